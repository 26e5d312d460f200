"""Tables that were abandoned before the first act are cleared away."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, func, or_, select, update

from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import (
    chat,
    class_matches,
    events,
    frames,
    matches,
    reports,
    screens,
    seats,
)
from parlour.server.store.store import TERMS, Store

from .bus import Bus, Change
from .matches import SERVER_PERSON, Matches

_MINUTE = 60_000
#: tables cleared away at once
_MOST = 200


class Abandoned:
    """Finds and deletes tables without a first act that nobody has looked at for long.

    A match with a clock ends by itself, and matches of leagues and classes are the server's: those stay.
    """

    def __init__(self, settings: Settings, store: Store, matches: Matches, bus: Bus) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches
        self._bus = bus
        #: tables of which the other workers were asked whether somebody is there
        self._asked: set[str] = set()

    async def clear(self) -> None:
        """Delete what is abandoned. With several workers: what nobody claims until the next time."""
        found = [m for m in await self._store.ask(self._found) if self._matches.here(m) is None]
        gone = [m for m in found if not self._bus.shared or m in self._asked]
        self._asked = set(found) - set(gone)
        for match in self._asked:
            self._bus.tell(match, asks=True)
        if gone:
            await self._store.writer.run(lambda c: _delete(c, gone))
            self._matches.send_away(gone)

    def heard(self, change: Change) -> None:
        """Somebody is at the table, at another worker."""
        if change.here:
            self._asked.discard(change.match)

    def _found(self, connection: Connection) -> list[str]:
        now = now_ms()
        alone = now - self._settings.abandoned_minutes * _MINUTE
        invited = now - self._settings.invitation_minutes * _MINUTE
        acted = select(events.c.seq).where(
            events.c.match == matches.c.id, events.c.data.like('{"kind":"act"%')
        )
        people = select(func.count(func.distinct(seats.c.person))).where(seats.c.match == matches.c.id)
        waiting = and_(matches.c.status == "open", matches.c.created < invited)
        begun = and_(
            matches.c.status == "running",
            or_(
                matches.c.started < invited,
                and_(matches.c.started < alone, people.scalar_subquery() < 2),
            ),
            ~acted.exists(),
        )
        question = (
            select(matches.c.id, matches.c.terms)
            .where(matches.c.host != SERVER_PERSON, or_(waiting, begun))
            .limit(_MOST)
        )
        rows = [(match, TERMS.decode(terms)) for match, terms in connection.execute(question)]
        return [match for match, terms in rows if terms.of_class is None and terms.clock is None]


def _delete(connection: Connection, gone: list[str]) -> None:
    for match in gone:
        delete_match(connection, match)
    # who asked for a rematch that was never played may ask again
    connection.execute(update(matches).where(matches.c.rematch.in_(gone)).values(rematch=None, again=None))


def delete_match(connection: Connection, match: str) -> None:
    """Delete an unfinished match and all that belongs to it."""
    for table in (events, frames, chat, reports, class_matches, screens, seats):
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(matches).where(matches.c.id == match))
