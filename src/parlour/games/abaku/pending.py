"""What a state waits for when it is not simply a seat's turn."""

from __future__ import annotations

import re
from typing import TypeAlias

from msgspec import Struct

from parlour.core.errors import BadNotation

from . import actions
from .actions import PlaceTiles
from .tiles import RACK, tidy


class Starting(Struct, frozen=True, tag="first"):
    """Chance says who begins."""

    def __str__(self) -> str:
        return "first"


class Dealing(Struct, frozen=True, tag="deal"):
    """Chance fills the racks, the lowest seat that lacks tiles first."""

    def __str__(self) -> str:
        return "deal"


class Drawing(Struct, frozen=True, tag="draw"):
    """Chance draws for the seat whose turn it is; then tiles set aside by an exchange go into the bag."""

    aside: str = ""

    def __str__(self) -> str:
        return f"draw {self.aside}".rstrip()


class Asking(Struct, frozen=True, tag="ask"):
    """The placement lies on the board as announced, and a seat is asked whether it stands."""

    seat: int
    placement: PlaceTiles

    def __str__(self) -> str:
        return f"ask {self.seat} {self.placement}"


Pending: TypeAlias = Starting | Dealing | Drawing | Asking

_DRAW = re.compile(rf"draw(?: ([0-9?]{{1,{RACK}}}))?")
_ASK = re.compile(r"ask ([0-3]) (.{1,40})")


def read(text: str) -> Pending | None:
    """What a position's last field says; nothing is pending when it is empty."""
    if text in ("", "first", "deal"):
        return {"": None, "first": Starting(), "deal": Dealing()}[text]
    if found := _DRAW.fullmatch(text):
        return Drawing(tidy(found[1] or ""))
    if found := _ASK.fullmatch(text):
        placement = actions.read(found[2])
        if isinstance(placement, PlaceTiles):
            return Asking(int(found[1]), placement)
    raise BadNotation(f"{text[:30]!r} is nothing pending; write first, deal, draw, draw 33? or ask 1 8G 123")
