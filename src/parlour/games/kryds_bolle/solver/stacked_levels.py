"""`stacked`, solved strongly: every position, from the full cube back to the empty one.

The values of a level (all positions with n balls, up to symmetry) need only those of the level with
one ball more. A level is one array, a row a profile and a byte a colouring (see `profiles`).
A value is from the seat whose turn it is by count: seat 0 when n is even.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core.jit import entry, inner
from parlour.games.kryds_bolle.cube import CENTRE, LINES

from .bits import popcount
from .profiles import profiles, width
from .symmetry import upright_symmetries

LOW = 13  # a colouring is split into its 13 lowest balls and the rest
GAIN_SHIFT = 28
Level = NDArray[np.int8]
Ints = NDArray[np.int64]
Ints32 = NDArray[np.int32]


class LevelTables(NamedTuple):
    """What all rows of a level need: symmetries, lines (`_ways`), how colourings are numbered."""

    perms: Ints
    ways: Ints
    words: Ints32
    begin: Ints32
    ranks: Ints32
    bases: Ints32


def _ways() -> NDArray[np.int64]:
    """[place, line through it, the two other places]; -1 where there are fewer lines."""
    ways = np.full((27, 13, 2), -1, np.int64)
    for place in range(27):
        for k, line in enumerate([line for line in LINES if place in line]):
            ways[place, k] = [other for other in line if other != place]
    return ways


def _low_words() -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
    """All 13-bit words by number of bits; where each number begins; each word's rank among its equals."""
    words = np.arange(1 << LOW)
    counts = np.array([int(w).bit_count() for w in words])
    order = np.lexsort((words, counts))
    begin = np.searchsorted(counts[order], np.arange(LOW + 2))
    rank = np.empty(1 << LOW, np.int64)
    rank[order] = np.arange(1 << LOW) - begin[counts[order]]
    return words[order].astype(np.int32), begin.astype(np.int32), rank.astype(np.int32)


def _bases(balls: int) -> NDArray[np.int32]:
    """Rank of the first colouring whose high balls are the given word."""
    low = min(balls, LOW)
    sizes = [
        comb(low, k) if (k := balls // 2 - high.bit_count()) >= 0 else 0 for high in range(1 << (balls - low))
    ]
    return np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32)


@inner
def _balls_of(code: int, place_of: Ints, ball_at: Ints) -> int:
    """Number the balls of a profile in the order of their places."""
    n = 0
    for place in range(27):
        if (code >> 2 * (place % 9) & 3) > place // 9:
            place_of[n] = place
            ball_at[place] = n
            n += 1
        else:
            ball_at[place] = -1
    return n


@entry
def _last_level(codes: Ints32, ways: Ints, words: Ints32, begin: Ints32, out: Level) -> None:
    """26 balls: the chameleon goes into the one place left."""
    place_of = np.empty(27, np.int64)
    ball_at = np.empty(27, np.int64)
    pairs = np.empty(13, np.int64)
    for row in range(len(codes)):
        n = _balls_of(codes[row], place_of, ball_at)
        last = 0
        while ball_at[last] >= 0:
            last += 1
        count = 0
        while count < 13 and ways[last, count, 0] >= 0:
            pairs[count] = 1 << ball_at[ways[last, count, 0]] | 1 << ball_at[ways[last, count, 1]]
            count += 1
        centre = 1 << ball_at[CENTRE]
        rank = 0
        for high in range(1 << (n - LOW)):
            of_low = n // 2 - popcount(high)
            if of_low < 0 or of_low > LOW:
                continue
            for at in range(begin[of_low], begin[of_low + 1]):
                word = high << LOW | words[at]
                points = 0
                for k in range(count):
                    both = word & pairs[k]
                    if both == 0 or both == pairs[k]:
                        points += 1
                out[row, rank] = points if word & centre else -points
                rank += 1


