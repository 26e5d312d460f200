"""Which placements have a certain rank by points, compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.core.jit import entry
from parlour.games.abaku.generator.kernels import COUNT, POINTS, SQUARE, SWAP, WAY, Rows

#: swaps sort between heads that come before their sign and heads behind it
FURTHER = 1 << 16


@entry
def ranked(rows: Rows, heads: NDArray[np.int64], rank: int, alike: NDArray[np.int64]) -> tuple[int, int, int]:
    """Write to `alike` the rows of this rank by points and then by the heads of their texts.

    Gives how many there are, which of them is meant once they are sorted by text, and their points.
    """
    most, found = 0, 0
    for n in range(len(rows)):
        if rows[n, POINTS] > most:
            most = rows[n, POINTS]
    scoring = np.zeros(most + 1, np.int64)
    for n in range(len(rows)):
        scoring[rows[n, POINTS]] += 1
    points = most
    while rank >= scoring[points]:
        rank -= scoring[points]
        points -= 1
    keys = np.empty(scoring[points], np.int64)
    for n in range(len(rows)):
        if rows[n, POINTS] == points:
            head = heads[rows[n, WAY] if rows[n, COUNT] > 1 else -1, rows[n, SQUARE]]
            keys[found] = head % FURTHER + FURTHER if rows[n, SWAP] == 1 else head
            alike[found] = n
            found += 1
    wanted = np.sort(keys)[rank]
    count = 0
    for n in range(found):
        if keys[n] < wanted:
            rank -= 1
        elif keys[n] == wanted:
            alike[count] = alike[n]
            count += 1
    return count, rank, points
