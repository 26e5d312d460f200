"""What the table waits for besides a seat's turn: lots, a deal, a draw, or an answer to a placement."""

from __future__ import annotations

import re
from typing import TypeAlias

from msgspec import Struct

from parlour.core.action import Action
from parlour.core.errors import BadNotation, IllegalAction

from . import actions
from .actions import Accept, Challenge, Draw, Exchange, First, Lot, PassTurn, PlaceTiles
from .tiles import JOKER, RACK, holds, plus, tidy


class Starting(Struct, frozen=True, tag="first"):
    """Chance draws lots for the first turn."""

    def __str__(self) -> str:
        return "first"


class Lots(Struct, frozen=True, tag="lots"):
    """Seats draw a tile each for who begins, in turn. A joker is drawn again at once; the lowest of equals
    draw again among themselves. `drawn` are the tiles of this round in order, `before` those of earlier
    rounds: all lie open until a seat is found, then they go back into the bag."""

    seats: tuple[int, ...]
    drawn: str = ""
    before: str = ""

    def __str__(self) -> str:
        seats = "".join(map(str, self.seats))
        return f"lots {seats} {self.drawn or '-'} {self.before or '-'}"

    @property
    def next(self) -> int:
        """The seat that draws now."""
        return self.seats[len(self.drawn.replace(JOKER, ""))]

    @property
    def aside(self) -> str:
        """The tiles that lie open."""
        return self.drawn + self.before

    def tiles_of(self, seat: int) -> str:
        """What a seat has drawn in this round: jokers, then a digit."""
        found, at = ["" for _ in self.seats], 0
        for tile in self.drawn:
            found[at] += tile
            at += tile != JOKER
        return found[self.seats.index(seat)] if seat in self.seats else ""

    def after(self, tile: str) -> int | Lots:
        """The seat that begins, or the lots still to be drawn."""
        drawn = self.drawn + tile
        digits = drawn.replace(JOKER, "")
        if len(digits) < len(self.seats):
            return Lots(self.seats, drawn, self.before)
        lowest = tuple(s for s, digit in zip(self.seats, digits, strict=True) if digit == min(digits))
        return lowest[0] if len(lowest) == 1 else Lots(lowest, "", plus(self.before, drawn))


class Finished(Struct, frozen=True, tag="finished"):
    """A person who plays alone has finished the game."""

    def __str__(self) -> str:
        return "finished"


class Dealing(Struct, frozen=True, tag="deal"):
    """Chance fills the racks, beginning with the lowest seat that lacks tiles."""

    def __str__(self) -> str:
        return "deal"


class Drawing(Struct, frozen=True, tag="draw"):
    """Chance draws for the seat whose turn it is; then the tiles it exchanged (`aside`) go into the bag."""

    aside: str = ""

    def __str__(self) -> str:
        return f"draw {self.aside}".rstrip()


class Asking(Struct, frozen=True, tag="ask"):
    """The announced placement lies on the board, and a seat is asked to accept or challenge it."""

    seat: int
    placement: PlaceTiles

    def __str__(self) -> str:
        return f"ask {self.seat} {self.placement}"


Pending: TypeAlias = Starting | Lots | Dealing | Drawing | Asking | Finished


def awaited(pending: Pending | None) -> tuple[type[Action], ...]:
    """The kinds of action that may come next."""
    match pending:
        case None:
            return (PlaceTiles, Exchange, PassTurn)
        case Asking():
            return (Accept, Challenge)
        case Starting():
            return (First,)
        case Lots():
            return (Lot,)
    return (Draw,)


def due(pending: Pending | None) -> str:
    """What may come next, in words."""
    match pending:
        case None:
            return "place tiles, exchange or pass"
        case Asking():
            return "accept or challenge the placement"
        case Starting() | Lots():
            return "lots are drawn for who begins"
    return "tiles are drawn"


def drawer(pending: Pending | None, turn: int, racks: tuple[str, ...], bag: str) -> tuple[int, int]:
    """While dealing or drawing: the seat that draws, and how many tiles."""
    if isinstance(pending, Drawing):
        if pending.aside:
            return turn, len(pending.aside)
        seat = turn
    else:
        seat = next(seat for seat, rack in enumerate(racks) if len(rack) < RACK)
    return seat, min(RACK - len(racks[seat]), len(bag))


def refused_draw(action: Draw, seat: int, count: int, bag: str) -> IllegalAction | None:
    """Why this is not what the seat can draw, or None."""
    if action.seat != seat:
        return IllegalAction(f"seat {seat} draws now, not seat {action.seat}", code="wrong-seat")
    if len(action.tiles) != count:
        return IllegalAction(f"seat {seat} draws {count} tiles, not {len(action.tiles)}", code="wrong-count")
    if not holds(bag, action.tiles):
        return IllegalAction("these tiles are not in the bag", code="not-in-bag")
    return None


_PLAIN: dict[str, Pending | None] = {
    "": None,
    "first": Starting(),
    "deal": Dealing(),
    "finished": Finished(),
}
_DRAW = re.compile(rf"draw(?: ([0-9?]{{1,{RACK}}}))?")
_ASK = re.compile(r"ask ([0-3]) (.{1,600})")
_LOTS = re.compile(r"lots ([0-3]{2,4}) (-|[0-9?]{1,40}) (-|[0-9?]{1,303})")


def read(text: str) -> Pending | None:
    """What a position's field says; empty where it is simply a seat's turn."""
    if text in _PLAIN:
        return _PLAIN[text]
    if found := _LOTS.fullmatch(text):
        drawn, before = (part.replace("-", "") for part in found.groups()[1:])
        return Lots(tuple(map(int, found[1])), drawn, tidy(before))
    if found := _DRAW.fullmatch(text):
        return Drawing(tidy(found[1] or ""))
    if found := _ASK.fullmatch(text):
        placement = actions.read(found[2])
        if isinstance(placement, PlaceTiles):
            return Asking(int(found[1]), placement)
    raise BadNotation(
        f"{text[:30]!r} cannot be pending; write first, lots 01 7 -, deal, draw, draw 33?, "
        "ask 1 8G 123 or finished"
    )
