"""The heights of a stacked cube's bars as one number, and how many colourings they have (see `profiles`)."""

from __future__ import annotations

from math import comb


def width(balls: int) -> int:
    """How many colourings a profile with this many balls has."""
    return comb(balls, balls // 2)


def profile_of(occupied: int) -> int:
    """The code of a stacked cube's heights."""
    code = 0
    for bar in range(9):
        code |= (occupied >> bar & 0b1_000000001_000000001).bit_count() << 2 * bar
    return code
