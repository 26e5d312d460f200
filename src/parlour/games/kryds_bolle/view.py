"""What everybody sees of Kryds & Bolle: all of it."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.view import View


class LineMade(Struct, frozen=True):
    """A finished line and the seat that has the point."""

    places: tuple[str, str, str]
    seat: int


class KrydsBolleView(View, frozen=True, kw_only=True):
    """`cube` are the three layers; `chameleon` is the seat that holds it, None until the centre is taken;
    `begins` the seat that begins, None before lots are drawn."""

    cube: str
    balls_left: tuple[int, int]
    chameleon: int | None
    lines: tuple[LineMade, ...]
    begins: int | None = 0
