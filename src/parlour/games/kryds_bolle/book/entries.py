"""What a book says about a position."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A canonical position's value for the side to move, and its best places."""

    value: int
    best: int  # a set of best places
    whole: bool = True  # whether these are all of them


class Best(NamedTuple):
    """Best places of a position; `whole` if these are all of them."""

    places: int
    whole: bool


def sides(one: int, other: int) -> tuple[int, int]:
    """(x, o) as (own, opp) of the side to move, or the other way round."""
    return (other, one) if (one | other).bit_count() & 1 else (one, other)
