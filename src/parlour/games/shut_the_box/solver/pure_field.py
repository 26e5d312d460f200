"""The estimate for three or more players to a limit without numpy (see `many.FieldOfMany`).

The pads are independent. So what the others do is worked out once for all points that this seat may end its
turn with.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import cos, pi, prod
from typing import NamedTuple

from parlour.games.shut_the_box.options import Dice

from .figures import solve_turn
from .turn import turn

#: most nodes of the Gauss rule that shares out ties
MOST_NODES = 12
#: rounds less likely than this are left out
_UNLIKELY = 1e-15


class PureField:
    """Players who all play each turn for the lowest expected score, to a limit; a shut wins at once."""

    def __init__(self, flaps: int, dice: Dice, limit: int) -> None:
        distribution = solve_turn(flaps, dice).figures.distribution
        self.limit, self.most = limit, turn(flaps, dice).costs("sum")[-1]
        self.shut = float(distribution[0])
        self._costs = [(cost, float(chance)) for cost, chance in distribution.items() if cost]

    def chances(self, pads: Sequence[int], seat: int) -> list[float]:
        """The seat's chance to win if it ends its turn with 1, 2, … points more. An estimate."""
        rounds = self._rounds(pads, seat)
        # from the last round back: what each pad of ours is worth when a round begins
        worth = [0.0] * self.limit
        for _, shutting, deciding in reversed(rounds[1:]):
            after = [share + later for share, later in zip(deciding, worth, strict=False)]
            after += deciding[self.limit :]
            worth = [
                self.shut * shutting + sum(chance * after[pad + cost] for cost, chance in self._costs)
                for pad in range(self.limit)
            ]
        now, own = rounds[0].deciding, pads[seat]
        return [
            now[own + cost] + (worth[own + cost] if own + cost < self.limit else 0.0)
            for cost in range(1, self.most + 1)
        ]

    def _rounds(self, pads: Sequence[int], seat: int) -> list[_Round]:
        """This round, after our turn, and all later ones that are likely enough."""
        found: list[_Round] = []
        others = [self._one(pad) for number, pad in enumerate(pads) if number != seat]
        alive = 1.0
        while alive > _UNLIKELY:
            first = seat if not found else 0  # this round goes on behind us
            others = [self._thrown(tuple(at)) if number >= first else at for number, at in enumerate(others)]
            deciding = self._lowest(others, self.limit + self.most)
            for pad, share in enumerate(self._lowest(others, self.limit)):
                deciding[pad] -= share
            found.append(_Round(alive, alive * (1 - self.shut) ** seat, deciding))
            others = [at[: self.limit] + [0.0] * self.most for at in others]
            alive = prod(map(sum, others))
        return found

    def _one(self, pad: int) -> list[float]:
        at = [0.0] * (self.limit + self.most)
        at[pad] = 1.0
        return at

    @lru_cache(maxsize=64)  # noqa: B019 - there are few fields, and they are kept for good
    def _thrown(self, at: tuple[float, ...]) -> list[float]:
        """Where a pad is after a turn without a shut."""
        after = [0.0] * (self.limit + self.most)
        for pad, here in enumerate(at[: self.limit]):
            if here:
                for cost, chance in self._costs:
                    after[pad + cost] += here * chance
        return after

    def _lowest(self, others: Sequence[Sequence[float]], width: int) -> list[float]:
        """For each pad of ours the chance that it is the lowest, ties shared (see `many.lowest`)."""
        above = []
        for at in others:
            left, rest = sum(at[:width]), []
            for here in at[:width]:
                left -= here
                rest.append(left)
            above.append(rest)
        shares = [0.0] * (self.limit + self.most)
        rows = [list(zip(rest, at[:width], strict=True)) for rest, at in zip(above, others, strict=True)]
        for node, weight in gauss(min((len(others) + 1) // 2 + 1, MOST_NODES)):
            for pad, pairs in enumerate(zip(*rows, strict=True)):
                product = weight
                for more, equal in pairs:
                    product *= more + node * equal
                shares[pad] += product
        return shares[:width]


class _Round(NamedTuple):
    """How likely the others are still playing when a round begins; how likely our turn comes then; and for
    each pad of ours after the round, the chance that the game ends with us the lowest."""

    alive: float
    shutting: float
    deciding: list[float]


@cache
def gauss(count: int) -> list[tuple[float, float]]:
    """Nodes between 0 and 1 and their weights, by Newton's method on the Legendre polynomials."""
    found = []
    for number in range(count):
        x = cos(pi * (number + 0.75) / (count + 0.5))
        for _ in range(20):
            value, before = 1.0, 0.0
            for degree in range(1, count + 1):
                value, before = ((2 * degree - 1) * x * value - (degree - 1) * before) / degree, value
            slope = count * (x * value - before) / (x * x - 1)
            x -= value / slope
        found.append(((1 + x) / 2, 1 / ((1 - x * x) * slope * slope)))
    return found
