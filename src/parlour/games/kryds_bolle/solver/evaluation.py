"""What a solver says of a position."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ScoredPlace(Struct, frozen=True):
    """A place where a ball may go, and what it is worth to the side to move."""

    place: int
    value: int
    bound: Literal["exact", "at_most", "at_least"]


class Evaluation(Struct, frozen=True):
    """Points still to come under best play, own minus other's, for the side to move.

    `lower` ≤ the value ≤ `upper`; `exact` once they meet and every best place is known to be one.
    Best places come first.
    """

    exact: bool
    lower: int
    upper: int
    moves: tuple[ScoredPlace, ...]

    @property
    def value(self) -> int:
        """The value, or while it is open the bound that lies nearer to an even game."""
        return min(max(0, self.lower), self.upper)

    @property
    def best(self) -> tuple[int, ...]:
        """The places that are proved best; empty until the evaluation is exact."""
        if not self.exact:
            return ()
        return tuple(m.place for m in self.moves if m.bound == "exact" and m.value == self.lower)
