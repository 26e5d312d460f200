"""Practice alone over HTTP. Nothing is stored: the browser keeps what was answered."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.table.messages.practice import (
    PracticeAnswer,
    PracticeCourse,
    PracticeJudged,
    PracticeQuestion,
)
from parlour.table.practice import course_shown, practice_judged, question_shown

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
    return course_shown(course)


@get("/api/practice/{course:str}/question", tags=["practice"], sync_to_thread=True)
def question(
    course: Course, level: Level, seed: Seed, number: Number, theme: Theme = None
) -> PracticeQuestion:
    """A question without its answer."""
    return question_shown(course, level, seed, number, theme)


@post("/api/practice/{course:str}/answer", tags=["practice"], status_code=200, sync_to_thread=True)
def answer(course: Course, data: JSONBody[PracticeAnswer]) -> PracticeJudged:
    """Judge an answer by the rules of the game; without one, tell what is right."""
    return practice_judged(course, data)
