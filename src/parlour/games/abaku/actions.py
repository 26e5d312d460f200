"""The actions of Abaku, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Iterable

from parlour.core.action import Action
from parlour.core.errors import BadNotation

from .board import ACROSS, DOWN, LEFT_DOWN, RIGHT_DOWN
from .tiles import RACK, tidy


class PlaceTiles(Action, frozen=True):
    """Lay tiles in one line: `8G 1..3`.

    `square` is that of the first tile (`G8`), `way` one of `- | \\ /`, `tiles` what is laid from there on:
    digits, a letter for a joker, dots for tiles that lie there already. `swap` is the square of a joker that
    is swapped first for a tile of the digit it stands for. The way of a single tile is always across.
    `claims` are the stretches that it announces as equations, by their first and last square: `F8-I8`.
    """

    square: str
    way: str
    tiles: str
    swap: str | None = None
    claims: tuple[str, ...] = ()

    def __str__(self) -> str:
        column, row = self.square[:1], self.square[1:]
        where = {ACROSS: f"{row}{column}", DOWN: self.square}.get(self.way, f"{self.way}{self.square}")
        swap = "" if self.swap is None else f"={self.swap} "
        claims = f" = {' '.join(self.claims)}" if self.claims else ""
        return f"{swap}{where} {self.tiles}{claims}"


class Exchange(Action, frozen=True):
    """Exchange 1 to 5 tiles with the bag: `exchange 3,3,?`."""

    tiles: str

    def __str__(self) -> str:
        return f"exchange {','.join(self.tiles)}"


class PassTurn(Action, frozen=True):
    """Skip the turn."""

    def __str__(self) -> str:
        return "pass"


class Accept(Action, frozen=True):
    """Do not challenge the announced placement."""

    def __str__(self) -> str:
        return "accept"


class Challenge(Action, frozen=True):
    """Have the announced placement judged."""

    def __str__(self) -> str:
        return "challenge"


class First(Action, frozen=True):
    """Chance: the seat that drew the lowest tile and begins."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Lot(Action, frozen=True):
    """Chance: the tile that a seat draws for who begins, seen by all: `lot 0 7`."""

    seat: int
    tile: str

    def __str__(self) -> str:
        return f"lot {self.seat} {self.tile}"


class Draw(Action, frozen=True):
    """Chance: the tiles that a seat draws, sorted: `draw 0 03457`."""

    seat: int
    tiles: str

    def __str__(self) -> str:
        return f"draw {self.seat} {self.tiles}"


class Fill(Action, frozen=True):
    """Write a digit into a magic square: `b2 5`."""

    square: str
    digit: int

    def __str__(self) -> str:
        return f"{self.square} {self.digit}"


class Shift(Action, frozen=True):
    """Move a digit of a magic square to another square, `a1-b2`; if one is there, they change places."""

    square: str
    to: str

    def __str__(self) -> str:
        return f"{self.square}-{self.to}"


class Lift(Action, frozen=True):
    """Take a digit off a magic square: `b2 -`."""

    square: str

    def __str__(self) -> str:
        return f"{self.square} -"


class Given(Action, frozen=True):
    """Chance: the digits that a magic square begins with: `given 2../.5./...`."""

    rows: str

    def __str__(self) -> str:
        return f"given {self.rows}"


_SQUARE = "[A-Q](?:[1-9]|1[0-7])"
_CLAIM = f"{_SQUARE}-{_SQUARE}"
#: more claims than a placement can make sense of are not read
MOST_CLAIMS = 60
_PLACE = re.compile(
    rf"(?:=(?P<swap>{_SQUARE}) )?"
    rf"(?:(?P<row>[1-9]|1[0-7])(?P<column>[A-Q])|(?P<slant>[\\/])?(?P<square>{_SQUARE}))"
    r" (?P<tiles>[0-9a-j](?:[0-9a-j.]{0,15}[0-9a-j])?)"
    rf"(?: = (?P<claims>{_CLAIM}(?: {_CLAIM}){{0,{MOST_CLAIMS - 1}}}))?"
)
_EXCHANGE = re.compile(rf"exchange ([0-9?](?:,[0-9?]){{0,{RACK - 1}}})")
_FIRST = re.compile(r"first ([0-3])")
_DRAW = re.compile(rf"draw ([0-3]) ([0-9?]{{1,{RACK}}})")
_LOT = re.compile(r"lot ([0-3]) ([0-9?])")
_CELL = "[a-e][1-5]"
_FILL = re.compile(rf"({_CELL}) ([1-9])")
_SHIFT = re.compile(rf"({_CELL})-({_CELL})")
_LIFT = re.compile(rf"({_CELL}) -")
_GIVEN = re.compile(r"given ([1-9.]{3,5}(?:/[1-9.]{3,5}){2,4})")
_WORDS: dict[str, Action] = {"pass": PassTurn(), "accept": Accept(), "challenge": Challenge()}


def read(text: str) -> Action:
    """The action that a text describes; BadNotation says what can be written."""
    if word := _WORDS.get(text):
        return word
    if found := _PLACE.fullmatch(text):
        return _place(found)
    if found := _EXCHANGE.fullmatch(text):
        return Exchange(tidy(found[1].replace(",", "")))
    if found := _DRAW.fullmatch(text):
        return Draw(int(found[1]), tidy(found[2]))
    if found := _FIRST.fullmatch(text):
        return First(int(found[1]))
    if found := _LOT.fullmatch(text):
        return Lot(int(found[1]), found[2])
    if found := _FILL.fullmatch(text):
        return Fill(found[1], int(found[2]))
    if found := _SHIFT.fullmatch(text):
        return Shift(found[1], found[2])
    if found := _LIFT.fullmatch(text):
        return Lift(found[1])
    if found := _GIVEN.fullmatch(text):
        return Given(found[1])
    raise BadNotation(
        f"{text[:30]!r} is no action; write 8G 1..3 across, G8 1..3 down, with claims 8G 1..3 = F8-I8 G6-G9, "
        "exchange 3,3,?, pass, accept or challenge; in a magic square b2 5, b2-c1 to move, b2 - to take back"
    )


def _place(found: re.Match[str]) -> PlaceTiles:
    if found["row"]:
        square, way = found["column"] + found["row"], ACROSS
    else:
        square = found["square"]
        way = {"\\": RIGHT_DOWN, "/": LEFT_DOWN}.get(found["slant"] or "", DOWN)
    tiles = found["tiles"]
    claims = claims_in_order((found["claims"] or "").split())
    return PlaceTiles(square, ACROSS if len(tiles) == 1 else way, tiles, found["swap"], claims)


def claims_in_order(claims: Iterable[str]) -> tuple[str, ...]:
    """Claims from the upper or left end on, by the columns and rows of their first squares, each once."""
    ends = {tuple(sorted(claim.split("-"), key=lambda end: (int(end[1:]), end[0]))) for claim in claims}
    in_order = sorted(ends, key=lambda two: [(end[0], int(end[1:])) for end in two])
    return tuple(f"{first}-{last}" for first, last in in_order)


def is_well_written(action: Action) -> bool:
    """Whether reading the action's text gives the same action: nothing out of range, tiles in order."""
    try:
        return read(str(action)) == action
    except BadNotation:
        return False
