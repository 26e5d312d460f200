"""Solve Shut the Box: one turn and the duel exactly, a match of two in float64 with its error bound.

Goals: score (lowest expected minus points of a turn), shut (highest chance to shut in a turn), duel (one
turn each, the second knows the first's score) and match (to --limit). For duel and match the value is the
first player's winning chance, a tie counting half.
"""

from __future__ import annotations

import argparse
from typing import Any, get_args

from parlour.core.errors import BadOption
from parlour.games.shut_the_box import options

from . import Parser
from . import solved_shut_the_box as solved
from .output import print_json

GOALS = ("score", "shut", "duel", "match")


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("--flaps", type=int, choices=(9, 10, 12), default=12, help="flaps of the tray (12)")
    parser.add_argument("--dice", choices=get_args(options.Dice), default="two", help="the dice rule (two)")
    parser.add_argument("--scoring", choices=get_args(options.Scoring), default="sum", help="(sum)")
    parser.add_argument("--goal", choices=GOALS, default="score", help="what is played for (score)")
    parser.add_argument("--limit", type=int, help=f"match: the limit ({options.USUAL_LIMIT})")
    parser.add_argument("--shut", choices=("wins", "finish-round"), help="match: what shutting does (wins)")
    parser.add_argument("--seats", type=int, help="duel and match: how many play (2)")
    parser.add_argument(
        "--outright", action="store_true", help="match of three: solve it (minutes), no estimate"
    )
    parser.add_argument("--full", action="store_true", help="every score exactly, every best closing")
    parser.add_argument("--plot", metavar="FILE", help="draw the result into this file (.svg, .png, .pdf)")
    parser.add_argument("--json", action="store_true", help="print JSON, always in full")
    given = parser.parse_args(words)
    _check(given)
    found = solved.find(given)
    if given.plot:
        _draw(found, given.plot)
    if given.json:
        print_json(solved.as_plain(found))
    else:
        print("\n".join(solved.as_text(found, parser.say, full=given.full)))
    return 0


def _check(given: argparse.Namespace) -> None:
    """Refuse what does not go together, and fill in what was left open."""
    asked: dict[str, Any] = {"limit": given.limit, "shut": given.shut, "seats": given.seats}
    fits = {"duel": {"seats"}, "match": {"limit", "shut", "seats"}}.get(given.goal, set())
    for name, value in asked.items():
        if value is not None and name not in fits:
            raise BadOption(f"--{name} does not go with the goal {given.goal}", option=name)
    if given.goal == "match" and given.scoring != "sum":
        raise BadOption(
            "a match is solved with scoring sum; with digits one round is played: see the goal duel",
            option="scoring",
        )
    given.limit = options.USUAL_LIMIT if given.limit is None else given.limit
    given.shut = given.shut or "wins"
    given.seats = 2 if given.seats is None else given.seats
    if not 1 <= given.limit <= solved.HIGHEST_LIMIT:
        raise BadOption(f"the limit of a solved match is 1 to {solved.HIGHEST_LIMIT}", option="limit")
    if not 2 <= given.seats <= solved.MOST_SEATS:
        raise BadOption(f"a duel or match has 2 to {solved.MOST_SEATS} seats", option="seats")
    if given.outright and (given.goal, given.seats) != ("match", 3):
        raise BadOption("--outright is for a match of three; two are always solved", option="outright")
    if given.outright and given.limit > solved.HIGHEST_LIMIT_OF_THREE:
        raise BadOption(
            f"the limit of a match of three is 1 to {solved.HIGHEST_LIMIT_OF_THREE} outright", option="limit"
        )
    if given.seats > 2 and given.shut != "wins":
        raise BadOption("with more than two seats a shut box wins at once", option="shut")


def _draw(found: solved.Found, file: str) -> None:
    """The picture that belongs to the goal."""
    from parlour.analysis import shut_the_box_plots as plots  # matplotlib loads with it

    rules = f"{found.flaps} flaps, dice {found.dice}, {found.scoring}"
    if found.ways:
        names = (f"best for {found.goal}", "largest first", "at random")
        ways = {name: found.ways[name].distribution for name in names}
        draw = plots.final_scores if found.scoring == "sum" else plots.numbers_of_digits
        draw(ways, f"Shut the Box, one turn: {rules}", file)
    elif found.against:
        scale = "linear" if found.scoring == "sum" else "log"
        plots.against_scores(found.against, f"Shut the Box, duel: {rules}", file, scale=scale)
    elif found.pads is not None:
        plots.by_pads(found.pads, f"Shut the Box to {found.limit}: {rules}", file)
    else:
        estimate = " (estimate)" if found.estimate else ""
        plots.seats(found.chances, f"Shut the Box, {found.goal}{estimate}: {rules}", file)
