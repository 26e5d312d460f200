"""A match as clients see it: its table and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from parlour.core.events import Act, ChanceAnswer, Event
from parlour.core.fairness import commitment
from parlour.core.state import State
from parlour.table.messages.match import (
    ClaimShown,
    ClockShown,
    EventShown,
    OfferShown,
    RematchShown,
    ScreenShown,
    SeatShown,
    Table,
)

from .clock import Clocks
from .stored import Chair
from .watcher import SCREEN

if TYPE_CHECKING:
    from .live import LiveMatch

#: what the others may claim if a person stays away, by the match's rule for leaving
CLAIMS: dict[str, tuple[Literal["robot", "win"], ...]] = {
    "robot": ("robot",),
    "forfeit": ("win",),
    "pass": ("robot", "win"),
}


def table_of(live: LiveMatch) -> Table:
    """What everybody may know about the match, without the game's view."""
    stored, match = live.stored, live.match
    terms = stored.terms
    return Table(
        match=stored.id,
        game=stored.game,
        rules=stored.rules,
        options=stored.options,
        status=stored.status,
        public=terms.public,
        rated=terms.rated,
        spectators=terms.spectators,
        hold=terms.hold,
        leaving=terms.leaving,
        hints=live.hints,
        host=stored.host_name,
        created=stored.created,
        seats=tuple(_seat(live, chair) for chair in live.chairs),
        commitment=commitment(stored.seed),
        seed=stored.seed.hex() if match is not None and stored.status == "over" else None,
        sealed=stored.sealed is not None,
        beacon=stored.beacon,
        result=match.result if match is not None else None,
        offer=_offer(live),
        paused=match.paused if match is not None else False,
        clock=_clock(live),
        rematch=stored.rematch,
        by_hand=terms.by_hand,
        of_class=terms.of_class is not None,
        starts=stored.due if stored.status == "open" and stored.sealed is None else None,
        secrets=live.secrets,
        throws=terms.throws,
        on_time=terms.on_time,
        rematch_asked=_rematch(live),
        league=terms.of_round,
        imported=terms.imported,
        screen=ScreenShown(code=stored.code, here=SCREEN in live.present) if stored.code else None,
    )


def _clock(live: LiveMatch) -> ClockShown | None:
    """The clocks; before the start full ones, so that everybody sees what is agreed before they sit down."""
    if live.clock is not None:
        return live.clock.shown()
    terms = live.stored.terms.clock
    if terms is None or live.stored.status != "open":
        return None
    return Clocks.started(terms, len(live.chairs), live.stored.created).shown()


def claimable(live: LiveMatch, seat: int) -> ClaimShown | None:
    """What the others may claim from the seat's person, who is away, and from when on.

    Only in casual matches between people without a clock, and only if the match waits for that seat.
    """
    chair, terms = live.chairs[seat], live.stored.terms
    away = live.away.get(chair.person) if chair.person is not None else None
    people = {other.person for other in live.chairs if other.kind == "person" and not other.left}
    casual = not terms.rated and terms.of_class is None and live.clock is None
    if away is None or chair.left or not casual or len(people) < 2 or live.to_act != seat:
        return None
    return ClaimShown(what=CLAIMS[terms.leaving], at=away.claim)


def _seat(live: LiveMatch, chair: Chair) -> SeatShown:
    running = live.status == "running" and chair.kind == "person" and not chair.left
    away = live.away.get(chair.person) if running and chair.person is not None else None
    return SeatShown(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        person=chair.person,
        robot=chair.robot,
        here=chair.robot is not None or chair.person in live.present,
        left=chair.left,
        ahead=chair.ahead,
        seconds=chair.seconds,
        commitment=chair.commitment,
        revealed=chair.nonce != "",
        away=away.since if away is not None else None,
        claim=claimable(live, chair.seat) if away is not None else None,
    )


def _offer(live: LiveMatch) -> OfferShown | None:
    offer = live.match.offer if live.match is not None else None
    if offer is None or live.match is None:
        return None
    return OfferShown(
        seq=offer.seq, by=offer.by, what=offer.what, to=offer.to, agreed=tuple(sorted(live.match.agreed))
    )


def _rematch(live: LiveMatch) -> RematchShown | None:
    asked = live.stored.again
    if asked is None:
        return None
    by = next((chair.seat for chair in live.chairs if chair.person == asked.by), 0)
    agreed = tuple(chair.seat for chair in live.chairs if chair.person in asked.people)
    return RematchShown(state=asked.state, by=by, agreed=agreed, at=asked.at)


def show(event: Event, before: State | None, seat: int | None) -> EventShown:
    """An event as a seat may see it; `before` is the state before the event (None: show all)."""
    if isinstance(event, Act | ChanceAnswer):
        text = event.act
        if before is not None and not before.open_information:
            text = before.shown(before.game.action(text), seat)
        return EventShown(
            seq=event.seq,
            at=event.at,
            by=event.by,
            kind="act" if isinstance(event, Act) else "chance",
            act=text,
        )
    return msgspec.convert(msgspec.to_builtins(event), EventShown)
