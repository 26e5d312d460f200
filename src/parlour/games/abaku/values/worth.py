"""The worth of a placement beyond its points: its leave and the opening it gives.

A leave is the rack before new tiles are drawn; an opening is what the board offers to the next player. Both
are weighed with numbers learned from self-play by `scripts/abaku_leaves.py`, in `data/leaves.json`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.games.abaku.board import grid_for
from parlour.games.abaku.generator import kernels
from parlour.games.abaku.generator.field import JOKER, Field, Held
from parlour.games.abaku.generator.generator import Rows
from parlour.games.abaku.options import AbakuOptions

#: a bonus square can be reached from a tile at most this far away
FAR = 4
#: An opening helps the next player, and to 0.73 of that the one after (measured: the points of both against
#: the mean best answer of random racks), and so on in turn: 1 - 0.73 + 0.73**2 - … of it lasts.
LASTING = 0.58
Floats = NDArray[np.float64]
#: two different tiles of a leave
PAIRS = [(a, b) for b in range(JOKER) for a in range(b)]
#: features of a leave: each tile, doubles of each digit, each pair of different digits
LEAVE = JOKER + 1 + JOKER + len(PAIRS)
#: features of a board: squares that touch a tile, bonus squares by kind and distance
OPENING = 1 + 4 * 3


class Weights(Struct, frozen=True):
    """Learned weights, and the run that they were learned in."""

    version: int
    games: int
    turns: int
    seed: int
    #: points of a turn, on average
    turn: float
    leave: tuple[float, ...]
    own_opening: tuple[float, ...]
    other_opening: tuple[float, ...]


@cache
def weights(tile_values: bool = False) -> Weights:
    """The learned weights; `tile_values` has its own, since it scores differently."""
    name = "leaves-values.json" if tile_values else "leaves.json"
    return msgspec.json.decode(files(__package__).joinpath("data", name).read_bytes(), type=Weights)


def leave_features(rack: Held) -> Floats:
    """The features of a leave."""
    found = np.zeros(LEAVE)
    found[: JOKER + 1] = rack
    found[JOKER + 1 : 2 * JOKER + 1] = np.maximum(rack[:JOKER] - 1, 0)
    for n, (a, b) in enumerate(PAIRS):
        found[2 * JOKER + 1 + n] = min(rack[a], rack[b]) > 0
    return found


@cache
def _bonus_squares(options: AbakuOptions) -> list[NDArray[np.int64]]:
    """The squares of each kind of bonus, the strongest first."""
    grid = grid_for(options)
    if not options.bonuses:
        return [np.zeros(0, dtype=np.int64)] * 4
    equation, number = np.array(grid.equation_bonus), np.array(grid.number_bonus)
    return [np.flatnonzero(kind) for kind in (equation == 3, equation == 2, number == 3, number == 2)]


def opening_features(field: Field) -> Floats:
    """The features of a board: how many squares and which bonuses the next player can reach."""
    size = grid_for(field.options).size
    lying = np.zeros((size + 2 * FAR, size + 2 * FAR), dtype=np.bool_)
    lying[FAR:-FAR, FAR:-FAR] = (field.digits >= 0).reshape(size, size)
    found = np.zeros(OPENING)
    found[0] = field.near.sum() / 10
    free = field.digits < 0
    reached = np.zeros(size * size, dtype=np.bool_)
    for step, distances in enumerate(((1,), (2,), (3, FAR))):
        touched = np.zeros((size, size), dtype=np.bool_)
        for far in distances:
            low, high = FAR - far, FAR + far
            touched |= lying[low : low + size, FAR:-FAR] | lying[high : high + size, FAR:-FAR]
            touched |= lying[FAR:-FAR, low : low + size] | lying[FAR:-FAR, high : high + size]
        now = touched.reshape(-1) & free & ~reached
        for kind, squares in enumerate(_bonus_squares(field.options)):
            found[1 + 3 * kind + step] = now[squares].sum()
        reached |= now
    return found


class Judge:
    """Weighs leaves and boards under given options; leaves are cached."""

    def __init__(self, options: AbakuOptions, learned: Weights | None = None) -> None:
        learned = learned or weights(options.tile_values)
        self.options = options
        self.turn = learned.turn
        self.leave_weights = np.array(learned.leave)
        own, other = np.array(learned.own_opening), np.array(learned.other_opening)
        # alone, an opening helps the player himself
        self._opening = own if options.seats == 1 else -LASTING * other / (options.seats - 1)
        self._known: dict[int, float] = {}

    def leave(self, rack: Held) -> float:
        """The worth of these tiles before new ones are drawn to them."""
        return self._leave_of(int(code(rack)))

    def opening(self, field: Field) -> float:
        """The worth of this board to the seat that has just placed."""
        return float(opening_features(field) @ self._opening)

    def leaves(self, rows: Rows, field: Field, rack: Held) -> Floats:
        """The worth of each placement's leave."""
        whole = np.full(len(rows), code(rack))
        if field.joker >= 0:
            swapped = rows[:, kernels.SWAP] == 1
            whole[swapped] += (1 << 3 * JOKER) - (1 << 3 * int(field.digits[field.joker]))
        kept, which = np.unique(whole - rows[:, kernels.TAKEN], return_inverse=True)
        return np.array([self._leave_of(leave) for leave in kept.tolist()])[which]

    def _leave_of(self, leave: int) -> float:
        worth = self._known.get(leave)
        if worth is None:
            rack = np.array([leave >> 3 * tile & 7 for tile in range(JOKER + 1)], dtype=np.int64)
            worth = self._known[leave] = float(leave_features(rack) @ self.leave_weights)
        return worth


def code(rack: Held) -> int:
    """A rack as one number of three bits a tile, as the kernels take tiles from it."""
    return int((rack << 3 * np.arange(JOKER + 1)).sum())
