"""Show a record of a match, or check that it follows the rules."""

from __future__ import annotations

from typing import Any

from parlour.core.errors import BadOption, BadRecord
from parlour.core.match import Match
from parlour.locales import Words
from parlour.locales.naming import game_named, options_told, player_named
from parlour.locales.refusals import refused
from parlour.terminal.drawing import table_drawn
from parlour.terminal.telling import told

from . import NO, Parser, refuse
from .output import print_json
from .record_file import record_from


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("what", choices=["show", "check"], help="show it, or only check it")
    parser.add_argument("file", help="a record, or - for standard input")
    parser.add_argument("--at", type=int, metavar="N", help="show the position after this event")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    if given.what == "check":
        record = record_from(given.file)
        try:
            match = Match.of(record)
        except BadRecord as error:
            refuse(refused(error, parser.say), error.code, error.details)
            return NO
        _print_check(match, given.json, parser.say)
        return 0
    return show(given.file, parser.say, at=given.at, as_json=given.json)


def show(file: str, say: Words, *, at: int | None = None, as_json: bool = False) -> int:
    """Print a record's events, and the position after event `at` or at the end."""
    record = record_from(file)
    match = Match.of(record)
    if at is not None:
        if not 0 <= at <= len(record.events):
            raise BadOption(
                f"--at is {at}; the record has events 1 to {len(record.events)}",
                option="at",
                low=1,
                high=len(record.events),
            )
        match = Match(record.header, record.events[:at])
    if as_json:
        state = match.state
        result = match.result
        print_json(
            {
                "header": record.header,
                "events": match.events,
                "position": state.position,
                "points": state.points,
                "places": result.places if result else None,
                "reason": result.reason if result else None,
            }
        )
        return 0
    header = record.header
    print(say("record-title", game=game_named(match.game.key, say), match=header.match))
    players = ", ".join(player_named(player.name, say) for player in header.players)
    print(say("record-players", names=players, options=options_told(header.options, say) or "-"))
    for event in match.events:
        print(f"{event.seq:>4}  {told(match.names, event, say)}")
    print()
    print(match.state if say.lang == "en" else table_drawn(match.game, _seen(match), match.names, say))
    print(_outcome(match, say))
    return 0


def _seen(match: Match) -> dict[str, Any]:
    """A spectator's view of the position."""
    view: dict[str, Any] = match.state.view(None)
    return view


def _print_check(match: Match, as_json: bool, say: Words) -> None:
    if as_json:
        print_json({"ok": True, "events": len(match.events), "over": match.result is not None})
    else:
        print(say("record-follows", events=len(match.events)), _outcome(match, say))


def _outcome(match: Match, say: Words) -> str:
    if match.result is None:
        return say("record-not-over")
    if match.game.scored(match.options):
        return say("term-over-score", points=match.state.points[0])
    winners = [
        player_named(match.names[seat], say) for seat, place in enumerate(match.result.places) if place == 0
    ]
    return say("record-over", reason=match.result.reason, names=say.list(winners), count=len(winners))
