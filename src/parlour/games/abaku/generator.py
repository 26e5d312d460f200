"""The fast way to all placements: boards and racks into the kernels, moves out of them.

Only who asks for it loads numba: nothing else in this folder imports this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from . import equations, kernels
from .actions import Place
from .board import ACROSS, Grid, grid_for, ways_for
from .options import AbakuOptions
from .placement import swapped_board
from .tiles import FREE, JOKER, LETTERS, faces, minus, plus

_KINDS = {
    "addition": kernels.ADD,
    "subtraction": kernels.SUBTRACT,
    "multiplication": kernels.MULTIPLY,
    "division": kernels.DIVIDE,
    "square": kernels.SQUARE,
    "cube": kernels.CUBE,
    "square-root": kernels.ROOT,
    "cube-root": kernels.CUBE_ROOT,
}
_SIGNS = "0123456789" + LETTERS
#: the digit of each sign by its character, -1 for a free square
_DIGIT = np.full(128, -1, dtype=np.int64)
_DIGIT[[ord(sign) for sign in _SIGNS]] = [n % 10 for n in range(20)]
#: what a tile on the board counts with `tile_values`, and without
_VALUE = np.where(np.arange(128) >= ord("a"), 0, _DIGIT)
_ONE = np.ones(128, dtype=np.int64)
#: room for so many placements; if there are more, the search is run again with more room
_ROOM = 1 << 14


class Moves:
    """The placements found on one board, as numbers; a `Place` is only made when asked for."""

    def __init__(
        self, found: NDArray[np.int64], board: str, grid: Grid, ways: tuple[str, ...], swap: str | None
    ):
        self._found, self._board, self._grid, self._ways, self._swap = found, board, grid, ways, swap

    def __len__(self) -> int:
        return len(self._found)

    @property
    def points(self) -> NDArray[np.int64]:
        """What each placement brings."""
        return self._found[:, 0]

    @property
    def tiles(self) -> NDArray[np.int64]:
        """How many tiles each placement lays."""
        return self._found[:, 3]

    def place(self, index: int) -> Place:
        """One placement as an action."""
        _, way, square, count, *signs = self._found[index].tolist()
        name = self._ways[way] if count > 1 else ACROSS
        _, line, where = self._grid.line[name][square]
        tiles, left = "", iter(signs[:count])
        while count:
            if self._board[line[where]] == FREE:
                tiles += _SIGNS[next(left)]
                count -= 1
            else:
                tiles += FREE
            where += 1
        return Place(self._grid.names[square], name, tiles, self._swap)

    def __iter__(self) -> Iterator[tuple[Place, int]]:
        for index, points in enumerate(self.points.tolist()):
            yield self.place(index), points


class Generator:
    """Finds every right placement under given options. Holds its own working space: one a thread."""

    def __init__(self, options: AbakuOptions) -> None:
        self.options = options
        self._grid = grid_for(options)
        self._ways = ways_for(options)
        self._lines, self._where = _geometry(self._grid.size, self._ways)
        self._tables = _tables(options.trivial_powers)
        ones = np.ones(self._grid.squares, dtype=np.int64)
        self._number_bonus = np.array(self._grid.number_bonus, dtype=np.int64) if options.bonuses else ones
        self._equation_bonus = (
            np.array(self._grid.equation_bonus, dtype=np.int64) if options.bonuses else ones
        )
        ways, squares = len(self._ways), self._grid.squares
        self._fits = np.zeros((ways, squares), dtype=np.int64)
        self._makes = np.zeros((ways, squares), dtype=np.int64)
        self._brings = np.zeros((ways, squares, 20), dtype=np.int64)
        self._work = np.zeros(kernels.WORK, dtype=np.int64)
        self._orders = np.zeros(kernels.ORDERED, dtype=np.int64)
        self._skips = np.zeros(kernels.ORDERED, dtype=np.int64)
        self._room = np.zeros((_ROOM, 4 + kernels.RACK), dtype=np.int64)

    def placements(self, board: str, rack: str) -> list[Moves]:
        """Every right placement: on the board as it lies, and with each swap for a joker."""
        found = [self.without_swap(board, rack)]
        for at, sign in enumerate(board):
            if sign in LETTERS and faces(sign) in rack:
                rest = plus(minus(rack, faces(sign)), JOKER)
                found.append(self.without_swap(swapped_board(board, at), rest, self._grid.names[at]))
        return found

    def without_swap(self, board: str, rack: str, swap: str | None = None) -> Moves:
        """Every right placement of a rack on the board as it lies."""
        signs = np.frombuffer(board.encode("ascii"), dtype=np.uint8)
        digits = _DIGIT[signs]
        worth = (_VALUE if self.options.tile_values else _ONE)[signs]
        first = board.count(FREE) == len(board)
        held = np.array([rack.count(tile) for tile in "0123456789?"], dtype=np.int64)
        bits, solved, solved_at, cuts, cut_at = self._tables
        near = _near(digits, self._grid.size, len(self._ways) > 2, first)
        while True:
            count = kernels.generate(
                digits,
                worth,
                near,
                first,
                held,
                self._lines,
                self._where,
                self._number_bonus,
                self._equation_bonus,
                self.options.tile_values,
                self.options.mode == "cover",
                bits,
                solved,
                solved_at,
                cuts,
                cut_at,
                self._fits,
                self._makes,
                self._brings,
                self._work,
                self._orders,
                self._skips,
                self._room,
            )
            if count <= len(self._room):
                return Moves(self._room[:count].copy(), board, self._grid, self._ways, swap)
            self._room = np.zeros((2 * count, self._room.shape[1]), dtype=np.int64)


def _near(digits: NDArray[np.int64], size: int, diagonals: bool, first: bool) -> NDArray[np.uint8]:
    """Free squares next to a tile; on an empty board the start square."""
    near = np.zeros(size * size, dtype=np.uint8)
    if first:
        near[size * size // 2] = 1
        return near
    lying = np.zeros((size + 2, size + 2), dtype=np.bool_)
    lying[1:-1, 1:-1] = (digits >= 0).reshape(size, size)
    across = lying[:, :-2] | lying[:, 2:]
    wide = across | lying[:, 1:-1] if diagonals else lying[:, 1:-1]
    touched = across[1:-1] | wide[:-2] | wide[2:]
    return (touched & ~lying[1:-1, 1:-1]).astype(np.uint8).reshape(-1)


@cache
def _geometry(size: int, ways: tuple[str, ...]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Lines as their length and squares, by way and number; and where each square stands in its line."""
    from .board import grid

    board = grid(size)
    most = max(len(board.lines[way]) for way in ways)
    lines = np.zeros((len(ways), most, size + 1), dtype=np.int64)
    where = np.zeros((len(ways), size * size, 2), dtype=np.int64)
    for w, way in enumerate(ways):
        for number, (_, line) in enumerate(board.lines[way]):
            lines[w, number, : len(line) + 1] = [len(line), *line]
            for at, square in enumerate(line):
                where[w, square] = number, at
    return lines, where


