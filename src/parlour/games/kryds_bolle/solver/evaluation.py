"""The solver's answer for a position."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ScoredPlace(Struct, frozen=True):
    """A place where a ball may go, and its value for the side to move."""

    place: int
    value: int
    bound: Literal["exact", "at_most", "at_least"]


class Evaluation(Struct, frozen=True):
    """The value of a position: points still to come with best play, own minus other's, for the side to move.

    `lower` ≤ value ≤ `upper`. `exact` once the two are equal and all best places are proved. Best places
    come first in `moves`.
    """

    exact: bool
    lower: int
    upper: int
    moves: tuple[ScoredPlace, ...]

    @property
    def value(self) -> int:
        """The value; while it is not settled, the number between the bounds that is nearest to 0."""
        return min(max(0, self.lower), self.upper)

    @property
    def best(self) -> tuple[int, ...]:
        """All best places; empty until the evaluation is exact."""
        if not self.exact:
            return ()
        return tuple(m.place for m in self.moves if m.bound == "exact" and m.value == self.lower)
