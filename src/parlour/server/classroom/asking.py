"""A drill before it is set: how many questions it has, five of them, and how such questions went so far."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, case, func, select

from parlour.analysis.drills import ENOUGH, Drill, Puzzles, in_a_row, told, variety, wider
from parlour.server.store.schema import answers, tasks
from parlour.server.store.store import Store
from parlour.table.messages.classroom import TaskExample, TaskPreview
from parlour.table.practice import plain

_EXAMPLES = 5
#: answers after which a share is told
_KNOWN = 20


class Previews:
    """Shows a teacher what a drill would ask."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, drill: Drill) -> TaskPreview:
        """What the drill would ask; puzzles have no examples, since each takes long to make."""
        asked, right = await self._store.ask(lambda c: _so_far(c, drill))
        share = right / asked if asked >= _KNOWN else None
        if isinstance(drill, Puzzles):
            return TaskPreview(count=ENOUGH, enough=True, wider=None, examples=(), asked=asked, share=share)
        count = variety(drill)
        rows = [in_a_row(drill, "preview", "teacher", n) for n in range(1, _EXAMPLES + 1 if count else 1)]
        return TaskPreview(
            count=count,
            enough=count >= ENOUGH,
            wider=wider(drill),
            examples=tuple(
                TaskExample(question=plain(row), answer=row.accepted[0], told=(told(row) or row.accepted)[0])
                for row in rows
            ),
            asked=asked,
            share=share,
        )


def _so_far(connection: Connection, drill: Drill) -> tuple[int, int]:
    """How many questions of such tasks were done on this server, and right at the first try."""
    first = case((answers.c.right.is_(True) & (answers.c.tries == 1), 1), else_=0)
    question = (
        select(func.count(), func.sum(first))
        .select_from(answers)
        .join(tasks, tasks.c.id == answers.c.task)
        .where(
            tasks.c.drill == msgspec.json.encode(drill).decode(),
            tasks.c.course.is_(None),
            answers.c.done.is_(True),
        )
    )
    asked, right = connection.execute(question).one()
    return int(asked), int(right or 0)
