"""Positions of Abaku as text, and the board drawn for a person.

`board|racks|bag|points|turn`, and where needed
`|scoreless turns|tiles used|what is pending|tiles known|whose challenge failed`.
"""

from __future__ import annotations

import re

from msgspec import Struct

from parlour.core.errors import BadNotation, BadPosition

from . import pending as pending_text
from .board import Grid, grid_for
from .options import AbakuOptions
from .pending import Asking, Dealing, Drawing, Pending, Starting
from .placement import Laid, lay, taken_back
from .tiles import ALL, FREE, LETTERS, RACK, holds, taken_from, tidy


class Position(Struct, frozen=True):
    """Everything on the table: what a position text says and a state keeps."""

    board: str
    racks: tuple[str, ...]
    bag: str
    points: tuple[int, ...]
    turn: int
    scoreless: tuple[int, ...]
    used: tuple[int, ...]
    pending: Pending | None
    known: tuple[str, ...]
    challenger: int | None


def write(position: Position) -> str:
    """The text; fields that say nothing are left off the end."""
    size = int(len(position.board) ** 0.5)
    fields = [
        "/".join(position.board[at : at + size] for at in range(0, len(position.board), size)),
        ",".join(position.racks),
        position.bag,
        _numbers(position.points),
        str(position.turn),
        _numbers(position.scoreless) if any(position.scoreless) else "",
        _numbers(position.used),
        str(position.pending or ""),
        ",".join(position.known) if any(position.known) else "",
        "" if position.challenger is None else str(position.challenger),
    ]
    while len(fields) > 5 and not fields[-1]:
        fields.pop()
    return "|".join(fields)


def read(text: str, options: AbakuOptions) -> Position:
    """The position that a text describes, checked for what can lie on a table."""
    fields = text.split("|")
    if not 5 <= len(fields) <= 10:
        raise BadNotation("a position is board|racks|bag|points|turn, and up to five fields more")
    fields += [""] * (10 - len(fields))
    seats = options.seats
    if not (_SEAT.fullmatch(fields[4]) and _SEAT.fullmatch(fields[9] or "0")):
        raise BadNotation(f"{fields[4][:20]!r} or {fields[9][:20]!r} is no seat")
    zeros = (0,) * seats
    position = Position(
        board=read_board(fields[0], grid_for(options)),
        racks=_read_tiles(fields[1]),
        bag=_read_tiles(fields[2], joined=False)[0],
        points=_read_numbers(fields[3]),
        turn=int(fields[4]),
        scoreless=_read_numbers(fields[5]) if fields[5] else zeros,
        used=_read_numbers(fields[6]) if fields[6] else zeros if options.count_tiles else (),
        pending=pending_text.read(fields[7]),
        known=_read_tiles(fields[8]) if fields[8] else ("",) * seats,
        challenger=int(fields[9]) if fields[9] else None,
    )
    check(position, options)
    return position


def read_board(text: str, grid: Grid) -> str:
    """The board's signs from its rows joined by `/`."""
    rows = text.split("/")
    if len(rows) != grid.size or any(len(row) != grid.size for row in rows) or not _BOARD.fullmatch(text):
        raise BadNotation(f"a board is {grid.size} rows of {grid.size} characters . 0-9 a-j joined by /")
    return "".join(rows)


