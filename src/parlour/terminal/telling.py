"""Events as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.events import Act, Answer, ChanceAnswer, Ended, Event, Flag, Offer, Resign, Seat, TakeBack
from parlour.locales import Words
from parlour.locales.naming import player_named


def told(names: Sequence[str], event: Event, say: Words, *, act: str | None = None) -> str:
    """An event as a sentence; `act` replaces the action's text if the reader may not see all of it."""
    name = player_named(names[event.by], say) if isinstance(event.by, int) else event.by
    match event:
        case Act():
            return f"{name}: {act or event.act}"
        case ChanceAnswer():
            return f"{say('term-chance')}: {act or event.act}"
        case TakeBack(to=to):
            return say("term-takes-back", name=name, to=str(to))
        case Resign():
            return say("term-resigns", name=name)
        case Offer(what=what):
            return say(f"offer-{what}", name=name)
        case Answer(yes=yes):
            return say("term-agrees" if yes else "term-declines", name=name)
        case Flag(seat=seat):
            return say("term-flag", name=player_named(names[seat], say))
        case Ended(why=why):
            return say(f"reason-{why}")
        case Seat(seat=seat, what=what, name=who):
            return say("term-seat", seat=str(seat), name=player_named(who, say), what=what)
