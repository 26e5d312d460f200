"""Reminders a day and an hour before somebody's time runs out, by Web Push."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.server.base.now import now_ms
from parlour.server.match.matches import Matches
from parlour.server.store.schema import matches as matches_table
from parlour.server.store.schema import pairings, reminders, seasons
from parlour.server.store.store import Store
from parlour.table.live import LiveMatch
from parlour.table.refusal import Refusal
from parlour.table.waiting import why

from .push import Push

_HOUR_MS = 3_600_000
_DAY_MS = 24 * _HOUR_MS
#: hours before the end, and the least time that there was at all: a reminder soon after the notice is noise
_TIMES = ((1, 4 * _HOUR_MS), (24, 2 * _DAY_MS))
#: how long it is remembered that a reminder was sent
_KEPT_MS = 30 * _DAY_MS


class Reminders:
    """Reminds each person once a day before and once an hour before."""

    def __init__(self, store: Store, matches: Matches, push: Push) -> None:
        self._store = store
        self._matches = matches
        self._push = push

    async def look(self) -> None:
        """Remind the people whose time runs out soon."""
        if self._push.key is None:
            return
        now = now_ms()
        for match in await self._store.ask(lambda c: _soon(c, now)):
            try:
                live = await self._matches.get(match)
            except Refusal:
                continue
            for person in {chair.person for chair in live.chairs if chair.person is not None}:
                hours = due_hours(live, person, now)
                if hours is not None and await self._first(live, person, hours, now):
                    await self._push.remind(person, live, hours)

    async def _first(self, live: LiveMatch, person: str, hours: int, now: int) -> bool:
        """Whether this reminder is the first of its kind; it is noted, for the other workers too."""
        waiting = why(live, person)
        assert waiting is not None
        row = {"match": live.id, "person": person, "due": waiting.until, "hours": hours}

        def work(connection: Connection) -> None:
            connection.execute(delete(reminders).where(reminders.c.due < now - _KEPT_MS))
            connection.execute(insert(reminders).values(**row))

        known = select(reminders.c.hours).where(*(reminders.c[name] == value for name, value in row.items()))
        if await self._store.ask(lambda c: c.execute(known).first()) is not None:
            return False
        try:
            await self._store.writer.run(work)
        except IntegrityError:
            return False
        return True


def due_hours(live: LiveMatch, person: str, now: int) -> int | None:
    """Which reminder is due for the person at this match: 24 or 1 hours before; None: none."""
    waiting = why(live, person)
    if waiting is None or waiting.until is None or waiting.until <= now:
        return None
    left, whole = waiting.until - now, waiting.until - waiting.since
    for hours, least in _TIMES:
        if left <= hours * _HOUR_MS:
            return hours if whole >= least else None
    return None


def _soon(connection: Connection, now: int) -> list[str]:
    """The matches in which somebody's time may run out within a day."""
    soon = now + _DAY_MS
    clocks = select(matches_table.c.id).where(
        matches_table.c.status == "running", matches_table.c.due > now, matches_table.c.due <= soon
    )
    rounds = (
        select(matches_table.c.id)
        .join(pairings, pairings.c.match == matches_table.c.id)
        .join(seasons, (seasons.c.league == pairings.c.league) & (seasons.c.season == pairings.c.season))
        .where(
            matches_table.c.status == "open",
            pairings.c.first_points.is_(None),
            seasons.c.status == "running",
            seasons.c.due > now,
            seasons.c.due <= soon,
        )
    )
    return list(connection.execute(clocks.union(rounds)).scalars())
