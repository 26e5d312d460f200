"""Statistics of one turn: with best play for either goal, and with simple habits."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.games.shut_the_box.options import Dice, Scoring
from parlour.games.shut_the_box.tray import MOST_FLAPS, numbers_in

from .turn import BestPlay, Habit, SolvedTurn, Way, turn

Goal: TypeAlias = Literal["score", "shut"]


class TurnFigures(Struct, frozen=True):
    """The results of a way of playing: mean minus points, chance to shut, probability of each score."""

    score: Fraction
    shut: Fraction
    distribution: dict[int, Fraction]


class TurnSolution(Struct, frozen=True):
    """Best play of one turn for one goal: its value, every best choice, and its figures.

    Among equally good closings the figures assume the one that is better for the other goal, then the one
    with the largest flap.
    """

    flaps: int
    dice: Dice
    scoring: Scoring
    goal: Goal
    value: Fraction
    best: BestPlay
    figures: TurnFigures

    def closings(self, open_flaps: int, total: int) -> tuple[tuple[int, ...], ...]:
        """The best sets of flaps to close, () if none fits."""
        return tuple(numbers_in(open_flaps ^ rest) for rest in self.best.rests(open_flaps, total))


def solve_turn(
    flaps: int = 12, dice: Dice = "two", scoring: Scoring = "sum", goal: Goal = "score"
) -> TurnSolution:
    """One turn solved for the lowest expected score or the highest chance to shut."""
    whole = turn(flaps, dice)
    costs, shuts = whole.costs(scoring), whole.shuts()
    best = whole.best_play(costs, min) if goal == "score" else whole.best_play(shuts, max)
    brings = figures(whole, _ties_broken(whole, costs, shuts, goal), costs)
    return TurnSolution(flaps, dice, scoring, goal, best.value, best, brings)


def _ties_broken(whole: SolvedTurn, costs: list[int], shuts: list[int], goal: Goal) -> Habit:
    """Best play for the goal that breaks ties in favour of the other goal.

    Values are whole numbers over the scale, so with a weight above the scale the smallest gain for the goal
    outweighs anything for the other.
    """
    weight = 2 * whole.scale * (1 if goal == "score" else costs[-1])
    if goal == "score":
        ends = [cost * weight - shut for cost, shut in zip(costs, shuts, strict=True)]
    else:
        ends = [cost - shut * weight for cost, shut in zip(costs, shuts, strict=True)]
    both = whole.best_play(ends, min)
    values = both.values
    return Habit(whole, lambda rests: min(rests, key=values.__getitem__), both.cups)


def figures(whole: SolvedTurn, way: Way, costs: list[int]) -> TurnFigures:
    """The figures of a way of playing."""
    ended, scale = whole.ends_of(way)
    parts: dict[int, int] = {}
    for cost, part in zip(costs, ended, strict=True):
        if part:
            parts[cost] = parts.get(cost, 0) + part
    return TurnFigures(
        Fraction(sum(cost * part for cost, part in parts.items()), scale),
        Fraction(parts.get(0, 0), scale),
        {cost: Fraction(parts[cost], scale) for cost in sorted(parts)},
    )


# --- habits ---


#: how many flaps a set has
_COUNT = tuple(open_flaps.bit_count() for open_flaps in range(1 << MOST_FLAPS))


def largest_first(rests: Sequence[int]) -> int:
    """The closing with the largest flap, and among those the next largest."""
    return rests[0]


def fewest_flaps(rests: Sequence[int]) -> int:
    """The closing with fewest flaps, among equals the one with the largest."""
    return max(rests, key=_COUNT.__getitem__)


def most_flaps(rests: Sequence[int]) -> int:
    """The closing with most flaps, among equals the one with the largest."""
    return min(rests, key=_COUNT.__getitem__)


HABITS = {"largest first": largest_first, "fewest flaps": fewest_flaps, "most flaps": most_flaps}


def habits(flaps: int = 12, dice: Dice = "two", scoring: Scoring = "sum") -> dict[str, TurnFigures]:
    """The figures of simple habits. They take one die whenever allowed, except `at random`."""
    whole = turn(flaps, dice)
    costs = whole.costs(scoring)
    found = {name: figures(whole, Habit(whole, pick), costs) for name, pick in HABITS.items()}
    return found | {"at random": figures(whole, whole, costs)}
