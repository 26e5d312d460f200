"""Pupils: they join with a class code and a name, come back with a one-time code, and can be deleted."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update

from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.people.sessions import end_all
from parlour.server.people.tokens import digest
from parlour.server.store.schema import classes, codes, people, pupils
from parlour.server.store.store import Store, person_of
from parlour.table.messages.classroom import PupilChange, PupilCode
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from . import membership
from .classes import DAY_MS
from .code_tries import CodeTries
from .forgetting import forget_pupils
from .pupil_names import checked, name_taken, spelling
from .teaching import teachers_of

_KIND = "pupil"


class Pupils:
    """Pupils have a name and a cookie; nothing else is stored about them."""

    def __init__(self, settings: Settings, store: Store, names: Names, tries: CodeTries) -> None:
        self._settings = settings
        self._store = store
        self._names = names
        self._tries = tries

    async def join(self, code: str, name: str, address: str) -> Person:
        """Create a pupil of the class with this code."""
        await self._tries.count(address)
        cleaned = self._names.clean(name)
        typed = membership.read_code(code)
        found = await self._store.ask(
            lambda c: c.execute(select(classes.c.id).where(classes.c.code == typed)).scalar()
        )
        if found is None:
            raise _no_such_code()
        return await self._store.writer.run(lambda connection: self._add(connection, found, cleaned))

    def _add(self, connection: Connection, class_id: str, cleaned: str) -> Person:
        """Create a pupil with a name that is free in the class."""
        here = select(func.count()).select_from(pupils).where(pupils.c["class"] == class_id)
        if connection.execute(here).scalar_one() >= self._settings.pupils_per_class:
            most = self._settings.pupils_per_class
            raise Refusal(f"the class is full: it has {most} pupils, the most allowed", "class-full", 429)
        _checked(connection, class_id, cleaned)
        person = Person(id=membership.new_pupil(class_id), name=cleaned, kind="pupil")
        now = now_ms()
        row = {"person": person.id, "class": class_id, "spelling": spelling(cleaned), "joined": now}
        connection.execute(insert(people).values(id=person.id, name=cleaned, kind=person.kind, created=now))
        connection.execute(insert(pupils).values(row))
        return person

    async def add_all(self, class_id: str, names: tuple[str, ...]) -> tuple[PupilCode, ...]:
        """Create pupils from a list of names, all or none; returns a one-time code for each."""
        cleaned = [self._names.clean(name) for name in names]

        def work(connection: Connection) -> tuple[PupilCode, ...]:
            made = [self._add(connection, class_id, name) for name in cleaned]
            return tuple(self._code(connection, pupil.id, pupil.name) for pupil in made)

        return await self._store.writer.run(work)

    async def cards(self, class_id: str) -> tuple[PupilCode, ...]:
        """A new one-time code for every pupil of the class, by name."""
        question = (
            select(people.c.id, people.c.name)
            .join(pupils, pupils.c.person == people.c.id)
            .where(pupils.c["class"] == class_id)
        )

        def work(connection: Connection) -> tuple[PupilCode, ...]:
            found = sorted(connection.execute(question).all(), key=lambda row: row.name.casefold())
            return tuple(self._code(connection, row.id, row.name) for row in found)

        return await self._store.writer.run(work)

    async def change(self, class_id: str, pupil: str, wanted: PupilChange) -> None:
        """Rename a pupil, and put them into a group or take them out; their results stay."""
        cleaned = None if wanted.name is None else self._names.clean(wanted.name)

        def work(connection: Connection) -> None:
            had = _name(connection, class_id, pupil)
            values: dict[str, str | None] = {"group": wanted.group}
            if cleaned is not None and cleaned != had:
                _checked(connection, class_id, cleaned, pupil)
                values["spelling"] = spelling(cleaned)
                connection.execute(update(people).where(people.c.id == pupil).values(name=cleaned))
            connection.execute(update(pupils).where(pupils.c.person == pupil).values(values))

        await self._store.writer.run(work)

    async def new_code(self, class_id: str, pupil: str) -> PupilCode:
        """A one-time code for a pupil on a new device; it replaces an older one."""

        def work(connection: Connection) -> PupilCode:
            return self._code(connection, pupil, _name(connection, class_id, pupil))

        return await self._store.writer.run(work)

    def _code(self, connection: Connection, pupil: str, name: str) -> PupilCode:
        code = membership.new_pupil_code()
        expires = now_ms() + self._settings.code_days * DAY_MS
        connection.execute(delete(codes).where(codes.c.person == pupil, codes.c.kind == _KIND))
        connection.execute(insert(codes).values(hash=digest(code), kind=_KIND, person=pupil, expires=expires))
        return PupilCode(code=code, name=name)

    async def come_back(self, code: str, address: str) -> Person:
        """Sign in the pupil of a one-time code; their earlier sessions end."""
        await self._tries.count(address)
        read = digest(membership.read_code(code))

        def work(connection: Connection) -> Person | None:
            where = (codes.c.hash == read, codes.c.kind == _KIND, codes.c.expires > now_ms())
            person = connection.execute(select(codes.c.person).where(*where)).scalar()
            if person is None or connection.execute(delete(codes).where(*where)).rowcount != 1:
                return None
            end_all(connection, person)
            return person_of(connection.execute(select(people).where(people.c.id == person)).one())

        person = await self._store.writer.run(work)
        if person is None:
            raise _no_such_code()
        return person

    async def remove(self, class_id: str, pupil: str) -> list[str]:
        """Delete a pupil and their data; returns the matches that changed."""

        def work(connection: Connection) -> list[str]:
            _name(connection, class_id, pupil)
            return forget_pupils(connection, [pupil])

        return await self._store.writer.run(work)


def _checked(connection: Connection, class_id: str, name: str, but: str | None = None) -> None:
    """Raise a Refusal if the name is rude, the teacher's, or taken by another pupil than `but`."""
    checked(name, (teacher.name for teacher in teachers_of(connection, class_id)))
    others = select(pupils.c.spelling).where(pupils.c["class"] == class_id, pupils.c.person != (but or ""))
    taken = set(connection.execute(others).scalars())
    if spelling(name) in taken:
        raise name_taken(name, taken)


def _no_such_code() -> Refusal:
    return Refusal("no class or pupil has this code; check it, or ask your teacher", "no-such-code", 404)


def _name(connection: Connection, class_id: str, pupil: str) -> str:
    """The name of a pupil of this class, or a Refusal."""
    name = connection.execute(
        select(people.c.name)
        .join(pupils, pupils.c.person == people.c.id)
        .where(pupils.c.person == pupil, pupils.c["class"] == class_id)
    ).scalar()
    if name is None:
        raise Refusal("the class has no pupil with this id", "no-such-pupil", 404)
    return str(name)
