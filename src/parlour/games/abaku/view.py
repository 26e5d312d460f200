"""What a seat or a spectator sees of Abaku."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.view import View


class AbakuView(View, frozen=True, kw_only=True):
    """The table as one seat sees it.

    `racks` holds one's own rack and None for the others; once the game is over all lie open. `known` are
    tiles that everybody saw go into a rack: a joker taken off the board, tiles taken back. `unseen` is the
    bag and the hidden racks together, sorted. `stage` is `first`, `deal`, `draw` (chance), `place`,
    `answer` (a seat) or `over`. `challenger` is the seat whose challenge the last placement withstood.
    """

    board: str
    racks: tuple[str | None, ...]
    rack_sizes: tuple[int, ...]
    known: tuple[str, ...]
    bag: int
    unseen: str
    turn: int
    scoreless: tuple[int, ...]
    used: tuple[int, ...]
    stage: str
    aside: str | None = None
    aside_size: int = 0
    announced: str | None = None
    challenger: int | None = None


class Sum(Struct, frozen=True):
    """A row, column or diagonal of a magic square: its squares, its sum so far, whether it is full."""

    squares: tuple[str, ...]
    sum: int
    full: bool


class MagicView(View, frozen=True, kw_only=True):
    """A magic square in the making: its rows, how often each digit may still be used, all sums."""

    square: str
    left: tuple[int, ...]
    sums: tuple[Sum, ...]
