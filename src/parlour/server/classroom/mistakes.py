"""Why a pupil is stuck: the wrong answers that were kept, each with its question and the likely mistake."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from parlour.analysis.drills import Puzzles, slip, told
from parlour.server.store.schema import answers, pupils, tasks
from parlour.server.store.store import Store
from parlour.table.messages.classroom import Mistake
from parlour.table.practice import plain
from parlour.table.refusal import Refusal

from .tasks import DRILL
from .working import question_of

#: the most mistakes that are shown
_SHOWN = 60


class Mistakes:
    """Reads the kept answers of a pupil."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, class_id: str, pupil: str) -> tuple[Mistake, ...]:
        """The pupil's wrong answers, newest first."""
        return await self._store.ask(lambda connection: _of(connection, class_id, pupil))


def _of(connection: Connection, class_id: str, pupil: str) -> tuple[Mistake, ...]:
    here = select(pupils.c.person).where(pupils.c["class"] == class_id, pupils.c.person == pupil)
    if connection.execute(here).scalar() is None:
        raise Refusal("the class has no pupil with this id", "no-such-pupil", 404)
    question = (
        select(answers, tasks.c.drill, tasks.c.seed, tasks.c.course)
        .join(tasks, tasks.c.id == answers.c.task)
        .where(answers.c.person == pupil, answers.c.given.is_not(None))
        .order_by(answers.c.at.desc())
        .limit(_SHOWN)
    )
    found = []
    for row in connection.execute(question):
        if isinstance(DRILL.decode(row.drill), Puzzles):
            continue
        asked = question_of(row, pupil, row.number, row.level)
        for given in msgspec.json.decode(row.given, type=list[str]):
            why = slip(asked, given)
            found.append(
                Mistake(
                    task=row.task,
                    question=plain(asked),
                    given=given,
                    kind=why.kind,
                    meant=why.meant,
                    solution=asked.accepted[0],
                    told=(told(asked) or asked.accepted)[0],
                    at=row.at or row.began,
                )
            )
    return tuple(found[:_SHOWN])
