"""Pupils: they join by a code and a name, come back by a one-time code, and are forgotten."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.base.limits import Buckets
from parlour.server.base.names import Names, skeleton
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.people.tokens import digest
from parlour.server.store.schema import classes, codes, people, pupils
from parlour.server.store.store import Store, person_of
from parlour.table.messages.classroom import PupilCode
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from . import membership
from .classes import DAY_MS
from .forgetting import forget_pupils

_HOUR = 3600
_KIND = "pupil"


class Pupils:
    """A name and a cookie each; nothing else is known of them."""

    def __init__(self, settings: Settings, store: Store, names: Names) -> None:
        self._settings = settings
        self._store = store
        self._names = names
        self._joins = Buckets(settings.class_joins_per_hour / _HOUR, settings.class_joins_per_hour)

    async def join(self, code: str, name: str, address: str) -> Person:
        """A new pupil of the class that has this code."""
        self._count(address)
        cleaned = self._names.clean(name)
        spelling = skeleton(cleaned) or cleaned.casefold()
        typed = membership.read_code(code)
        found = await self._store.ask(
            lambda c: c.execute(select(classes.c.id).where(classes.c.code == typed)).scalar()
        )
        if found is None:
            raise _no_such_code()
        person = Person(id=membership.new_pupil(found), name=cleaned, kind="pupil")

        def work(connection: Connection) -> None:
            here = select(func.count()).select_from(pupils).where(pupils.c["class"] == found)
            if connection.execute(here).scalar_one() >= self._settings.pupils_per_class:
                raise Refusal("the class is full", "class-full", 429)
            now = now_ms()
            row = {"person": person.id, "class": found, "spelling": spelling, "joined": now}
            connection.execute(
                insert(people).values(id=person.id, name=cleaned, kind=person.kind, created=now)
            )
            connection.execute(insert(pupils).values(row))

        try:
            await self._store.writer.run(work)
        except IntegrityError:
            raise Refusal("somebody in the class has that name", "name-taken") from None
        return person

    async def new_code(self, class_id: str, pupil: str) -> PupilCode:
        """A one-time code for a pupil who comes from another device; an older one is void."""
        code = membership.new_pupil_code()
        values = {
            "hash": digest(code),
            "kind": _KIND,
            "person": pupil,
            "expires": now_ms() + self._settings.code_days * DAY_MS,
        }

        def work(connection: Connection) -> str:
            name = _name(connection, class_id, pupil)
            connection.execute(delete(codes).where(codes.c.person == pupil, codes.c.kind == _KIND))
            connection.execute(insert(codes).values(values))
            return name

        return PupilCode(code=code, name=await self._store.writer.run(work))

    async def come_back(self, code: str, address: str) -> Person:
        """The pupil of a one-time code; where they were signed in before, they are no longer."""
        self._count(address)
        read = digest(membership.read_code(code))

        def work(connection: Connection) -> Person | None:
            where = (codes.c.hash == read, codes.c.kind == _KIND, codes.c.expires > now_ms())
            person = connection.execute(select(codes.c.person).where(*where)).scalar()
            if person is None or connection.execute(delete(codes).where(*where)).rowcount != 1:
                return None
            connection.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
            return person_of(connection.execute(select(people).where(people.c.id == person)).one())

        person = await self._store.writer.run(work)
        if person is None:
            raise _no_such_code()
        return person

    async def remove(self, class_id: str, pupil: str) -> list[str]:
        """Take a pupil out of the class, with all that is known of them; gives the matches that changed."""

        def work(connection: Connection) -> list[str]:
            _name(connection, class_id, pupil)
            return forget_pupils(connection, [pupil])

        return await self._store.writer.run(work)

    def _count(self, address: str) -> None:
        """A school may have one address for all; whoever guesses codes gets nowhere at this rate."""
        if not self._joins.take(address):
            raise Refusal("too many tries; wait a little", "too-many-tries", 429)


def _no_such_code() -> Refusal:
    return Refusal("there is no class of that code", "no-such-code", 404)


def _name(connection: Connection, class_id: str, pupil: str) -> str:
    """The name of a pupil of this class, or a Refusal."""
    name = connection.execute(
        select(people.c.name)
        .join(pupils, pupils.c.person == people.c.id)
        .where(pupils.c.person == pupil, pupils.c["class"] == class_id)
    ).scalar()
    if name is None:
        raise Refusal("there is no such pupil in the class", "no-such-pupil", 404)
    return str(name)
