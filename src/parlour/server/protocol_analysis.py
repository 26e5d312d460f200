"""The wire, as far as it is about analysis: hints, reviews, positions, puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from .protocol import FromClient, FromServer, SeatNumber


class HintGiven(FromClient, frozen=True, kw_only=True):
    """Ask what is best now. Without a seat: your own that is to act."""

    seat: SeatNumber | None = None


class PositionAsked(FromClient, frozen=True, kw_only=True):
    """A position of a game, to be analysed for the seat that is to act."""

    position: Annotated[str, Meta(max_length=20_000)]
    options: dict[str, Any] = field(default_factory=dict)


class PuzzleKind(FromServer, frozen=True, kw_only=True):
    """What puzzles there are of a kind: a game's, or sums (`smart-calculators`)."""

    kind: str
    levels: tuple[int, ...]
    themes: tuple[str, ...]


class PuzzleNamed(FromClient, frozen=True, kw_only=True):
    """Which puzzle: the same words give the same one everywhere."""

    game: Annotated[str, Meta(max_length=64, description="a game, or smart-calculators")]
    level: Annotated[int, Meta(ge=1, le=100)] = 1
    theme: Annotated[str, Meta(max_length=40)] | None = None
    seed: Annotated[str, Meta(max_length=64, description="empty: the puzzle of the day")] = ""
    number: Annotated[int, Meta(ge=1, le=1_000)] = 1


class PuzzleAnswered(PuzzleNamed, frozen=True, kw_only=True):
    """An answer to a puzzle."""

    answer: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleShown(FromServer, frozen=True, kw_only=True):
    """A puzzle without its solution; `view` is what its seat sees. While it is being made, only its name."""

    status: Literal["done", "waiting"]
    seed: str
    number: int
    game: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    position: str | None = None
    seat: int | None = None
    question: str | None = None
    theme: str | None = None
    level: int | None = None
    unit: str | None = None
    view: Any = None


class PuzzleJudged(FromServer, frozen=True, kw_only=True):
    """Whether an answer is one of the best, what it is worth, and the solution."""

    right: bool
    answer: str
    value: float | None
    best: tuple[str, ...]
    answers: tuple[PuzzleValue, ...]


class PuzzleValue(FromServer, frozen=True, kw_only=True):
    """An answer and what it is worth."""

    answer: str
    value: float


class Analysed(FromServer, frozen=True, kw_only=True):
    """What was found (`result`, as `parlour analyse` or `review --json` prints it), or that it waits.

    `version` of Parlour and `seconds` of thinking made it; for what is `waiting` ask again in the same words.
    """

    status: Literal["done", "waiting"]
    version: str
    seconds: float
    result: Any = None
