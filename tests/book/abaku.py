"""Telling Abaku: boards from placements as they are written, and a referee that knows only the rules.

The referee is slow and plain on purpose, and shares nothing with the game's own code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any

import parlour

GAME = parlour.game("abaku")
TILES = "0123456789" * 10 + "?"
COLUMNS = "ABCDEFGHIJKLMNOPQ"
LAYOUT = [
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
]

Square = tuple[int, int]  # row, column, from 0
Board = dict[Square, str]  # digits, and a to j for a joker laid as 0 to 9


def square(name: str) -> Square:
    """`H8` and `8H` alike."""
    letter = next(c for c in name if c in COLUMNS)
    return int(name.replace(letter, "")) - 1, COLUMNS.index(letter)


def laid(*placements: str, board: Board | None = None) -> Board:
    """The board after these placements, written as the game writes them; dots are old tiles."""
    board = dict(board or {})
    for text in placements:
        for at, tile in tiles_of(text, board).items():
            board[at] = tile
    return board


def tiles_of(text: str, board: Board) -> Board:
    """The new tiles of a placement."""
    where, what = text.split(" ")
    step = (0, 1) if where[0].isdigit() else {"\\": (1, 1), "/": (1, -1)}.get(where[0], (1, 0))
    row, column = square(where.lstrip("\\/"))
    new = {}
    for n, tile in enumerate(what):
        at = row + n * step[0], column + n * step[1]
        assert (tile == ".") == (at in board), f"{text}: {at}"
        if tile != ".":
            new[at] = tile
    return new


def text_of(new: Board, board: Board) -> str:
    """A placement as the game prints it: from its first new tile to its last, dots for old ones."""
    squares = sorted(new)
    (row, column), (last_row, last_column) = squares[0], squares[-1]
    step = ((last_row > row), (last_column > column) - (last_column < column)) if len(new) > 1 else (0, 1)
    at, what = (row, column), ""
    while at != (last_row, last_column):
        what += new.get(at, ".")
        at = at[0] + step[0], at[1] + step[1]
    what += new[at]
    name, number = COLUMNS[column], str(row + 1)
    where = {
        (0, 1): number + name,
        (1, 0): name + number,
        (1, 1): f"\\{name}{number}",
        (1, -1): f"/{name}{number}",
    }
    return f"{where[step]} {what}"


def as_tile(laid_as: str) -> str:
    return "?" if laid_as in "abcdefghij" else laid_as


def digit(laid_as: str) -> str:
    return str("abcdefghij".find(laid_as)) if laid_as in "abcdefghij" else laid_as


def in_order(tiles: Iterable[str]) -> str:
    """Tiles as a rack or the bag tells them: sorted, the joker last."""
    return "".join(sorted(tiles, key=lambda t: (t == "?", t)))


def rest(*parts: str | Iterable[str]) -> str:
    """The tiles of the 101 that are nowhere in these."""
    left = Counter(TILES)
    for part in parts:
        left.subtract(part)
    assert min(left.values()) >= 0, f"too many of {[t for t in left if left[t] < 0]}"
    return in_order(left.elements())


def position(
    board: Board, racks: tuple[str, ...], points: tuple[int, ...] | None = None, turn: int = 0, size: int = 15
) -> str:
    """A position text: what lies neither on the board nor on a rack is in the bag."""
    rows = "/".join("".join(board.get((r, c), ".") for c in range(size)) for r in range(size))
    bag = rest(map(as_tile, board.values()), *racks)
    told = ",".join(map(str, points or (0,) * len(racks)))
    return f"{rows}|{','.join(map(in_order, racks))}|{bag}|{told}|{turn}"


def table(
    board: Board | Iterable[str] = (),
    racks: tuple[str, ...] = ("12345", "56789"),
    points: tuple[int, ...] | None = None,
    turn: int = 0,
    bag: str | None = None,
    **options: Any,
) -> Any:
    """The state of such a table. With `bag` the tiles that are left over fill the top rows."""
    board = dict(board) if isinstance(board, dict) else laid(*board)
    if bag is not None:
        spare = rest(map(as_tile, board.values()), *racks, bag).replace("?", "a")
        board |= {divmod(n, 15): tile for n, tile in enumerate(spare)}
    return GAME.position(position(board, racks, points, turn), **options)


def board_of(state: Any) -> Board:
    rows = state.position.split("|")[0].split("/")
    return {(r, c): tile for r, row in enumerate(rows) for c, tile in enumerate(row) if tile != "."}


def racks_of(state: Any) -> list[str]:
    return str(state.position).split("|")[1].split(",")


def bag_of(state: Any) -> str:
    return str(state.position).split("|")[2]


# --- the referee ---


def is_equation(text: str, trivial_powers: bool = True) -> bool:
    """Two terms, one operation, one result (or one term, a power or root, one result), no signs."""
    numbers = {
        (i, j): int(text[i:j])
        for i in range(len(text))
        for j in range(i + 1, len(text) + 1)
        if text[i] != "0"
    }
    end = len(text)
    for i in range(1, end):
        a, b = numbers.get((0, i)), numbers.get((i, end))
        powers = a and b and (b in (a * a, a * a * a) or a in (b * b, b * b * b))
        if powers and (trivial_powers or (a, b) != (1, 1)):
            return True
        for j in range(i + 1, end):
            b, c = numbers.get((i, j)), numbers.get((j, end))
            if a and b and c and (a + b == c or a - b == c or a * b == c or a == b * c):
                return True
    return False


Stretch = tuple[Square, ...]


def steps(diagonals: bool) -> tuple[Square, ...]:
    return ((0, 1), (1, 0), (1, 1), (1, -1)) if diagonals else ((0, 1), (1, 0))


def runs(board: Board, new: Board, step: Square) -> set[Stretch]:
    """The longest stretches of tiles in that direction that hold a new tile."""
    everything = board | new
    found = set()
    for row, column in new:
        back = (row, column)
        while (back[0] - step[0], back[1] - step[1]) in everything:
            back = back[0] - step[0], back[1] - step[1]
        run = []
        while back in everything:
            run.append(back)
            back = back[0] + step[0], back[1] + step[1]
        found.add(tuple(run))
    return found


def equations(board: Board, new: Board, diagonals: bool = False, trivial_powers: bool = True) -> set[Stretch]:
    """Every stretch that is an equation and holds a new tile."""
    everything = board | new
    return {
        run[i:j]
        for step in steps(diagonals)
        for run in runs(board, new, step)
        for i in range(len(run))
        for j in range(i + 2, len(run) + 1)
        if any(at in new for at in run[i:j])
        and is_equation("".join(digit(everything[at]) for at in run[i:j]), trivial_powers)
    }


def allowed(
    board: Board, new: Board, start: Square = (7, 7), diagonals: bool = False, trivial_powers: bool = True
) -> bool:
    """Whether such tiles, in one line without gaps, may be placed."""
    found = equations(board, new, diagonals, trivial_powers)
    if not any(all(at in stretch for at in new) for stretch in found):
        return False
    if not board:
        return len(new) >= 2 and start in new
    everything = board | new
    for row, column in new:
        for down, across in steps(diagonals):
            for sign in (1, -1):
                at, other = (row, column), (row + sign * down, column + sign * across)
                if other not in board or "0" in (digit(everything[at]), digit(everything[other])):
                    continue
                if not any(at in stretch and other in stretch for stretch in found):
                    return False
    return any(at in board for stretch in found for at in stretch)


def score(
    board: Board,
    new: Board,
    bonuses: bool = False,
    tile_values: bool = False,
    diagonals: bool = False,
    trivial_powers: bool = True,
) -> int:
    """One point a tile of every new equation, with the bonuses that the new tiles cover."""
    everything = board | new
    total = 0
    for stretch in equations(board, new, diagonals, trivial_powers):
        times, worth = 1, 0
        for at in stretch:
            tile = everything[at]
            value = (0 if as_tile(tile) == "?" else int(tile)) if tile_values else 1
            bonus = LAYOUT[at[0]][at[1]] if bonuses and at in new else "."
            worth += value * {"2": 2, "3": 3}.get(bonus, 1)
            times *= {"6": 2, "9": 3}.get(bonus, 1)
        total += times * worth
    return total


def placements(
    board: Board, rack: str, most: int = 5, diagonals: bool = False, size: int = 15
) -> Iterator[Board]:
    """Every way to lay tiles of this rack in one line without gaps, a joker as any digit."""
    for row in range(size):
        for column in range(size):
            if (row, column) in board:
                continue
            for step in steps(diagonals):
                squares: list[Square] = []
                at = (row, column)
                while 0 <= at[0] < size and 0 <= at[1] < size and len(squares) < min(most, len(rack)):
                    if at not in board:
                        squares.append(at)
                        if len(squares) > 1 or step == (0, 1):
                            for tiles in sorted(set(permutations(rack, len(squares)))):
                                for said in "abcdefghij" if "?" in tiles else "?":
                                    yield dict(zip(squares, "".join(tiles).replace("?", said), strict=True))
                    at = at[0] + step[0], at[1] + step[1]
