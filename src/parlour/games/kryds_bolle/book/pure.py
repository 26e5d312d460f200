"""Reading the shipped books without numpy. `stacked` and `free` have the formats."""

from __future__ import annotations

import sys
from array import array
from functools import cache
from math import comb

from parlour.games.kryds_bolle.cube import FULL
from parlour.games.kryds_bolle.solver.heights import profile_of, width
from parlour.games.kryds_bolle.solver.pure_search import PureSearch
from parlour.games.kryds_bolle.solver.symmetry import cube_symmetries, moved, upright_symmetries

from .entries import Best, Entry, sides
from .file import shipped, unpack

#: balls of the last level of the stacked book
PLIES = 10


class PureStackedBook:
    """The value of every position of the first ten plies."""

    def __init__(self) -> None:
        _, self._values = unpack(shipped("stacked"), "stacked")
        #: where each level begins
        self._begins = [0]
        for balls in range(PLIES):
            self._begins.append(self._begins[-1] + len(_level(balls)) * width(balls))

    def value(self, x: int, o: int) -> int | None:
        """The value for the side to move; None for positions beyond the book."""
        if (x | o).bit_count() > PLIES:
            return None
        least, by = _least(profile_of(x | o))
        x, o = moved(x, upright_symmetries()[by]), moved(o, upright_symmetries()[by])
        rank = seat1 = balls = 0
        for place in range(27):
            if (x | o) >> place & 1:
                if o >> place & 1:
                    seat1 += 1
                    rank += comb(balls, seat1)
                balls += 1
        at = self._begins[balls] + _level(balls)[least] * width(balls) + rank
        return (self._values[at] ^ 128) - 128  # a signed byte

    def best(self, x: int, o: int) -> None:
        """None: best places follow from the values of the next ply, or are searched."""

    def teach(self, search: PureSearch) -> None:
        """Does nothing: a search is never asked about the book's own plies."""


class PureFreeBook:
    """Values and best places of chosen positions, and bounds of many more."""

    def __init__(self) -> None:
        count, contents = unpack(shipped("free"), "free")
        keys, values = _array("q", contents[: 8 * count]), _array("b", contents[8 * count : 9 * count])
        best = _array("i", contents[9 * count : 13 * count])
        self._words = _array("q", contents[13 * count :])
        self._entries = {
            key: Entry(value, places & FULL, places <= FULL)
            for key, value, places in zip(keys, values, best, strict=True)
        }
        self._plies = max(key.bit_count() for key in self._entries)
        self._search = PureSearch("free")

    def value(self, x: int, o: int) -> int | None:
        """The value for the side to move, if the book has the position."""
        entry = self._entry(*sides(x, o))
        return None if entry is None else entry.value

    def best(self, x: int, o: int) -> Best | None:
        """The best places, if the book has the position."""
        own, opp = sides(x, o)
        entry = self._entry(own, opp)
        if entry is None:
            return None
        key = self._search.canonical(own, opp)
        perm = next(p for p in cube_symmetries() if moved(own, p) << 27 | moved(opp, p) == key)
        return Best(sum(1 << place for place in range(27) if entry.best >> perm[place] & 1), entry.whole)

    def teach(self, search: PureSearch) -> None:
        """Put every value and bound into the search's table."""
        search.learn_words(self._words)
        search.learn_words(
            key << 10 | entry.value + 16 << 5 | entry.value + 16 for key, entry in self._entries.items()
        )

    def _entry(self, own: int, opp: int) -> Entry | None:
        if (own | opp).bit_count() > self._plies:
            return None
        return self._entries.get(self._search.canonical(own, opp))


PureBook = PureStackedBook | PureFreeBook


@cache
def load(placement: str) -> PureBook:
    """The book that comes with the package."""
    return PureStackedBook() if placement == "stacked" else PureFreeBook()


def _array(kind: str, data: bytes) -> array[int]:
    """Little-endian whole numbers."""
    found: array[int] = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


# --- profiles ---


@cache
def _images() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each upright symmetry and each three bars: where it takes each of their 64 heights."""
    return tuple(
        tuple(
            tuple(
                sum((heights >> 2 * bar & 3) << 2 * perm[three + bar] for bar in range(3))
                for heights in range(64)
            )
            for three in (0, 3, 6)
        )
        for perm in upright_symmetries()
    )


def _least(code: int) -> tuple[int, int]:
    """The least symmetric copy of a profile, and the symmetry that takes it there."""
    low, middle, high = code & 63, code >> 6 & 63, code >> 12
    found = [first[low] | second[middle] | third[high] for first, second, third in _images()]
    least = min(found)
    return least, found.index(least)


@cache
def _level(balls: int) -> dict[int, int]:
    """The profiles with so many balls that stand for their copies, and the place of each among them."""
    codes = [0]
    for bar in range(8, -1, -1):
        codes = [code | height << 2 * bar for code in codes for height in range(4)]
        codes = [code for code in codes if 0 <= balls - _total(code) <= 3 * bar]
    return {code: place for place, code in enumerate(code for code in codes if _least(code)[0] == code)}


def _total(code: int) -> int:
    """The balls of a profile."""
    return (code & 0x15555).bit_count() + 2 * (code & 0x2AAAA).bit_count()
