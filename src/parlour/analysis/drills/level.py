"""How strong a learner is in a course, and which level comes next: the page's `practice/level.ts` in Python.

docs/explanation/practice.md explains it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

from msgspec import Struct

_RATINGS: Final = tuple(range(50, 1851, 25))
_BEGINNER, _SPREAD = 700, 250
_DRIFT: Final = 0.16
_WISHED: Final = 0.7


class Answered(Struct, frozen=True):
    """A first answer: how hard its level is, the chance to guess it, and whether it was right."""

    rating: int
    guess: float
    right: bool


def chance(strength: float, rating: float, guess: float = 0.0) -> float:
    """How likely somebody of this strength gets a question right."""
    return guess + (1 - guess) / (1 + 10 ** ((rating - strength) / 400))


def strength(answers: Iterable[Answered]) -> float:
    """The strength that the answers speak for, the oldest first."""
    weights = _whole([exp(-(((at - _BEGINNER) / _SPREAD) ** 2) / 2) for at in _RATINGS])
    last = len(_RATINGS) - 1
    for answer in answers:
        moved = [
            here + _DRIFT * (weights[max(0, i - 1)] + weights[min(last, i + 1)] - 2 * here)
            for i, here in enumerate(weights)
        ]
        right = [chance(at, answer.rating, answer.guess) for at in _RATINGS]
        weights = _whole([w * (r if answer.right else 1 - r) for w, r in zip(moved, right, strict=True)])
    return sum(at * weight for at, weight in zip(_RATINGS, weights, strict=True))


def level_for(estimate: float, ratings: Sequence[int]) -> int:
    """The hardest level, counted from 1, of which somebody this strong knows enough."""
    return max(1, sum(chance(estimate, rating) >= _WISHED for rating in ratings))


def _whole(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
