"""Show a record of a match, or check that it follows the rules."""

from __future__ import annotations

from parlour.core.errors import BadOption
from parlour.core.match import Match
from parlour.core.record import Record
from parlour.terminal.telling import told

from . import Parser
from .output import print_json


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("what", choices=["show", "check"], help="show it, or only check it")
    parser.add_argument("file", help="a record, in its text or JSON form")
    parser.add_argument("--at", type=int, metavar="SEQ", help="show the position after this event")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    record = Record.load(given.file)
    match = Match.of(record)
    if given.what == "check":
        _print_check(match, given.json)
        return 0
    if given.at is not None:
        if not 0 <= given.at <= len(record.events):
            raise BadOption(f"the record has events 1 to {len(record.events)}", option="at")
        match = Match(record.header, record.events[: given.at])
    if given.json:
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
    print(f"{match.game.name}, match {header.match}")
    print(f"players: {', '.join(p.name for p in header.players)}; options: {header.options}")
    for event in match.events:
        print(f"{event.seq:>4}  {told(match.names, event)}")
    print()
    print(match.state)
    print(_outcome(match))
    return 0


def _print_check(match: Match, as_json: bool) -> None:
    if as_json:
        print_json({"ok": True, "events": len(match.events), "over": match.result is not None})
    else:
        print(f"The record follows the rules: {len(match.events)} events; {_outcome(match).lower()}")


def _outcome(match: Match) -> str:
    if match.result is None:
        return "The match is not over."
    winners = [match.names[seat] for seat, place in enumerate(match.result.places) if place == 0]
    return f"Over ({match.result.reason}): {', '.join(winners) or 'nobody'} first."
