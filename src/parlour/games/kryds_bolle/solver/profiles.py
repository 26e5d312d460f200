"""Profiles of `stacked`, that is how many balls each bar holds, and a dense number for every position.

A profile is written as a number in base 4, bar 0 the lowest digit. Of symmetric profiles the least
stands for all; those with the same number of balls are a level, sorted. Within a profile the n balls
are numbered in the order of their places, and a colouring is the set of seat 1's n // 2 balls: its rank
is its place among all such sets in numeric order.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .heights import profile_of as profile_of
from .heights import width as width
from .symmetry import moved, upright_symmetries


class Profiles(NamedTuple):
    """All 4^9 profiles at once."""

    balls: NDArray[np.int8]  # [code]
    least: NDArray[np.int32]  # [code] -> the code that stands for it
    by: NDArray[np.int8]  # [code] -> the symmetry that takes it there
    place: NDArray[np.int32]  # [code] -> the place of `least` in its level
    levels: tuple[NDArray[np.int32], ...]  # [balls] -> sorted codes


@cache
def profiles() -> Profiles:
    """The table of profiles, made once."""
    codes = np.arange(4**9, dtype=np.int32)
    heights = [codes >> 2 * bar & 3 for bar in range(9)]
    balls = np.sum(heights, axis=0).astype(np.int8)
    images = np.zeros((8, 4**9), np.int32)
    for k, perm in enumerate(upright_symmetries()):
        for bar in range(9):
            images[k] |= heights[bar] << 2 * perm[bar]
    least = images.min(axis=0)
    by = images.argmin(axis=0).astype(np.int8)
    index = np.zeros(4**9, np.int32)
    levels = []
    for n in range(28):
        level = codes[(balls == n) & (least == codes)]
        index[level] = np.arange(len(level), dtype=np.int32)
        levels.append(level)
    return Profiles(balls, least, by, index[least], tuple(levels))


def number(x: int, o: int) -> tuple[int, int, int]:
    """(balls, index of the profile in its level, rank of the colouring) of a stacked position."""
    table = profiles()
    code = profile_of(x | o)
    perm = upright_symmetries()[table.by[code]]
    x, o = moved(x, perm), moved(o, perm)
    rank = seat1 = ball = 0
    for place in range(27):
        if (x | o) >> place & 1:
            if o >> place & 1:
                seat1 += 1
                rank += comb(ball, seat1)
            ball += 1
    return ball, int(table.place[code]), rank


def position(balls: int, row: int, rank: int) -> tuple[int, int]:
    """The position (x, o) with that number: `number` backwards."""
    code = int(profiles().levels[balls][row])
    places = [place for place in range(27) if (code >> 2 * (place % 9) & 3) > place // 9]
    x = o = 0
    seat1 = balls // 2
    for ball in range(balls - 1, -1, -1):
        if seat1 and comb(ball, seat1) <= rank:
            rank -= comb(ball, seat1)
            seat1 -= 1
            o |= 1 << places[ball]
        else:
            x |= 1 << places[ball]
    return x, o
