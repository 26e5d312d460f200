"""Three or more players: one round solved, and an estimate for a match to a limit.

One round is solved backwards over what the next player faces: the lowest score so far and how many share
it. Each player maximises his own chance; among equally good closings he takes the first in the table.

A match of many is estimated: all players play each turn for the lowest expected score, whatever the others
have. Then the pads are independent, and the chances can be computed without simulation.
"""

from __future__ import annotations

import numpy as np

from parlour.games.shut_the_box.options import Dice, Scoring

from .figures import solve_turn
from .kernel import Floats, followed, table, turn_values
from .turn import turn
from .two import ROUNDINGS_A_TURN

#: most nodes of the Gauss rule that shares out ties
MOST_NODES = 12


def one_round_error(seats: int) -> float:
    """The largest rounding error of a chance that `one_round` returns."""
    return float(seats * ROUNDINGS_A_TURN * np.finfo(np.float64).eps / 2)


def one_round(seats: int, flaps: int = 12, dice: Dice = "two", scoring: Scoring = "sum") -> tuple[float, ...]:
    """Each seat's winning chance in one round with best play by all; a tie shares the win."""
    return tuple(float(chance) for chance in _Round(seats, flaps, dice, scoring).chances())


class _Round:
    def __init__(self, seats: int, flaps: int, dice: Dice, scoring: Scoring) -> None:
        self.seats = seats
        self.table = table(flaps, dice)
        costs = turn(flaps, dice).costs(scoring)
        self.scores = sorted(set(costs))
        place = {score: number for number, score in enumerate(self.scores)}
        #: for each open set, the place of its cost among all scores; 0 is the shut box
        self.rank = np.array([place[cost] for cost in costs])

    def chances(self) -> Floats:
        """All seats' chances, by working back from the last player of the round."""
        ranks = len(self.scores)
        # leader[m, c] is what each of c players at the lowest score m gets; coming[m, c, i] what the
        # i-th player still to come gets
        leader = np.tile(1.0 / np.maximum(np.arange(self.seats + 1), 1), (ranks, 1))
        coming = np.zeros((ranks, self.seats + 1, 0))
        for to_come in range(1, self.seats):
            leader, coming = self._one_earlier(to_come, leader, coming)
        ends = leader[self.rank, 1]
        ends[0] = 1.0
        later = coming[self.rank, 1]
        later[0] = 0.0
        values, others = self._turn(ends, later)
        return np.concatenate([[values], others])

    def _one_earlier(self, to_come: int, leader: Floats, coming: Floats) -> tuple[Floats, Floats]:
        new_leader, new_coming = np.zeros_like(leader), np.zeros((*leader.shape, to_come))
        for lowest in range(1, len(self.scores)):
            for share in range(1, self.seats - to_come + 1):
                less, same = self.rank < lowest, self.rank == lowest
                ends = np.where(less, leader[self.rank, 1], np.where(same, leader[lowest, share + 1], 0.0))
                ends[0] = 1.0
                led = np.where(less, 0.0, np.where(same, leader[lowest, share + 1], leader[lowest, share]))
                later = np.where(
                    less[:, None],
                    coming[self.rank, 1],
                    np.where(same[:, None], coming[lowest, share + 1], coming[lowest, share]),
                )
                later[0] = 0.0
                value, others = self._turn(ends, np.column_stack([led, later]))
                new_leader[lowest, share] = others[0]
                new_coming[lowest, share] = [value, *others[1:]]
        return new_leader, new_coming

    def _turn(self, ends: Floats, coins: Floats) -> tuple[float, Floats]:
        """The value of a turn for the player who maximises `ends`, and the mean of every other column."""
        values, brings = np.empty_like(ends), np.empty_like(ends)
        turn_values(*self.table, ends, values)
        others = np.empty(coins.shape[1])
        for number in range(coins.shape[1]):
            followed(*self.table, values, ends, np.ascontiguousarray(coins[:, number]), brings)
            others[number] = brings[-1]
        return float(values[-1]), others


class FieldOfMany:
    """Players who all play each turn for the lowest expected score, to a limit; a shut wins at once."""

    def __init__(self, flaps: int = 12, dice: Dice = "two", limit: int = 100) -> None:
        self.limit = limit
        distribution = solve_turn(flaps, dice).figures.distribution
        self.most = turn(flaps, dice).costs("sum")[-1]
        self.costs = np.zeros(self.most + 1)
        for cost, chance in distribution.items():
            self.costs[cost] = float(chance)
        self.shut = float(self.costs[0])
        self.costs[0] = 0.0

    def chances(self, pads: tuple[int, ...], seat: int = 0) -> Floats:
        """Each seat's winning chance when that seat is about to begin its turn. An estimate."""
        seats, width = len(pads), self.limit + self.most
        won = np.zeros(seats)
        at = np.zeros((seats, width))
        at[np.arange(seats), pads] = 1.0
        while at.sum(axis=1).prod() > 1e-15:
            running = at.sum(axis=1).prod()
            for number in range(seat, seats):
                won[number] += running * self.shut
                running *= 1 - self.shut
                at[number] = np.convolve(at[number], self.costs)[:width]
            won += lowest(at) - lowest(at[:, : self.limit])
            at[:, self.limit :] = 0.0
            seat = 0
        return won


def lowest(at: Floats) -> Floats:
    """The chance of each row to have the lowest place, ties shared. Rows need not sum to 1.

    In a tie of k each gets 1/k: the integral over t of the product of (above + t × equal). A Gauss rule is
    exact for up to 24 rows, and within float64 precision for more.
    """
    above = at.sum(axis=1, keepdims=True) - np.cumsum(at, axis=1)
    nodes, weights = np.polynomial.legendre.leggauss(min(len(at) // 2 + 1, MOST_NODES))
    shares = np.zeros(len(at))
    ones = np.ones((1, at.shape[1]))
    for node, weight in zip((nodes + 1) / 2, weights / 2, strict=True):
        factors = above + node * at
        before = np.cumprod(np.concatenate([ones, factors[:-1]]), axis=0)
        after = np.cumprod(np.concatenate([ones, factors[:0:-1]]), axis=0)[::-1]
        shares += weight * (at * before * after).sum(axis=1)
    return shares
