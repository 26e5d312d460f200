"""A search with its transposition table: tests whether a position's value is at least a goal."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from . import kernels
from .kernels import ANSWER, DEPTH, NODES, bounds_of, canonical, early_words, learn, learn_words
from .tables import canon, line_words

#: about 50 ms of search
SLICE = 1 << 18

Stop = Callable[[], bool]


class CubeSearch:
    """A table of 2^bits words (8 bytes each) and a stack. Use it from one thread at a time.

    Positions with 6 or more free places are kept in the table; those with 12 or more have all their children
    looked up first. The static bound is used for positions with `bound_to` or fewer free places.
    """

    def __init__(
        self,
        placement: str,
        bits: int = 24,
        bound_to: int = 12,
        table: NDArray[np.int64] | None = None,
    ) -> None:
        self.placement = placement
        # threads may share a table: each word is read and written whole and is true on its own
        self.table: NDArray[np.int64] = np.zeros(1 << bits, np.int64) if table is None else table
        self._canon = canon(placement)
        self._stack = np.zeros((28, 12), np.int64)
        self._moves = np.zeros((28, 28), np.int64)
        self._control = np.array([-1, 0, 0, placement == "stacked", 6, bound_to, 12], np.int64)

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return int(self._control[NODES])

    def canonical(self, own: int, opp: int) -> int:
        """The 54-bit key that the position shares with its symmetric copies."""
        return int(canonical(own, opp, *self._canon))

    def known(self, own: int, opp: int) -> tuple[int, int]:
        """The bounds in the table; NO_LOWER and NO_UPPER where there are none."""
        lower, upper = bounds_of(self.table, self.canonical(own, opp))
        return int(lower), int(upper)

    def learn(self, own: int, opp: int, lower: int, upper: int) -> None:
        """Put bounds that are known from elsewhere into the table."""
        learn(self.table, self.canonical(own, opp), lower, upper)

    def touch(self) -> None:
        """Allocate the table's memory now; otherwise it is allocated during the first search and slows it."""
        self.table |= 0

    def test(self, own: int, opp: int, goal: int, stop: Stop | None = None) -> int | None:
        """r: the value is at least r if r ≥ goal, else at most r. None if `stop()` ended the search."""
        own1, own2 = line_words(own)
        opp1, opp2 = line_words(opp)
        free = 27 - (own | opp).bit_count()
        self._stack[0] = own, opp, own1, own2, opp1, opp2, free, goal, 0, 0, 0, 0
        self._control[DEPTH] = 0
        while not self._go_on():
            if stop is not None and stop():
                return None
        return int(self._control[ANSWER])

    def _go_on(self) -> bool:
        return bool(kernels.run(self._stack, self._moves, self._control, self.table, *self._canon, SLICE))

    def value(self, own: int, opp: int, guess: int = 0) -> int:
        """The exact value for the side to move by the count of balls."""
        lower, upper = -99, 99
        goal = guess
        while lower < upper:
            answer = self.test(own, opp, goal)
            assert answer is not None
            if answer >= goal:
                lower = answer
                goal = answer + 1
            else:
                upper = answer
                goal = answer
        return lower

    def early(self, balls: int) -> NDArray[np.int64]:
        """The table's words of positions with at most this many balls."""
        count = early_words(self.table, balls, np.zeros(0, np.int64))
        words = np.zeros(count, np.int64)
        early_words(self.table, balls, words)
        return words

    def learn_early(self, words: NDArray[np.int64]) -> None:
        """Put in the words that `early` of another search of this placement returned."""
        learn_words(self.table, words)
