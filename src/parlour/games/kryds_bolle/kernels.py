"""The search, compiled: null-window tests of one position after another on an explicit stack.

A position is seen from the side to move: `own` and `opp` are 27 bits each. Beside them stand the
lines (49 bits) in which a colour has at least one ball (`own1`, `opp1`) and at least two (`own2`, `opp2`).
A test asks whether the value is at least `goal`; its answer r is fail-soft: the value is ≥ r when
r ≥ goal and ≤ r otherwise. The stack lives in arrays, so a search can stop at any node and go on later.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from .bits import lowest, popcount
from .bounds import order, order_and_bound
from .cube import CENTRE, FULL
from .table import NO_LOWER, NO_UPPER, bounds_of, canonical, learn
from .tables import LINES_THROUGH

#: columns of the stack, a row a ball
OWN, OPP, OWN1, OWN2, OPP1, OPP2, FREE, GOAL, BEST, LEFT, KEY, GAIN = range(12)
#: fields of `control`; the settings after ANSWER: 1 for stacked placement; the fewest free places for
#: which the table is used; the most for which the bound is; the fewest for which children are looked up
DEPTH, NODES, ANSWER, STACKED, TABLE_FROM, BOUND_TO, CHILDREN_FROM = range(7)


@njit(cache=True, nogil=True)
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
    entering = True
    while True:
        if not entering:
            # a child has answered
            if depth < 0:
                control[DEPTH] = depth
                control[ANSWER] = answer
                control[NODES] += nodes
                return True
            row = stack[depth]
            best = max(row[BEST], row[GAIN] - answer)
            row[BEST] = best
            if best >= row[GOAL] or row[LEFT] == 0:
                if row[FREE] >= table_from:
                    if best >= row[GOAL]:
                        learn(table, row[KEY], best, NO_UPPER)
                    else:
                        learn(table, row[KEY], NO_LOWER, best)
                answer = best
                depth -= 1
                continue
        else:
            if nodes >= limit:
                control[DEPTH] = depth
                control[NODES] += nodes
                return False
            nodes += 1
            row = stack[depth]
            own, opp, free, goal = row[OWN], row[OPP], row[FREE], row[GOAL]
            own1, own2, opp1, opp2 = row[OWN1], row[OWN2], row[OPP1], row[OPP2]
            entering = False
            empty = FULL & ~(own | opp)
            if free == 1:
                through = LINES_THROUGH[lowest(empty)]
                answer = popcount(own2 & through) + popcount(opp2 & through)
                if own >> CENTRE & 1:
                    answer = -answer
                depth -= 1
                continue
            count = free
            bounded = not stacked and free <= bound_to and (own | opp) >> CENTRE & 1
            if bounded:
                lower, upper = order_and_bound(moves[depth], empty, opp, free, own1, own2, opp1, opp2)
                if lower >= goal or upper < goal:
                    answer = lower if lower >= goal else upper
                    depth -= 1
                    continue
            if free >= table_from:
                key = canonical(own, opp, move, corner, start, tried)
                lower, upper = bounds_of(table, key)
                if (lower >= goal and lower > NO_LOWER) or (upper < goal and upper < NO_UPPER):
                    answer = lower if lower >= goal else upper
                    depth -= 1
                    continue
                row[KEY] = key
            if not bounded:
                playable = empty
                if stacked:
                    playable &= (own | opp) << 9 | 511
                count = order(moves[depth], playable, own1, own2, opp1, opp2)
            if free >= children_from:
                cut = NO_LOWER
                for k in range(count):
                    place = moves[depth, k] & 31
                    key = canonical(opp, own | 1 << place, move, corner, start, tried)
                    upper = bounds_of(table, key)[1]
                    reached = (moves[depth, k] >> 5 & 15) - upper
                    if reached >= goal and upper < NO_UPPER:
                        cut = reached
                        break
                if cut > NO_LOWER:
                    answer = cut
                    depth -= 1
                    continue
            row[LEFT] = count
            row[BEST] = -99
        # into the most promising move that is left
        ordered = moves[depth]
        at = 0
        count = row[LEFT]
        for k in range(1, count):
            if ordered[k] > ordered[at]:
                at = k
        chosen = ordered[at]
        ordered[at] = ordered[count - 1]
        row[LEFT] = count - 1
        gain = chosen >> 5 & 15
        row[GAIN] = gain
        place = chosen & 31
        through = LINES_THROUGH[place]
        below = stack[depth + 1]
        below[OWN] = row[OPP]
        below[OPP] = row[OWN] | 1 << place
        below[OWN1] = row[OPP1]
        below[OWN2] = row[OPP2]
        below[OPP1] = row[OWN1] | through
        below[OPP2] = row[OWN2] | row[OWN1] & through
        below[FREE] = row[FREE] - 1
        below[GOAL] = gain - row[GOAL] + 1
        depth += 1
        entering = True
