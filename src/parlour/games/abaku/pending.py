"""What the table waits for besides a seat's turn: lots, a deal, a draw, or an answer to a placement."""

from __future__ import annotations

import re
from typing import TypeAlias

from msgspec import Struct

from parlour.core.action import Action
from parlour.core.errors import BadNotation, IllegalAction

from . import actions
from .actions import Accept, Challenge, Draw, Exchange, First, PassTurn, PlaceTiles
from .tiles import RACK, holds, tidy


class Starting(Struct, frozen=True, tag="first"):
    """Chance draws lots for the first turn."""

    def __str__(self) -> str:
        return "first"


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


Pending: TypeAlias = Starting | Dealing | Drawing | Asking


def awaited(pending: Pending | None) -> tuple[type[Action], ...]:
    """The kinds of action that may come next."""
    match pending:
        case None:
            return (PlaceTiles, Exchange, PassTurn)
        case Asking():
            return (Accept, Challenge)
        case Starting():
            return (First,)
    return (Draw,)


def due(pending: Pending | None) -> str:
    """What may come next, in words."""
    match pending:
        case None:
            return "place tiles, exchange or pass"
        case Asking():
            return "accept or challenge the placement"
        case Starting():
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


_DRAW = re.compile(rf"draw(?: ([0-9?]{{1,{RACK}}}))?")
_ASK = re.compile(r"ask ([0-3]) (.{1,40})")


def read(text: str) -> Pending | None:
    """What a position's field says; empty where it is simply a seat's turn."""
    if text in ("", "first", "deal"):
        return {"": None, "first": Starting(), "deal": Dealing()}[text]
    if found := _DRAW.fullmatch(text):
        return Drawing(tidy(found[1] or ""))
    if found := _ASK.fullmatch(text):
        placement = actions.read(found[2])
        if isinstance(placement, PlaceTiles):
            return Asking(int(found[1]), placement)
    raise BadNotation(f"{text[:30]!r} cannot be pending; write first, deal, draw, draw 33? or ask 1 8G 123")
