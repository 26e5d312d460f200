"""Puzzles as they are shown, without their solution, and how an answer is judged."""

from __future__ import annotations

from parlour.analysis.puzzles.puzzle import Puzzle, check

from .messages.analysis import PuzzleJudged, PuzzleShown, PuzzleValue


def puzzle_shown(seed: str, number: int, found: Puzzle | None) -> PuzzleShown:
    """A puzzle without its solution; `waiting` while it is being made."""
    if found is None:
        return PuzzleShown(status="waiting", seed=seed, number=number)
    return PuzzleShown(
        status="done",
        seed=seed,
        number=found.number,
        game=found.game,
        options=found.options,
        position=found.position,
        seat=found.seat,
        question=found.question,
        theme=found.theme,
        level=found.level,
        unit=found.unit,
        view=found.state.view(found.seat),
    )


def judged(found: Puzzle, answer: str) -> PuzzleJudged:
    """Whether an answer is right, with the solution."""
    verdict = check(found, answer)
    return PuzzleJudged(
        right=verdict.right,
        answer=verdict.answer,
        value=verdict.value,
        best=verdict.best,
        answers=tuple(PuzzleValue(answer=a.answer, value=a.value) for a in found.answers),
    )
