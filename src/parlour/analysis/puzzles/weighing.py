"""From the values of all actions to a puzzle: the accepted answers and their margin."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from parlour.core.state import State

from .puzzle import Puzzle, PuzzleAnswer, Question

#: decimals kept; values that differ less count as equal
DECIMALS = 6


class Weighed(Struct, frozen=True):
    """All answers, the best ones, and their lead over the next (0: all are equal)."""

    answers: tuple[PuzzleAnswer, ...]
    accepted: tuple[str, ...]
    margin: float

    def puzzle(
        self, state: State, *, question: Question, theme: str, level: int, unit: str, told: int | None = None
    ) -> Puzzle:
        """The puzzle of the answers' state; the first `told` answers are kept."""
        assert isinstance(state.actor, int)
        return Puzzle(
            kind=state.game.key,
            game=state.game.key,
            options=msgspec.to_builtins(state.options),
            position=state.position,
            seat=state.actor,
            question=question,
            theme=theme,
            level=level,
            unit=unit,
            accepted=self.accepted,
            margin=self.margin,
            answers=self.answers[:told],
        )


def weighed(values: Mapping[str, float]) -> Weighed:
    """Answers by value, best first, ties by their text."""
    told = {text: round(float(value), DECIMALS) for text, value in values.items()}
    best = max(told.values())
    answers = sorted(
        (PuzzleAnswer(text, value) for text, value in told.items()), key=lambda a: (-a.value, a.answer)
    )
    accepted = tuple(answer.answer for answer in answers if answer.value == best)
    behind = [answer.value for answer in answers if answer.value < best]
    return Weighed(tuple(answers), accepted, round(best - max(behind), DECIMALS) if behind else 0.0)
