"""The search, compiled: null-window tests of one position after another on an explicit stack.

A position is seen from the side to move: `own` and `opp` are 27 bits each. Beside them stand the
lines (49 bits) in which a colour has at least one ball (`own1`, `opp1`) and at least two (`own2`, `opp2`).
A test asks whether the value is at least `goal`; its answer r is fail-soft: the value is ≥ r when
r ≥ goal and ≤ r otherwise. The stack lives in arrays, so a search can stop at any node and go on later.
Rows are never taken out of the arrays as views: counting references to them would double the time.

All that is compiled together stands in this one file: numba's cache sees a change only in a function's own.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.core.jit import entry, inner
from parlour.games.kryds_bolle.cube import CENTRE, FULL

from .bits import lowest, popcount
from .tables import ALL_LINES, HALF_LINES, LINES_THROUGH

# --- the table: exact keys, a lower and an upper bound in one 64-bit word ---
# A word is 54 bits of canonical position, 5 bits of lower and 5 bits of upper bound. Bounds are facts
# about positions, so a table is never cleared; a full bucket gives up its position with the most balls.

KEY_MASK = (1 << 54) - 1
BUCKET = 8  # one cache line
NO_LOWER = -16
NO_UPPER = 15
_MIX = -7046029254386353131


@entry
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
        by = tried[k]
        own_moved = np.int64(move[by, 0, own0] | move[by, 1, own1] | move[by, 2, own2])
        key = own_moved << 27 | move[by, 0, opp0] | move[by, 1, opp1] | move[by, 2, opp2]
        least = min(least, key)
    return least


@inner
def bucket_of(key: int, size: int) -> int:
    """Where the key's words begin in a table of `size` (a power of two) words."""
    mixed = key * _MIX
    mixed ^= mixed >> 29 & 0x7FFFFFFFF
    mixed *= _MIX
    return mixed >> 20 & (size - BUCKET)


@entry
def bounds_of(table: NDArray[np.int64], key: int) -> tuple[int, int]:
    """What is known of the position: (lower, upper), NO_LOWER and NO_UPPER for nothing."""
    at = bucket_of(key, table.shape[0])
    for k in range(at, at + BUCKET):
        word = table[k]
        if word >> 10 & KEY_MASK == key and word != 0:
            return (word >> 5 & 31) - 16, (word & 31) - 16
    return NO_LOWER, NO_UPPER


@entry
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


@entry
def early_words(table: NDArray[np.int64], balls: int, out: NDArray[np.int64]) -> int:
    """Copy the words of positions with at most so many balls; returns how many there are (or would be)."""
    count = 0
    for word in table:
        if word != 0 and popcount(word >> 10 & KEY_MASK) <= balls:
            if count < out.shape[0]:
                out[count] = word
            count += 1
    return count


@entry
def learn_words(table: NDArray[np.int64], words: NDArray[np.int64]) -> None:
    """Put words of another table into this one."""
    for word in words:
        learn(table, word >> 10 & KEY_MASK, (word >> 5 & 31) - 16, (word & 31) - 16)


# --- moves in order, and bounds on the points still to come ---
# A move is one number that sorts by promise: promise << 9 | points it makes << 5 | place.
# Promise is 8 for a line completed or stopped, 4 for one with two free places, 1 for one with three.


@inner
def order(
    moves: NDArray[np.int64], depth: int, playable: int, own1: int, own2: int, opp1: int, opp2: int
) -> int:
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
        moves[depth, count] = promise << 9 | gain << 5 | place
        count += 1
    return count


@entry
def order_and_bound(
    moves: NDArray[np.int64],
    depth: int,
    empty: int,
    opp: int,
    free: int,
    own1: int,
    own2: int,
    opp1: int,
    opp2: int,
) -> tuple[int, int]:
    """`order` for free placement with the centre taken and 2 to 15 places left; returns (lower, upper).

    The bound plays each place for itself, in half points. A line that lacks one ball belongs to its last
    place. A line that lacks more can bring its side a point, which is shared out to two of its free places:
    whoever makes the line takes both, so this never underrates it. What is left is picking numbers in turn,
    where the greatest first is best for both. The chameleon's holder picks last of all, and there gets at
    most the extra lines, with two balls of the other colour, of the place where they are most.
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
        whole = popcount(untouched & through)
        extra = max(extra, whole + (stop + opp_half if holds else gain + own_half))
        both = 2 * (gain + stop) + half
        upper += 2 * (gain - stop) + half + own_half
        lower += 2 * (gain - stop) - half - opp_half
        upper_heaps += 1 << (both + own_half << 2)
        lower_heaps += 1 << (both + opp_half << 2)
        promise = (gain + stop << 3) + (own_half + opp_half << 2) + whole
        moves[depth, count] = promise << 9 | gain << 5 | place
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


# --- the search ---

#: columns of the stack, a row a ball
OWN, OPP, OWN1, OWN2, OPP1, OPP2, FREE, GOAL, BEST, LEFT, KEY, GAIN = range(12)
#: fields of `control`; the settings after ANSWER: 1 for stacked placement; the fewest free places for
#: which the table is used; the most for which the bound is; the fewest for which children are looked up
DEPTH, NODES, ANSWER, STACKED, TABLE_FROM, BOUND_TO, CHILDREN_FROM = range(7)


@inner
def last_places(empty: int, own: int, opp: int, own1: int, own2: int, opp2: int, stacked: bool) -> int:
    """The value when one or two places are left, the chameleon's last move included."""
    first = lowest(empty)
    through = LINES_THROUGH[first]
    second_place = empty & (empty - 1)
    if second_place == 0:
        made = popcount(own2 & through) + popcount(opp2 & through)
        return -made if own >> CENTRE & 1 else made
    second = lowest(second_place)
    through_second = LINES_THROUGH[second]
    # by count the last ball would be the other side's; it is ours if the other has the centre
    sign = 1 if opp >> CENTRE & 1 else -1
    after = own2 | own1 & through
    last = popcount(after & through_second) + popcount(opp2 & through_second)
    best = popcount(own2 & through) + sign * last
    if not stacked or second - first != 9:
        after = own2 | own1 & through_second
        last = popcount(after & through) + popcount(opp2 & through)
        best = max(best, popcount(own2 & through_second) + sign * last)
    return best


