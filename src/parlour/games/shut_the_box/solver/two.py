"""The match of two to a limit, in float64: winning chances with best play by both, from every pad.

Points only grow, so the pads are solved from the limit down. For each of the second player's points the
kernel solves all pads of the first together: first the second player's turns, which come after the first's,
then the first player's.

The error is bounded: a turn has at most 12 throws, each a sum of 11 products with rounded odds, and one
subtraction follows it, so a turn adds less than 160 roundings of values no greater than 1, and a match
has at most two turns for every point of the limit. Taking a maximum adds no error.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from parlour.games.shut_the_box.options import Dice

from .kernel import Floats, Ints, table, turn_values, whole_turns
from .turn import BestPlay, turn

#: higher limits take too long to solve
HIGHEST_SOLVED_LIMIT = 1000
ROUNDINGS_A_TURN = 160


class MatchOfTwo:
    """Best play of two to a limit. `first[a, b]` is the chance of the first player of a round when he has a
    points and the other b. `second[a, b]` is the chance of the second player when the first has had his turn
    and has a points, and he himself has b. A shared win counts half."""

    def __init__(
        self,
        flaps: int = 12,
        dice: Dice = "two",
        limit: int = 100,
        shut: Literal["wins", "finish-round"] = "wins",
    ) -> None:
        self.flaps, self.dice, self.limit, self.shut = flaps, dice, limit, shut
        self._table = table(flaps, dice)
        self._cost = np.array(turn(flaps, dice).costs("sum"), np.int64)
        self.most = int(self._cost.max())
        self.first = np.zeros((limit, limit))
        self.second = np.zeros((limit + self.most, limit))
        self._shut_again = self._chance_to_shut() if shut == "finish-round" else 0.0
        self._solve()

    @property
    def value(self) -> float:
        """The winning chance of the player who begins the match."""
        return float(self.first[0, 0])

    @property
    def error_bound(self) -> float:
        """The largest rounding error of any value."""
        return float(2 * self.limit * ROUNDINGS_A_TURN * np.finfo(np.float64).eps / 2)

    def second_ends(self, other: int, own: int) -> Floats:
        """For the second player of a round: the value of ending his turn at each cost."""
        return self._second_ends(own, np.array([other]))[:, 0]

    def first_ends(self, own: int, other: int) -> Floats:
        """For the first player of a round: the value of ending his turn at each cost."""
        return self._first_ends(np.array([own]), other)[:, 0]

    def turn_values(self, ends: Floats) -> Floats:
        """The value of every open set with best play, given the value of ending at each cost."""
        values = np.empty(len(self._cost))
        turn_values(*self._table, ends[self._cost], values)
        return values

    def best_play(self, ends: Floats) -> BestPlay:
        """The best closings and dice, given the value of ending at each cost.

        Choices that differ by less than the error bound count as equal.
        """
        whole = turn(self.flaps, self.dice)
        values = self.turn_values(ends).tolist()
        return BestPlay(whole, ends[self._cost].tolist(), values, max, 2 * self.error_bound)

    def _solve(self) -> None:
        begins = np.arange(self.limit)
        after_first = np.arange(self.limit + self.most)
        for other in range(self.limit - 1, -1, -1):
            self.second[:, other] = whole_turns(
                self._table, self._cost, self._second_ends(other, after_first)
            )
            self.first[:, other] = whole_turns(self._table, self._cost, self._first_ends(begins, other))

    def _second_ends(self, own: int, others: Ints) -> Floats:
        """`ends[cost, n]` when the first player of the round stands at `others[n]`."""
        pads = own + np.arange(self.most + 1)[:, None]
        ends = versus(pads, others)
        goes_on = (pads < self.limit) & (others < self.limit)
        pads, others = np.broadcast_arrays(pads, others)
        ends[goes_on] = 1.0 - self.first[others[goes_on], pads[goes_on]]
        ends[0] = 1.0
        return ends

    def _first_ends(self, owns: Ints, other: int) -> Floats:
        """`ends[cost, n]` when the first player began his turn at `owns[n]`."""
        pads = owns + np.arange(self.most + 1)[:, None]
        ends: Floats = 1.0 - self.second[pads, other]
        ends[0] = 1.0 - self._shut_again / 2
        return ends

    def _chance_to_shut(self) -> float:
        ends = np.zeros(self.most + 1)
        ends[0] = 1.0
        return float(self.turn_values(ends)[-1])


def versus(pads: Any, others: Any) -> Floats:
    """The result of the game by final points: 1 for fewer than the other, 1/2 for equal, 0 for more."""
    return np.where(pads < others, 1.0, np.where(pads == others, 0.5, 0.0)).astype(np.float64)
