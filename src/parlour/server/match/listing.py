"""Lists of matches: the lobby, and a person's own matches."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Connection, Integer, Select, String, bindparam, func, or_, select, tuple_

from parlour.server.base.settings import Settings
from parlour.server.store.schema import matches, people, seats
from parlour.server.store.store import TERMS, Store, events_of
from parlour.table.messages.match import MatchListed, RobotRecord, Terms

_PAGES_KEPT = 100
#: how many of the latest matches say which games are played most
_LATEST = 500


class Listings:
    """Queries for lists of matches, newest first."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._seconds = settings.lobby_seconds
        #: a short-lived cache of the lobby's first pages, which many people load
        self._lately: dict[tuple[str, str | None, int], tuple[float, list[MatchListed]]] = {}

    async def lobby(
        self, status: str, game: str | None, before: tuple[int, str] | None, count: int
    ) -> list[MatchListed]:
        """Public matches, newest first; the first page is cached for a moment."""
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
        page = _lobby_page(game is not None, before is not None)
        named = {"status": status} | ({"game": game} if game is not None else {})
        return await self._store.ask(lambda c: _list(c, page, before, count, None, **named))

    async def most_played(self) -> list[str]:
        """The games of the latest finished matches, those played most first."""

        def question(connection: Connection) -> Counter[str]:
            found: Counter[str] = Counter()
            for public in (True, False):  # each is the end of an index
                ended = select(matches.c.game).where(matches.c.public.is_(public), matches.c.status == "over")
                found.update(connection.scalars(ended.order_by(matches.c.created.desc()).limit(_LATEST)))
            return found

        return [game for game, _ in (await self._store.ask(question)).most_common()]

    async def of_person(
        self, person: str, status: str | None, before: tuple[int, str] | None, count: int
    ) -> list[MatchListed]:
        """Matches in which the person has a seat or which they created, newest first."""
        mine = select(seats.c.match).where(seats.c.person == person)
        page = _PAGE.where(or_(matches.c.id.in_(mine), matches.c.host == person))
        if status == "unfinished":
            page = page.where(matches.c.status != "over")
        elif status is not None:
            page = page.where(matches.c.status == status)
        if before is not None:
            page = page.where(_OLDER)
        return await self._store.ask(lambda c: _list(c, page, before, count, person))

    async def shown_of(self, person: str, before: tuple[int, str] | None, count: int) -> list[MatchListed]:
        """Finished public matches of the person, newest first."""
        mine = select(seats.c.match).where(seats.c.person == person)
        page = _PAGE.where(matches.c.id.in_(mine), matches.c.public.is_(True), matches.c.status == "over")
        if before is not None:
            page = page.where(_OLDER)
        return await self._store.ask(lambda c: _list(c, page, before, count, None))

    async def robots_met(self, person: str, game: str) -> tuple[RobotRecord, ...]:
        """The person's finished matches of two seats against each robot, and how many of them they won."""
        mine, other, more = seats.alias(), seats.alias(), seats.alias()
        won = (mine.c.place < other.c.place).cast(Integer)
        question = (
            select(other.c.robot, func.count(), func.sum(won))
            .select_from(matches)
            .join(mine, (mine.c.match == matches.c.id) & (mine.c.person == person) & mine.c.left.is_(False))
            .join(other, (other.c.match == matches.c.id) & (other.c.kind == "robot"))
            .outerjoin(more, (more.c.match == matches.c.id) & (more.c.seat > 1))
            .where(
                matches.c.game == game,
                matches.c.status == "over",
                mine.c.place.is_not(None),
                other.c.place.is_not(None),
                more.c.seat.is_(None),
            )
            .group_by(other.c.robot)
            .order_by(other.c.robot)
        )
        rows = await self._store.ask(lambda c: c.execute(question).all())
        return tuple(RobotRecord(robot=robot, played=played, won=won or 0) for robot, played, won in rows)

    async def records_of(self, person: str) -> list[dict[str, Any]]:
        """Every match in which the person has a seat: its header, and its events if it is over."""
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
        """Whether the person is playing a match of this game that allows no hints."""
        other = seats.alias()
        others = (
            select(other.c.seat)
            .where(other.c.match == matches.c.id, other.c.kind == "person", other.c.person != person)
            .exists()
        )
        question = (
            select(matches.c.terms, others)
            .join(seats, seats.c.match == matches.c.id)
            .where(
                seats.c.person == person,
                seats.c.left.is_(False),
                matches.c.game == game,
                matches.c.status == "running",
            )
        )
        found = await self._store.ask(lambda c: c.execute(question).all())
        terms = [(TERMS.decode(text), company) for text, company in found]
        return any(
            agreed.rated or agreed.hints is False or (agreed.hints is None and company)
            for agreed, company in terms
        )

    async def unfinished(self, person: str) -> int:
        """How many unfinished matches the person created."""
        question = select(func.count()).where(matches.c.host == person, matches.c.status != "over")
        return await self._store.ask(lambda c: int(c.execute(question).scalar_one()))


