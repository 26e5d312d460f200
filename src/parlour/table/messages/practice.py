"""Messages of practice alone."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from parlour.analysis.drills.drill import Drill
from parlour.analysis.drills.question import Ask

from .match import FromClient, FromServer


class PracticeAnswer(FromClient, frozen=True, kw_only=True):
    """An answer to the question that level, seed, number and theme name; null: show what is right."""

    level: Annotated[int, Meta(ge=1, le=99)]
    seed: Annotated[str, Meta(max_length=64)]
    number: Annotated[int, Meta(ge=1, le=10_000)]
    theme: Annotated[str, Meta(max_length=40)] | None = None
    answer: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class PracticeLevel(FromServer, frozen=True, kw_only=True):
    """What a level asks. Somebody of the same `rating` gets half of it right."""

    drill: Drill
    rating: int


class PracticeCourse(FromServer, frozen=True, kw_only=True):
    """The levels of a course, from easy to hard."""

    course: str
    levels: tuple[PracticeLevel, ...]


class PracticeQuestion(FromServer, frozen=True, kw_only=True):
    """A question without its answer. `digits` has a `_` for each missing digit."""

    ask: Ask
    theme: str
    digits: str = ""
    flaps: tuple[int, ...] = ()
    throw: tuple[int, ...] = ()
    least: int = 1
    red: str | None = None
    black: str | None = None


class PracticeJudged(FromServer, frozen=True, kw_only=True):
    """Whether an answer is right; all right answers once there is nothing left to try.

    `told` are these as they are written on paper, `why` what the wrong answer comes to (`8 − 2 = 6`).
    """

    right: bool
    solutions: tuple[str, ...]
    told: tuple[str, ...] = ()
    why: str = ""
