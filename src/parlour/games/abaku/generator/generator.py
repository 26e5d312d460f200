"""The fast way to all placements: boards and racks into the kernels, moves out of them.

Only who asks for it loads numba: nothing that the rules need imports this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import ACROSS, Grid, grid_for, ways_for
from parlour.games.abaku.equations import one_term, two_terms
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.tiles import FREE, LETTERS

from . import kernels
from .field import Field, Held, held

_KINDS = {
    "addition": kernels.ADD,
    "subtraction": kernels.SUBTRACT,
    "multiplication": kernels.MULTIPLY,
    "division": kernels.DIVIDE,
    "square": kernels.SQUARE_OF,
    "cube": kernels.CUBE_OF,
    "square-root": kernels.ROOT,
    "cube-root": kernels.CUBE_ROOT,
}
_SIGNS = "0123456789" + LETTERS
#: room for so many placements; if there are more, the search is run again with more room
_ROOM = 1 << 14

#: one row a placement; the columns are named in `kernels`
Rows = kernels.Rows


class Moves:
    """The placements found on one board, as numbers; a `Place` is only made when asked for."""

    def __init__(self, rows: Rows, board: str, grid: Grid, ways: tuple[str, ...]) -> None:
        self.rows, self._board, self._grid, self._ways = rows, board, grid, ways

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def points(self) -> NDArray[np.int32]:
        """What each placement brings."""
        return self.rows[:, kernels.POINTS]

    @property
    def tiles(self) -> NDArray[np.int32]:
        """How many tiles each placement lays."""
        return self.rows[:, kernels.COUNT]

    def place(self, index: int) -> PlaceTiles:
        """One placement as an action."""
        return place(self.rows[index], self._board, self._grid, self._ways)

    def __iter__(self) -> Iterator[tuple[PlaceTiles, int]]:
        for index, points in enumerate(self.points.tolist()):
            yield self.place(index), points


def place(row: NDArray[np.int32], board: str, grid: Grid, ways: tuple[str, ...]) -> PlaceTiles:
    """A row of numbers as an action on that board."""
    _, way, square, count, *signs, _, _, swap = row.tolist()
    name = ways[way] if count > 1 else ACROSS
    _, line, where = grid.line[name][square]
    tiles, left = "", iter(signs[:count])
    while count:
        if board[line[where]] == FREE:
            tiles += _SIGNS[next(left)]
            count -= 1
        else:
            tiles += FREE
        where += 1
    joker = None
    if swap:
        joker = grid.names[next(at for at, sign in enumerate(board) if sign in LETTERS)]
    return PlaceTiles(grid.names[square], name, tiles, joker)


class Generator:
    """Finds every right placement under given options. Holds its own working space: one a thread."""

    def __init__(self, options: AbakuOptions) -> None:
        self.options = options
        self.grid = grid_for(options)
        self.ways = ways_for(options)
        ones = np.ones(self.grid.squares, dtype=np.int64)
        bonuses = options.bonuses
        lines, where = _geometry(self.grid.size, self.ways)
        bits, solved, solved_at, solvable, cuts, cut_at = _tables(options.trivial_powers)
        self._rules = kernels.Rules(
            lines=lines,
            where=where,
            number_bonus=np.array(self.grid.number_bonus, dtype=np.int64) if bonuses else ones,
            equation_bonus=np.array(self.grid.equation_bonus, dtype=np.int64) if bonuses else ones,
            tile_values=options.tile_values,
            cover=options.mode == "cover",
            bits=bits,
            solved=solved,
            solved_at=solved_at,
            solvable=solvable,
            cuts=cuts,
            cut_at=cut_at,
        )
        self._space = self._new_space()
        self._room = np.zeros((_ROOM, kernels.COLUMNS), dtype=np.int32)

    def _new_space(self) -> kernels.Space:
        ways, squares = len(self.ways), self.grid.squares
        return kernels.Space(
            fits=_numbers((ways, squares)),
            makes=_numbers((ways, squares)),
            brings=np.zeros((ways, squares, 20), dtype=np.int32),
            work=_numbers(kernels.WORK),
            laid=np.zeros(kernels.LAID, dtype=np.int8),
            taken=_numbers(kernels.BY_TILES),
            longer=_numbers(kernels.LONGER),
            fitting=_numbers(kernels.FITTING),
            reached=_numbers(kernels.FITTING),
            before=_numbers(kernels.FITTING),
            parts=_numbers(kernels.PARTS),
            filled=_numbers((kernels.FILLINGS,)),
            signs=_numbers(kernels.SIGNED),
            joker_signs=_numbers((kernels.FILLINGS,)),
            right=_numbers((kernels.FILLINGS,)),
            prefixes=_numbers(kernels.PREFIXES),
            points=_numbers((kernels.FILLINGS,)),
            contacts=_numbers((kernels.FILLINGS,)),
            chosen=_numbers(kernels.CHOSEN),
            chosen_cuts=_numbers((kernels.CHOSEN_CUTS,)),
            changed=_numbers(self._rules.lines.shape[:2]),
            leaves=np.zeros(kernels.BY_TILES),
        )

    def placements(self, board: str, rack: str) -> Moves:
        """Every right placement: on the board as it lies, and with a swap for a joker."""
        rows = self.rows(Field.read(board, self.options), held(rack))
        return Moves(rows, board, self.grid, self.ways)

    def rows(self, field: Field, rack: Held) -> Rows:
        """The same as numbers, for a board and a rack that are numbers already."""
        rows = self.without_swap(field, rack)
        if field.joker >= 0 and rack[field.digits[field.joker]]:
            further = self.without_swap(*field.swapped(rack))
            further[:, kernels.SWAP] = 1
            rows = np.concatenate((rows, further))
        return rows

    def without_swap(self, field: Field, rack: Held) -> Rows:
        """Every right placement of a rack on the board as it lies."""
        while True:
            count = kernels.generate(
                field.digits, field.worth, field.near, field.empty, rack, self._rules, self._space, self._room
            )
            if count <= len(self._room):
                return self._room[:count].copy()
            self._room = np.zeros((2 * count, kernels.COLUMNS), dtype=np.int32)


class Answers:
    """What one rack's best placement is worth, points and leave, on boards that differ little from a first.

    What was found on the first board is kept for all lines that are as they were. Swaps are left out.
    """

    def __init__(self, generator: Generator) -> None:
        self._rules = generator._rules
        self._space, self._known = generator._new_space(), generator._new_space()
        self._by_line = np.zeros(self._rules.lines.shape[:2])
        self._room = np.zeros((_ROOM, kernels.COLUMNS), dtype=np.int32)

    def begin(self, field: Field, rack: Held, leave_weights: NDArray[np.float64], saved: float) -> None:
        """The first board, and what leaves are worth; without weights each tile laid is worth `saved`."""
        self._field, self._rack = field, rack
        kernels.first_answers(
            field.digits,
            field.worth,
            field.near,
            rack,
            leave_weights,
            saved,
            self._rules,
            self._space,
            self._known,
            self._by_line,
            self._room,
        )

    def best(self, field: Field) -> float | None:
        """The worth of the best placement on a board; None if there is none."""
        found = kernels.best_answer(
            field.digits,
            field.worth,
            field.near,
            self._rack,
            self._field.digits,
            self._field.near,
            self._rules,
            self._space,
            self._known,
            self._by_line,
            self._room,
        )
        return None if found == kernels.NOTHING else float(found)


def _numbers(shape: tuple[int, ...]) -> NDArray[np.int64]:
    return np.zeros(shape, dtype=np.int64)


@cache
def _geometry(size: int, ways: tuple[str, ...]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Lines as their length and squares, by way and number; and where each square stands in its line."""
    from parlour.games.abaku.board import grid

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


Tables = tuple[
    NDArray[np.uint8],
    NDArray[np.uint16],
    NDArray[np.int64],
    NDArray[np.uint8],
    NDArray[np.int64],
    NDArray[np.int64],
]


@cache
def _tables(trivial_powers: bool) -> Tables:
    """The table of equations, the tables that solve for a digit, and where longer stretches may be cut."""
    cuts: list[int] = []
    cut_at = np.zeros(kernels.LONGEST + 2, dtype=np.int64)
    for length in range(kernels.LONGEST + 1):
        cut_at[length] = len(cuts)
        for i, j, kinds in two_terms(length):
            cuts.append(i | j << 5 | sum(_KINDS[kind] for kind in kinds) << 10)
        for i, kinds in one_term(length):
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
    solvable = np.zeros(kernels.LOOKED_UP * 10**kernels.SOLVED // 8, dtype=np.uint8)
    tables = bits, solved, solved_at, solvable, np.array(cuts, dtype=np.int64), cut_at
    kernels.fill_tables(bits, solved, solved_at, solvable, trivial_powers)
    return tables
