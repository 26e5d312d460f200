"""How placements are found and laid while values are worked out: by the kernels, or in plain Python.

`Finder` is what both can do. Each has its own boards, racks and rows (a row is one placement): arrays are
quick for the kernels, text is for Python. Who searches only hands them on. The pure finder is here; the
compiled one is in a module of its own, because numpy and numba load with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeAlias

from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.placement import swapped_board
from parlour.games.abaku.search.generator import Placed, PureGenerator, place
from parlour.games.abaku.tiles import DIGITS, FREE, JOKER, RACK, minus, plus, taken_from

#: what only the finder that made them can read
Board: TypeAlias = Any
Rack: TypeAlias = Any
Row: TypeAlias = Any


class Rows(Protocol):
    """The rows of all placements."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Row: ...


class MoveList(Protocol):
    """Placements of which few are looked at: how many tiles each lays, and each as an action."""

    def __len__(self) -> int: ...
    @property
    def tiles(self) -> Iterable[int]: ...
    def place(self, index: int, /) -> PlaceTiles: ...


class Finder(Protocol):
    """Finds and lays placements under given options. It may hold working space: one for each thread."""

    #: whether the kernels do it
    compiled: bool

    def moves(self, board: str, rack: str, most: int = RACK) -> MoveList:
        """Every right placement; those of more than `most` tiles may be left out."""

    def placed(self, board: str, rack: str) -> list[Placed]:
        """Every right placement, for who looks at all of them; in the same order."""

    def board(self, board: str) -> Board: ...

    def rack(self, rack: str) -> Rack: ...

    def rows(self, board: Board, rack: Rack) -> Rows:
        """Every right placement, in the same order again."""

    def action(self, board: str, row: Row) -> PlaceTiles:
        """A placement on that board as an action."""

    def points(self, row: Row) -> int: ...

    def count(self, row: Row) -> int:
        """How many tiles a placement lays."""

    def laid(self, board: Board, row: Row) -> Board:
        """The board after a placement."""

    def left(self, board: Board, rack: Rack, row: Row) -> Rack:
        """The rack after a placement on that board."""

    def size(self, rack: Rack) -> int:
        """How many tiles a rack has."""

    def value(self, rack: Rack) -> int:
        """The sum of a rack's numbers."""

    def sorted_by(self, rows: Rows, tiles: int, most: int) -> list[int]:
        """The placements with the most points, each of their tiles counting `tiles` more; equals in order."""


class PureMoves:
    """The placements found on one board in plain Python."""

    def __init__(self, placed: list[Placed], board: str, options: AbakuOptions) -> None:
        self._placed, self._board, self._options = placed, board, options

    def __len__(self) -> int:
        return len(self._placed)

    @property
    def tiles(self) -> list[int]:
        return [len(placed.signs) for placed in self._placed]

    def place(self, index: int, /) -> PlaceTiles:
        return place(self._placed[index], self._board, self._options)


class PureFinder:
    """Boards and racks as text, as the rules have them."""

    compiled = False

    def __init__(self, options: AbakuOptions) -> None:
        self._options = options
        self._generator = PureGenerator(options)

    def moves(self, board: str, rack: str, most: int = RACK) -> PureMoves:
        return PureMoves(self._generator.placements(board, rack, most), board, self._options)

    def placed(self, board: str, rack: str) -> list[Placed]:
        return self._generator.placements(board, rack)

    def board(self, board: str) -> str:
        return board

    def rack(self, rack: str) -> str:
        return rack

    def rows(self, board: str, rack: str) -> list[Placed]:
        return self.placed(board, rack)

    def action(self, board: str, row: Placed) -> PlaceTiles:
        return place(row, board, self._options)

    def points(self, row: Placed) -> int:
        return row.points

    def count(self, row: Placed) -> int:
        return len(row.signs)

    def laid(self, board: str, row: Placed) -> str:
        signs = list(board if row.swap < 0 else swapped_board(board, row.swap))
        for square, sign in zip(squares(board, row, self._options), row.signs, strict=True):
            signs[square] = sign
        return "".join(signs)

    def left(self, board: str, rack: str, row: Placed) -> str:
        return left(board, rack, row)

    def size(self, rack: str) -> int:
        return len(rack)

    def value(self, rack: str) -> int:
        return sum(int(tile) for tile in rack if tile != JOKER)

    def sorted_by(self, rows: Rows, tiles: int, most: int) -> list[int]:
        worth = [rows[n].points + tiles * len(rows[n].signs) for n in range(len(rows))]
        return sorted(range(len(rows)), key=lambda n: -worth[n])[:most]


def squares(board: str, placed: Placed, options: AbakuOptions) -> list[int]:
    """The squares of a placement's tiles, in order."""
    _, line, where = grid_for(options).line[placed.way][placed.square]
    return [at for at in line[where:] if board[at] == FREE][: len(placed.signs)]


def left(board: str, rack: str, placed: Placed) -> str:
    """What is left of a rack after a placement on that board."""
    if placed.swap >= 0:
        digit = DIGITS[ord(board[placed.swap]) - ord("a")]
        rack = plus(minus(rack, digit), JOKER)
    return minus(rack, taken_from(placed.signs))


def is_compiled(options: AbakuOptions) -> bool:
    """Whether the kernels know these options: one joker, and zeros that free either tile."""
    return options.sets == 1 and options.zeros == "either"


def finder(options: AbakuOptions, compiled: bool) -> Finder:
    """The kernels if they may be used and know the options, or plain Python."""
    if not compiled or not is_compiled(options):
        return PureFinder(options)
    from .compiled import CompiledFinder  # numba loads with it

    return CompiledFinder(options)
