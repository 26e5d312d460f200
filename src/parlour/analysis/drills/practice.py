"""Practice alone: the drills of a course from easy to hard, and its questions.

A rung's rating is on the scale of Elo: somebody of the same rating gets half of its questions right (those
that can't be guessed). The page keeps the answers and estimates the learner from them; see
docs/explanation/practice.md.
"""

from __future__ import annotations

from msgspec import Struct

from parlour.core.errors import BadOption

from .drill import Drill
from .making import DRILLS, question
from .question import Question
from .variety import APART, in_a_row

#: the ratings of the easiest and the hardest rung of every course
_EASIEST, _HARDEST = 600, 1300
#: how many questions are drawn to meet the theme that is wished for
_DRAWN = 6


class Rung(Struct, frozen=True, kw_only=True):
    """A level of a course: what is asked, and how hard it is."""

    drill: Drill
    rating: int


def courses() -> tuple[str, ...]:
    """The names of all courses."""
    return tuple(sorted(name for kind in DRILLS for name in DRILLS.get(kind).ladders))


def ladder(course: str) -> tuple[Rung, ...]:
    """The levels of a course, from easy to hard."""
    for kind in DRILLS:
        drills = DRILLS.get(kind).ladders.get(course)
        if drills is not None:
            step = (_HARDEST - _EASIEST) / max(1, len(drills) - 1)
            return tuple(
                Rung(drill=drill, rating=round(_EASIEST + step * i)) for i, drill in enumerate(drills)
            )
    raise BadOption(f"course is {course!r}; allowed: {', '.join(courses())}", option="course")


def practised(course: str, level: int, seed: str, number: int, theme: str | None = None) -> Question:
    """A question of a level, counted from 1; if it has one of the theme, most likely that."""
    rungs = ladder(course)
    if not 1 <= level <= len(rungs):
        raise BadOption(f"level is {level}; allowed for {course}: 1 to {len(rungs)}", option="level")
    drill = rungs[level - 1].drill
    # ten at a time: only those of the same ten are kept apart, so that no number is costly
    block, place = divmod(number - 1, APART)
    found = in_a_row(drill, f"{seed} {block}", "practice", place + 1)
    for draw in range(1, _DRAWN if theme else 0):
        if found.theme == theme:
            break
        found = question(drill, f"{seed} {draw}", "practice", number)
    return found
