"""The book of `stacked`: the value of every position of the first ten plies, a byte each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from parlour.games.kryds_bolle.solver.profiles import number, position, profiles, width
from parlour.games.kryds_bolle.solver.search import CubeSearch

from .file import BadBook

PLIES = 10


class StackedBook:
    """Values by number of balls, profile and colouring (see `profiles`)."""

    def __init__(self, levels: Mapping[int, NDArray[np.int8]]) -> None:
        self.levels = [levels[balls] for balls in range(PLIES + 1)]

    def __len__(self) -> int:
        return sum(level.size for level in self.levels)

    def counts(self) -> dict[int, int]:
        """How many values there are, by the number of balls."""
        return {balls: level.size for balls, level in enumerate(self.levels)}

    def value(self, x: int, o: int) -> int | None:
        """The value for the side to move; None for positions beyond the book."""
        return None if (x | o).bit_count() > PLIES else self.bounds(x, o)[0]

    def bounds(self, x: int, o: int) -> tuple[int, int]:
        """The value twice: it is exact."""
        balls, row, rank = number(x, o)
        value = int(self.levels[balls][row, rank])
        return value, value

    def best(self, x: int, o: int) -> None:
        """None: best places follow from the values of the next ply, or are searched."""

    def teach(self, search: CubeSearch) -> None:
        """Does nothing: a search is never asked about the book's own plies."""

    def sample(self, rng: np.random.Generator, count: int) -> Iterator[tuple[int, int]]:
        """Random positions of the book."""
        sizes = np.cumsum([level.size for level in self.levels])
        for at in rng.choice(len(self), count, replace=False):
            balls = int(np.searchsorted(sizes, at, side="right"))
            within = int(at - (sizes[balls - 1] if balls else 0))
            yield position(balls, *divmod(within, width(balls)))

    def contents(self) -> bytes:
        """All values, level after level."""
        return b"".join(level.tobytes() for level in self.levels)

    @classmethod
    def read(cls, positions: int, contents: bytes) -> StackedBook:
        """The book from its contents."""
        levels = {}
        at = 0
        for balls in range(PLIES + 1):
            shape = len(profiles().levels[balls]), width(balls)
            size = shape[0] * shape[1]
            levels[balls] = np.frombuffer(contents[at : at + size], np.int8).reshape(shape)
            at += size
        if at != len(contents) or at != positions:
            raise BadBook("the stacked book has the wrong length")
        return cls(levels)
