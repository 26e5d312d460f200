"""The match of three to a limit, solved: every pad of three players, in float64.

As in `two` the pads are solved from the limit down, here by the third player's points: for each of them the
third player's turns from all pads of the other two, then the second's, then the first's. Each player
maximises his own chance; among equally good closings he takes the first in the table, which may matter to
the other two. It takes minutes for twelve flaps and a limit of 100, seconds for nine flaps and 30.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from parlour.games.shut_the_box.options import Dice

from .kernel import Floats, Ints, shared_turn_values, table
from .turn import turn
from .two import ROUNDINGS_A_TURN

#: turns computed together: few enough for their tables to stay in the cache
TOGETHER = 64
#: above this the tables of pads take too much memory
HIGHEST_LIMIT_OF_THREE = 150


class MatchOfThree:
    """Best play of three to a limit. `first[a, b, c]` are the three chances at the start of a round."""

    def __init__(
        self,
        flaps: int = 12,
        dice: Dice = "two",
        limit: int = 100,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        self.limit = limit
        self._table = table(flaps, dice)
        self._cost = np.array(turn(flaps, dice).costs("sum"), np.int64)
        self.most = int(self._cost.max())
        self._steps = np.arange(self.most + 1)[:, None]
        self.first = np.zeros((limit, limit, limit, 3))
        for done, points in enumerate(range(limit - 1, -1, -1), 1):
            self._solve(points)
            if progress is not None:
                progress(done, limit)

    @property
    def chances(self) -> tuple[float, ...]:
        """The three seats' winning chances at the start."""
        return tuple(map(float, self.first[0, 0, 0]))

    @property
    def error_bound(self) -> float:
        """The largest rounding error of any chance, given how ties are broken."""
        return float(3 * self.limit * ROUNDINGS_A_TURN * np.finfo(np.float64).eps / 2)

    def _solve(self, third: int) -> None:
        """Solve all pads in which the third player has this many points at the start of the round."""
        width, pads = self.limit + self.most, third + self._steps
        # the three chances before the third player's turn, and before the second's
        before_third = self._after_the_end(third)
        before_second = np.zeros((width, self.limit, 3))

        def third_ends(a: Ints, b: Ints) -> Floats:
            aa, bb, cc = np.broadcast_arrays(a, b, pads)
            ends = _shares(aa, bb, cc)
            on = cc < self.limit
            ends[on] = self.first[aa[on], bb[on], cc[on]]
            return ends

        def second_ends(a: Ints, b: Ints) -> Floats:
            return np.asarray(before_third[a, b + self._steps])

        def first_ends(a: Ints, b: Ints) -> Floats:
            return np.asarray(before_second[a + self._steps, b])

        self._turns(third_ends, 2, before_third[: self.limit, : self.limit])
        self._turns(second_ends, 1, before_second)
        self._turns(first_ends, 0, self.first[:, :, third])

    def _after_the_end(self, third: int) -> Floats:
        """The third player's turns once the limit is reached: only the leader and his points matter."""
        width, pads = self.limit + self.most, third + self._steps
        far = 10 * width

        def ends(lowest: Ints, who: Ints) -> Floats:
            a, b = np.where(who == 2, far, lowest), np.where(who == 0, far, lowest)
            return _shares(*np.broadcast_arrays(a, b, pads))

        by_lowest = np.zeros((width, 3, 3))
        self._turns(ends, 2, by_lowest)
        a, b = np.indices((width, width))
        return np.asarray(by_lowest[np.minimum(a, b), np.sign(a - b) + 1])

    def _turns(self, ends: Callable[[Ints, Ints], Floats], me: int, into: Floats) -> None:
        """Solve the turns of player `me` from all pads of the first two, and store the three chances."""
        pads = np.indices(into.shape[:2]).reshape(2, -1)
        values = np.empty((len(self._cost), 3, TOGETHER))
        for at in range(0, pads.shape[1], TOGETHER):
            a, b = pads[:, at : at + TOGETHER]
            worth = np.ascontiguousarray(np.moveaxis(ends(a, b), 2, 1))
            worth[0] = 0.0
            worth[0, me] = 1.0
            here = values if len(a) == TOGETHER else np.empty((len(self._cost), 3, len(a)))
            shared_turn_values(*self._table, self._cost, worth, me, here)
            into[a, b] = here[-1].T


def _shares(a: Ints, b: Ints, c: Ints) -> Floats:
    """The win, shared among those with the fewest points."""
    pads = np.stack([a, b, c], axis=-1)
    least = (pads == pads.min(axis=-1, keepdims=True)).astype(np.float64)
    return np.asarray(least / least.sum(axis=-1, keepdims=True))
