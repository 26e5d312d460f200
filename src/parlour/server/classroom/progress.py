"""Pupils' progress as the teacher sees it.

The database sums by task, pupil and theme; the rest are pure functions of those rows.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, select

from parlour.server.store.schema import answers
from parlour.table.messages.classroom import DayProgress, PupilShown, TaskProgress, TaskShown, ThemeProgress

_DAY_MS = 86_400_000
#: days in a pupil's graph
_DAYS = 12
#: a pupil with at least this many wrong answers, and more wrong than right, is stuck
_STUCK = 3
#: standard deviations of a 95 % interval
_Z = 1.96


def _count(flag: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((flag, 1), else_=0))


def summed(where: ColumnElement[bool]) -> Select[Any]:
    """Query: sums by task, pupil, kind of question and theme; `at` is the time of the last answer."""
    by = (answers.c.task, answers.c.person, answers.c.ask, answers.c.theme)
    sums = (
        _count(answers.c.done).label("done"),
        _count(answers.c.right).label("right"),
        func.sum(answers.c.tries).label("tries"),
        func.sum(answers.c.ms).label("ms"),
        func.max(answers.c.at).label("at"),
    )
    return select(*by, *sums).where(where).group_by(*by)


def by_day(where: ColumnElement[bool]) -> Select[Any]:
    """Query: sums by day (counted from 1970) and pupil, oldest first."""
    day = (answers.c.at // _DAY_MS).label("day")
    sums = (_count(answers.c.done).label("done"), _count(answers.c.right).label("right"))
    by = (day, answers.c.person)
    return select(*by, *sums).where(where, answers.c.done.is_(True)).group_by(*by).order_by(*by)


def of_tasks(rows: Iterable[Any], tasks: Sequence[TaskShown]) -> tuple[TaskProgress, ...]:
    """One pupil's progress in each task, from the pupil's rows."""
    rows = list(rows)
    found = []
    for task in tasks:
        own = [row for row in rows if row.task == task.id]
        found.append(
            TaskProgress(
                task=task.id,
                done=sum(int(row.done) for row in own),
                right=sum(int(row.right) for row in own),
                tries=sum(int(row.tries) for row in own),
                ms=sum(int(row.ms) for row in own),
            )
        )
    return tuple(found)


def of_pupils(
    pupils: Iterable[Any], rows: Iterable[Any], days: Iterable[Any], tasks: Sequence[TaskShown]
) -> tuple[PupilShown, ...]:
    """The pupils by name; `seen` is the time of their last answer."""
    by_pupil, days_by_pupil = _grouped(rows), _grouped(days)
    found = []
    for pupil in sorted(pupils, key=lambda pupil: (pupil.name.casefold(), pupil.person)):
        own = by_pupil.get(pupil.person, [])
        found.append(
            PupilShown(
                person=pupil.person,
                name=pupil.name,
                joined=pupil.joined,
                seen=max((row.at for row in own if row.at is not None), default=None),
                tasks=of_tasks(own, tasks),
                days=of_days(days_by_pupil.get(pupil.person, []))[-_DAYS:],
                group=pupil.group,
            )
        )
    return tuple(found)


def of_themes(rows: Iterable[Any], names: dict[str, str], kinds: dict[str, str]) -> tuple[ThemeProgress, ...]:
    """The kinds of questions, hardest first: where most pupils are stuck, then where most is surely wrong.

    `names` maps pupils to names, `kinds` tasks to kinds of drill.
    """
    counted: dict[tuple[str, str, str], dict[str, list[int]]] = {}
    for row in rows:
        if row.tries:
            of_theme = counted.setdefault((kinds[row.task], row.ask, row.theme), {})
            of_pupil = of_theme.setdefault(row.person, [0, 0])
            of_pupil[0] += int(row.right)
            of_pupil[1] += int(row.tries) - int(row.right)
    found = [
        ThemeProgress(
            kind=kind,
            ask=ask,
            theme=theme,
            right=sum(right for right, _ in by_pupil.values()),
            wrong=sum(wrong for _, wrong in by_pupil.values()),
            pupils=len(by_pupil),
            stuck=tuple(
                sorted(
                    (names[p] for p, (right, wrong) in by_pupil.items() if wrong >= _STUCK and wrong > right),
                    key=str.casefold,
                )
            ),
        )
        for (kind, ask, theme), by_pupil in counted.items()
    ]
    return tuple(
        sorted(
            found,
            key=lambda t: (-len(t.stuck), -surely(t.wrong, t.right + t.wrong), t.kind, t.ask, t.theme),
        )
    )


def surely(count: int, of: int) -> float:
    """The share that is surely reached, by Wilson's 95 % interval: 1 of 1 is less than 8 of 10."""
    if of == 0:
        return 0.0
    share, z2 = count / of, _Z * _Z
    middle = share + z2 / (2 * of)
    spread = _Z * math.sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    return max(0.0, (middle - spread) / (1 + z2 / of))


def of_days(rows: Iterable[Any]) -> tuple[DayProgress, ...]:
    """The sums of each day over all rows, oldest first."""
    first = datetime.date(1970, 1, 1)
    counted: dict[int, list[int]] = {}
    for row in rows:
        of_day = counted.setdefault(int(row.day), [0, 0])
        of_day[0] += int(row.done)
        of_day[1] += int(row.right)
    return tuple(
        DayProgress(day=(first + datetime.timedelta(days=day)).isoformat(), done=done, right=right)
        for day, (done, right) in sorted(counted.items())
    )


def _grouped(rows: Iterable[Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in rows:
        found.setdefault(row.person, []).append(row)
    return found
