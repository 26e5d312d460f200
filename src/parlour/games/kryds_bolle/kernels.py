"""The search, compiled: null-window tests of one position after another on an explicit stack.

A position is seen from the side to move: `own` and `opp` are 27 bits each. Beside them stand the
lines (49 bits) in which a colour has at least one ball (`own1`, `opp1`) and at least two (`own2`, `opp2`).
A test asks whether the value is at least `goal`; its answer `r` is fail-soft: the value is ≥ r when
r ≥ goal and ≤ r otherwise. The stack lives in arrays, so a search can stop at any node and go on later.
"""

from __future__ import annotations

from numba import njit

from .bits import lowest, popcount
from .tables import ALL_LINES, CENTRE, FULL, HALF_LINES, LINES_THROUGH

# Columns of the stack.
OWN, OPP, OWN1, OWN2, OPP1, OPP2, FREE, GOAL, BEST, COUNT, KEY, GAIN = range(12)
# Fields of `control`: depth of the stack (-1 when the answer is in ANSWER), nodes, table hits and stores.
DEPTH, NODES, HITS, STORES, ANSWER, STACKED, TABLE_FROM, BOUND_TO, ETC = range(9)

NO_LOWER = -16
NO_UPPER = 15
KEY_MASK = (1 << 54) - 1
BUCKET = 8
MIX = -7046029254386353131


@njit(cache=True, nogil=True, inline="always")
def canonical(own, opp, move, corner, start, tried):  # type: ignore[no-untyped-def]
    """The least of the position's symmetric copies, as 54 bits."""
    own0, own1, own2 = own & 511, own >> 9 & 511, own >> 18
    opp0, opp1, opp2 = opp & 511, opp >> 9 & 511, opp >> 18
    code = corner[own0] | corner[own2] << 4 | corner[opp0] << 8 | corner[opp2] << 12
    at = start[code]
    least = KEY_MASK
    for k in range(at + 1, at + 1 + tried[at]):
        by = move[tried[k]]
        key = (own_part(by, own0, own1, own2) << 27) | own_part(by, opp0, opp1, opp2)
        if key < least:
            least = key
    return least


@njit(cache=True, nogil=True, inline="always")
def own_part(by, low, middle, high):  # type: ignore[no-untyped-def]
    return (by[0, low] | by[1, middle] | by[2, high]) & FULL


@njit(cache=True, nogil=True, inline="always")
def bucket_of(key, size):  # type: ignore[no-untyped-def]
    """Where the key's entries begin in a table of `size` (a power of two) entries."""
    mixed = key * MIX
    mixed ^= mixed >> 29 & 0x7FFFFFFFF
    mixed *= MIX
    return (mixed >> 20) & (size - BUCKET)


