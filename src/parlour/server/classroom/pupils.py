"""Pupils: they join with a class code and a name, come back with a one-time code, and can be deleted."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.server.base.limits import network_of
from parlour.server.base.names import Names, skeleton
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.base.shared_limits import SharedLimits
from parlour.server.people.sessions import end_all
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
    """Pupils have a name and a cookie; nothing else is stored about them."""

    def __init__(self, settings: Settings, store: Store, names: Names, limits: SharedLimits) -> None:
        self._settings = settings
        self._store = store
        self._names = names
        self._limits = limits

    async def join(self, code: str, name: str, address: str) -> Person:
        """Create a pupil of the class with this code."""
        await self._count(address)
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
                most = self._settings.pupils_per_class
                raise Refusal(f"the class is full: it has {most} pupils, the most allowed", "class-full", 429)
            now = now_ms()
            row = {"person": person.id, "class": found, "spelling": spelling, "joined": now}
            connection.execute(
                insert(people).values(id=person.id, name=cleaned, kind=person.kind, created=now)
            )
            connection.execute(insert(pupils).values(row))

        try:
            await self._store.writer.run(work)
        except IntegrityError:
            raise Refusal("another pupil of the class has this name; choose another", "name-taken") from None
        return person

    async def new_code(self, class_id: str, pupil: str) -> PupilCode:
        """A one-time code for a pupil on a new device; it replaces an older one."""
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
        """Sign in the pupil of a one-time code; their earlier sessions end."""
        await self._count(address)
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

    async def _count(self, address: str) -> None:
        """Limit tries per address: enough for a school behind one address, too few to guess codes."""
        most = self._settings.class_joins_per_hour
        if not await self._limits.take(f"class:{network_of(address)}", most, _HOUR):
            raise Refusal(
                f"too many tries (at most {most} an hour); wait a few minutes", "too-many-tries", 429
            )


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
