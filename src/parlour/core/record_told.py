"""A record for people: the game, who played, how it ended, and every event in a line of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .errors import ParlourError
from .events import Act, Answer, ChanceAnswer, Ended, Event, Flag, Offer, Resign, Seat, TakeBack
from .harmless import harmless

if TYPE_CHECKING:
    from .match import Match
    from .record import Record


def told(record: Record) -> str:
    """Several lines of text. A record that doesn't follow the rules says so instead of a result."""
    names = [harmless(name) or f"seat {seat}" for seat, name in enumerate(record.players)]
    try:
        match = record.match()
        lines = [f"{match.game.name}: {' – '.join(names)}", *_options(match), _result(match, names)]
    except ParlourError as error:
        lines = [f"{harmless(record.header.game)}: {' – '.join(names)}", f"not a valid match: {error}"]
    width = max(map(len, (*names, "chance")))
    for event in record.events:
        by = names[event.by] if isinstance(event.by, int) and event.by < len(names) else str(event.by)
        lines.append(f"{event.seq:>4}  {by:<{width}}  {_event(event)}")
    return "\n".join(lines)


def _options(match: Match) -> list[str]:
    """What differs from the usual options."""
    usual = msgspec.to_builtins(match.game.options())
    chosen = {
        name: value for name, value in msgspec.to_builtins(match.options).items() if usual.get(name) != value
    }
    return [", ".join(f"{name} = {value}" for name, value in chosen.items())] if chosen else []


def _result(match: Match, names: list[str]) -> str:
    points = ", ".join(f"{name} {count}" for name, count in zip(names, match.state.points, strict=True))
    if match.result is None:
        return f"not finished after {len(match.events)} events: {points}"
    best = [name for name, place in zip(names, match.result.places, strict=True) if place == 0]
    return f"{' and '.join(best)} won ({match.result.reason}): {points}"


def _event(event: Event) -> str:
    match event:
        case Act() | ChanceAnswer():
            return harmless(event.act)
        case TakeBack():
            return f"take back to {event.to}"
        case Resign():
            return "resign"
        case Offer():
            return f"offer {event.what}"
        case Answer():
            return f"{'yes' if event.yes else 'no'} to {event.to}"
        case Flag():
            return f"out of time: seat {event.seat}"
        case Seat():
            return f"seat {event.seat} {event.what}: {harmless(event.name)}"
        case Ended():
            return f"ended: {event.why}"
