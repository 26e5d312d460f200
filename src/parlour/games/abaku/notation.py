"""Positions of Abaku as text, and the board drawn for a person.

`board|racks|bag|points|turn`, and where needed
`|scoreless turns|tiles used|what is pending|tiles known|whose challenge failed|tiles set aside|tiles used
in each turn`.
"""

from __future__ import annotations

import re

from msgspec import Struct

from parlour.core.errors import BadNotation, BadPosition

from . import pending as pending_text
from .board import Grid, bonuses_for, grid_for
from .options import AbakuOptions
from .pending import Asking, Dealing, Drawing, Finished, Lots, Pending, Starting
from .placement import Laid, lay, taken_back
from .tiles import FREE, JOKER, LETTERS, RACK, all_of, holds, taken_from, tidy


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
    discarded: str = ""
    turns: tuple[tuple[int, ...], ...] = ()


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
        position.discarded,
        ",".join("+".join(map(str, turns)) for turns in position.turns) if any(position.turns) else "",
    ]
    while len(fields) > 5 and not fields[-1]:
        fields.pop()
    return "|".join(fields)


def read(text: str, options: AbakuOptions) -> Position:
    """The position that a text describes; BadPosition if no table can look like that."""
    fields = text.split("|")
    if not 5 <= len(fields) <= 12:
        raise BadNotation("a position is board|racks|bag|points|turn and up to seven more fields")
    fields += [""] * (12 - len(fields))
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
        discarded=_read_tiles(fields[10], joined=False)[0],
        turns=_read_turns(fields[11], options),
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
    aside = position.pending.aside if isinstance(position.pending, Drawing | Lots) else ""
    everything = taken_from(position.board) + "".join(position.racks) + position.bag + aside
    if tidy(everything + position.discarded) != all_of(options.sets):
        raise BadPosition(
            "board, racks and bag must hold the 101 tiles, ten of each digit and one joker, of every set",
            code="bad-tiles",
        )
    _check_counts(position, options)
    if not _can_be_pending(position, options, aside):
        raise BadPosition(f"{position.pending} cannot be pending here", code="bad-pending")


def _check_counts(position: Position, options: AbakuOptions) -> None:
    """BadPosition if something is counted that these options do not count, or counted wrongly."""
    if options.alone and options.claims and any(position.scoreless):
        raise BadPosition("playing alone, no scoreless turns are counted", code="bad-count")
    if position.discarded and not (options.alone and options.claims):
        raise BadPosition("tiles are set aside only when playing alone", code="bad-tiles")
    if any(position.turns) and tuple(map(sum, position.turns)) != position.used:
        raise BadPosition("the tiles used in each turn do not add up to those used in all", code="bad-used")


def _can_be_pending(position: Position, options: AbakuOptions, aside: str) -> bool:
    rack = position.racks[position.turn]
    match position.pending:
        case Starting() | Lots():
            tiles = len(position.bag) + len(aside)
            fresh = tiles == len(all_of(options.sets)) and position.turn == 0 and not any(position.scoreless)
            if isinstance(position.pending, Lots):
                fresh = fresh and options.first == "draw" and _can_be_lots(position.pending, options)
            return options.mode == "table" and fresh
        case Finished():
            return options.alone and options.claims
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


def _can_be_lots(lots: Lots, options: AbakuOptions) -> bool:
    seats, digits = lots.seats, lots.drawn.replace(JOKER, "")
    in_order = list(seats) == sorted(set(seats)) and seats[-1] < options.seats
    return in_order and len(digits) < len(seats) and (bool(lots.before) or len(seats) == options.seats)


_SEAT = re.compile("[0-3]")
_BOARD = re.compile("[./0-9a-j]*")
_NUMBERS = re.compile(r"-?[0-9]{1,12}(?:,-?[0-9]{1,12}){0,3}")
_TURNS = re.compile(r"(?:[0-5](?:\+[0-5])*)?(?:,(?:[0-5](?:\+[0-5])*)?){0,3}")
_TILES = re.compile(r"[0-9?]*(?:,[0-9?]*){0,3}")


def _numbers(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _read_numbers(text: str) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(text):
        raise BadNotation(
            f"{text[:20]!r} is no list of numbers; write one whole number for each seat, joined by commas"
        )
    return tuple(map(int, text.split(",")))


def _read_turns(text: str, options: AbakuOptions) -> tuple[tuple[int, ...], ...]:
    if not (options.count_tiles and options.claims):
        if text:
            raise BadPosition("tiles used in each turn need the option count_tiles", code="bad-used")
        return ()
    if not text:
        return ((),) * options.seats
    if not _TURNS.fullmatch(text) or text.count(",") != options.seats - 1:
        raise BadNotation(f"{text[:20]!r} is no list of turns; write 2+3,4+0 for two seats")
    return tuple(tuple(map(int, one.split("+"))) if one else () for one in text.split(","))


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
        used = f", {used_in_words(table.used[seat], table.turns, seat)}" if table.used else ""
        lines.append(f"{mark}  seat {seat}: {table.points[seat]} points{used}, rack {' '.join(rack) or '-'}")
    lines.append(f"   bag: {len(table.bag)} tiles")
    if over or table.pending is not None:
        lines.append("   over" if over else f"   pending: {table.pending}")
    return "\n".join(lines)


def used_in_words(total: int, turns: tuple[tuple[int, ...], ...], seat: int) -> str:
    """`7 tiles used (3+4)`."""
    each = f" ({'+'.join(map(str, turns[seat]))})" if turns and turns[seat] else ""
    return f"{total} tiles used{each}"


def draw(board: str, options: AbakuOptions) -> str:
    """The board with its squares' names; a joker is drawn as `?4`."""
    grid = grid_for(options)
    lines = ["    " + "  ".join(name[0] for name in grid.names[: grid.size])]
    for row in range(grid.size):
        squares = range(row * grid.size, (row + 1) * grid.size)
        drawn = [_sign(board[at], at, grid, options) for at in squares]
        lines.append(f"{row + 1:>2} " + " ".join(drawn).rstrip())
    if options.bonuses:
        lines.append("   free squares: ' number ×2, \" number ×3, + equation ×2, * equation ×3, @ start")
    return "\n".join(lines)


def _sign(sign: str, at: int, grid: Grid, options: AbakuOptions) -> str:
    if sign == FREE:
        number, equation = bonuses_for(options)
        return " @" if at == grid.start else f" {MARKS.get((number[at], equation[at]), '·')}"
    return f" {sign}" if sign.isdigit() else f"?{LETTERS.index(sign)}"