@njit(cache=True, nogil=True)
def run(stack, moves, control, table, move, corner, start, tried, node_limit):  # type: ignore[no-untyped-def]
    """Go on with the search on the stack for at most `node_limit` nodes; True when it is done."""
    depth = control[DEPTH]
    stacked = control[STACKED] != 0
    table_from = control[TABLE_FROM]
    bound_to = control[BOUND_TO]
    etc_from = control[ETC]
    size = table.shape[0]
    nodes = 0
    answer = 0
    entering = True
    while True:
        if entering:
            if nodes >= node_limit:
                control[DEPTH] = depth
                control[NODES] += nodes
                return False
            nodes += 1
            row = stack[depth]
            own = row[OWN]
            opp = row[OPP]
            own2 = row[OWN2]
            opp2 = row[OPP2]
            free = row[FREE]
            goal = row[GOAL]
            empty = FULL & ~(own | opp)
            if free == 1:
                through = LINES_THROUGH[lowest(empty)]
                answer = popcount(own2 & through) + popcount(opp2 & through)
                if own >> CENTRE & 1:
                    answer = -answer
                entering = False
                depth -= 1
                continue
            own1 = row[OWN1]
            opp1 = row[OPP1]
            list_ = moves[depth]
            count = 0
            single = (own1 ^ opp1) & ~(own2 | opp2)
            untouched = ALL_LINES & ~(own1 | opp1)
            key = 0
            if free > bound_to or free >= table_from + 100:
                pass
            # The table comes first where the bound does not pay.
            probe_first = free > bound_to
            decided = False
            if probe_first and free >= table_from:
                key = canonical(own, opp, move, corner, start, tried)
                at = bucket_of(key, size)
                for k in range(at, at + BUCKET):
                    entry = table[k]
                    if (entry >> 10) & KEY_MASK == key and entry != 0:
                        low = (entry >> 5 & 31) - 16
                        high = (entry & 31) - 16
                        if low >= goal and low != NO_LOWER:
                            answer = low
                            decided = True
                        elif high < goal and high != NO_UPPER:
                            answer = high
                            decided = True
                        break
                if decided:
                    control[HITS] += 1
                    entering = False
                    depth -= 1
                    continue
            playable = empty
            if stacked:
                playable = empty & ((own | opp) << 9 | 511)
            if not stacked and free <= bound_to and (own | opp) >> CENTRE & 1:
                # Play each place for itself. A line that lacks one ball belongs to its last place; a line
                # that lacks more is shared out in halves to two of them, which overrates it for its side.
                # What is left is picking numbers in turn, where greed is best.
                own_later = own1 & ~own2 & ~opp1
                opp_later = opp1 & ~opp2 & ~own1
                histogram_up = 0
                histogram_down = 0
                up = 0
                down = 0
                holds = opp >> CENTRE & 1
                most = 0
                rest = empty
                while rest:
                    place = lowest(rest)
                    rest &= rest - 1
                    through = LINES_THROUGH[place]
                    a = popcount(own2 & through)
                    b = popcount(opp2 & through)
                    a_later = popcount(own_later & through)
                    b_later = popcount(opp_later & through)
                    half = popcount(untouched & HALF_LINES[place])
                    extra = b + b_later if holds else a + a_later
                    if extra > most:
                        most = extra
                    s = 2 * (a + b) + half
                    d = 2 * (a - b)
                    up += d + half + a_later
                    down += d - half - b_later
                    histogram_up += 1 << (s + a_later << 2)
                    histogram_down += 1 << (s + b_later << 2)
                    list_[count] = (
                        (a + b << 3) + (a_later + b_later << 2) + popcount(untouched & through)
                    ) << 9 | a << 5 | place
                    count += 1
                taken_up = 0
                taken_down = 0
                least_up = 0
                least_down = 0
                for s in range(14, -1, -1):
                    c = histogram_up >> (s << 2) & 15
                    if c:
                        if c & 1:
                            up += -s if taken_up & 1 else s
                        taken_up += c
                        least_up = s
                    c = histogram_down >> (s << 2) & 15
                    if c:
                        if c & 1:
                            down += -s if taken_down & 1 else s
                        taken_down += c
                        least_down = s
                if holds:
                    up += 4 * most
                    if not free & 1:
                        up += 2 * least_up
                        down += 2 * least_down
                else:
                    down -= 4 * most
                    if free & 1:
                        up -= 2 * least_up
                        down -= 2 * least_down
                upper = up >> 2
                lower = -(-down >> 2)
                if lower >= goal:
                    answer = lower
                    entering = False
                    depth -= 1
                    continue
                if upper < goal:
                    answer = upper
                    entering = False
                    depth -= 1
                    continue
            else:
                rest = playable
                while rest:
                    place = lowest(rest)
                    rest &= rest - 1
                    through = LINES_THROUGH[place]
                    a = popcount(own2 & through)
                    s = a + popcount(opp2 & through)
                    list_[count] = (
                        (s << 3) + (popcount(single & through) << 2) + popcount(untouched & through)
                    ) << 9 | a << 5 | place
                    count += 1
            if not probe_first and free >= table_from:
                key = canonical(own, opp, move, corner, start, tried)
                at = bucket_of(key, size)
                for k in range(at, at + BUCKET):
                    entry = table[k]
                    if (entry >> 10) & KEY_MASK == key and entry != 0:
                        low = (entry >> 5 & 31) - 16
                        high = (entry & 31) - 16
                        if low >= goal and low != NO_LOWER:
                            answer = low
                            decided = True
                        elif high < goal and high != NO_UPPER:
                            answer = high
                            decided = True
                        break
                if decided:
                    control[HITS] += 1
                    entering = False
                    depth -= 1
                    continue
            if free >= etc_from:
                for j in range(count):
                    place = list_[j] & 31
                    gain = list_[j] >> 5 & 15
                    under = canonical(opp, own | 1 << place, move, corner, start, tried)
                    at = bucket_of(under, size)
                    for k in range(at, at + BUCKET):
                        entry = table[k]
                        if (entry >> 10) & KEY_MASK == under:
                            high = (entry & 31) - 16
                            if gain - high >= goal and high != NO_UPPER and entry != 0:
                                answer = gain - high
                                decided = True
                            break
                    if decided:
                        break
                if decided:
                    entering = False
                    depth -= 1
                    continue
            row[KEY] = key
            row[COUNT] = count
            row[BEST] = -100
        else:
            # A child has answered.
            if depth < 0:
                control[DEPTH] = -1
                control[ANSWER] = answer
                control[NODES] += nodes
                return True
            row = stack[depth]
            reached = row[GAIN] - answer
            if reached > row[BEST]:
                row[BEST] = reached
            best = row[BEST]
            goal = row[GOAL]
            count = row[COUNT]
            if best >= goal or count == 0:
                answer = best
                free = row[FREE]
                if free >= table_from:
                    key = row[KEY]
                    at = bucket_of(key, size)
                    slot = at
                    worst = -1
                    low = NO_LOWER
                    high = NO_UPPER
                    for k in range(at, at + BUCKET):
                        entry = table[k]
                        if entry == 0:
                            slot = k
                            break
                        if (entry >> 10) & KEY_MASK == key:
                            slot = k
                            low = (entry >> 5 & 31) - 16
                            high = (entry & 31) - 16
                            break
                        balls = popcount((entry >> 10) & KEY_MASK)
                        if balls > worst:
                            worst = balls
                            slot = k
                    if best >= goal:
                        if best > low:
                            low = min(best, 15)
                    elif best < high:
                        high = max(best, -16)
                    table[slot] = key << 10 | (low + 16) << 5 | (high + 16)
                    control[STORES] += 1
                depth -= 1
                continue
            list_ = moves[depth]
        # Go down into the best move that is left.
        best_at = 0
        most = list_[0]
        for k in range(1, count):
            if list_[k] > most:
                most = list_[k]
                best_at = k
        count -= 1
        list_[best_at] = list_[count]
        row[COUNT] = count
        place = most & 31
        gain = most >> 5 & 15
        row[GAIN] = gain
        through = LINES_THROUGH[place]
        below = stack[depth + 1]
        below[OWN] = row[OPP]
        below[OPP] = row[OWN] | 1 << place
        below[OWN1] = row[OPP1]
        below[OWN2] = row[OPP2]
        below[OPP2] = row[OWN2] | (row[OWN1] & through)
        below[OPP1] = row[OWN1] | through
        below[FREE] = row[FREE] - 1
        below[GOAL] = gain - row[GOAL] + 1
        depth += 1
        entering = True