def check(position: Position, options: AbakuOptions) -> None:
    """BadPosition unless this can lie on a table; the board's equations are not judged again."""
    seats = options.seats
    for what in ("racks", "points", "scoreless", "known"):
        if len(getattr(position, what)) != seats:
            raise BadPosition(f"{what}: not one for each of {seats} seats", code="bad-seats")
    if len(position.used) != (seats if options.count_tiles else 0):
        raise BadPosition("tiles used are counted with count_tiles, one number a seat", code="bad-used")
    if not 0 <= position.turn < seats:
        raise BadPosition(f"there is no seat {position.turn}", code="no-such-seat")
    if position.challenger is not None and (
        options.referee != "challenge" or not 0 <= position.challenger < seats
    ):
        raise BadPosition(f"seat {position.challenger} cannot have challenged", code="bad-challenger")
    if any(len(rack) > RACK for rack in position.racks):
        raise BadPosition(f"a rack holds at most {RACK} tiles", code="rack-too-full")
    if min(position.scoreless) < 0 or min(position.used, default=0) < 0:
        raise BadPosition("a number of turns or tiles is less than 0", code="bad-count")
    if not all(map(holds, position.racks, position.known)):
        raise BadPosition("a tile known to be in a rack is not there", code="bad-known")
    aside = position.pending.aside if isinstance(position.pending, Drawing) else ""
    everything = taken_from(position.board) + "".join(position.racks) + position.bag + aside
    if tidy(everything) != ALL:
        raise BadPosition("these are not the 101 tiles: ten of each digit and a joker", code="bad-tiles")
    if not _can_be_pending(position, options, aside):
        raise BadPosition(f"{position.pending} cannot be pending here", code="bad-pending")


def _can_be_pending(position: Position, options: AbakuOptions, aside: str) -> bool:
    rack = position.racks[position.turn]
    match position.pending:
        case Starting():
            fresh = len(position.bag) == len(ALL) and position.turn == 0 and not any(position.scoreless)
            return options.mode == "table" and fresh
        case Dealing():
            lacking = any(len(rack) < RACK for rack in position.racks)
            return bool(position.bag) and lacking and not any(position.scoreless)
        case Drawing():
            return len(position.bag) >= max(1, len(aside)) and len(rack) + max(1, len(aside)) <= RACK
        case Asking(seat=seat, placement=placement):
            if options.referee != "challenge" or seat == position.turn or seat >= options.seats:
                return False
            before = taken_back(position.board, rack, placement, options)
            if before is None:
                return False
            laid = lay(*before, placement, options)
            return isinstance(laid, Laid) and (laid.board, laid.rack) == (position.board, rack)
    return True


_SEAT = re.compile("[0-3]")
_BOARD = re.compile("[./0-9a-j]*")
_NUMBERS = re.compile(r"-?[0-9]{1,12}(?:,-?[0-9]{1,12}){0,3}")
_TILES = re.compile(r"[0-9?]*(?:,[0-9?]*){0,3}")


def _numbers(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _read_numbers(text: str) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(text):
        raise BadNotation(f"{text[:20]!r} is not one whole number a seat, joined by commas")
    return tuple(map(int, text.split(",")))


def _read_tiles(text: str, *, joined: bool = True) -> tuple[str, ...]:
    if not _TILES.fullmatch(text) or ("," in text and not joined):
        raise BadNotation(f"{text[:20]!r} is not tiles 0-9 and ?")
    return tuple(map(tidy, text.split(",")))


#: how free squares are drawn: number ×2 and ×3, equation ×2 and ×3
MARKS = {(2, 1): "'", (3, 1): '"', (1, 2): "+", (1, 3): "*"}


def draw(board: str, options: AbakuOptions) -> str:
    """The board with its squares' names; a joker is drawn as `?4`."""
    grid = grid_for(options)
    lines = ["    " + "  ".join(name[0] for name in grid.names[: grid.size])]
    for row in range(grid.size):
        squares = range(row * grid.size, (row + 1) * grid.size)
        drawn = [_sign(board[at], at, grid, options.bonuses) for at in squares]
        lines.append(f"{row + 1:>2} " + " ".join(drawn).rstrip())
    if options.bonuses:
        lines.append("   free squares: ' number ×2, \" number ×3, + equation ×2, * equation ×3, @ start")
    return "\n".join(lines)


def _sign(sign: str, at: int, grid: Grid, bonuses: bool) -> str:
    if sign == FREE:
        mark = MARKS.get((grid.number_bonus[at], grid.equation_bonus[at]), "·") if bonuses else "·"
        return " @" if at == grid.start else f" {mark}"
    return f" {sign}" if sign.isdigit() else f"?{LETTERS.index(sign)}"