#: the columns of a listed match and its seats, built once: the lobby is queried often
_PAGE = (
    select(
        matches.c.id,
        matches.c.game,
        matches.c.options,
        matches.c.status,
        matches.c.terms,
        people.c.name,
        matches.c.created,
    )
    .join(people, people.c.id == matches.c.host)
    .order_by(matches.c.created.desc(), matches.c.id.desc())
    .limit(bindparam("count"))
)
_CHAIRS = (
    select(
        seats.c.match,
        seats.c.seat,
        seats.c.kind,
        seats.c.person,
        seats.c.name,
        seats.c.place,
        seats.c.left,
        seats.c.robot,
    )
    .where(seats.c.match.in_(bindparam("listed", expanding=True)))
    .order_by(seats.c.match, seats.c.seat)
)


@cache
def _lobby_page(of_one_game: bool, further: bool) -> Select[Any]:
    """The query for a page of the lobby, built once."""
    page = _PAGE.where(matches.c.public.is_(True), matches.c.status == bindparam("status"))
    if of_one_game:
        page = page.where(matches.c.game == bindparam("game"))
    return page.where(_OLDER) if further else page


#: compared as a pair, so that the index finds the start of the next page
_OLDER = tuple_(matches.c.created, matches.c.id) < tuple_(
    bindparam("at", type_=BigInteger), bindparam("match", type_=String)
)


def _list(
    connection: Connection,
    page: Select[Any],
    before: tuple[int, str] | None,
    count: int,
    person: str | None,
    **named: Any,
) -> list[MatchListed]:
    """The matches of a page; those older than `before` if that is given."""
    if before is not None:
        named["at"], named["match"] = before
    rows = connection.execute(page, {"count": count, **named}).all()
    chairs: dict[str, list[Sequence[Any]]] = {row[0]: [] for row in rows}
    for chair in connection.execute(_CHAIRS, {"listed": list(chairs)}).all():
        chairs[chair[0]].append(chair)
    return [_listed(row, chairs[row[0]], person) for row in rows]


def _listed(row: Sequence[Any], chairs: list[Sequence[Any]], person: str | None) -> MatchListed:
    match, game, options, status, terms, host, created = row
    names, people, places, yours, robots = [], [], [], [], []
    agreed = _agreed(terms)
    open_seats = 0
    for _, seat, kind, sitting, name, place, left, robot in chairs:
        names.append(name)
        robots.append(robot)
        people.append(sitting if kind == "person" else None)
        places.append(place)
        open_seats += kind == "open"
        if person is not None and sitting == person and not left:
            yours.append(seat)
    return MatchListed(
        match=match,
        game=game,
        options=_options(options),
        status=status,
        rated=agreed.rated,
        host=host,
        created=created,
        names=tuple(names),
        open=open_seats,
        people=tuple(people),
        places=None if None in places else tuple(places),
        yours=tuple(yours),
        robots=tuple(robots),
        league=agreed.of_round,
    )


@lru_cache(maxsize=1_000)
def _options(text: str) -> dict[str, Any]:
    """Cached: most matches have the same few options."""
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


@lru_cache(maxsize=1_000)
def _agreed(terms: str) -> Terms:
    return TERMS.decode(terms)
