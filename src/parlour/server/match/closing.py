"""Closing a match from outside: somebody is gone for good, nobody came, or the host decided."""

from __future__ import annotations

from collections.abc import Callable, Collection

from parlour.core.events import Ended, Event, Resign, Seat
from parlour.core.fairness import SEALED_FAIRNESS
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.table.draft import Draft
from parlour.table.live import LiveMatch
from parlour.table.refusal import Refusal
from parlour.table.seating import settle
from parlour.table.stored import Rows, StoredMatch

from .ledger import MatchLedger
from .matches import Matches
from .timekeeper import stand_in


class Closing:
    """Ends matches so that their records say how, and nobody's seat is kept any longer."""

    def __init__(
        self,
        settings: Settings,
        matches: Matches,
        ledger: MatchLedger,
        shown: Callable[[LiveMatch], None],
    ) -> None:
        self._settings = settings
        self._matches = matches
        self._ledger = ledger
        self._shown = shown

    async def close(self, match: str, gone: Collection[str] = (), *, begun: bool = True) -> None:
        """End the match: the people who are `gone` lose it.

        If all are gone, or none, it's called off and counts for nothing. Without `begun`, a match that has
        begun meanwhile goes on.
        """
        live = await self._matches.get(match)
        if live.status == "open":
            try:
                await self._matches.change(live, lambda stored: _end_open(stored, gone))
            except Refusal as why:
                if why.code != "has-started":
                    raise
        if live.status == "running" and begun:
            async with live.lock:
                await self._end(live, gone)
        self._shown(live)

    async def _end(self, live: LiveMatch, gone: Collection[str]) -> None:
        if live.match is None or live.match.result is not None:
            return
        draft = Draft(live, now_ms())
        seats = tuple(chair.seat for chair in live.chairs if chair.person in gone)
        if seats and len(seats) < len(live.chairs):
            draft.leave(seats, "forfeit", stand_in(self._settings, live), by="host")
        else:
            draft.call_off()
        await self._ledger.write(live, draft.events, chairs=draft.chairs, over=draft.over)


def _end_open(stored: StoredMatch, gone: Collection[str]) -> Rows:
    """Begin and end a match that was never begun: who kept it from beginning is in its record."""
    at = now_ms()
    for chair in stored.chairs:
        if chair.kind == "open":
            chair.kind, chair.left = "person", True
        chair.left = chair.left or chair.person in gone
        if not chair.nonce:
            chair.commitment = None  # nothing was drawn, so nobody owes a nonce
    settle(stored, at, fairness=SEALED_FAIRNESS)
    stored.status, stored.due = "over", None
    lost = [chair.seat for chair in stored.chairs if chair.person in gone]
    events: list[Event] = []
    if lost and len(lost) < len(stored.chairs):
        for seat in lost:
            name = stored.chairs[seat].name
            events.append(Seat(seq=len(events) + 1, at=at, by="host", seat=seat, what="left", name=name))
            events.append(Resign(seq=len(events) + 1, at=at, by=seat))
    else:
        events.append(Ended(seq=1, at=at, why="aborted"))
    return [(event, None) for event in events]
