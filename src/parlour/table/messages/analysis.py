"""Messages about analysis: hints, reviews, positions, puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from .match import FromClient, FromServer, SeatNumber

#: what the values of a review measure
Measure = Literal[
    "difference", "difference-estimated", "fewer-points", "not-lose", "win", "win-estimated", "win-uniform"
]


class HintGiven(FromClient, frozen=True, kw_only=True):
    """Ask for the best actions now. Without a seat: for the seat of yours whose turn it is."""

    seat: SeatNumber | None = None


class PositionAsked(FromClient, frozen=True, kw_only=True):
    """A position to analyse for the seat to act."""

    position: Annotated[str, Meta(max_length=20_000)]
    options: dict[str, Any] = field(default_factory=dict)


class PuzzleKind(FromServer, frozen=True, kw_only=True):
    """The levels and themes of a kind of puzzle: a game's, or sums (`smart-calculators`)."""

    kind: str
    levels: tuple[int, ...]
    themes: tuple[str, ...]


class PuzzleNamed(FromClient, frozen=True, kw_only=True):
    """Which puzzle: the same values give the same puzzle everywhere."""

    game: Annotated[str, Meta(max_length=64, description="a game, or smart-calculators")]
    level: Annotated[int, Meta(ge=1, le=100)] = 1
    theme: Annotated[str, Meta(max_length=40)] | None = None
    seed: Annotated[str, Meta(max_length=64, description="empty: the puzzle of the day")] = ""
    number: Annotated[int, Meta(ge=1, le=1_000)] = 1


class PuzzleAnswered(PuzzleNamed, frozen=True, kw_only=True):
    """An answer to a puzzle."""

    answer: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleShown(FromServer, frozen=True, kw_only=True):
    """A puzzle without its solution; `view` is its seat's view. While it is being made, only its name."""

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
    """Whether an answer is one of the best, its value, and the solution."""

    right: bool
    answer: str
    value: float | None
    best: tuple[str, ...]
    answers: tuple[PuzzleValue, ...]


class PuzzleValue(FromServer, frozen=True, kw_only=True):
    """An answer and its value."""

    answer: str
    value: float


class MoveFound(FromServer, frozen=True, kw_only=True, omit_defaults=True):
    """A move with its value for the seat to act: proved, bounded or estimated; `points`: scored at once."""

    action: str
    value: float
    bound: Literal["exact", "at_most", "at_least", "estimate"]
    points: int | None = None


class AnalysisFound(FromServer, frozen=True, kw_only=True):
    """The `result` of a hint or an analysed position: every move, best first."""

    exact: bool
    value: float
    moves: tuple[MoveFound, ...]


class StepFound(FromServer, frozen=True, kw_only=True):
    """One event of a reviewed match: each seat's value after it, and what changed it.

    `ways` are the best choices and the one that was made, each with its value, best first.
    """

    seq: int
    by: int | None
    act: str
    kind: Literal["luck", "choice", "forced", "not-judged"]
    after: tuple[float | None, ...]
    luck: tuple[float, ...]
    gift: tuple[float, ...]
    unclear: tuple[float, ...]
    cost: float | None
    stake: float | None
    best: tuple[str, ...]
    exact: bool
    ways: tuple[tuple[str, float], ...] = ()


class AccountFound(FromServer, frozen=True, kw_only=True):
    """A player's match in numbers: start + luck + choices + others + unclear = end."""

    seat: int
    name: str
    start: float
    luck: float
    choices: float
    others: float
    unclear: float
    end: float
    judged: int
    best: int
    accuracy: float | None


class ReviewFound(FromServer, frozen=True, kw_only=True):
    """The `result` of a review."""

    game: str
    options: dict[str, Any]
    unit: Literal["chance", "difference", "points"]
    measure: Measure
    meaning: Annotated[str, Meta(description="the measure as an English sentence")]
    exact: bool
    ended: str
    places: tuple[int, ...] | None
    players: tuple[AccountFound, ...]
    steps: tuple[StepFound, ...]
    turning_points: tuple[int, ...]


class ReviewSoFar(FromServer, frozen=True, kw_only=True):
    """The `result` of a review that goes on: how many steps are done of how many, and what they give."""

    done: int
    of: int
    review: ReviewFound


class Analysed(FromServer, frozen=True, kw_only=True):
    """The result of an analysis (`result`: AnalysisFound or ReviewFound), or the status `waiting`.

    `version` is Parlour's, `seconds` the time to think. If it is `waiting`, send the same request again. A
    review that is `waiting` has a ReviewSoFar as its `result` as soon as its first step is done.
    """

    status: Literal["done", "waiting"]
    version: str
    seconds: float
    result: Any = None
