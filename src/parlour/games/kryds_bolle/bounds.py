"""Moves in order, and bounds on the points still to come, of one position (compiled)."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from .bits import lowest, popcount
from .cube import CENTRE
from .tables import ALL_LINES, HALF_LINES, LINES_THROUGH

# A move is one number that sorts by promise: promise << 9 | points it makes << 5 | place.
# Promise is 8 for a line completed or stopped, 4 for one with two free places, 1 for one with three.


@njit(cache=True, nogil=True)
def order(moves: NDArray[np.int64], playable: int, own1: int, own2: int, opp1: int, opp2: int) -> int:
    """Write the moves to the playable places with their promise; returns how many."""
    single = (own1 ^ opp1) & ~(own2 | opp2)
    untouched = ALL_LINES & ~(own1 | opp1)
    count = 0
    while playable:
        place = lowest(playable)
        playable &= playable - 1
        through = LINES_THROUGH[place]
        gain = popcount(own2 & through)
        promise = (
            (gain + popcount(opp2 & through) << 3)
            + (popcount(single & through) << 2)
            + popcount(untouched & through)
        )
        moves[count] = promise << 9 | gain << 5 | place
        count += 1
    return count


@njit(cache=True, nogil=True)
def order_and_bound(
    moves: NDArray[np.int64], empty: int, opp: int, free: int, own1: int, own2: int, opp1: int, opp2: int
) -> tuple[int, int]:
    """`order` for free placement with the centre taken and 2 to 15 places left; returns (lower, upper).

    The bound plays each place for itself, in half points. A line that lacks one ball belongs to its last
    place. A line that lacks more can bring its side a point, which is shared out to two of its free places:
    whoever makes the line takes both, so this never underrates it. What is left is picking numbers in turn,
    where the greatest first is best for both. The chameleon's holder picks last of all, and gets at most
    the extra lines of the place where it is worth most.
    """
    own_later = own1 & ~own2 & ~opp1
    opp_later = opp1 & ~opp2 & ~own1
    untouched = ALL_LINES & ~(own1 | opp1)
    holds = opp >> CENTRE & 1
    upper = lower = 0
    upper_heaps = lower_heaps = 0  # how many places of each number: 4 bits for each of 0 to 14
    extra = 0
    count = 0
    while empty:
        place = lowest(empty)
        empty &= empty - 1
        through = LINES_THROUGH[place]
        gain = popcount(own2 & through)
        stop = popcount(opp2 & through)
        own_half = popcount(own_later & through)
        opp_half = popcount(opp_later & through)
        half = popcount(untouched & HALF_LINES[place])
        extra = max(extra, stop + opp_half if holds else gain + own_half)
        both = 2 * (gain + stop) + half
        upper += 2 * (gain - stop) + half + own_half
        lower += 2 * (gain - stop) - half - opp_half
        upper_heaps += 1 << (both + own_half << 2)
        lower_heaps += 1 << (both + opp_half << 2)
        promise = (gain + stop << 3) + (own_half + opp_half << 2) + popcount(untouched & through)
        moves[count] = promise << 9 | gain << 5 | place
        count += 1
    upper_taken = lower_taken = 0
    upper_last = lower_last = 0
    for number in range(14, -1, -1):
        places = upper_heaps >> (number << 2) & 15
        if places:
            if places & 1:
                upper += -number if upper_taken & 1 else number
            upper_taken += places
            upper_last = number
        places = lower_heaps >> (number << 2) & 15
        if places:
            if places & 1:
                lower += -number if lower_taken & 1 else number
            lower_taken += places
            lower_last = number
    if holds:
        upper += 4 * extra
        if not free & 1:
            upper += 2 * upper_last
            lower += 2 * lower_last
    else:
        lower -= 4 * extra
        if free & 1:
            upper -= 2 * upper_last
            lower -= 2 * lower_last
    return -(-lower >> 2), upper >> 2
