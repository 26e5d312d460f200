"""Board and rack as arrays for the kernels, before and after a placement."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from parlour.games.abaku.board import grid_for, touching, ways_for
from parlour.games.abaku.options import AbakuOptions

from .reading import read_signs

#: how many a rack holds of each tile 0-9 and of the joker
Held = NDArray[np.int64]
JOKER = 10


def held(rack: str) -> Held:
    """A rack as an array of counts."""
    return np.array([rack.count(tile) for tile in "0123456789?"], dtype=np.int64)


@cache
def _neighbours(options: AbakuOptions) -> tuple[NDArray[np.int64], ...]:
    found = touching(grid_for(options).size, ways_for(options))
    return tuple(np.array(squares, dtype=np.int64) for squares in found)


class Field:
    """A board: its digits (-1 where it is free), what each tile counts, which free squares touch a tile.

    `joker` is the square where the joker lies, -1 if it is not on the board. A field is never changed.
    """

    __slots__ = ("digits", "empty", "joker", "near", "options", "worth")

    def __init__(
        self,
        options: AbakuOptions,
        digits: NDArray[np.int64],
        worth: NDArray[np.int64],
        near: NDArray[np.uint8],
        joker: int,
        empty: bool,
    ) -> None:
        self.options, self.digits, self.worth = options, digits, worth
        self.near, self.joker, self.empty = near, joker, empty

    @classmethod
    def read(cls, board: str, options: AbakuOptions) -> Field:
        """The arrays of a board that is given as signs."""
        squares, grid = len(board), grid_for(options)
        digits, worth = np.empty(squares, dtype=np.int64), np.empty(squares, dtype=np.int64)
        near = np.zeros(squares, dtype=np.uint8)
        signs = np.frombuffer(board.encode("ascii"), dtype=np.uint8)
        diagonals = len(ways_for(options)) > 2
        joker, lying = read_signs(
            signs, grid.size, diagonals, options.tile_values, grid.start, digits, worth, near
        )
        return cls(options, digits, worth, near, joker, lying == 0)

    def squares(self, row: NDArray[np.int32]) -> list[int]:
        """The squares of a placement's tiles, in order."""
        _, way, square, count = row[:4].tolist()
        grid, ways = grid_for(self.options), ways_for(self.options)
        _, line, where = grid.line[ways[way]][square]
        found: list[int] = []
        for at in line[where:]:
            if self.digits[at] < 0:
                found.append(at)
                if len(found) == count:
                    break
        return found

    def laid(self, row: NDArray[np.int32]) -> Field:
        """The board after a placement, and after its swap if the row has one."""
        squares = self.squares(row)
        digits, worth, joker = self.digits.copy(), self.worth.copy(), self.joker
        near = np.zeros_like(self.near) if self.empty else self.near.copy()
        if row[-1]:
            worth[joker], joker = self._digit_worth(int(digits[joker])), -1
        neighbours = _neighbours(self.options)
        for at, sign in zip(squares, row[4:9].tolist(), strict=False):
            digits[at] = sign % 10
            if sign >= JOKER:
                joker = at
                worth[at] = 0 if self.options.tile_values else 1
            else:
                worth[at] = self._digit_worth(sign)
        for at in squares:
            near[neighbours[at]] = 1
        near[digits >= 0] = 0
        return Field(self.options, digits, worth, near, joker, False)

    def swapped(self, rack: Held) -> tuple[Field, Held]:
        """Board and rack after the joker on the board is swapped for its digit."""
        digit, worth, rack = int(self.digits[self.joker]), self.worth.copy(), rack.copy()
        worth[self.joker] = self._digit_worth(digit)
        rack[digit] -= 1
        rack[JOKER] += 1
        return Field(self.options, self.digits, worth, self.near, -1, self.empty), rack

    def left(self, rack: Held, row: NDArray[np.int32]) -> Held:
        """What is left of a rack after a placement."""
        rack = rack.copy()
        if row[-1]:
            rack[self.digits[self.joker]] -= 1
            rack[JOKER] += 1
        for sign in row[4 : 4 + int(row[3])].tolist():
            rack[min(sign, JOKER)] -= 1
        return rack

    def _digit_worth(self, digit: int) -> int:
        return digit if self.options.tile_values else 1
