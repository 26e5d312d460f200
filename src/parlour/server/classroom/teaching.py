"""The teachers of a class: the one who made it, and a second one who joined with a code."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, insert, or_, select, update

from parlour.server.people.tokens import digest
from parlour.server.store.schema import classes, people, teachers
from parlour.server.store.store import Store
from parlour.table.messages.classroom import TeacherCode, TeacherShown
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from . import membership
from .code_tries import CodeTries


class Teaching:
    """Invites a second teacher into a class, and lets them go."""

    def __init__(self, store: Store, tries: CodeTries) -> None:
        self._store = store
        self._tries = tries

    async def invite(self, class_id: str) -> TeacherCode:
        """A one-time code for a second teacher; it replaces an older one."""
        code = membership.new_pupil_code()
        noted = update(classes).where(classes.c.id == class_id).values(invitation=digest(code))
        await self._store.writer.run(lambda c: c.execute(noted))
        return TeacherCode(code=code)

    async def join(self, teacher: Person, code: str, address: str) -> str:
        """Teach the class of this code too; returns its id."""
        if teacher.kind != "account":
            raise Refusal(
                "only an account can have classes; create an account first", "teacher-needs-account", 403
            )
        await self._tries.count(address)
        read = digest(membership.read_code(code))

        def work(connection: Connection) -> str:
            found = connection.execute(
                select(classes.c.id, classes.c.teacher).where(classes.c.invitation == read)
            ).one_or_none()
            if found is None:
                raise Refusal("no class has this code; ask for a new one", "no-such-code", 404)
            used = update(classes).where(classes.c.id == found.id).values(invitation=None)
            connection.execute(used)
            if teacher.id not in {one.person for one in teachers_of(connection, found.id)}:
                connection.execute(insert(teachers).values({"class": found.id, "person": teacher.id}))
            return str(found.id)

        return await self._store.writer.run(work)

    async def leave(self, class_id: str, person: str) -> None:
        """Take a second teacher out of the class."""
        gone = delete(teachers).where(teachers.c["class"] == class_id, teachers.c.person == person)
        await self._store.writer.run(lambda c: c.execute(gone))

    async def forget(self, person: str) -> None:
        """Take somebody out of all classes that they teach with others."""
        gone = delete(teachers).where(teachers.c.person == person)
        await self._store.writer.run(lambda c: c.execute(gone))


def teachers_of(connection: Connection, class_id: str) -> tuple[TeacherShown, ...]:
    """The teachers of a class, the one who made it first."""
    first = select(people.c.id, people.c.name).join(classes, classes.c.teacher == people.c.id)
    second = select(people.c.id, people.c.name).join(teachers, teachers.c.person == people.c.id)
    rows = [
        *connection.execute(first.where(classes.c.id == class_id)),
        *connection.execute(second.where(teachers.c["class"] == class_id).order_by(people.c.name)),
    ]
    return tuple(TeacherShown(person=row.id, name=row.name) for row in rows)


def taught_by(person: str) -> Select[tuple[str]]:
    """Query: the ids of the classes that somebody teaches."""
    also = select(teachers.c["class"]).where(teachers.c.person == person)
    return select(classes.c.id).where(or_(classes.c.teacher == person, classes.c.id.in_(also)))
