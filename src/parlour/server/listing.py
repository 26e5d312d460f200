"""Lists of matches: the lobby, and a person's own."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, func, or_, select

from .protocol import MatchListed
from .schema import matches, people, seats
from .settings import Settings
from .store import TERMS, Store, events_of

_PAGES_KEPT = 100


class Listings:
    """What is listed, newest first."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._seconds = settings.lobby_seconds
        #: the lobby's first pages as they were lately, for the many who look at them
        self._lately: dict[tuple[str, str | None, int], tuple[float, list[MatchListed]]] = {}

    async def lobby(
        self, status: str, game: str | None, before: tuple[int, str] | None, count: int
    ) -> list[MatchListed]:
        """Public matches, newest first; the first page may be as it was a moment ago."""
        lately = self._lately.get((status, game, count)) if before is None else None
        if lately is not None and time.monotonic() - lately[0] < self._seconds:
            return lately[1]
        found = await self._lobby(status, game, before, count)
        if before is None:
            if len(self._lately) > _PAGES_KEPT:
                self._lately.clear()
            self._lately[status, game, count] = (time.monotonic(), found)
        return found

    async def _lobby(
        self, status: str, game: str | None, before: tuple[int, str] | None, count: int
    ) -> list[MatchListed]:
        where = [matches.c.public.is_(True), matches.c.status == status]
        if game is not None:
            where.append(matches.c.game == game)
        return await self._store.ask(lambda c: _list(c, where, before, count, None))

    async def of_person(
        self, person: str, status: str | None, before: tuple[int, str] | None, count: int
    ) -> list[MatchListed]:
        """Matches in which the person has a seat or which they made, newest first."""
        mine = select(seats.c.match).where(seats.c.person == person)
        where: list[Any] = [or_(matches.c.id.in_(mine), matches.c.host == person)]
        if status is not None:
            where.append(matches.c.status == status)
        return await self._store.ask(lambda c: _list(c, where, before, count, person))

    async def shown_of(self, person: str, before: tuple[int, str] | None, count: int) -> list[MatchListed]:
        """Public matches that the person played to their end, newest first."""
        mine = select(seats.c.match).where(seats.c.person == person)
        where = [matches.c.id.in_(mine), matches.c.public.is_(True), matches.c.status == "over"]
        return await self._store.ask(lambda c: _list(c, where, before, count, None))

    async def records_of(self, person: str) -> list[dict[str, Any]]:
        """Every match in which the person has a seat: its header, and its events where it is over."""
        mine = select(seats.c.match).where(seats.c.person == person)

        def question(connection: Connection) -> list[dict[str, Any]]:
            found = connection.execute(
                select(matches).where(matches.c.id.in_(mine)).order_by(matches.c.created)
            )
            return [
                {
                    "match": row.id,
                    "header": msgspec.json.decode(row.header) if row.header is not None else None,
                    "status": row.status,
                    "events": [event for event, _ in events_of(connection, row.id, 0)]
                    if row.status == "over"
                    else [],
                }
                for row in found.all()
            ]

        return await self._store.ask(question)

    async def without_hints(self, person: str, game: str) -> bool:
        """Whether the person plays a match of this game now in which there are no hints."""
        question = (
            select(matches.c.terms)
            .join(seats, seats.c.match == matches.c.id)
            .where(
                seats.c.person == person,
                seats.c.left.is_(False),
                matches.c.game == game,
                matches.c.status == "running",
            )
        )
        terms = await self._store.ask(lambda c: [TERMS.decode(t) for t in c.execute(question).scalars()])
        return any(agreed.rated or not agreed.hints for agreed in terms)

    async def unfinished(self, person: str) -> int:
        """How many matches that are not over this person made."""
        question = select(func.count()).where(matches.c.host == person, matches.c.status != "over")
        return await self._store.ask(lambda c: int(c.execute(question).scalar_one()))


def _list(
    connection: Connection,
    where: list[Any],
    before: tuple[int, str] | None,
    count: int,
    person: str | None,
) -> list[MatchListed]:
    if before is not None:
        at, match = before
        where = [
            *where,
            or_(matches.c.created < at, and_(matches.c.created == at, matches.c.id < match)),
        ]
    question = (
        select(matches, people.c.name.label("host_name"))
        .join(people, people.c.id == matches.c.host)
        .where(*where)
        .order_by(matches.c.created.desc(), matches.c.id.desc())
        .limit(count)
    )
    rows = connection.execute(question).all()
    chairs: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    at_them = select(seats).where(seats.c.match.in_(list(chairs))).order_by(seats.c.match, seats.c.seat)
    for chair in connection.execute(at_them):
        chairs[chair.match].append(chair)
    return [_listed(row, chairs[row.id], person) for row in rows]


def _listed(row: Row[Any], chairs: list[Row[Any]], person: str | None) -> MatchListed:
    return MatchListed(
        match=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        status=row.status,
        rated=TERMS.decode(row.terms).rated,
        host=row.host_name,
        created=row.created,
        names=tuple(chair.name for chair in chairs),
        open=sum(chair.kind == "open" for chair in chairs),
        people=tuple(chair.person if chair.kind == "person" else None for chair in chairs),
        places=tuple(c.place for c in chairs) if all(c.place is not None for c in chairs) else None,
        yours=tuple(c.seat for c in chairs if person is not None and c.person == person and not c.left),
    )
