"""Who acts next: a seat (its number), chance, or None once the game is over."""

from __future__ import annotations

import enum
from typing import Final, Literal, Protocol, TypeAlias


class Chance(enum.Enum):
    """The one actor that is not a seat: dice, throws, drawn tiles and turned chips."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "parlour.CHANCE"

    __str__ = __repr__


CHANCE: Final = Chance.CHANCE
Actor: TypeAlias = int | Literal[Chance.CHANCE] | None


class Rng(Protocol):
    """The source of randomness that `sample` and `imagine` use."""

    def randrange(self, n: int, /) -> int:
        """A uniform whole number from 0 to n - 1."""
        ...
