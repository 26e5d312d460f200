"""Queries on the database, one function each. Writes go through the writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    null,
    select,
    update,
)
from sqlalchemy import Row as Found

from parlour.core.events import Event
from parlour.core.match import Match
from parlour.core.record import Header
from parlour.table.messages.match import Terms
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal, no_such_match
from parlour.table.stored import Chair, RematchAsked, Rows, StoredMatch

from .schema import events, matches, people, screens, seats
from .statements import Alteration, Statement
from .writer import Row, Writer, named

T = TypeVar("T")
#: matches queried in one statement
_AT_ONCE = 500
# created at import, before there are threads: msgspec prepares a type at first use, and two threads that do
# so at once crash the process
EVENT = msgspec.json.Decoder(Event)
TERMS = msgspec.json.Decoder(Terms)
HEADER = msgspec.json.Decoder(Header)
AGAIN = msgspec.json.Decoder(RematchAsked)
_encode = msgspec.json.encode

_OF_MATCH = matches.c.id == bindparam("of_match")
_END = Statement(
    update(matches)
    .where(_OF_MATCH)
    .values(status=literal_column("'over'"), ended=bindparam("at"), due=null())
)
_PLACE = Statement(
    update(seats)
    .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
    .values(place=bindparam("its_place"))
)
_DUE = Statement(update(matches).where(_OF_MATCH).values(due=bindparam("until")))


class Store:
    """The database. Queries run in threads, so the event loop never waits for them."""

    def __init__(self, engine: Engine, quick: bool = False) -> None:
        self.engine = engine
        self.writer = Writer(engine, quick)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="parlour-reader")

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread."""

        def ask() -> T:
            with self.engine.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    # --- people ---

    async def add_person(self, person: Person, now: int) -> None:
        await self.writer.run(
            lambda c: c.execute(
                insert(people).values(id=person.id, name=person.name, kind=person.kind, created=now)
            )
        )

    async def rename(self, person: str, name: str) -> None:
        await self.writer.run(
            lambda c: c.execute(update(people).where(people.c.id == person).values(name=name))
        )

    async def set_language(self, person: str, language: str | None) -> None:
        await self.writer.run(
            lambda c: c.execute(update(people).where(people.c.id == person).values(language=language))
        )

    async def person(self, person: str) -> Person | None:
        row = await self.ask(lambda c: c.execute(select(people).where(people.c.id == person)).one_or_none())
        return person_of(row) if row is not None else None

    # --- matches ---

    async def load(self, match: str) -> tuple[StoredMatch, Rows] | None:
        """A match with all its events, or None."""
        return await self.ask(lambda c: load_match(c, match))

    async def events_after(self, match: str, seq: int) -> Rows:
        return await self.ask(lambda c: events_of(c, match, seq))

    async def heads(self, wanted: list[str]) -> dict[str, tuple[int, str]]:
        """The last seq and the status of each of these matches."""

        def question(connection: Connection) -> dict[str, tuple[int, str]]:
            found: dict[str, tuple[int, str]] = {}
            for start in range(0, len(wanted), _AT_ONCE):
                some = wanted[start : start + _AT_ONCE]
                last = func.coalesce(func.max(events.c.seq), 0)
                rows = connection.execute(
                    select(matches.c.id, matches.c.status, last)
                    .outerjoin(events, events.c.match == matches.c.id)
                    .where(matches.c.id.in_(some))
                    .group_by(matches.c.id, matches.c.status)
                )
                found |= {match: (seq, status) for match, status, seq in rows}
            return found

        return await self.ask(question)

    async def create(
        self, stored: StoredMatch, rows: Rows, besides: Callable[[Connection, str], None] | None = None
    ) -> None:
        """Insert a match, its first events if it starts at once, and whatever `besides` writes."""

        def work(connection: Connection) -> None:
            _create(connection, stored)
            if besides is not None:
                besides(connection, stored.id)

        await self.writer.append(event_rows(stored.id, rows), work)

    def append(
        self,
        match: str,
        appended: list[Event],
        key: str | None,
        *,
        chairs: Sequence[Chair] = (),
        ended: tuple[int, Sequence[int]] | None = None,
        due: int | None = None,
        besides: Callable[[Connection], None] | None = None,
    ) -> asyncio.Future[None]:
        """Append consecutive events, with the changes that go with them: all or nothing.

        The first event gets `key`. `ended` is the time the match ended and each seat's place. Raises SeqTaken
        if there are events at these seqs already.
        """
        rows: list[Row] = []
        for event in appended:
            rows.append((match, event.seq, _encode(event).decode(), key))
            key = None
        changes: list[Alteration] = []
        if ended is not None:
            at, places = ended
            changes.append((_END, [{"of_match": match, "at": at}]))
            placed = [{"of_match": match, "of_seat": n, "its_place": place} for n, place in enumerate(places)]
            if placed:
                changes.append((_PLACE, placed))
        elif due is not None:
            changes.append((_DUE, [{"of_match": match, "until": due}]))
        if not chairs and besides is None:
            return self.writer.append(rows, changes=changes)

        def work(connection: Connection) -> None:
            for chair in chairs:
                _put_chair(connection, match, chair)
            if besides is not None:
                besides(connection)

        return self.writer.append(rows, work, changes)

    async def set_due(self, match: str, due: int | None) -> None:
        """Set when the match's clock must be checked next."""
        await self.writer.append((), changes=[(_DUE, [{"of_match": match, "until": due}])])

    async def due(self, before: int) -> list[str]:
        """Matches whose clock must be checked now."""
        question = select(matches.c.id).where(matches.c.due < before).order_by(matches.c.due).limit(500)
        return await self.ask(lambda c: list(c.execute(question).scalars()))

    async def change_open(self, match: str, change: Callable[[StoredMatch], Rows], now: int) -> StoredMatch:
        """Change a match that has not started; `change` modifies the match it is given, or raises a Refusal.

        The match's row is locked meanwhile, so of two people who want the last seat one is refused. If the
        change starts the match, it returns the first events.
        """

        def work(connection: Connection) -> StoredMatch:
            found = _load_stored(connection, match, lock=True)
            if found is None:
                raise no_such_match()
            if found.status != "open":
                raise Refusal("the match has already started", "has-started")
            before = (found.options, found.terms, len(found.chairs))
            rows = change(found)
            ended = now if _is_over(found) else None
            for chair in found.chairs:
                _put_chair(connection, match, chair)
            if before != (found.options, found.terms, len(found.chairs)):
                gone = seats.c.seat >= len(found.chairs)
                connection.execute(delete(seats).where(seats.c.match == match, gone))
            begun = found.header is not None
            connection.execute(
                update(matches)
                .where(matches.c.id == match)
                .values(
                    status=found.status,
                    header=_encode(found.header).decode() if begun else None,
                    started=found.started,
                    ended=ended,
                    due=found.due,
                    sealed=found.sealed,
                    beacon=found.beacon,
                    public=found.terms.public,
                    options=_encode(found.options).decode(),
                    terms=_encode(found.terms).decode(),
                )
            )
            if rows:
                connection.execute(insert(events), named(event_rows(match, rows)))
            if rows and ended is not None:
                _place(connection, found, rows)
            return found

        return await self.writer.run(work)

    async def change_again(
        self, match: str, change: Callable[[RematchAsked | None], RematchAsked | None]
    ) -> tuple[RematchAsked | None, str | None]:
        """Change who wants a rematch, unless it has begun; returns that and the rematch's id."""

        def work(connection: Connection) -> tuple[RematchAsked | None, str | None]:
            columns = select(matches.c.again, matches.c.rematch).where(matches.c.id == match)
            row = connection.execute(columns.with_for_update()).one_or_none()
            if row is None:
                raise no_such_match()
            asked = AGAIN.decode(row.again) if row.again is not None else None
            if row.rematch is not None:
                return asked, row.rematch
            asked = change(asked)
            text = _encode(asked).decode() if asked is not None else None
            connection.execute(update(matches).where(matches.c.id == match).values(again=text))
            return asked, None

        return await self.writer.run(work)


