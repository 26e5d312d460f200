"""Practice alone over HTTP. Nothing is stored: the browser keeps what was answered."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.analysis.drills import ladder, practised, right, told, why
from parlour.server.classroom.asking import plain
from parlour.table.messages.practice import (
    PracticeAnswer,
    PracticeCourse,
    PracticeJudged,
    PracticeLevel,
    PracticeQuestion,
)

Course = Annotated[str, PathParameter(max_length=40, description="equations, sums, throws or calculators")]
Level = Annotated[int, QueryParameter(ge=1, le=99, description="the level, counted from 1")]
Seed = Annotated[str, QueryParameter(max_length=64, description="the same text gives the same questions")]
Number = Annotated[int, QueryParameter(ge=1, le=10_000, description="the question's number")]
Theme = Annotated[
    str | None, QueryParameter(max_length=40, description="what is to be asked for, where the level has it")
]


@get("/api/practice/{course:str}", tags=["practice"], sync_to_thread=True)
def course(course: Course) -> PracticeCourse:
    """The levels of a course and how hard each is."""
    rungs = ladder(course)
    return PracticeCourse(
        course=course, levels=tuple(PracticeLevel(drill=rung.drill, rating=rung.rating) for rung in rungs)
    )


@get("/api/practice/{course:str}/question", tags=["practice"], sync_to_thread=True)
def question(
    course: Course, level: Level, seed: Seed, number: Number, theme: Theme = None
) -> PracticeQuestion:
    """A question without its answer."""
    return plain(practised(course, level, seed, number, theme))


@post("/api/practice/{course:str}/answer", tags=["practice"], status_code=200, sync_to_thread=True)
def answer(course: Course, data: JSONBody[PracticeAnswer]) -> PracticeJudged:
    """Judge an answer by the rules of the game; without one, tell what is right."""
    asked = practised(course, data.level, data.seed, data.number, data.theme)
    is_right = data.answer is not None and right(asked, data.answer)
    over = is_right or data.answer is None or asked.tries == 1
    return PracticeJudged(
        right=is_right,
        solutions=asked.accepted if over else (),
        told=told(asked) if over else (),
        why=why(asked, data.answer, over) if data.answer is not None and not is_right else "",
    )
