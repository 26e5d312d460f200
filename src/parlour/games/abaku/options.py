"""Options of Abaku: the variations, and the readings of the rules that people may want otherwise."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from parlour.core.errors import BadOption
from parlour.core.options import Options

#: the ways to play alone
ALONE = ("solo", "cover", "magic")
#: fewest and most rows of a grid to cover and of a magic square
SIZES = {"cover": (5, 17), "magic": (3, 5)}
USUAL_COVER = 9
SMALLEST = 3

#: a grid or a magic square has neither bonuses nor a board to choose
_BLANK: dict[str, object] = {
    "board": "bonus",
    "start_bonus": "none",
    "leftover": "count",
    "tile_values": False,
}
_ALONE: dict[str, object] = {"referee": "strict", "first": "lots", "count_tiles": False}
#: options that have no meaning in a mode, and the value they must keep
_NO_USE: dict[str, dict[str, object]] = {
    "table": {"level": "empty", "deal": ""},
    "solo": {**_ALONE, "level": "empty"},
    "cover": {**_ALONE, **_BLANK, "level": "empty"},
    "magic": {
        **_ALONE,
        **_BLANK,
        "diagonals": False,
        "zeros": "either",
        "trivial_powers": True,
        "sets": 1,
        "deal": "",
    },
}
#: what a deal may be called
ALLOWED_DEAL = "up to 40 letters, digits, spaces, dots or dashes; empty: drawn by chance"
_DEAL = re.compile(r"[\w .\-]{0,40}")


class AbakuOptions(Options, frozen=True, kw_only=True):
    """How Abaku is played: at the table or alone, who referees, and the book's variations."""

    #: whether a placement announces the stretches that it claims
    claims: ClassVar[bool] = True

    mode: Annotated[
        Literal["table", "solo", "cover", "magic"],
        Meta(
            description="table: 2 to 4 players; alone: solo for the highest score, cover to cover a blank "
            "grid, magic for magic squares"
        ),
    ] = "table"
    referee: Annotated[
        Literal["strict", "challenge"],
        Meta(description="strict: wrong placements are refused; challenge: the others must notice"),
    ] = "strict"
    aids: Annotated[
        bool,
        Meta(description="hints and previews; off with challenge unless you agree on them, on with strict"),
    ] = True
    board: Annotated[
        Literal["bonus", "blank"],
        Meta(description="bonus: 15 × 15 with bonus squares; blank: 17 × 17 without"),
    ] = "bonus"
    bonuses: Annotated[bool, Meta(description="the board's number and equation bonuses count")] = True
    start_bonus: Annotated[
        Literal["none", "equation-2"],
        Meta(description="equation-2: the start square doubles the equations over it"),
    ] = "none"
    tile_values: Annotated[bool, Meta(description="a tile scores its number instead of 1")] = False
    leftover: Annotated[
        Literal["count", "value"],
        Meta(description="what tiles left at the end cost: count, a point each; value, their numbers"),
    ] = "count"
    diagonals: Annotated[bool, Meta(description="equations may run diagonally downwards too")] = False
    zeros: Annotated[
        Literal["either", "new"],
        Meta(
            description="where two tiles touch without an equation, a zero allows it: either of the two, or "
            "only the new one"
        ),
    ] = "either"
    count_tiles: Annotated[bool, Meta(description="the most tiles used decide a tie")] = False
    trivial_powers: Annotated[bool, Meta(description="11 is an equation: one squared is one")] = True
    sets: Annotated[int, Meta(ge=1, le=3, description="sets of 101 tiles")] = 1
    first: Annotated[
        Literal["lots", "draw"],
        Meta(
            description="who begins: lots, chance says it; draw, everybody draws a tile and the lowest begins"
        ),
    ] = "lots"
    size: Annotated[
        int,
        Meta(ge=3, le=17, description="rows of a grid to cover, 5 to 17, or of a magic square, 3 to 5"),
    ] = SMALLEST
    level: Annotated[
        Literal["empty", "easy", "medium", "hard"],
        Meta(description="a magic square begins empty, or with digits that leave one solution"),
    ] = "empty"
    deal: Annotated[
        str,
        Meta(
            description="alone: everybody who names the same deal gets the same tiles; " + ALLOWED_DEAL,
            examples=["2026-11-17", ""],
        ),
    ] = ""

    @property
    def rows(self) -> int:
        """Rows and columns of the board."""
        if self.mode == "cover":
            return self.size
        return 17 if self.board == "blank" else 15

    @property
    def alone(self) -> bool:
        """Whether one person plays with tiles for a score."""
        return self.mode in ("solo", "cover")

    @classmethod
    def normalised(cls, given: dict[str, Any]) -> dict[str, Any]:
        usual: dict[str, Any] = {"aids": given.get("referee") != "challenge"}
        if given.get("mode") == "cover":
            usual["size"] = USUAL_COVER
        return usual | given

    def completed(self) -> Self:
        for name, only in _NO_USE[self.mode].items():
            if getattr(self, name) != only:
                raise _no_use(name, only, f"with mode {self.mode}")
        self._check_size()
        if self.referee == "strict" and not self.aids:
            raise _no_use("aids", True, "with referee strict, which says what is wrong")
        if not _DEAL.fullmatch(self.deal):
            raise BadOption(
                f"deal is {self.deal[:60]!r}; allowed: {ALLOWED_DEAL}",
                option="deal",
                value=repr(self.deal[:60]),
                allowed=ALLOWED_DEAL,
            )
        # blank grids and magic squares have no bonuses
        plain = self.board == "blank" or self.mode in ("cover", "magic")
        options = replace(self, bonuses=False) if plain else self
        if self.start_bonus != "none" and not options.bonuses:
            raise _no_use("start_bonus", "none", "without bonuses")
        return options

    def _check_size(self) -> None:
        low, high = SIZES.get(self.mode, (SMALLEST, SMALLEST))
        if low <= self.size <= high:
            return
        if self.mode not in SIZES:
            raise _no_use("size", SMALLEST, f"with mode {self.mode}")
        raise BadOption(
            f"size is {self.size}; allowed with mode {self.mode}: a whole number from {low} to {high}",
            option="size",
            value=str(self.size),
            allowed=f"a whole number from {low} to {high}",
            low=low,
            high=high,
        )


def _no_use(name: str, only: object, where: str) -> BadOption:
    return BadOption(
        f"{name} has no effect {where}: leave it at {only}",
        code="bad-combination",
        option=name,
        allowed=str(only),
    )
