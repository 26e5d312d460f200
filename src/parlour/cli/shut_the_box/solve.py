"""Solve Shut the Box: one turn and the duel exactly, a match of two in float64 with an error bound.

Goals: score (lowest expected minus points of a turn), shut (highest chance to shut the box in a turn), duel
(one turn each, the second player knows the first's score) and match (up to --limit). For duel and match the
value is the first player's chance to win, a tie counting half.
"""

from __future__ import annotations

import argparse
from typing import Any, get_args

from parlour.cli import Parser
from parlour.cli.output import print_json
from parlour.cli.progress import Progress
from parlour.games.shut_the_box import options
from parlour.locales import Words

from . import solved

GOALS = ("score", "shut", "duel", "match")


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("--flaps", type=int, choices=(9, 10, 12), default=12, help="number of flaps (12)")
    parser.add_argument("--dice", choices=get_args(options.Dice), default="two", help="the dice rule (two)")
    parser.add_argument(
        "--scoring", choices=get_args(options.Scoring), default="sum", help="how a turn is scored (sum)"
    )
    parser.add_argument("--goal", choices=GOALS, default="score", help="what to play for (score)")
    parser.add_argument("--limit", type=int, help=f"match: the points limit ({options.USUAL_LIMIT})")
    parser.add_argument(
        "--shut", choices=("wins", "finish-round"), help="match: what shutting the box does (wins)"
    )
    parser.add_argument("--seats", type=int, help="duel and match: number of players (2)")
    parser.add_argument(
        "--outright",
        action="store_true",
        help="match of three: solve it (takes minutes) instead of estimating",
    )
    parser.add_argument("--full", action="store_true", help="print every score exactly and every best move")
    parser.add_argument("--plot", metavar="FILE", help="plot the result into this file (.svg, .png, .pdf)")
    parser.add_argument("--json", action="store_true", help="print JSON, always in full")
    given = parser.parse_args(words)
    _check(given, parser)
    with Progress():
        found = solved.find(given)
    if given.plot:
        _draw(found, given.plot, parser.say)
    if given.json:
        print_json(solved.as_plain(found))
    else:
        print("\n".join(solved.as_text(found, parser.say, full=given.full)))
    return 0


def _check(given: argparse.Namespace, parser: Parser) -> None:
    """Refuse options that conflict, and fill in the defaults."""
    asked: dict[str, Any] = {"limit": given.limit, "shut": given.shut, "seats": given.seats}
    fits = {"duel": {"seats"}, "match": {"limit", "shut", "seats"}}.get(given.goal, set())
    for name, value in asked.items():
        if value is not None and name not in fits:
            parser.error(parser.say("cli-not-with-goal", option=f"--{name}", goal=given.goal))
    if given.goal == "match" and given.scoring != "sum":
        parser.error(parser.say("cli-match-by-sum"))
    given.limit = options.USUAL_LIMIT if given.limit is None else given.limit
    given.shut = given.shut or "wins"
    given.seats = 2 if given.seats is None else given.seats
    if not 1 <= given.limit <= solved.HIGHEST_LIMIT:
        parser.refuse_number("limit", 1, solved.HIGHEST_LIMIT)
    if not 2 <= given.seats <= solved.MOST_SEATS:
        parser.refuse_number("seats", 2, solved.MOST_SEATS)
    if given.outright and (given.goal, given.seats) != ("match", 3):
        parser.error(parser.say("cli-outright-of-three"))
    if given.outright and given.limit > solved.HIGHEST_LIMIT_OF_THREE:
        parser.refuse_number("limit", 1, solved.HIGHEST_LIMIT_OF_THREE)
    if given.seats > 2 and given.shut != "wins":
        parser.error(parser.say("cli-shut-wins"))


def _draw(found: solved.SolvedFigures, file: str, say: Words) -> None:
    """Plot the result of this goal."""
    from parlour.analysis.shut_the_box import plots  # matplotlib loads with it

    rules = {"flaps": found.flaps, "dice": found.dice, "scoring": found.scoring}
    title = f"{say('stb-solved-title', **rules)}\n{say('stb-solved-goal', goal=found.goal)}"
    if found.ways:
        names = (f"best for {found.goal}", "largest first", "at random")
        ways = {solved.way_named(name, say): found.ways[name].distribution for name in names}
        draw = plots.final_scores if found.scoring == "sum" else plots.numbers_of_digits
        draw(ways, title, file, say)
    elif found.against:
        scale = "linear" if found.scoring == "sum" else "log"
        plots.against_scores(found.against, title, file, say, scale=scale)
    elif found.pads is not None:
        plots.by_pads(found.pads, title, file, say)
    else:
        about = f"{title}\n{say('stb-solved-estimate')}" if found.estimate else title
        plots.seats(found.chances, about, file, say)
