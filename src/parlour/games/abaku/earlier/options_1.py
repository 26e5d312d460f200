"""Options of the first version of the rules. What came later has the one value here that it had then."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from parlour.core.errors import BadOption
from parlour.core.options import Options

#: options that had no meaning when playing alone, and the value they had to keep
_NO_USE: dict[str, dict[str, object]] = {
    "solo": {"referee": "strict"},
    "cover": {"referee": "strict", "tile_values": False},
    "magic": {
        "referee": "strict",
        "tile_values": False,
        "diagonals": False,
        "count_tiles": False,
        "trivial_powers": True,
    },
}


class FirstOptions(Options, frozen=True, kw_only=True):
    """How Abaku was played at first."""

    claims: ClassVar[bool] = False
    alone: ClassVar[bool] = False
    aids: ClassVar[bool] = True
    board: ClassVar[str] = "bonus"
    start_bonus: ClassVar[str] = "none"
    leftover: ClassVar[str] = "count"
    zeros: ClassVar[str] = "either"
    sets: ClassVar[int] = 1
    first: ClassVar[str] = "lots"
    level: ClassVar[str] = "empty"
    deal: ClassVar[str] = ""

    mode: Annotated[
        Literal["table", "solo", "cover", "magic"],
        Meta(
            description="table: 2 to 4 players; alone: solo for the highest score, cover to cover the blank "
            "grid, magic for magic squares"
        ),
    ] = "table"
    referee: Annotated[
        Literal["strict", "challenge"],
        Meta(description="strict: wrong placements are refused; challenge: the others must notice"),
    ] = "strict"
    bonuses: Annotated[bool, Meta(description="the board's number and equation bonuses count")] = True
    tile_values: Annotated[bool, Meta(description="a tile scores its number instead of 1")] = False
    diagonals: Annotated[bool, Meta(description="equations may run diagonally downwards too")] = False
    count_tiles: Annotated[bool, Meta(description="the most tiles used decide a tie")] = False
    trivial_powers: Annotated[bool, Meta(description="11 is an equation: one squared is one")] = True
    size: Annotated[int, Meta(ge=3, le=5, description="rows and columns of a magic square")] = 3

    @property
    def rows(self) -> int:
        """Rows and columns of the board."""
        return 17 if self.mode == "cover" else 15

    def completed(self) -> Self:
        for name, only in _NO_USE.get(self.mode, {}).items():
            if getattr(self, name) != only:
                raise BadOption(
                    f"{name} has no effect with mode {self.mode}: leave it at {only}",
                    code="bad-combination",
                    option=name,
                    allowed=str(only),
                )
        if self.mode != "magic" and self.size != 3:
            raise BadOption(
                "size is only for mode magic: leave it at 3",
                code="bad-combination",
                option="size",
                allowed="3",
            )
        # the blank grid and magic squares have no bonuses
        return replace(self, bonuses=False) if self.mode in ("cover", "magic") else self
