"""Events told as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.events import Act, Answer, ChanceAnswer, Event, Flag, Offer, Resign, Seat, TakeBack


def told(names: Sequence[str], event: Event, *, act: str | None = None) -> str:
    """One event as a sentence; `act` is what the reader may see of an action, if not all of it."""
    name = names[event.by] if isinstance(event.by, int) else event.by
    match event:
        case Act():
            return f"{name}: {act or event.act}"
        case ChanceAnswer():
            return f"chance: {act or event.act}"
        case TakeBack(to=to):
            return f"{name} takes back to event {to}"
        case Resign():
            return f"{name} resigns"
        case Offer(what=what):
            return f"{name} offers: {what}"
        case Answer(yes=yes):
            return f"{name} {'agrees' if yes else 'declines'}"
        case Flag(seat=seat):
            return f"{names[seat]} is out of time"
        case Seat(seat=seat, what=what, name=who):
            return f"seat {seat}: {who} {what}"
