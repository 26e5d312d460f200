"""The digits that each free square of a board can take, found once for a board and any rack.

A set of digits is a number with one bit a digit, bit 3 for the digit 3, so that `&` joins the limits of a
square.
"""

from __future__ import annotations

from functools import cached_property, lru_cache, reduce
from operator import and_

from msgspec import Struct

from parlour.games.abaku.board import grid
from parlour.games.abaku.equations import SHORT, short_equations
from parlour.games.abaku.tiles import DIGITS, FREE, JOKER

from .missing import missing

#: all digits: what a square that touches no tile takes
ALL = (1 << len(DIGITS)) - 1
ZERO = 1
_BITS = tuple([(digit, 1 << int(digit)) for digit in DIGITS])
#: a free square is next to a tile or apart from all
NEAR, APART = "n", "a"


class Room(Struct, frozen=True):
    """A line with free places.

    `free` are the places within its `digits`, `squares` the same as squares of the board, `near` those next
    to a tile, and `takes` the digits that the lines across allow on each.
    """

    way: str
    digits: str
    free: tuple[int, ...]
    squares: tuple[int, ...]
    near: frozenset[int]
    takes: tuple[int, ...]


class Limits:
    """The limits of every free square next to a tile.

    `along[way][square]` are the digits that leave no wrong contact on that line, `makes[square]` those that
    make an equation on some line when laid alone. `near` are the free squares next to a tile; `lie` is NEAR
    or APART for every free square.
    """

    def __init__(
        self, reads: str, size: int, ways: tuple[str, ...], trivial_powers: bool, zeros: str = "either"
    ) -> None:
        self.reads, self.size, self.ways = reads, size, ways
        squares = len(reads)
        self.along = {way: [ALL] * squares for way in ways}
        self.makes = [0] * squares
        near = set()
        for way in ways:
            along = self.along[way]
            for cut, line in self.lines(way):
                for where, holding, making in _gaps(reads[cut], trivial_powers, zeros):
                    at = line[where]
                    along[at] = holding
                    self.makes[at] |= making
                    near.add(at)
        self.near = frozenset(near)
        self.lie = ["" if sign != FREE else NEAR if at in near else APART for at, sign in enumerate(reads)]
        self._crossing: dict[str, list[int]] = {}

    def crossing(self, way: str) -> list[int]:
        """For every square the digits that leave no wrong contact on the lines across this way."""
        known = self._crossing.get(way)
        if known is None:
            others = [along for other, along in self.along.items() if other != way]
            known = self._crossing[way] = reduce(lambda some, more: list(map(and_, some, more)), others)
        return known

    @cached_property
    def rooms(self) -> list[Room]:
        """Every line with a free square next to a tile."""
        return self.rooms_about(self.near)

    def rooms_about(self, near: frozenset[int]) -> list[Room]:
        """Every line with one of these free squares on it."""
        rooms = [self._room(way, cut, line, near) for way in self.ways for cut, line in self.lines(way)]
        return [room for room in rooms if room.near]

    def lines(self, way: str) -> tuple[tuple[slice, range], ...]:
        """Every line of a way: the slice that cuts it out of a board, and its squares."""
        return grid(self.size).lines[way]

    def _room(self, way: str, cut: slice, line: range, near: frozenset[int]) -> Room:
        digits = self.reads[cut]
        free, takes = free_places(digits), self.crossing(way)[cut]
        squares = tuple([line[place] for place in free])
        beside = frozenset([i for i, at in enumerate(squares) if at in near])
        return Room(way, digits, free, squares, beside, tuple([takes[place] for place in free]))


@lru_cache(maxsize=64)
def limits(reads: str, size: int, ways: tuple[str, ...], trivial_powers: bool, zeros: str) -> Limits:
    """The limits of a board, cached by the digits on it."""
    return Limits(reads, size, ways, trivial_powers, zeros)


def digits_of(rack: str) -> int:
    """The digits that a rack can lay."""
    return ALL if JOKER in rack else sum(1 << int(tile) for tile in set(rack))


@lru_cache(maxsize=1 << 14)
def free_places(line: str) -> tuple[int, ...]:
    """The free places of a line."""
    return tuple([i for i, sign in enumerate(line) if sign == FREE])


def span(line: str, free: tuple[int, ...], first: int, end: int) -> tuple[int, int]:
    """Where the run begins and ends once the free places `first` to `end` of a line are filled."""
    return free[first - 1] + 1 if first else 0, free[end] if end < len(free) else len(line)


@lru_cache(maxsize=1 << 14)
def _gaps(line: str, trivial_powers: bool, zeros: str) -> tuple[tuple[int, int, int], ...]:
    """Every free place next to a tile: where it is, what it takes, and what makes an equation there."""
    found = []
    where = line.find(FREE)
    before = line[:where]  # the tiles that end at `where`
    while where >= 0:
        following = line.find(FREE, where + 1)
        behind = line[where + 1 :] if following < 0 else line[where + 1 : following]
        if before or behind:
            found.append((where, *gap(before, behind, trivial_powers, zeros)))
        where, before = following, behind
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def gap(before: str, behind: str, trivial_powers: bool, zeros: str = "either") -> tuple[int, int]:
    """For a single tile laid between these tiles: the digits that leave neither contact wrong, and those that
    make an equation."""
    left, right = freed(before[-1:], zeros), freed(behind[:1], zeros)
    making = 0
    for begin in range(len(before) + 1):
        if before[begin : begin + 1] != "0":  # no number begins with 0
            for end in range(len(behind) + 1):
                fitting = _completing(before[begin:], behind[:end], trivial_powers)
                if fitting:
                    making |= fitting
                    if begin < len(before):
                        left |= fitting
                    if end:
                        right |= fitting
    return left & right, making


def freed(beside: str, zeros: str) -> int:
    """The digits that need not be in an equation with the tile beside them, "" where there is none.

    A zero frees the contact: the new one always, the one on the board with `zeros` either.
    """
    return ALL if not beside or (beside == "0" and zeros == "either") else ZERO


def _completing(before: str, behind: str, trivial_powers: bool) -> int:
    """The digits that make the whole stretch an equation."""
    if len(before) + len(behind) >= SHORT:
        return missing(before, behind)
    short, fitting = short_equations(), 0
    for digit, bit in _BITS:
        if before + digit + behind in short:
            fitting |= bit
    if not trivial_powers and before + behind == "1":
        fitting &= ~digits_of("1")
    return fitting
