"""The transposition table: exact keys, a lower and an upper bound in one 64-bit word.

A word is 54 bits of canonical position, 5 bits of lower and 5 bits of upper bound. Bounds are facts
about positions, so a table is never cleared; a full bucket gives up its position with the most balls.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from .bits import popcount

KEY_MASK = (1 << 54) - 1
BUCKET = 8  # one cache line
NO_LOWER = -16
NO_UPPER = 15
_MIX = -7046029254386353131


@njit(cache=True, nogil=True)
def canonical(
    own: int,
    opp: int,
    move: NDArray[np.int32],
    corner: NDArray[np.int32],
    start: NDArray[np.int32],
    tried: NDArray[np.int32],
) -> int:
    """The least of the position's symmetric copies, as 54 bits (see `tables.Canon`)."""
    own0, own1, own2 = own & 511, own >> 9 & 511, own >> 18
    opp0, opp1, opp2 = opp & 511, opp >> 9 & 511, opp >> 18
    at = start[corner[own0] | corner[own2] << 4 | corner[opp0] << 8 | corner[opp2] << 12]
    least = KEY_MASK
    for k in range(at + 1, at + 1 + tried[at]):
        by = move[tried[k]]
        own_moved = np.int64(by[0, own0] | by[1, own1] | by[2, own2])
        key = own_moved << 27 | by[0, opp0] | by[1, opp1] | by[2, opp2]
        least = min(least, key)
    return least


@njit(cache=True, nogil=True)
def bucket_of(key: int, size: int) -> int:
    """Where the key's words begin in a table of `size` (a power of two) words."""
    mixed = key * _MIX
    mixed ^= mixed >> 29 & 0x7FFFFFFFF
    mixed *= _MIX
    return mixed >> 20 & (size - BUCKET)


@njit(cache=True, nogil=True)
def bounds_of(table: NDArray[np.int64], key: int) -> tuple[int, int]:
    """What is known of the position: (lower, upper), NO_LOWER and NO_UPPER for nothing."""
    at = bucket_of(key, table.shape[0])
    for k in range(at, at + BUCKET):
        word = table[k]
        if word >> 10 & KEY_MASK == key and word != 0:
            return (word >> 5 & 31) - 16, (word & 31) - 16
    return NO_LOWER, NO_UPPER


@njit(cache=True, nogil=True)
def learn(table: NDArray[np.int64], key: int, lower: int, upper: int) -> None:
    """Put what was proved beside what was known."""
    at = bucket_of(key, table.shape[0])
    slot = at
    most_balls = -1
    for k in range(at, at + BUCKET):
        word = table[k]
        if word == 0:
            slot = k
            break
        if word >> 10 & KEY_MASK == key:
            slot = k
            lower = max(lower, (word >> 5 & 31) - 16)
            upper = min(upper, (word & 31) - 16)
            break
        balls = popcount(word >> 10 & KEY_MASK)
        if balls > most_balls:
            most_balls = balls
            slot = k
    lower = min(max(lower, NO_LOWER), NO_UPPER)
    upper = min(max(upper, NO_LOWER), NO_UPPER)
    table[slot] = key << 10 | lower + 16 << 5 | upper + 16


@njit(cache=True, nogil=True)
def early_words(table: NDArray[np.int64], balls: int, out: NDArray[np.int64]) -> int:
    """Copy the words of positions with at most so many balls; returns how many there are (or would be)."""
    count = 0
    for word in table:
        if word != 0 and popcount(word >> 10 & KEY_MASK) <= balls:
            if count < out.shape[0]:
                out[count] = word
            count += 1
    return count


@njit(cache=True, nogil=True)
def learn_words(table: NDArray[np.int64], words: NDArray[np.int64]) -> None:
    """Put words of another table into this one."""
    for word in words:
        learn(table, word >> 10 & KEY_MASK, (word >> 5 & 31) - 16, (word & 31) - 16)
