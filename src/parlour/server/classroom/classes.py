"""Classes: what teachers do with them (create, open and close, list, delete)."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.people import audit
from parlour.server.store.schema import classes, pupils
from parlour.server.store.store import Store
from parlour.table.messages.classroom import ClassListed
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from . import membership
from .forgetting import forget_class

DAY_MS = 86_400_000
#: attempts to draw a free code; there are hundreds of millions
_DRAWS = 5


class Classes:
    """All classes. Only its teacher may see inside a class."""

    def __init__(self, settings: Settings, store: Store, names: Names) -> None:
        self._settings = settings
        self._store = store
        self._names = names

    async def create(self, teacher: Person, name: str) -> str:
        """Create a class that pupils can join; returns its id."""
        if teacher.kind != "account":
            raise Refusal(
                "only an account can have classes; create an account first", "teacher-needs-account", 403
            )
        made, cleaned, now = membership.new_class(), self._names.clean(name), now_ms()

        def work(connection: Connection) -> None:
            had = connection.execute(
                select(func.count()).select_from(classes).where(classes.c.teacher == teacher.id)
            ).scalar_one()
            if had >= self._settings.classes_per_teacher:
                raise Refusal(
                    f"you have {had} classes, the most allowed; delete one", "too-many-classes", 429
                )
            row = {"id": made, "name": cleaned, "teacher": teacher.id, "created": now, "used": now}
            connection.execute(insert(classes).values(**row))

        await self._store.writer.run(work)
        await self._open(made)
        return made

    async def listed(self, teacher: str | None) -> tuple[ClassListed, ...]:
        """The classes of a teacher, or all if None; newest first."""
        count = (
            select(func.count())
            .select_from(pupils)
            .where(pupils.c["class"] == classes.c.id)
            .scalar_subquery()
        )
        question = select(classes, count.label("pupils")).order_by(classes.c.created.desc(), classes.c.id)
        if teacher is not None:
            question = question.where(classes.c.teacher == teacher)
        return tuple(
            ClassListed(id=row.id, name=row.name, code=row.code, pupils=row.pupils, created=row.created)
            for row in await self._store.ask(lambda c: c.execute(question).all())
        )

    async def taught(self, class_id: str, teacher: Person) -> Any:
        """The class's row, if this is its teacher; everybody else gets `no-such-class`."""
        row = await self.row(class_id)
        if row.teacher != teacher.id:
            raise no_such_class()
        return row

    async def row(self, class_id: str) -> Any:
        """The class's row; also records today as the last visit."""
        question = select(classes).where(classes.c.id == class_id)
        row = await self._store.ask(lambda c: c.execute(question).one_or_none())
        if row is None:
            raise no_such_class()
        if row.used < now_ms() - DAY_MS:
            used = update(classes).where(classes.c.id == class_id).values(used=now_ms())
            await self._store.writer.run(lambda c: c.execute(used))
        return row

    async def set_open(self, class_id: str, is_open: bool) -> None:
        """Open the class with a new code, or close it to new pupils."""
        if is_open:
            await self._open(class_id)
        else:
            await self._set_code(class_id, None)

    async def _set_code(self, class_id: str, code: str | None) -> None:
        change = update(classes).where(classes.c.id == class_id).values(code=code)
        await self._store.writer.run(lambda c: c.execute(change))

    async def _open(self, class_id: str) -> None:
        for _ in range(_DRAWS):
            with suppress(IntegrityError):
                await self._set_code(class_id, membership.new_code())
                return
        raise Refusal("found no free class code; try again", "too-busy", 503)

    async def delete(self, class_id: str, by: str | None = None) -> list[str]:
        """Delete a class, its pupils and their data; returns the matches that changed."""

        def work(connection: Connection) -> list[str]:
            changed = forget_class(connection, class_id)
            if by is not None:
                audit.note(connection, by, "class-deleted", class_id)
            return changed

        return await self._store.writer.run(work)

    async def forgotten(self) -> list[str]:
        """The classes without a visit for `class_days`."""
        before = now_ms() - self._settings.class_days * DAY_MS
        question = select(classes.c.id).where(classes.c.used < before)
        return await self._store.ask(lambda c: list(c.execute(question).scalars()))


def no_such_class() -> Refusal:
    return Refusal("you have no class with this id", "no-such-class", 404)