def _place(connection: Connection, stored: StoredMatch, rows: Rows) -> None:
    """Set the places in a match that ended with its first events."""
    assert stored.header is not None
    result = Match(stored.header, (event for event, _ in rows)).result
    for seat, place in enumerate(result.places if result is not None else ()):
        connection.execute(
            update(seats).where(seats.c.match == stored.id, seats.c.seat == seat).values(place=place)
        )


def _is_over(stored: StoredMatch) -> bool:
    return stored.status == "over"


def person_of(row: Found[Any]) -> Person:
    """The Person of a row of `people`."""
    return Person(
        id=row.id,
        name=row.name,
        kind=row.kind,
        epoch=row.epoch,
        admin=row.admin,
        chat="free" if row.chat == "free" else "phrases",  # the default is left out of the JSON
        login=row.login,
        language=row.language,
    )


def event_rows(match: str, rows: Rows) -> list[Row]:
    """Events as rows of the `events` table."""
    return [(match, event.seq, _encode(event).decode(), key) for event, key in rows]


def load_match(connection: Connection, match: str) -> tuple[StoredMatch, Rows] | None:
    """A match with all its events, or None."""
    stored = _load_stored(connection, match)
    return None if stored is None else (stored, events_of(connection, match, 0))


def _load_stored(connection: Connection, match: str, lock: bool = False) -> StoredMatch | None:
    question = (
        select(matches, people.c.name.label("host_name"), screens.c.code)
        .join(people, people.c.id == matches.c.host)
        .outerjoin(screens, screens.c.match == matches.c.id)
        .where(matches.c.id == match)
    )
    if lock:
        question = question.with_for_update(of=matches)
    row = connection.execute(question).one_or_none()
    if row is None:
        return None
    chairs = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    return StoredMatch(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        terms=TERMS.decode(row.terms),
        status=row.status,
        host=row.host,
        host_name=row.host_name,
        created=row.created,
        seed=bytes(row.seed),
        header=HEADER.decode(row.header) if row.header is not None else None,
        rematch=row.rematch,
        started=row.started,
        due=row.due,
        again=AGAIN.decode(row.again) if row.again is not None else None,
        sealed=row.sealed,
        beacon=row.beacon,
        code=row.code,
        chairs=[_chair(chair) for chair in chairs],
    )


