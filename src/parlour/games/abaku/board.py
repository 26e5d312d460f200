"""The board as data: squares, lines in four directions, bonuses."""

from __future__ import annotations

from functools import cache

from .options import AbakuOptions

#: `9` equation ×3, `6` equation ×2, `3` number ×3, `2` number ×2, `S` the start square
LAYOUT = (
    "9..3...9...2..9",
    "..2...2.2...3..",
    ".3...6.......2.",
    "2...6..2..6...3",
    "...6.......6...",
    ".....3...3..6..",
    ".2....2.2....2.",
    "9..2...S...2..9",
    ".2....2.2....2.",
    "..6..3...3.....",
    "...6.......6...",
    "3...6..2..6...2",
    ".2.......6...3.",
    "..3...2.2...2..",
    "9..2...9...3..9",
)

ACROSS, DOWN, RIGHT_DOWN, LEFT_DOWN = "-", "|", "\\", "/"
STRAIGHT = (ACROSS, DOWN)
ALL_WAYS = (ACROSS, DOWN, RIGHT_DOWN, LEFT_DOWN)
_STEPS = {ACROSS: (0, 1), DOWN: (1, 0), RIGHT_DOWN: (1, 1), LEFT_DOWN: (1, -1)}

COLUMNS = "ABCDEFGHIJKLMNOPQ"


class Grid:
    """A square board without tiles. A square's number is row × size + column, both from 0.

    `line[way][square]` is the whole line through a square: the slice that cuts it out of the board, its
    squares, and the square's place in it.
    """

    def __init__(self, size: int, layout: tuple[str, ...]) -> None:
        self.size = size
        self.squares = size * size
        self.start = size // 2 * size + size // 2
        self.names = tuple(f"{COLUMNS[at % size]}{at // size + 1}" for at in range(self.squares))
        self.number = {name: at for at, name in enumerate(self.names)}
        signs = "".join(layout)
        self.number_bonus = tuple({"2": 2, "3": 3}.get(sign, 1) for sign in signs)
        self.equation_bonus = tuple({"6": 2, "9": 3}.get(sign, 1) for sign in signs)
        self.line: dict[str, tuple[tuple[slice, range, int], ...]] = {}
        self.lines: dict[str, tuple[tuple[slice, range], ...]] = {}
        for way in ALL_WAYS:
            through = tuple(self._line(at, way) for at in range(self.squares))
            self.line[way] = through
            self.lines[way] = tuple((cut, line) for cut, line, where in through if where == 0)

    def _line(self, at: int, way: str) -> tuple[slice, range, int]:
        down, right = _STEPS[way]
        step = down * self.size + right
        row, column = divmod(at, self.size)
        back = ahead = 0
        while self._inside(row - (back + 1) * down, column - (back + 1) * right):
            back += 1
        while self._inside(row + (ahead + 1) * down, column + (ahead + 1) * right):
            ahead += 1
        line = range(at - back * step, at + ahead * step + 1, step)
        return slice(line.start, line.stop, step), line, back

    def _inside(self, row: int, column: int) -> bool:
        return 0 <= row < self.size and 0 <= column < self.size

    def neighbours(self, at: int, ways: tuple[str, ...]) -> tuple[int, ...]:
        """The squares next to this one along the given ways."""
        found = []
        for way in ways:
            _, line, where = self.line[way][at]
            found += [line[i] for i in (where - 1, where + 1) if 0 <= i < len(line)]
        return tuple(found)


@cache
def grid(size: int) -> Grid:
    """The 15 × 15 board with its bonuses; any other size is blank."""
    return Grid(size, LAYOUT if size == len(LAYOUT) else ("." * size,) * size)


@cache
def touching(size: int, ways: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """For each square, the squares that it touches along the given ways."""
    return tuple(grid(size).neighbours(at, ways) for at in range(size * size))


def grid_for(options: AbakuOptions) -> Grid:
    """The board that these options are played on."""
    return grid(options.rows)


@cache
def bonuses_for(options: AbakuOptions) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The number bonus and the equation bonus of each square, 1 for none."""
    found = grid_for(options)
    if not options.bonuses:
        return (1,) * found.squares, (1,) * found.squares
    equation = list(found.equation_bonus)
    if options.start_bonus == "equation-2":
        equation[found.start] = 2
    return found.number_bonus, tuple(equation)


def ways_for(options: AbakuOptions) -> tuple[str, ...]:
    """The directions in which equations and placements may run."""
    return ALL_WAYS if options.diagonals else STRAIGHT
