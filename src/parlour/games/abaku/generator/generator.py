"""The fast way to all placements: boards and racks into the kernels, moves out of them.

Only who asks for it loads numba: nothing that the rules need imports this module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import ACROSS, Grid, bonuses_for, grid_for, ways_for
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.tiles import FREE, LETTERS

from . import kernels
from .field import Field, Held, held
from .tables import tables

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
        return place(self.rows[index].tolist(), self._board, self._grid, self._ways)

    def __iter__(self) -> Iterator[tuple[PlaceTiles, int]]:
        for index, points in enumerate(self.points.tolist()):
            yield self.place(index), points


def place(row: Sequence[int], board: str, grid: Grid, ways: tuple[str, ...]) -> PlaceTiles:
    """A row of numbers as an action on that board."""
    _, way, square, count, *signs, _, _, swap = row
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
        self._searcher = Searcher(options)

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
        return self._searcher.placements(field, rack)


class Searcher:
    """The kernels with their records: what they are told, and where they work."""

    def __init__(self, options: AbakuOptions) -> None:
        self._tables, self._rules = tables(options.trivial_powers), _rules(options)
        self._space = np.zeros(1, dtype=kernels.SPACE)
        self._moves = np.zeros((_ROOM, kernels.COLUMNS), dtype=np.int32)
        space, squares = self._space, grid_for(options).squares
        self._board, self._worth = space["board"][0, :squares], space["worth"][0, :squares]
        self._near, self._rack = space["near"][0, :squares], space["rack"][0]
        # looking a field up takes as long as reading it
        self._first, self._only_way, self._only_line = space["first"], space["only_way"], space["only_line"]
        self._gaps, self._held, self._held_digits = space["gaps"], space["held"], space["held_digits"]
        self._free, self._takes, self._squares = space["free"][0], space["takes"][0], space["line_squares"][0]

    def placements(self, field: Field, rack: Held) -> Rows:
        """Every right placement of a rack."""
        self._put(field)
        self._first[0], self._rack[:] = field.empty, rack
        return self._found(kernels.ALL).copy()

    def _found(self, task: int) -> Rows:
        """The placements, where the next search writes its own."""
        while (count := self._search(task)) > len(self._moves):
            self._moves = np.zeros((2 * count, kernels.COLUMNS), dtype=np.int32)
        return self._moves[:count]

    def rooms(self, field: Field, rack: Held) -> list[tuple[int, int]]:
        """The lines with room for a tile of the rack: the number of the way, and of the line on it."""
        self._put(field)
        self._first[0], self._rack[:] = field.empty, rack
        rooms = self._moves[: self._search(kernels.ROOMS), : kernels.WAY + 1].tolist()
        return [(way, line) for way, line in rooms]

    def line(self, way: int, line: int) -> tuple[Rows, list[tuple[int, int]]]:
        """Every right placement on one of the `rooms`, singles on its squares too; and its windows.

        A window is the first free square and the number of free squares that tiles of the rack might fill.
        """
        self._only_way[0], self._only_line[0] = way, line
        return self._found(kernels.ONE_LINE), self._windows()

    def _windows(self) -> list[tuple[int, int]]:
        """The windows of the line that was searched last, in the order of the pure rules."""
        gaps, held, digits = int(self._gaps[0]), int(self._held[0]), int(self._held_digits[0])
        free = self._free[:gaps]
        squares = self._squares[free]
        places, near = squares.tolist(), self._near[squares].tolist()
        able = (self._takes[free] & digits).tolist()
        found = []
        for a in range(gaps):
            touched = False
            for b in range(a, min(gaps, a + held)):
                if not able[b]:
                    break
                touched = touched or near[b]
                if touched:
                    found.append((places[a], b - a + 1))
        return found

    def remember(self, field: Field, rack: Held, leave_weights: NDArray[np.float64], saved: float) -> None:
        """Keep the best worth of every line of a board, for `best`."""
        self._put(field)
        space, self._rack[:] = self._space, rack
        space["weighted"], space["saved"] = len(leave_weights) > 0, saved
        if len(leave_weights):
            space["weights"] = leave_weights
        self._search(kernels.BEST_OF_LINES)
        for name in ("board", "near", "fits", "makes", "brings"):
            space[f"old_{name}"] = space[name]

    def best(self, field: Field) -> float:
        """The best worth of a placement on a board that differs little from the one that is remembered."""
        self._put(field)
        self._search(kernels.BEST_AFTER)
        return float(self._space["best"][0])

    def _put(self, field: Field) -> None:
        self._board[:], self._worth[:], self._near[:] = field.digits, field.worth, field.near

    def _search(self, task: int) -> int:
        return kernels.search(task, self._tables, self._rules, self._space, self._moves)


class Answers:
    """What one rack's best placement is worth, points and leave, on boards that differ little from a first.

    What was found on the first board is kept for all lines that are as they were. Swaps are left out.
    """

    def __init__(self, generator: Generator) -> None:
        self._searcher = Searcher(generator.options)

    def begin(self, field: Field, rack: Held, leave_weights: NDArray[np.float64], saved: float) -> None:
        """The first board, and what leaves are worth; without weights each tile laid is worth `saved`."""
        self._searcher.remember(field, rack, leave_weights, saved)

    def best(self, field: Field) -> float | None:
        """The worth of the best placement on a board; None if there is none."""
        found = self._searcher.best(field)
        return None if found == kernels.NOTHING else found


@cache
def _rules(options: AbakuOptions) -> kernels.Records:
    """What the kernels have to know of the options."""
    grid, ways = grid_for(options), ways_for(options)
    rules = np.zeros(1, dtype=kernels.RULES)
    lines, where = rules["lines"][0], rules["where"][0]
    for w, way in enumerate(ways):
        for number, (_, line) in enumerate(grid.lines[way]):
            lines[w, number, : len(line) + 1] = [len(line), *line]
            for at, square in enumerate(line):
                where[w, square] = number, at
    rules["ways"], rules["squares"] = len(ways), grid.squares
    rules["lines_a_way"] = max(len(grid.lines[way]) for way in ways)
    rules["number_bonus"] = rules["equation_bonus"] = 1
    number_bonus, equation_bonus = bonuses_for(options)
    rules["number_bonus"][0, : grid.squares] = number_bonus
    rules["equation_bonus"][0, : grid.squares] = equation_bonus
    rules["tile_values"], rules["cover"] = options.tile_values, options.mode == "cover"
    return rules
