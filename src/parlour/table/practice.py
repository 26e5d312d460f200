"""Practice alone: courses, questions without their answers, and how an answer is judged."""

from __future__ import annotations

from parlour.analysis.drills import Question, ladder, practised, right, told, why

from .messages.practice import (
    PracticeAnswer,
    PracticeCourse,
    PracticeJudged,
    PracticeLevel,
    PracticeQuestion,
)


def course_shown(course: str) -> PracticeCourse:
    """The levels of a course and how hard each is."""
    levels = tuple(PracticeLevel(drill=rung.drill, rating=rung.rating) for rung in ladder(course))
    return PracticeCourse(course=course, levels=levels)


def question_shown(course: str, level: int, seed: str, number: int, theme: str | None) -> PracticeQuestion:
    """A question of a course without its answer."""
    return plain(practised(course, level, seed, number, theme))


def practice_judged(course: str, given: PracticeAnswer) -> PracticeJudged:
    """Judge an answer by the rules of the game; without one, tell what is right."""
    asked = practised(course, given.level, given.seed, given.number, given.theme)
    is_right = given.answer is not None and right(asked, given.answer)
    over = is_right or given.answer is None or asked.tries == 1
    return PracticeJudged(
        right=is_right,
        solutions=asked.accepted if over else (),
        told=told(asked) if over else (),
        why=why(asked, given.answer, over) if given.answer is not None and not is_right else "",
    )


def plain(asked: Question) -> PracticeQuestion:
    """A question without its answer."""
    return PracticeQuestion(
        ask=asked.ask,
        theme=asked.theme,
        digits=asked.digits,
        flaps=asked.flaps,
        throw=asked.throw,
        least=asked.least,
        red=asked.red,
        black=asked.black,
    )
