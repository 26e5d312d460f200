"""Constant arrays that the kernels read."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .lines import ALL_LINES as ALL_LINES
from .lines import line_words as line_words
from .lines import lines_by_place
from .symmetry import symmetries

#: bit k of LINES_THROUGH[place] is set when line k goes through the place
LINES_THROUGH = np.array(lines_by_place(), np.int64)
#: the same for two places of each line
HALF_LINES = np.array(lines_by_place(2), np.int64)


class Canon(NamedTuple):
    """Tables for `canonical`: how each symmetry moves a level, and which to try for given corners."""

    move: NDArray[np.int32]  # [symmetry, level, 9 bits] -> 27 bits
    corner: NDArray[np.int32]  # 9 bits of a level -> 4 bits of its corners
    start: NDArray[np.int32]  # 16 bits of corners -> index of their symmetries in `tried`
    tried: NDArray[np.int32]  # a count, then that many symmetries


@cache
def canon(placement: str) -> Canon:
    """The tables of a placement. Only symmetries that make the corners' code least are tried: 2 of 48."""
    group = symmetries(placement)
    perms = np.array(group, np.int64)
    words = np.arange(512)
    move = np.zeros((len(group), 3, 512), np.int64)
    for level, cell in product(range(3), range(9)):
        move[:, level, :] |= (words >> cell & 1)[None, :] << perms[:, level * 9 + cell, None]
    corner = sum((words >> cell & 1) << k for k, cell in enumerate((0, 2, 6, 8)))

    corners = [level * 9 + cell for level in (0, 2) for cell in (0, 2, 6, 8)]
    goes = np.array([[corners.index(perm[place]) for place in corners] for perm in group])
    start = np.zeros(1 << 16, np.int32)
    tried: list[int] = []
    where: dict[tuple[int, ...], int] = {}
    for colours in product((0, 1, 256), repeat=8):
        images = (np.array(colours) << goes).sum(axis=1)
        best = tuple(np.flatnonzero(images == images.min()).tolist())
        if best not in where:
            where[best] = len(tried)
            tried += [len(best), *best]
        start[images[0]] = where[best]
    return Canon(move.astype(np.int32), np.asarray(corner, np.int32), start, np.array(tried, np.int32))