@entry
def _solve_rows(
    first: int,
    last: int,
    codes: Ints32,
    child_row: Ints32,
    child_by: Level,
    tables: LevelTables,
    child: Level,
    out: Level,
) -> None:
    """Fill rows first..last-1 of a level from the level above it."""
    perms, ways, words, begin, ranks, bases = tables
    place_of = np.empty(27, np.int64)
    ball_at = np.empty(27, np.int64)
    child_place_of = np.empty(27, np.int64)
    child_ball_at = np.empty(27, np.int64)
    low_part = np.empty(1 << LOW, np.int64)
    high_part = np.empty(1 << 14, np.int64)
    mixed_low = np.empty(13, np.int64)
    mixed_high = np.empty(13, np.int64)
    active = np.empty(13, np.int64)
    for row in range(first, last):
        code = codes[row]
        n = _balls_of(code, place_of, ball_at)
        low_balls = min(n, LOW)
        high_balls = n - low_balls
        mover_sets = n & 1  # seat 1's balls are the set bits
        values = out[row]
        values[:] = -128
        for bar in range(9):
            height = code >> 2 * bar & 3
            if height == 3:
                continue
            place = height * 9 + bar
            by = perms[child_by[row, bar]]
            above = child[child_row[row, bar]]
            child_code = 0
            for other in range(9):
                tall = code >> 2 * other & 3
                if other == bar:
                    tall += 1
                child_code |= tall << 2 * by[other]
            _balls_of(child_code, child_place_of, child_ball_at)
            # What each half of a colouring becomes in the child's numbering, and the lines it completes.
            low_part[0] = mover_sets << child_ball_at[by[place]]
            for ball in range(low_balls):
                bit = 1 << child_ball_at[by[place_of[ball]]]
                for k in range(1 << ball):
                    low_part[1 << ball | k] = low_part[k] | bit
            high_part[0] = 0
            for ball in range(high_balls):
                bit = 1 << child_ball_at[by[place_of[LOW + ball]]]
                for k in range(1 << ball):
                    high_part[1 << ball | k] = high_part[k] | bit
            mixed = 0
            for k in range(13):
                if ways[place, k, 0] < 0:
                    break
                one = ball_at[ways[place, k, 0]]
                two = ball_at[ways[place, k, 1]]
                if one < 0 or two < 0:
                    continue
                if one > two:
                    one, two = two, one
                if two < LOW:
                    both = 1 << one | 1 << two
                    for word in range(1 << low_balls):
                        if word & both == (both if mover_sets else 0):
                            low_part[word] += 1 << GAIN_SHIFT
                elif one >= LOW:
                    both = 1 << (one - LOW) | 1 << (two - LOW)
                    for word in range(1 << high_balls):
                        if word & both == (both if mover_sets else 0):
                            high_part[word] += 1 << GAIN_SHIFT
                else:
                    mixed_low[mixed] = one
                    mixed_high[mixed] = two - LOW
                    mixed += 1
            flip = 0 if mover_sets else (1 << LOW) - 1
            rank = 0
            for high in range(1 << high_balls):
                of_low = n // 2 - popcount(high)
                if of_low < 0 or of_low > low_balls:
                    continue
                count = 0
                for k in range(mixed):
                    if high >> mixed_high[k] & 1 == mover_sets:
                        active[count] = mixed_low[k]
                        count += 1
                upper = high_part[high]
                begins = begin[of_low]
                limit = 1 << low_balls
                for at in range(begins, begin[of_low + 1]):
                    low = words[at]
                    if low >= limit:
                        break
                    whole = upper + low_part[low]
                    word = whole & ((1 << GAIN_SHIFT) - 1)
                    value = (whole >> GAIN_SHIFT) - above[bases[word >> LOW] + ranks[word & ((1 << LOW) - 1)]]
                    same = low ^ flip
                    for k in range(count):
                        value += same >> active[k] & 1
                    if value > values[rank]:
                        values[rank] = value
                    rank += 1


def _children(codes: NDArray[np.int32]) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """For each profile and bar: the row of the next profile, and the symmetry that takes it there."""
    table = profiles()
    rows = np.zeros((len(codes), 9), np.int32)
    by = np.zeros((len(codes), 9), np.int8)
    for bar in range(9):
        room = (codes >> 2 * bar & 3) < 3
        grown = codes[room] + (1 << 2 * bar)
        rows[room, bar] = table.place[grown]
        by[room, bar] = table.by[grown]
    return rows, by


def solved_levels(done: tuple[int, Level] | None = None, workers: int = 2) -> Iterator[tuple[int, Level]]:
    """(balls, values) of every level from 26 balls down to none, or on from a level that is done."""
    table = profiles()
    words, begin, ranks = _low_words()
    ways = _ways()
    perms = np.array(upright_symmetries(), np.int64)
    balls, child = done or (27, np.zeros((1, 1), np.int8))
    with ThreadPoolExecutor(workers) as pool:
        for n in range(balls - 1, -1, -1):
            codes = table.levels[n]
            values = np.empty((len(codes), width(n)), np.int8)
            if n == 26:
                _last_level(codes, ways, words, begin, values)
            else:
                tables = LevelTables(perms, ways, words, begin, ranks, _bases(n + 1))
                given = (codes, *_children(codes), tables, child)
                step = max(1, len(codes) // (workers * 16))
                jobs = [
                    pool.submit(_solve_rows, first, min(first + step, len(codes)), *given, values)
                    for first in range(0, len(codes), step)
                ]
                for job in jobs:
                    job.result()
            yield n, values
            child = values
