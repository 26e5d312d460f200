"""A puzzle: a position, a question, and the value of every answer."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from parlour.core.errors import ParlourError
from parlour.core.registry import GAMES
from parlour.core.state import State

#: what is asked: the best action, the action that scores most now, or the points of a throw
Question = Literal["best-action", "most-points", "points-of-throw"]


class PuzzleAnswer(Struct, frozen=True):
    """One answer and its value, in the puzzle's unit; more is better."""

    answer: str
    value: float


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position with its best answers, proved.

    `margin` is the lead of the accepted answers over all others. `answers` are all answers, or the best of
    very many, best first. The same `game`, `level`, `theme`, `seed` and `number` give the same puzzle.
    """

    #: the kind of puzzle: a game's key, or smart-calculators
    kind: str
    game: str
    options: dict[str, Any]
    position: str
    seat: int
    question: Question
    theme: str
    level: int
    #: `points`, or `chance` (0 to 1)
    unit: str
    accepted: tuple[str, ...]
    margin: float
    answers: tuple[PuzzleAnswer, ...]
    seed: str = ""
    number: int = 0

    @property
    def state(self) -> State:
        """The position as a state."""
        state: State = GAMES.get(self.game).position(self.position, **self.options)
        return state


class PuzzleVerdict(Struct, frozen=True):
    """The judgement of an answer. `value` is None if it is not among the listed answers."""

    right: bool
    answer: str
    value: float | None
    best: tuple[str, ...]


def check(puzzle: Puzzle, answer: str) -> PuzzleVerdict:
    """Judge an answer; raises the game's error if it is not a legal action."""
    text = answer.strip()
    if puzzle.question == "points-of-throw":
        text = text.lstrip("+") if not text.lstrip("+").isdigit() else str(int(text))
    else:
        action = GAMES.get(puzzle.game).action(text)
        refusal: ParlourError | None = puzzle.state.accepts(action)
        if refusal is not None:
            raise refusal
        text = str(action)
    value = next((given.value for given in puzzle.answers if given.answer == text), None)
    return PuzzleVerdict(text in puzzle.accepted, text, value, puzzle.accepted)