Tables = tuple[NDArray[np.uint8], NDArray[np.uint16], NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]


@cache
def _tables(trivial_powers: bool) -> Tables:
    """The table of equations, the tables that solve for a digit, and where longer stretches may be cut."""
    cuts: list[int] = []
    cut_at = np.zeros(kernels.LONGEST + 2, dtype=np.int64)
    for length in range(kernels.LONGEST + 1):
        cut_at[length] = len(cuts)
        for i, j, kinds in equations.two_terms(length):
            cuts.append(i | j << 5 | sum(_KINDS[kind] for kind in kinds) << 10)
        for i, kinds in equations.one_term(length):
            cuts.append(i | sum(_KINDS[kind] for kind in kinds) << 10)
    cut_at[-1] = len(cuts)
    solved_at = np.zeros((kernels.SOLVED + 1, kernels.SOLVED), dtype=np.int64)
    size = 0
    for length in range(2, kernels.SOLVED + 1):
        for behind in range(length):
            solved_at[length, behind] = size
            size += 10 ** (length - 1)
    bits = np.zeros(10**kernels.LOOKED_UP // 8, dtype=np.uint8)
    solved = np.zeros(size, dtype=np.uint16)
    tables = bits, solved, solved_at, np.array(cuts, dtype=np.int64), cut_at
    kernels.fill_tables(bits, solved, solved_at, trivial_powers)
    return tables
