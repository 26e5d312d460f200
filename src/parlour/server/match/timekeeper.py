"""Watches the clocks of all matches and flags those that run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from parlour.bots import middling
from parlour.core.errors import ParlourError
from parlour.server.base.background import Background
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.store import Store
from parlour.table.draft import Draft
from parlour.table.live import LiveMatch

from .handshake import Handshake
from .ledger import MatchLedger
from .matches import Matches

log = logging.getLogger("parlour.timekeeper")


class Timekeeper:
    """The server keeps the clocks: an alarm for each match in memory, a periodic sweep over the others."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        matches: Matches,
        ledger: MatchLedger,
        background: Background,
        gone_on: Callable[[LiveMatch], None],
        throw: Callable[[LiveMatch], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches
        self._handshake = Handshake(settings, matches)
        self._ledger = ledger
        self._background = background
        #: called after a clock has run out or was checked
        self._gone_on = gone_on
        #: throws dice whose thrower said nothing for too long
        self._throw = throw
        #: no clock runs out before this: nobody loses on time because the server was down
        self._since = now_ms() + settings.clock_pardon_ms

    def pardon(self) -> None:
        """Let no clock run out for a while: the server's time had a gap, and players have to reconnect."""
        self._since = now_ms() + self._settings.clock_pardon_ms

    def is_out(self, live: LiveMatch, now: int) -> bool:
        """Whether the running clock has run out."""
        deadline = _deadline(live)
        return deadline is not None and now > max(deadline, self._since) + self._settings.clock_grace_ms

    async def flag(self, live: LiveMatch) -> None:
        """Record that the running clock has run out, with the events that follow from it."""
        assert live.clock is not None
        seat = live.clock.running
        assert seat is not None
        draft = Draft(live, now_ms())
        draft.flag(seat, live.stored.terms.on_time, stand_in(self._settings, live))
        await self._ledger.write(live, draft.events, chairs=draft.chairs, over=draft.over)
        live.publish()
        self._gone_on(live)

    async def look(self, live: LiveMatch) -> None:
        """Flag the running clock if it has run out, throw dice that waited too long; set the next alarm."""
        async with live.lock:
            try:
                if live.status == "running" and self.is_out(live, now_ms()):
                    await self.flag(live)
                elif live.throw_until is not None and live.throw_until <= now_ms():
                    await self._throw(live)
            except ParlourError as error:
                log.warning("could not look at the time of a %s match: %s", live.game.key, error.message)
        self._gone_on(live)

    async def sweep(self) -> None:
        """Check the clocks of matches that are not in memory."""
        for match in await self._store.due(now_ms()):
            live = await self._matches.get(match)
            if live.status == "open":
                await self._handshake.look_again(live)
                self._gone_on(live)
                continue
            await self.look(live)
            deadline = _next(live)
            if deadline is None or deadline > now_ms():
                live.stored.due = deadline
                await self._store.set_due(match, deadline)

    def set_alarm(self, live: LiveMatch) -> None:
        """Set a timer for when the running clock runs out or dice have waited long enough.

        An earlier alarm stays: it checks the clock and sets the next one. Most acts move the deadline further
        away, so almost none has to touch the alarm.
        """
        if self._background.closed:
            return
        deadline, throw = _deadline(live), live.throw_until
        times = [throw + 5] if throw is not None else []
        if deadline is not None:
            times.append(max(deadline, self._since) + self._settings.clock_grace_ms + 5)
        if not times:
            return
        rings = min(times)
        if live.alarm is not None:
            if live.rings <= rings:
                return
            live.alarm.cancel()
        wait = max(0, rings - now_ms()) / 1000
        live.alarm, live.rings = asyncio.get_running_loop().call_later(wait, self._ring, live), rings

    def _ring(self, live: LiveMatch) -> None:
        live.alarm = None
        self._background.run(self.look(live))


def stand_in(settings: Settings, live: LiveMatch) -> str:
    """The robot that acts for a seat whose person left, resigned or ran out of time."""
    return settings.leaving_robot or middling(live.game.key, live.stored.options)


def _next(live: LiveMatch) -> int | None:
    """When something is due in the match: its clock runs out, or dice have waited long enough."""
    return min((at for at in (_deadline(live), live.throw_until) if at is not None), default=None)


def _deadline(live: LiveMatch) -> int | None:
    """When the running clock runs out; None if its seat has resigned or was taken over."""
    if live.clock is None or live.clock.running is None or live.status != "running":
        return None
    seat = live.clock.running
    return None if live.chairs[seat].left or seat in live.running.resigned else live.clock.deadline
