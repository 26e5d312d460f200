"""The match of two over a number of rounds, in float64. Only the lead and the rounds left matter.

A lead that cannot be made up in the turns left is as good as any greater one, since then only shutting the
box decides. The tables end there.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from parlour.games.shut_the_box.options import Dice

from .kernel import Floats, Ints, table, whole_turns
from .turn import turn
from .two import ROUNDINGS_A_TURN, versus

#: rounds beyond this take too long
MOST_SOLVED_ROUNDS = 30


class MatchOfRounds:
    """Best play of two over rounds. A shared win counts half. `left` includes the current round."""

    def __init__(
        self,
        flaps: int = 12,
        dice: Dice = "two",
        rounds: int = 1,
        shut: Literal["wins", "finish-round"] = "wins",
    ) -> None:
        self.rounds = rounds
        self._table = table(flaps, dice)
        self._cost = np.array(turn(flaps, dice).costs("sum"), np.int64)
        self.most = int(self._cost.max())
        self._steps = np.arange(self.most + 1)[:, None]
        shuts = (np.arange(self.most + 1) == 0).astype(np.float64)
        chance = float(whole_turns(self._table, self._cost, shuts[:, None])[0])
        self._shut_first = 1.0 if shut == "wins" else 1.0 - chance / 2
        # by rounds left, then by own points less the other's, the middle being 0
        self._first: list[Floats] = [np.zeros(1)]
        self._second: list[Floats] = [np.zeros(1)]
        for left in range(1, rounds + 1):
            leads = np.arange(-self._widest(left), self._widest(left) + 1)
            self._second.append(whole_turns(self._table, self._cost, self._second_ends(left, leads)))
            self._first.append(whole_turns(self._table, self._cost, self._first_ends(left, leads)))

    @property
    def value(self) -> float:
        """The winning chance of the player who begins the match."""
        return self.first_value(self.rounds, 0, 0)

    @property
    def error_bound(self) -> float:
        """The largest rounding error of any value."""
        return float(2 * self.rounds * ROUNDINGS_A_TURN * np.finfo(np.float64).eps / 2)

    def first_value(self, left: int, own: int, other: int) -> float:
        """The chance of the player who begins a round."""
        return float(self._at(self._first, left, np.array([own - other]))[0])

    def second_value(self, left: int, other: int, own: int) -> float:
        """The chance of the second player of a round, after the first has had his turn."""
        return float(self._at(self._second, left, np.array([own - other]))[0])

    def first_ends(self, left: int, own: int, other: int) -> Floats:
        """For the first player of a round: the value of ending his turn at each cost."""
        return self._first_ends(left, np.array([own - other]))[:, 0]

    def second_ends(self, left: int, other: int, own: int) -> Floats:
        """For the second player of a round: the value of ending his turn at each cost."""
        return self._second_ends(left, np.array([own - other]))[:, 0]

    def _widest(self, left: int) -> int:
        return self.most * left + 1

    def _at(self, tables: list[Floats], left: int, leads: Ints) -> Floats:
        widest = self._widest(left)
        return np.asarray(tables[left][np.clip(leads, -widest, widest) + widest])

    def _first_ends(self, left: int, leads: Ints) -> Floats:
        ends: Floats = 1.0 - self._at(self._second, left, -(leads + self._steps))
        ends[0] = self._shut_first
        return ends

    def _second_ends(self, left: int, leads: Ints) -> Floats:
        after = leads + self._steps
        ends = versus(after, np.zeros(1)) if left == 1 else 1.0 - self._at(self._first, left - 1, -after)
        ends[0] = 1.0
        return ends
