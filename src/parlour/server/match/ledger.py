"""The ledger: events are written to the database first, then applied to the match in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from parlour.core.events import Act, Event
from parlour.core.match import Match
from parlour.core.state import State
from parlour.server.store.store import Store
from parlour.server.store.writer import SeqTaken
from parlour.server.workers.simulations import store_frames
from parlour.table.live import LiveMatch
from parlour.table.outcomes import Outcomes
from parlour.table.refusal import Refusal
from parlour.table.stored import Chair

from .bus import Bus
from .matches import Matches
from .ratings import rate
from .scores import keep


class MatchLedger:
    """The only way to add events to a match."""

    def __init__(self, store: Store, matches: Matches, bus: Bus) -> None:
        self._store = store
        self._matches = matches
        self._bus = bus

    async def write(
        self,
        live: LiveMatch,
        events: list[Event],
        key: str | None = None,
        *,
        states: Sequence[State] = (),
        chairs: Sequence[Chair] = (),
        over: bool = False,
        outcomes: Outcomes | None = None,
    ) -> None:
        """Append to the store, then fold. If another event was first, take that one in and refuse.

        `states` are the states after each event, if they are known already.
        """
        at = events[-1].at
        ended = _ended(live, events) if over else None
        places = ended.result.places if ended is not None and ended.result is not None else ()
        due = _due_after(live, at) if not over else None
        try:
            await self._store.append(
                live.id,
                events,
                key,
                chairs=chairs,
                ended=(at, places) if over else None,
                due=due,
                besides=_besides(live, ended, at, outcomes),
            )
        except SeqTaken:
            await self._matches.refresh(live)
            if key is not None and key in live.keys:
                return  # it is our own event: the commit went through, only its confirmation was lost
            live.publish()
            raise too_late(live) from None
        if due is not None:
            live.stored.due = due
        for chair in chairs:
            live.chairs[chair.seat] = chair
            live.version += 1
        rows = [(event, key if number == 0 else None) for number, event in enumerate(events)]
        for number, (event, its_key) in enumerate(rows):
            live.fold(event, its_key, states[number] if states else None)
        self._bus.tell(live.id, rows, whole=bool(chairs))


def too_late(live: LiveMatch) -> Refusal:
    """The refusal for an event whose seq was taken meanwhile."""
    return Refusal(f"another event came first; the next is {live.seq + 1}", "stale-seq", next=live.seq + 1)


def _due_after(live: LiveMatch, at: int) -> int | None:
    """When clock and dice must be looked at, if that is sooner than the database says; else None."""
    times = [live.clock.soonest(at)] if live.clock is not None else []
    if live.stored.terms.throws == "asked":
        times.append(at + live.throw_ms)
    if not times:
        return None
    soonest = min(times)
    return soonest if live.stored.due is None or soonest < live.stored.due else None


def _ended(live: LiveMatch, events: list[Event]) -> Match:
    """The match after these events, which end it."""
    ended = live.running.copy()
    for event in events:
        ended.add(event)
    assert ended.result is not None
    return ended


def _besides(
    live: LiveMatch, ended: Match | None, at: int, outcomes: Outcomes | None
) -> Callable[[Connection], None] | None:
    """What is written in the same transaction as the events: ratings or a score, and key frames."""
    rating = _rating(live, ended, at) or _score(live, ended, at)
    if outcomes is None or not outcomes.known:
        return rating

    def write(connection: Connection) -> None:
        store_frames(connection, live.id, outcomes.known)
        if rating is not None:
            rating(connection)

    return write


def _rating(live: LiveMatch, ended: Match | None, at: int) -> Callable[[Connection], None] | None:
    """The change of the ratings at the end of a rated match; None if there is none.

    Who gave up, left or ran out of time before their first act has not played, and isn't counted.
    """
    result = ended.result if ended is not None else None
    if ended is None or result is None or result.reason == "aborted" or not live.stored.terms.rated:
        return None
    acted = {event.by for event in ended.events if isinstance(event, Act)}
    placed = {
        chair.person: place
        for chair, place in zip(live.chairs, result.places, strict=True)
        if chair.person is not None and (chair.seat in acted or chair.seat not in ended.out)
    }
    if len(placed) < 2:
        return None
    return lambda connection: rate(connection, live.id, live.game.key, placed, at)


def _score(live: LiveMatch, ended: Match | None, at: int) -> Callable[[Connection], None] | None:
    """The score of a game that somebody played alone to its end; None if it is no such game."""
    if ended is None or ended.result is None or ended.result.reason != "played":
        return None
    person = live.chairs[0].person
    if person is None or len(live.chairs) > 1 or not ended.game.scored(ended.options):
        return None
    return lambda connection: keep(connection, ended, live.id, person, at)
