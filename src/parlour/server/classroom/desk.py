"""The two views of a class: the teacher's and a pupil's."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, select

from parlour.server.base.now import now_ms
from parlour.server.store.schema import answers, people, pupils, rounds, tasks
from parlour.server.store.store import Store
from parlour.table.messages.classroom import ClassShown, PupilDesk, PupilTask
from parlour.table.messages.people import Person

from . import league, progress
from .classes import rules_of
from .robot_games import robot_games
from .tasks import is_for, tasks_of
from .teaching import teachers_of


class Desks:
    """Loads a view in one query function."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def teacher(self, row: Any) -> ClassShown:
        """The class as its teacher sees it. `row` is the class's row."""
        return await self._store.ask(lambda connection: _teacher(connection, row))

    async def pupil(self, pupil: Person, row: Any) -> PupilDesk:
        """The class as a pupil sees it, with only their own results."""
        return await self._store.ask(lambda connection: _pupil(connection, pupil, row))

    async def export_rows(self, pupil: str) -> list[dict[str, Any]]:
        """A pupil's stored results, for the data export."""
        question = select(answers).where(answers.c.person == pupil).order_by(answers.c.began)
        rows = await self._store.ask(lambda c: c.execute(question).mappings().all())
        return [{name: value for name, value in row.items() if name != "person"} for row in rows]


def _teacher(connection: Connection, row: Any) -> ClassShown:
    found = tasks_of(connection, row.id)
    here = connection.execute(
        select(pupils.c.person, pupils.c.joined, pupils.c.group, people.c.name)
        .join(people, people.c.id == pupils.c.person)
        .where(pupils.c["class"] == row.id)
    ).all()
    theirs = select(tasks.c.id).where(tasks.c["class"] == row.id)
    rows = connection.execute(progress.summed(answers.c.task.in_(theirs))).all()
    days = connection.execute(progress.by_day(answers.c.task.in_(theirs))).all()
    names = {pupil.person: pupil.name for pupil in here}
    kinds = {task.id: type(task.drill).__struct_config__.tag for task in found}
    return ClassShown(
        id=row.id,
        name=row.name,
        code=row.code,
        created=row.created,
        tasks=tuple(found),
        pupils=progress.of_pupils(here, rows, days, found),
        themes=progress.of_themes(rows, names, {task: str(kind) for task, kind in kinds.items()}),
        days=progress.of_days(days),
        league=league.TERMS.decode(row.league) if row.league is not None else None,
        standings=league.standings(connection, row.id),
        running=league.running(connection, row.id),
        rules=rules_of(row),
        teachers=teachers_of(connection, row.id),
    )


def _pupil(connection: Connection, pupil: Person, row: Any) -> PupilDesk:
    mine = connection.execute(select(pupils).where(pupils.c.person == pupil.id)).one()
    found = [task for task in tasks_of(connection, row.id) if is_for(task.whom, pupil.id, mine.group)]
    own = connection.execute(progress.summed(answers.c.person == pupil.id)).all()
    asked = select(rounds.c.number).where(rounds.c["class"] == row.id)
    now = now_ms()
    return PupilDesk(
        name=row.name,
        pupil=pupil.name,
        tasks=tuple(
            # whom else a task is for is nobody's business
            PupilTask(task=replace(task, whom=None), mine=mine, open=task.due is None or task.due > now)
            for task, mine in zip(found, progress.of_tasks(own, found), strict=True)
        ),
        league=league.TERMS.decode(row.league) if row.league is not None else None,
        standings=league.standings(connection, row.id, pupil.id) if row.league is not None else (),
        waiting=mine.waiting is not None,
        match=league.match_of(connection, pupil.id),
        rules=rules_of(row),
        round=connection.execute(asked).scalar() is not None,
        games=robot_games(connection, pupil.id),
    )
