"""Tasks that a teacher sets the class."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from parlour.analysis.drills import Drill, Puzzles, variety
from parlour.analysis.drills.practice import courses
from parlour.analysis.puzzles import levels, themes
from parlour.core.errors import BadOption
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import answers, pupils, tasks
from parlour.server.store.store import Store
from parlour.table.messages.classroom import NewTask, TaskShown, Whom
from parlour.table.refusal import Refusal

#: created at import, before there are threads
DRILL = msgspec.json.Decoder(Drill)
_WHOM = msgspec.json.Decoder(Whom)


class Tasks:
    """Sets, lists and deletes tasks."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store

    async def set(self, class_id: str, wanted: NewTask) -> str:
        """Set the whole class a task; returns its id."""
        if wanted.questions > self._settings.questions_per_task:
            most = self._settings.questions_per_task
            raise Refusal(
                f"questions is {wanted.questions}; at most {most} are allowed",
                "too-many-questions",
                422,
                most=most,
            )
        if isinstance(wanted.drill, Puzzles):
            _checked(wanted.drill)
        elif variety(wanted.drill, 1) == 0:
            raise BadOption(
                "found no question for this drill; allow more operations or larger numbers", code="no-puzzle"
            )
        kind = str(type(wanted.drill).__struct_config__.tag)
        if wanted.follows and kind not in courses():
            raise BadOption(f"follows: only for {', '.join(courses())}", option="follows")
        if wanted.due is not None and wanted.due <= now_ms():
            raise Refusal("the task's due time is in the past; choose a later one", "task-over", 422)
        made = secrets.token_hex(8)
        row = {
            "id": made,
            "class": class_id,
            "drill": msgspec.json.encode(wanted.drill).decode(),
            "questions": wanted.questions,
            "seed": secrets.token_hex(16),
            "created": now_ms(),
            "due": wanted.due,
            "whom": None if wanted.whom is None else msgspec.json.encode(wanted.whom).decode(),
            "course": kind if wanted.follows else None,
        }

        def work(connection: Connection) -> None:
            _known(connection, class_id, wanted.whom)
            had = select(func.count()).select_from(tasks).where(tasks.c["class"] == class_id)
            if connection.execute(had).scalar_one() >= self._settings.tasks_per_class:
                most = self._settings.tasks_per_class
                raise Refusal(
                    f"the class has {most} tasks, the most allowed; delete one", "too-many-tasks", 429
                )
            connection.execute(insert(tasks).values(row))

        await self._store.writer.run(work)
        return made

    async def take_back(self, class_id: str, task: str) -> None:
        """Delete a task and all its results."""

        def work(connection: Connection) -> None:
            read_task(connection, class_id, task)
            connection.execute(delete(answers).where(answers.c.task == task))
            connection.execute(delete(tasks).where(tasks.c.id == task))

        await self._store.writer.run(work)


def _checked(drill: Puzzles) -> None:
    """Raise BadOption if there are no such puzzles."""
    if drill.level not in levels(drill.game):
        known = ", ".join(map(str, levels(drill.game)))
        raise BadOption(f"level is {drill.level}; allowed for {drill.game}: {known}", option="level")
    if drill.theme is not None and drill.theme not in themes(drill.game):
        known = ", ".join(themes(drill.game))
        raise BadOption(f"theme is {drill.theme!r}; allowed for {drill.game}: {known}", option="theme")
    if drill.game == "smart-calculators":
        raise BadOption("for Smart Calculators set the drill `calculators` instead", option="game")


def read_task(connection: Connection, class_id: str, task: str) -> Any:
    """The row of a task of this class."""
    where = (tasks.c.id == task, tasks.c["class"] == class_id)
    row = connection.execute(select(tasks).where(*where)).one_or_none()
    if row is None:
        raise Refusal("the class has no task with this id", "no-such-task", 404)
    return row


def tasks_of(connection: Connection, class_id: str) -> list[TaskShown]:
    """The tasks of a class in the order in which they were set, numbered from 1."""
    question = select(tasks).where(tasks.c["class"] == class_id).order_by(tasks.c.created, tasks.c.id)
    return [shown(row, number) for number, row in enumerate(connection.execute(question), 1)]


def is_for(whom: Whom | None, pupil: str, group: str | None) -> bool:
    """Whether a task is for this pupil."""
    return whom is None or pupil in whom.pupils or (group is not None and group in whom.groups)


def whom_of(row: Any) -> Whom | None:
    """Whom a task is for; null: everybody."""
    return _WHOM.decode(row.whom) if row.whom is not None else None


def _known(connection: Connection, class_id: str, whom: Whom | None) -> None:
    """Raise a Refusal if a task is for nobody, or for somebody who isn't in the class."""
    if whom is None:
        return
    rows = connection.execute(select(pupils.c.person, pupils.c.group).where(pupils.c["class"] == class_id))
    here = {row.person: row.group for row in rows}
    if not set(whom.pupils) <= set(here):
        raise Refusal("the class has no pupil with this id", "no-such-pupil", 404)
    if not whom.pupils and not set(whom.groups) & set(here.values()):
        raise Refusal("the task is for nobody; choose a group with pupils", "task-for-nobody", 422)


def shown(row: Any, number: int) -> TaskShown:
    """A task as shown to clients, without the seed of its questions."""
    return TaskShown(
        id=row.id,
        number=number,
        drill=DRILL.decode(row.drill),
        questions=row.questions,
        created=row.created,
        due=row.due,
        whom=whom_of(row),
        follows=row.course is not None,
    )
