"""Progress: from how questions went to what a teacher sees. Pure functions of rows."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from typing import Any

from parlour.server.protocol_class import DayProgress, PupilShown, TaskProgress, TaskShown, ThemeProgress

#: with so many wrong answers and more wrong than right somebody is stuck
_STUCK = 3


def of_tasks(rows: Iterable[Any], tasks: Sequence[TaskShown]) -> tuple[TaskProgress, ...]:
    """How one pupil got on with each task; the rows are the pupil's."""
    rows = list(rows)
    found = []
    for task in tasks:
        own = [row for row in rows if row.task == task.id]
        found.append(
            TaskProgress(
                task=task.id,
                done=sum(row.done for row in own),
                right=sum(row.right for row in own),
                tries=sum(row.tries for row in own),
                ms=sum(row.ms for row in own),
            )
        )
    return tuple(found)


def of_pupils(
    pupils: Iterable[Any], rows: Iterable[Any], tasks: Sequence[TaskShown]
) -> tuple[PupilShown, ...]:
    """The class, by name; `seen` is when a pupil last answered something."""
    by_pupil = _grouped(rows)
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
            )
        )
    return tuple(found)


def of_themes(rows: Iterable[Any], names: dict[str, str], kinds: dict[str, str]) -> tuple[ThemeProgress, ...]:
    """What is hard, hardest first; `kinds` are the tasks', `names` the pupils'."""
    counted: dict[tuple[str, str], dict[str, list[int]]] = {}
    for row in rows:
        if row.tries:
            of_theme = counted.setdefault((kinds[row.task], row.theme), {})
            of_pupil = of_theme.setdefault(row.person, [0, 0])
            of_pupil[0] += row.right
            of_pupil[1] += row.tries - row.right
    found = [
        ThemeProgress(
            kind=kind,
            theme=theme,
            right=sum(right for right, _ in by_pupil.values()),
            wrong=sum(wrong for _, wrong in by_pupil.values()),
            stuck=tuple(
                sorted(
                    (names[p] for p, (right, wrong) in by_pupil.items() if wrong >= _STUCK and wrong > right),
                    key=str.casefold,
                )
            ),
        )
        for (kind, theme), by_pupil in counted.items()
    ]
    return tuple(sorted(found, key=lambda t: (-t.wrong / (t.right + t.wrong), -t.wrong, t.kind, t.theme)))


def of_days(rows: Iterable[Any]) -> tuple[DayProgress, ...]:
    """What was done on each day, oldest first."""
    days: dict[str, list[int]] = {}
    for row in rows:
        if row.done and row.at is not None:
            day = datetime.datetime.fromtimestamp(row.at / 1000, datetime.UTC).date().isoformat()
            counts = days.setdefault(day, [0, 0])
            counts[0] += 1
            counts[1] += row.right
    return tuple(DayProgress(day=day, done=done, right=right) for day, (done, right) in sorted(days.items()))


def _grouped(rows: Iterable[Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in rows:
        found.setdefault(row.person, []).append(row)
    return found
