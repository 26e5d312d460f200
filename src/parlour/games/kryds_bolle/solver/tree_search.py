"""Monte Carlo tree search, compiled: a tree that grows where random games go well, one node a simulation.

A node is a slot in flat arrays; the children of a node lie side by side. Beside a slot's mean result for who
moved there stands 1 / √visits, so that choosing a child is one multiplication and one addition for each.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core.jit import entry
from parlour.games.kryds_bolle.cube import CENTRE, FULL, lines_in

from .bits import lowest, popcount
from .tables import LINES_THROUGH, line_words

#: more slots than this are never made (72 MB): the search goes on in the tree that there is
MOST_SLOTS = 1 << 22
#: a child that was never tried goes before all others
UNTRIED = np.float32(1e9)


class TriedMove(NamedTuple):
    """A place, how often it was tried, and its mean result for the side to move: 1 won, 0 drawn, −1 lost."""

    place: int
    visits: int
    mean: float


class Slots(NamedTuple):
    """A tree's nodes: place, visits, mean result, 1 / √visits, the first child and how many there are."""

    place_of: NDArray[np.int8]
    visits: NDArray[np.int32]
    mean: NDArray[np.float32]
    rare: NDArray[np.float32]
    first: NDArray[np.int32]
    children: NDArray[np.int8]


@entry
def _run(
    x: int,
    o: int,
    words: tuple[int, int, int, int],
    ahead: int,
    stacked: bool,
    simulations: int,
    explore: float,
    seed: int,
    slots: Slots,
) -> None:
    """Fill the slots; the root is slot 0. `words` are x's and o's lines with at least one, two balls."""
    place_of, visits, mean, rare, first, count = slots
    path = np.empty(28, np.int64)
    places = np.empty(27, np.int64)
    balls = popcount(x | o)
    state = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
    used = 1
    visits[0], first[0], mean[0] = 1, 0, 0.0
    for _ in range(simulations):
        # a: the side to move, b: the other; lines with at least one, two balls, and those made on the way
        a, b = x, o
        a1, a2, b1, b2 = words
        if balls & 1:
            a, b = o, x
            b1, b2, a1, a2 = words
        a3 = b3 = 0
        ball = balls
        node = 0
        depth = 1
        path[0] = 0
        # down the tree to a node that is new, or where all but the last place are taken
        while visits[node] and ball < 26:
            if first[node] == 0:
                if used + 27 > place_of.shape[0]:
                    break
                free = FULL & ~(a | b)
                if stacked:
                    free &= (a | b) << 9 | 511
                first[node] = used
                while free:
                    place_of[used] = lowest(free)
                    visits[used], first[used], mean[used], rare[used] = 0, 0, UNTRIED, 0.0
                    free &= free - 1
                    used += 1
                count[node] = used - first[node]
            weight = np.float32(explore * math.sqrt(math.log(visits[node])))
            begin = first[node]
            chosen = begin
            most = mean[begin] + weight * rare[begin]
            for slot in range(begin + 1, begin + count[node]):
                score = mean[slot] + weight * rare[slot]
                if score > most:
                    most = score
                    chosen = slot
            node = chosen
            path[depth] = node
            depth += 1
            place = int(place_of[node])
            through = LINES_THROUGH[place]
            a, b = b, a | 1 << place
            c1, c2, c3 = a1 | through, a2 | a1 & through, a3 | a2 & through
            a1, a2, a3, b1, b2, b3 = b1, b2, b3, c1, c2, c3
            ball += 1
        # from there at random
        free = FULL & ~(a | b)
        if stacked:
            free &= (a | b) << 9 | 511
        left = 0
        while free:
            places[left] = lowest(free)
            free &= free - 1
            left += 1
        centre_is_x = (b if ball & 1 else a) >> CENTRE & 1
        for later in range(ball, 26):
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
            if place == CENTRE and not later & 1:
                centre_is_x = 1
            through = LINES_THROUGH[place]
            c1, c2, c3 = a1 | through, a2 | a1 & through, a3 | a2 & through
            a1, a2, a3, b1, b2, b3 = b1, b2, b3, c1, c2, c3
        # after 26 balls the side to move by count is seat 0
        bonus = popcount((a2 | b2) & LINES_THROUGH[places[0]])
        final = ahead + popcount(a3) - popcount(b3) + (-bonus if centre_is_x else bonus)
        result = np.float32(1.0 if final > 0 else -1.0 if final < 0 else 0.0)
        if balls & 1:
            result = -result
        # and back up; the first ball of the path is the side's to move, the next the other's
        visits[0] += 1
        for k in range(1, depth):
            slot = path[k]
            visits[slot] += 1
            if visits[slot] == 1:
                mean[slot] = 0.0
            mean[slot] += (result - mean[slot]) / np.float32(visits[slot])
            rare[slot] = np.float32(1.0) / np.float32(math.sqrt(visits[slot]))
            result = -result


def tree_search(
    x: int, o: int, placement: str, simulations: int, seed: int, explore: float = 0.7
) -> list[TriedMove]:
    """Every place where a ball may go in a cube with at least two free places, most tried first."""
    size = min(27 * simulations + 28, MOST_SLOTS)
    slots = Slots(
        place_of=np.empty(size, np.int8),
        visits=np.empty(size, np.int32),
        mean=np.empty(size, np.float32),
        rare=np.empty(size, np.float32),
        first=np.empty(size, np.int32),
        children=np.empty(size, np.int8),
    )
    place_of, visits, mean, _, first, count = slots
    words = (*line_words(x), *line_words(o))
    ahead = lines_in(x) - lines_in(o)
    _run(x, o, words, ahead, placement == "stacked", simulations, explore, seed, slots)
    children = range(first[0], first[0] + count[0])
    tried = [
        TriedMove(int(place_of[k]), int(visits[k]), float(mean[k]) if visits[k] else 0.0) for k in children
    ]
    return sorted(tried, key=lambda one: (-one.visits, one.place))
