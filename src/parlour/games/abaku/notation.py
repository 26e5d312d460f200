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
    """Everything on the table: what a position text says and a state holds, in the order of its fields."""

    board: str
    racks: tuple[str, ...]
    bag: str
    points: tuple[int, ...]
    turn: int
    scoreless: tuple[int, ...]
    used: tuple[int, ...]
    known: tuple[str, ...]
    pending: Pending | None
    challenger: int | None


def write(position: Position) -> str:
    """The text; empty fields at the end are left out."""
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
    """The position that a text describes; BadPosition if no table can look like that."""
    fields = text.split("|")
    if not 5 <= len(fields) <= 10:
        raise BadNotation("a position is board|racks|bag|points|turn and up to five more fields")
    fields += [""] * (10 - len(fields))
    seats = options.seats
    if not (_SEAT.fullmatch(fields[4]) and _SEAT.fullmatch(fields[9] or "0")):
        raise BadNotation(f"{fields[4][:20]!r} or {fields[9][:20]!r} is no seat; seats are 0 to 3")
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
    """BadPosition if no table can look like this. Whether the board's equations are right is not checked."""
    seats = options.seats
    for what in ("racks", "points", "scoreless", "known"):
        if len(getattr(position, what)) != seats:
            raise BadPosition(
                f"{what} has {len(getattr(position, what))} entries for {seats} seats", code="bad-seats"
            )
    if len(position.used) != (seats if options.count_tiles else 0):
        raise BadPosition(
            "tiles used need the option count_tiles, and then one number for each seat", code="bad-used"
        )
    if not 0 <= position.turn < seats:
        raise BadPosition(f"turn is {position.turn}; seats are 0 to {seats - 1}", code="no-such-seat")
    if position.challenger is not None and (
        options.referee != "challenge" or not 0 <= position.challenger < seats
    ):
        raise BadPosition(
            f"seat {position.challenger} cannot have challenged under these options",
            code="bad-challenger",
        )
    if any(len(rack) > RACK for rack in position.racks):
        raise BadPosition(f"a rack holds at most {RACK} tiles", code="rack-too-full")
    if min(position.scoreless) < 0 or min(position.used, default=0) < 0:
        raise BadPosition("scoreless turns and tiles used cannot be less than 0", code="bad-count")
    if not all(map(holds, position.racks, position.known)):
        raise BadPosition("a tile that is known to be in a rack is not in it", code="bad-known")
    aside = position.pending.aside if isinstance(position.pending, Drawing) else ""
    everything = taken_from(position.board) + "".join(position.racks) + position.bag + aside
    if tidy(everything) != ALL:
        raise BadPosition(
            "board, racks and bag must hold the 101 tiles: ten of each digit and one joker", code="bad-tiles"
        )
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
        raise BadNotation(
            f"{text[:20]!r} is no list of numbers; write one whole number for each seat, joined by commas"
        )
    return tuple(map(int, text.split(",")))


def _read_tiles(text: str, *, joined: bool = True) -> tuple[str, ...]:
    if not _TILES.fullmatch(text) or ("," in text and not joined):
        raise BadNotation(f"{text[:20]!r} is no list of tiles; tiles are 0-9 and ? for the joker")
    return tuple(map(tidy, text.split(",")))


#: how free squares are drawn: number ×2 and ×3, equation ×2 and ×3
MARKS = {(2, 1): "'", (3, 1): '"', (1, 2): "+", (1, 3): "*"}


def draw_table(table: Position, options: AbakuOptions, *, over: bool) -> str:
    """The board with all racks open, the points and what is pending."""
    lines = [draw(table.board, options)]
    for seat, rack in enumerate(table.racks):
        mark = ">" if seat == table.turn and not over else " "
        used = f", {table.used[seat]} tiles used" if table.used else ""
        lines.append(f"{mark}  seat {seat}: {table.points[seat]} points{used}, rack {' '.join(rack) or '-'}")
    lines.append(f"   bag: {len(table.bag)} tiles")
    if over or table.pending is not None:
        lines.append("   over" if over else f"   pending: {table.pending}")
    return "\n".join(lines)


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
