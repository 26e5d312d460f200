"""The turn as a numba kernel: best values of every open set in a fraction of a millisecond.

The truth is `turn.py`; this is the same recursion in float64, for many turns at once, and tests hold them
equal. Loading it loads numba: nothing that answers once should.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.core.jit import entry, inner
from parlour.games.shut_the_box.options import Dice

from .turn import WAYS, turn

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

_WAYS = np.zeros((3, 13), np.float64)
for _dice, _ways in WAYS.items():
    for _total, _count in _ways:
        _WAYS[_dice, _total] = _count / 36


class TurnTable(NamedTuple):
    """A turn's closings in flat arrays: those of an open set and total lie from one start to the next."""

    start: npt.NDArray[np.int32]
    rest: npt.NDArray[np.int16]
    #: for each open set, whether one die may be thrown
    one: npt.NDArray[np.bool_]


@lru_cache(maxsize=9)
def table(flaps: int, dice: Dice) -> TurnTable:
    """The flat arrays of a turn."""
    whole = turn(flaps, dice)
    rows = [rests for after in whole.left for rests in after]
    start = np.zeros(len(rows) + 1, np.int32)
    np.cumsum([len(rests) for rests in rows], out=start[1:])
    rest = np.array([rest for rests in rows for rest in rests], np.int16)
    return TurnTable(start, rest, np.array([len(cups) > 1 for cups in whole.may_take], np.bool_))


@entry
def turn_values(start: Any, rest: Any, one: Any, ends: Any, values: Any) -> None:
    """Fill `values` with the highest worth of every open set, given the worth of each end."""
    values[0] = ends[0]
    for open_flaps in range(1, ends.shape[0]):
        best = -np.inf
        for dice in range(1 if one[open_flaps] else 2, 3):
            worth = 0.0
            for total in range(dice, 6 * dice + 1):
                at = open_flaps * 13 + total
                top = ends[open_flaps]
                if start[at] < start[at + 1]:
                    top = values[rest[start[at]]]
                    for choice in range(start[at] + 1, start[at + 1]):
                        top = max(top, values[rest[choice]])
                worth += _WAYS[dice, total] * top
            best = max(best, worth)
        values[open_flaps] = best


@entry
def many_turn_values(start: Any, rest: Any, one: Any, cost: Any, ends: Any, values: Any) -> None:
    """The same for many worths at once: `ends[cost, n]` is the worth of that cost in the n-th of them.

    Rows are copied by loops: an assignment of a whole row takes numba a second longer to compile.
    """
    many = ends.shape[1]
    top = np.empty(many)
    worth = np.empty(many)
    for n in range(many):
        values[0, n] = ends[cost[0], n]
    for open_flaps in range(1, cost.shape[0]):
        for dice in range(1 if one[open_flaps] else 2, 3):
            for n in range(many):
                worth[n] = 0.0
            for total in range(dice, 6 * dice + 1):
                at = open_flaps * 13 + total
                ways = _WAYS[dice, total]
                if start[at] == start[at + 1]:
                    end = ends[cost[open_flaps]]
                    for n in range(many):
                        worth[n] += ways * end[n]
                    continue
                after = values[rest[start[at]]]
                for n in range(many):
                    top[n] = after[n]
                for choice in range(start[at] + 1, start[at + 1]):
                    after = values[rest[choice]]
                    for n in range(many):
                        top[n] = max(top[n], after[n])
                for n in range(many):
                    worth[n] += ways * top[n]
            if dice == 2 and one[open_flaps]:
                for n in range(many):
                    values[open_flaps, n] = max(values[open_flaps, n], worth[n])
            else:
                for n in range(many):
                    values[open_flaps, n] = worth[n]


def whole_turns(flat: TurnTable, cost: Ints, ends: Floats) -> Floats:
    """The values of whole turns, all flaps open: one for every column of `ends[cost, n]`."""
    values = np.empty((len(cost), ends.shape[1]))
    many_turn_values(*flat, cost, np.ascontiguousarray(ends), values)
    return np.asarray(values[-1])


@entry
def followed(start: Any, rest: Any, one: Any, values: Any, ends: Any, worth: Any, brings: Any) -> None:
    """What best play by `values` brings in another coin: `worth` of each end, `brings` of each open set.

    `ends` is what the player goes by; of equals the first closing in the table is taken, and two dice.
    """
    brings[0] = worth[0]
    for open_flaps in range(1, ends.shape[0]):
        best = -np.inf
        for dice in range(2, 0 if one[open_flaps] else 1, -1):
            own = 0.0
            other = 0.0
            for total in range(dice, 6 * dice + 1):
                at = open_flaps * 13 + total
                top = ends[open_flaps]
                coin = worth[open_flaps]
                if start[at] < start[at + 1]:
                    top = values[rest[start[at]]]
                    coin = brings[rest[start[at]]]
                    for choice in range(start[at] + 1, start[at + 1]):
                        if values[rest[choice]] > top:
                            top = values[rest[choice]]
                            coin = brings[rest[choice]]
                own += _WAYS[dice, total] * top
                other += _WAYS[dice, total] * coin
            if own > best:
                best = own
                brings[open_flaps] = other


@entry
def shared_turn_values(start: Any, rest: Any, one: Any, cost: Any, ends: Any, me: int, values: Any) -> None:
    """Turns of three players' chances: player `me` chooses, all three are followed.

    `ends[cost, player, n]` and `values[open set, player, n]`; of equals the first closing, and one die.
    """
    many = ends.shape[2]
    top = np.empty((3, many))
    worth = np.empty((3, many))
    values[0] = ends[cost[0]]
    for open_flaps in range(1, cost.shape[0]):
        for dice in range(1 if one[open_flaps] else 2, 3):
            worth[:] = 0.0
            for total in range(dice, 6 * dice + 1):
                at = open_flaps * 13 + total
                ways = _WAYS[dice, total]
                after = ends[cost[open_flaps]] if start[at] == start[at + 1] else values[rest[start[at]]]
                if start[at + 1] - start[at] < 2:
                    for player in range(3):
                        for n in range(many):
                            worth[player, n] += ways * after[player, n]
                    continue
                for player in range(3):
                    for n in range(many):
                        top[player, n] = after[player, n]
                for choice in range(start[at] + 1, start[at + 1]):
                    _take_better(top, values[rest[choice]], me)
                for player in range(3):
                    for n in range(many):
                        worth[player, n] += ways * top[player, n]
            if dice == 2 and one[open_flaps]:
                _take_better(values[open_flaps], worth, me)
            else:
                values[open_flaps] = worth


@inner
def _take_better(top: Any, other: Any, me: int) -> None:
    """Where the other is better for `me`, take it for all three."""
    one, two = (me + 1) % 3, (me + 2) % 3
    for n in range(top.shape[1]):
        better = other[me, n] > top[me, n]
        top[one, n] = other[one, n] if better else top[one, n]
        top[two, n] = other[two, n] if better else top[two, n]
        top[me, n] = other[me, n] if better else top[me, n]
