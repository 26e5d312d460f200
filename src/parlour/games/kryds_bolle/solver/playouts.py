"""Random play to the end, compiled: for robots that sample, and for benchmarks."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from parlour.games.kryds_bolle.cube import CENTRE

from .bits import popcount
from .tables import LINES_THROUGH, line_words

#: what `playouts` returns: both seats' points still to come, summed, and who won from even points
X_POINTS, O_POINTS, X_WINS, O_WINS = range(4)


@njit(cache=True, nogil=True)
def _run(
    x: int, o: int, x1: int, x2: int, o1: int, o2: int, stacked: bool, count: int, seed: int
) -> tuple[int, int, int, int]:
    x_sum = o_sum = x_wins = o_wins = 0
    choices = np.empty(27, np.int64)
    places = np.empty(27, np.int64)
    taken = x | o
    start = 0
    for place in range(9 if stacked else 27):
        lowest_free = place
        while lowest_free < 27 and taken >> lowest_free & 1:
            lowest_free += 9
        if lowest_free < 27 and (stacked or lowest_free == place):
            choices[start] = lowest_free
            start += 1
    balls = popcount(taken)
    state = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
    for _ in range(count):
        places[:] = choices
        left = start
        # lines with at least one, two, three balls of the side to move and of the other
        a1, a2, a3, b1, b2, b3 = x1, x2, 0, o1, o2, 0
        if balls & 1:
            a1, a2, b1, b2 = o1, o2, x1, x2
        centre_is_x = x >> CENTRE & 1
        for ball in range(balls, 26):
            state ^= state << np.uint64(13)
            state ^= state >> np.uint64(7)
            state ^= state << np.uint64(17)
            at = np.int64((state >> np.uint64(32)) * np.uint64(left) >> np.uint64(32))
            place = places[at]
            if stacked and place < 18:
                places[at] = place + 9
            else:
                left -= 1
                places[at] = places[left]
            if place == CENTRE and not ball & 1:
                centre_is_x = 1
            through = LINES_THROUGH[place]
            c1, c2, c3 = a1 | through, a2 | a1 & through, a3 | a2 & through
            a1, a2, a3, b1, b2, b3 = b1, b2, b3, c1, c2, c3
        # after 26 balls the side to move by count is seat 0
        through = LINES_THROUGH[places[0]]
        bonus = popcount((a2 | b2) & through)
        x_made = popcount(a3) + (0 if centre_is_x else bonus)
        o_made = popcount(b3) + (bonus if centre_is_x else 0)
        x_sum += x_made
        o_sum += o_made
        x_wins += x_made > o_made
        o_wins += o_made > x_made
    return x_sum, o_sum, x_wins, o_wins


def playouts(x: int, o: int, placement: str, count: int, seed: int) -> NDArray[np.int64]:
    """Play a cube that is not full out `count` times at random; X_POINTS and so on name the result."""
    sums = _run(x, o, *line_words(x), *line_words(o), placement == "stacked", count, seed)
    return np.array(sums, np.int64)
