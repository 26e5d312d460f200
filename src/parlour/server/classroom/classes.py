"""Classes: what teachers do with them (create, open and close, list, delete)."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.people import audit
from parlour.server.store.schema import answers, classes, pupils, tasks
from parlour.server.store.store import Store
from parlour.table.messages.classroom import ClassListed, ClassRules
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from . import membership
from .forgetting import forget_class
from .teaching import taught_by

DAY_MS = 86_400_000
#: how long answers are kept, where the teacher chose that
KEPT_DAYS = 30
_RULES = msgspec.json.Decoder(ClassRules)
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
            question = question.where(classes.c.id.in_(taught_by(teacher)))
        return tuple(
            ClassListed(id=row.id, name=row.name, code=row.code, pupils=row.pupils, created=row.created)
            for row in await self._store.ask(lambda c: c.execute(question).all())
        )

    async def taught(self, class_id: str, teacher: Person) -> Any:
        """The class's row, if this is its teacher; everybody else gets `no-such-class`."""
        row = await self.row(class_id)
        if row.teacher != teacher.id:
            mine = taught_by(teacher.id).where(classes.c.id == class_id)
            if await self._store.ask(lambda c: c.execute(mine).scalar()) is None:
                raise no_such_class()
        return row

    async def made_by(self, person: str) -> list[str]:
        """The ids of the classes that somebody made."""
        question = select(classes.c.id).where(classes.c.teacher == person)
        return await self._store.ask(lambda c: list(c.execute(question).scalars()))

    async def set_rules(self, class_id: str, rules: ClassRules) -> None:
        """Set what the class may do; answers that are no longer to be kept are deleted."""
        change = update(classes).where(classes.c.id == class_id)
        theirs = select(tasks.c.id).where(tasks.c["class"] == class_id)

        def work(connection: Connection) -> None:
            connection.execute(change.values(rules=msgspec.json.encode(rules).decode()))
            if not rules.keep:
                connection.execute(update(answers).where(answers.c.task.in_(theirs)).values(given=None))

        await self._store.writer.run(work)

    async def drop_answers(self) -> None:
        """Delete kept answers after 30 days."""
        before = now_ms() - KEPT_DAYS * DAY_MS
        old = update(answers).where(answers.c.given.is_not(None), answers.c.began < before)
        await self._store.writer.run(lambda c: c.execute(old.values(given=None)))

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


def rules_of(row: Any) -> ClassRules:
    """What the class may do; `row` is the class's row."""
    return _RULES.decode(row.rules) if row.rules is not None else ClassRules()


def no_such_class() -> Refusal:
    return Refusal("you have no class with this id", "no-such-class", 404)