def _chair(row: Found[Any]) -> Chair:
    return Chair(
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        name=row.name,
        robot=row.robot,
        commitment=row.commitment,
        nonce=row.nonce,
        left=row.left,
        ahead=row.ahead,
        seconds=row.seconds,
    )


def events_of(connection: Connection, match: str, after: int) -> Rows:
    found = connection.execute(
        select(events.c.data, events.c.key)
        .where(events.c.match == match, events.c.seq > after)
        .order_by(events.c.seq)
    )
    return [(EVENT.decode(data), key) for data, key in found]


def _create(connection: Connection, stored: StoredMatch) -> None:
    connection.execute(
        insert(matches).values(
            id=stored.id,
            game=stored.game,
            rules=stored.rules,
            options=_encode(stored.options).decode(),
            terms=_encode(stored.terms).decode(),
            public=stored.terms.public,
            status=stored.status,
            host=stored.host,
            created=stored.created,
            seed=stored.seed,
            header=_encode(stored.header).decode() if stored.header is not None else None,
            rematch=stored.rematch,
            started=stored.started,
            due=stored.due,
            sealed=stored.sealed,
            beacon=stored.beacon,
        )
    )
    connection.execute(
        insert(seats), [{"match": stored.id, **msgspec.structs.asdict(chair)} for chair in stored.chairs]
    )


def _put_chair(connection: Connection, match: str, chair: Chair) -> None:
    connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.seat == chair.seat)
        .values(
            kind=chair.kind,
            person=chair.person,
            name=chair.name,
            robot=chair.robot,
            commitment=chair.commitment,
            nonce=chair.nonce,
            left=chair.left,
        )
    )
