"""The duel, solved exactly: one turn each, and the second player knows the first's score.

Shutting the box wins at once; equal scores are half a win. The second player's best chances against all
scores are computed together as 64-bit integers over 2 × 36 ** flaps, which fits for twelve flaps.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from parlour.games.shut_the_box.options import Dice, Scoring

from .turn import WAYS, BestPlay, SolvedTurn, turn

#: how many scores to beat are computed together
TOGETHER = 512


class DuelSolution(Struct, frozen=True):
    """The first player's winning chance under best play by both, and the second's against each score."""

    flaps: int
    dice: Dice
    scoring: Scoring
    value: Fraction
    against: dict[int, Fraction]
    #: the first player's best choices
    best: BestPlay


def solve_duel(flaps: int = 12, dice: Dice = "two", scoring: Scoring = "sum") -> DuelSolution:
    """One turn each under best play by both; the value is the first player's, a tie counting half."""
    whole = turn(flaps, dice)
    costs = whole.costs(scoring)
    chances = _second_chances(whole, costs)
    halves = 2 * whole.scale
    ends = [halves] + [halves - chances[cost] for cost in costs[1:]]
    best = whole.best_play(ends, max)
    against = {cost: Fraction(chances[cost], halves) for cost in sorted(chances)}
    return DuelSolution(flaps, dice, scoring, best.value / halves, against, best)


def _second_chances(whole: SolvedTurn, costs: list[int]) -> dict[int, int]:
    """The second player's best chance against every score of the first, over 2 × scale."""
    import numpy as np

    scores = sorted(set(costs) - {0})
    found: dict[int, int] = {}
    for at in range(0, len(scores), TOGETHER):
        targets = scores[at : at + TOGETHER]
        goal, cost = np.array(targets, np.int64), np.array(costs, np.int64)[:, None]
        halves = (cost < goal).astype(np.uint64) * 2 + (cost == goal).astype(np.uint64)
        # kept over 2 × scale / 36, so that no sum of 36 ways overflows
        ends = halves * np.uint64(whole.scale // 36)
        values = np.empty_like(ends)
        values[0] = ends[0]
        last = None
        for open_flaps in range(1, whole.full + 1):
            best = None
            for dice in whole.may_take[open_flaps]:
                worth = np.zeros(len(targets), np.uint64)
                for total, ways in WAYS[dice]:
                    rests = whole.left[open_flaps][total]
                    after = ends[open_flaps] if not rests else values[rests[0]]
                    if len(rests) > 1:
                        after = values[rests].max(axis=0)
                    worth += np.uint64(ways) * after
                best = worth if best is None else np.maximum(best, worth)
            assert best is not None
            last = best
            values[open_flaps] = best // np.uint64(36)
        assert last is not None
        found |= dict(zip(targets, map(int, last), strict=True))
    return found
