"""Constant arrays that the kernels read."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .symmetry import symmetries

CENTRE = 13
FULL = (1 << 27) - 1


def _lines() -> list[tuple[int, int, int]]:
    steps = [s for s in product((-1, 0, 1), repeat=3) if s > (0, 0, 0)]
    found = []
    for at in product(range(3), repeat=3):
        for step in steps:
            cells = [tuple(a + k * s for a, s in zip(at, step, strict=True)) for k in range(3)]
            if all(0 <= c < 3 for cell in cells for c in cell):
                found.append(tuple(c[0] * 9 + c[1] * 3 + c[2] for c in cells))
    return sorted(found)  # type: ignore[arg-type]


LINES = _lines()
ALL_LINES = (1 << 49) - 1


def _lines_through(ends: int) -> NDArray[np.int64]:
    through = np.zeros(27, np.int64)
    for number, line in enumerate(LINES):
        for place in line[:ends]:
            through[place] |= 1 << number
    return through


# Bit k of LINES_THROUGH[place] is set when line k goes through the place.
LINES_THROUGH = _lines_through(3)
# The same for two places of each line.
HALF_LINES = _lines_through(2)


class Canon(NamedTuple):
    """What `canonical` needs: how each symmetry moves a level, and which symmetries to try for given corners."""

    move: NDArray[np.int32]  # [symmetry, level, 9 bits] -> 27 bits
    corner: NDArray[np.int32]  # 9 bits of a level -> 4 bits of its corners
    start: NDArray[np.int32]  # 16 bits of corners -> where their symmetries stand in `tried`
    tried: NDArray[np.int32]  # a count, then so many symmetries


@cache
def canon(placement: str) -> Canon:
    """Tables of the canonical form: of all symmetries only those that make the corners' code least are tried."""
    group = symmetries(placement)
    perms = np.array(group, np.int64)
    move = np.zeros((len(group), 3, 512), np.int32)
    for level in range(3):
        for cell in range(9):
            held = (np.arange(512) >> cell & 1).astype(np.int64)
            move[:, level, :] |= (held[None, :] << perms[:, level * 9 + cell, None]).astype(np.int32)
    corner = np.zeros(512, np.int32)
    for k, cell in enumerate((0, 2, 6, 8)):
        corner |= ((np.arange(512) >> cell & 1) << k).astype(np.int32)

    corners = [level * 9 + cell for level in (0, 2) for cell in (0, 2, 6, 8)]
    index = {place: k for k, place in enumerate(corners)}
    goes = [[index[perm[place]] for place in corners] for perm in group]
    start = np.zeros(1 << 16, np.int32)
    tried: list[int] = []
    where: dict[tuple[int, ...], int] = {}
    for colours in product((0, 1, 2), repeat=8):
        code = sum(1 << k for k in range(8) if colours[k] == 1) | sum(256 << k for k in range(8) if colours[k] == 2)
        images = []
        for to in goes:
            image = 0
            for k in range(8):
                image |= (0, 1, 256)[colours[k]] << to[k]
            images.append(image)
        least = min(images)
        best = tuple(k for k, image in enumerate(images) if image == least)
        if best not in where:
            where[best] = len(tried)
            tried += [len(best), *best]
        start[code] = where[best]
    return Canon(move, corner, start, np.array(tried, np.int32))