@entry
def run(
    stack: NDArray[np.int64],
    moves: NDArray[np.int64],
    control: NDArray[np.int64],
    table: NDArray[np.int64],
    move: NDArray[np.int32],
    corner: NDArray[np.int32],
    start: NDArray[np.int32],
    tried: NDArray[np.int32],
    limit: int,
) -> bool:
    """Go on with the test on the stack for at most `limit` nodes; True when ANSWER is there."""
    depth = control[DEPTH]
    stacked = control[STACKED] != 0
    table_from = control[TABLE_FROM]
    bound_to = control[BOUND_TO]
    children_from = control[CHILDREN_FROM]
    nodes = 0
    answer = 0
    own, opp, free, goal = stack[depth, OWN], stack[depth, OPP], stack[depth, FREE], stack[depth, GOAL]
    own1, own2, opp1, opp2 = stack[depth, OWN1], stack[depth, OWN2], stack[depth, OPP1], stack[depth, OPP2]
    while True:
        # the position in the variables is new; it lies on the stack only once it needs its moves tried
        if nodes >= limit:
            stack[depth, OWN], stack[depth, OPP] = own, opp
            stack[depth, OWN1], stack[depth, OWN2] = own1, own2
            stack[depth, OPP1], stack[depth, OPP2] = opp1, opp2
            stack[depth, FREE], stack[depth, GOAL] = free, goal
            control[DEPTH] = depth
            control[NODES] += nodes
            return False
        nodes += 1
        decided = False
        key = 0
        count = free
        empty = FULL & ~(own | opp)
        if free <= 2:
            answer = last_places(empty, own, opp, own1, own2, opp2, stacked)
            decided = True
        else:
            bounded = not stacked and free <= bound_to and (own | opp) >> CENTRE & 1
            if bounded:
                lower, upper = order_and_bound(moves, depth, empty, opp, free, own1, own2, opp1, opp2)
                if lower >= goal or upper < goal:
                    answer = lower if lower >= goal else upper
                    decided = True
            if not decided and free >= table_from:
                key = canonical(own, opp, move, corner, start, tried)
                lower, upper = bounds_of(table, key)
                if (lower >= goal and lower > NO_LOWER) or (upper < goal and upper < NO_UPPER):
                    answer = lower if lower >= goal else upper
                    decided = True
            if not decided and not bounded:
                playable = empty
                if stacked:
                    playable &= (own | opp) << 9 | 511
                count = order(moves, depth, playable, own1, own2, opp1, opp2)
            if not decided and free >= children_from:
                for k in range(count):
                    place = moves[depth, k] & 31
                    upper = bounds_of(table, canonical(opp, own | 1 << place, move, corner, start, tried))[1]
                    reached = (moves[depth, k] >> 5 & 15) - upper
                    if reached >= goal and upper < NO_UPPER:
                        answer = reached
                        decided = True
                        break
        if decided:
            # up, as far as the answer settles the positions above
            while True:
                depth -= 1
                if depth < 0:
                    control[DEPTH] = depth
                    control[ANSWER] = answer
                    control[NODES] += nodes
                    return True
                best = max(stack[depth, BEST], stack[depth, GAIN] - answer)
                goal = stack[depth, GOAL]
                count = stack[depth, LEFT]
                if best < goal and count > 0:
                    stack[depth, BEST] = best
                    break
                if stack[depth, FREE] >= table_from:
                    # no literal among the arguments: numba would compile `learn` once more for it
                    lower = best if best >= goal else NO_LOWER
                    upper = NO_UPPER if best >= goal else best
                    learn(table, stack[depth, KEY], lower, upper)
                answer = best
            own, opp, free = stack[depth, OWN], stack[depth, OPP], stack[depth, FREE]
            own1, own2 = stack[depth, OWN1], stack[depth, OWN2]
            opp1, opp2 = stack[depth, OPP1], stack[depth, OPP2]
        else:
            stack[depth, OWN], stack[depth, OPP] = own, opp
            stack[depth, OWN1], stack[depth, OWN2] = own1, own2
            stack[depth, OPP1], stack[depth, OPP2] = opp1, opp2
            stack[depth, FREE], stack[depth, GOAL] = free, goal
            stack[depth, KEY] = key
            stack[depth, BEST] = -99
        # down into the most promising move that is left
        at = 0
        chosen = moves[depth, 0]
        for k in range(1, count):
            if moves[depth, k] > chosen:
                chosen = moves[depth, k]
                at = k
        moves[depth, at] = moves[depth, count - 1]
        stack[depth, LEFT] = count - 1
        gain = chosen >> 5 & 15
        stack[depth, GAIN] = gain
        place = chosen & 31
        through = LINES_THROUGH[place]
        own, opp = opp, own | 1 << place
        own2, opp2 = opp2, own2 | own1 & through
        own1, opp1 = opp1, own1 | through
        free -= 1
        goal = gain - goal + 1
        depth += 1
