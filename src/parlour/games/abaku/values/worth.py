"""The worth of a placement beyond its points: its leave and the opening it gives.

A leave is the rack before new tiles are drawn; an opening is what the board offers to the next player. Both
are weighed with numbers learned from self-play by `scripts/abaku_leaves.py`, in `data/leaves.json`. In plain
Python: the kernels' robots and the pure ones weigh placements with the same code.

A rack or leave is a number of three bits a tile, as the kernels take tiles from it. The tiles on a board are
a set of squares, one bit each.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from parlour.games.abaku.board import bonuses_for, grid_for
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.tiles import COUNTS, FREE, LETTERS

#: the joker's place among the tiles, behind the ten digits
JOKER = len(COUNTS) - 1
#: a bonus square can be reached from a tile at most this far away
FAR = 4
#: An opening helps the next player, and to 0.73 of that the one after (measured: the points of both against
#: the mean best answer of random racks), and so on in turn: 1 - 0.73 + 0.73**2 - … of it lasts.
LASTING = 0.58
#: two different tiles of a leave
PAIRS = [(a, b) for b in range(JOKER) for a in range(b)]
#: features of a leave: each tile, doubles of each digit, each pair of different digits
LEAVE = JOKER + 1 + JOKER + len(PAIRS)
#: features of a board: squares that touch a tile, bonus squares by kind and distance
OPENING = 1 + 4 * 3

#: tiles of a rack, and signs of the board
_TILES = {tile: 1 << 3 * n for n, tile in enumerate(COUNTS)} | dict.fromkeys(LETTERS, 1 << 3 * JOKER)
_LYING = {ord(sign): "0" if sign == FREE else "1" for sign in "0123456789abcdefghij."}


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


def code(rack: str) -> int:
    """A rack, or tiles as signs of the board, as one number."""
    return sum([_TILES[tile] for tile in rack])


def leave_features(leave: int) -> list[int]:
    """The features of a leave."""
    counts = [leave >> 3 * tile & 7 for tile in range(JOKER + 1)]
    doubles = [max(count - 1, 0) for count in counts[:JOKER]]
    return [*counts, *doubles, *(int(counts[a] > 0 and counts[b] > 0) for a, b in PAIRS)]


def lying(board: str) -> int:
    """The squares of a board that have a tile."""
    return int(board[::-1].translate(_LYING), 2)


class _Shifts:
    """Moves sets of squares over a board, and knows its bonuses."""

    def __init__(self, options: AbakuOptions) -> None:
        grid = grid_for(options)
        self.size, self.diagonals = grid.size, options.diagonals
        self.whole = (1 << grid.squares) - 1
        row = [sum(1 << at for at in range(grid.squares) if at % grid.size == n) for n in range(grid.size)]
        # the squares of the first and of the last so many columns
        self._first = [sum(row[:far]) for far in range(FAR + 1)]
        self._last = [sum(row[grid.size - far :]) for far in range(FAR + 1)]
        #: the squares of each kind of bonus, the strongest first
        self.bonuses = [
            sum(1 << at for at, times in enumerate(bonus) if times == least)
            for bonus in reversed(bonuses_for(options))
            for least in (3, 2)
        ]

    def right(self, squares: int, far: int = 1) -> int:
        return (squares & ~self._last[far]) << far

    def left(self, squares: int, far: int = 1) -> int:
        return (squares & ~self._first[far]) >> far

    def down(self, squares: int, far: int = 1) -> int:
        return squares << self.size * far & self.whole

    def up(self, squares: int, far: int = 1) -> int:
        return squares >> self.size * far

    def straight(self, squares: int, far: int) -> int:
        """The squares that are so far away from one of these along a row or a column."""
        return (
            self.right(squares, far)
            | self.left(squares, far)
            | self.down(squares, far)
            | self.up(squares, far)
        )

    def beside(self, squares: int) -> int:
        """The squares that touch one of these."""
        found = self.straight(squares, 1)
        if self.diagonals:
            right, left = self.right(squares), self.left(squares)
            found |= self.down(right) | self.up(right) | self.down(left) | self.up(left)
        return found


@cache
def _shifts(options: AbakuOptions) -> _Shifts:
    return _Shifts(options)


def opening_features(tiles: int, options: AbakuOptions) -> list[float]:
    """The features of a board: how many squares and which bonuses the next player can reach."""
    shifts = _shifts(options)
    free = shifts.whole & ~tiles
    # on an empty board only the start square can be reached
    found = [((shifts.beside(tiles) & free).bit_count() if tiles else 1) / 10] + [0.0] * (OPENING - 1)
    unreached = free
    for step, distances in enumerate(((1,), (2,), (3, FAR))):
        now = 0
        for far in distances:
            now |= shifts.straight(tiles, far)
        now &= unreached
        for kind, squares in enumerate(shifts.bonuses):
            found[1 + 3 * kind + step] = float((now & squares).bit_count())
        unreached &= ~now
    return found


class Judge:
    """Weighs leaves and boards under given options; leaves are cached."""

    def __init__(self, options: AbakuOptions, learned: Weights | None = None) -> None:
        learned = learned or weights(options.tile_values)
        self.options = options
        self.turn = learned.turn
        self.leave_weights = learned.leave
        # alone, an opening helps the player himself
        self._opening = (
            learned.own_opening
            if options.seats == 1
            else tuple(-LASTING * other / (options.seats - 1) for other in learned.other_opening)
        )
        self._known: dict[int, float] = {}

    def leave(self, leave: int) -> float:
        """The worth of these tiles before new ones are drawn to them."""
        worth = self._known.get(leave)
        if worth is None:
            worth = self._known[leave] = _weighed(leave_features(leave), self.leave_weights)
        return worth

    def opening(self, tiles: int) -> float:
        """The worth of a board with these squares covered to the seat that has just placed."""
        return _weighed(opening_features(tiles, self.options), self._opening)


def _weighed(features: list[int] | list[float], by: tuple[float, ...]) -> float:
    return sum(feature * weight for feature, weight in zip(features, by, strict=True) if feature)
