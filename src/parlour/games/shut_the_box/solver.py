"""The figures of one turn: under best play for either goal, and under the habits people have."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct

from .options import Dice, Scoring
from .tray import numbers_in
from .turn import Choices, Prefer, turn

Goal: TypeAlias = Literal["score", "shut"]


class Figures(Struct, frozen=True):
    """What a way of playing brings: mean minus points, chance to shut, and how likely each score is."""

    score: Fraction
    shut: Fraction
    distribution: dict[int, Fraction]


class TurnSolution(Struct, frozen=True):
    """Best play of one turn for one goal: its value, every best choice, and the figures it brings.

    Of equally good closings the figures take the one that serves the other goal better, and then the one
    with the largest flap.
    """

    flaps: int
    dice: Dice
    scoring: Scoring
    goal: Goal
    value: Fraction
    best: Choices
    figures: Figures

    def closings(self, open_flaps: int, total: int) -> tuple[tuple[int, ...], ...]:
        """The best sets of flaps to close, () if none fits."""
        return tuple(numbers_in(open_flaps ^ rest) for rest in self.best.left[open_flaps][total])


def solve_turn(
    flaps: int = 12, dice: Dice = "two", scoring: Scoring = "sum", goal: Goal = "score"
) -> TurnSolution:
    """One turn solved for the lowest expected score or the highest chance to shut."""
    whole = turn(flaps, dice)
    costs, shuts = whole.costs(scoring), whole.shuts()
    aims: list[tuple[list[int], Prefer]] = [(costs, min), (shuts, max)]
    if goal == "shut":
        aims.reverse()
    (ends, prefer), (then_ends, then_prefer) = aims
    values = whole.best_values(ends, prefer)
    best = whole.best(ends, values, prefer)
    chosen = best.best(then_ends, best.best_values(then_ends, then_prefer), then_prefer)
    return TurnSolution(
        flaps,
        dice,
        scoring,
        goal,
        Fraction(values[-1], whole.scale),
        best,
        figures(chosen.picked(largest_first), costs),
    )


def figures(choices: Choices, costs: list[int]) -> Figures:
    """What these choices bring, each as likely as its rivals."""
    ended, scale = choices.ends()
    parts: dict[int, int] = {}
    for cost, part in zip(costs, ended, strict=True):
        if part:
            parts[cost] = parts.get(cost, 0) + part
    return Figures(
        Fraction(sum(cost * part for cost, part in parts.items()), scale),
        Fraction(parts.get(0, 0), scale),
        {cost: Fraction(parts[cost], scale) for cost in sorted(parts)},
    )


# --- habits ---


def largest_first(open_flaps: int, rest: int) -> int:
    """The closing with the largest flap, and among those the next largest: least is left as a number."""
    return rest


def fewest_flaps(open_flaps: int, rest: int) -> tuple[int, int]:
    """The closing with fewest flaps, among equals the one with the largest."""
    return (open_flaps ^ rest).bit_count(), rest


def most_flaps(open_flaps: int, rest: int) -> tuple[int, int]:
    """The closing with most flaps, among equals the one with the largest."""
    return -(open_flaps ^ rest).bit_count(), rest


HABITS = {"largest first": largest_first, "fewest flaps": fewest_flaps, "most flaps": most_flaps}


def habits(flaps: int = 12, dice: Dice = "two", scoring: Scoring = "sum") -> dict[str, Figures]:
    """What simple habits bring. They take one die whenever they may; at random, that is random too."""
    whole = turn(flaps, dice)
    costs = whole.costs(scoring)
    found = {name: figures(whole.picked(key), costs) for name, key in HABITS.items()}
    return found | {"at random": figures(whole, costs)}
