"""One turn, exactly: every open set, every throw, every closing, in whole numbers.

A turn ends with some set of flaps still open (the empty set is a shut box). Give each such end a worth, and
`best_values` finds what best play makes of every open set. A throw falls in 36 equally likely ways and no
turn has more throws than flaps, so every value is a whole number over 36 ** flaps: nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from math import lcm
from typing import Any, TypeAlias

from .options import Dice, Scoring
from .tray import SETS, all_open, may_take_one, minus_points, set_of

#: ways of 36 in which so many dice show each total
WAYS: dict[int, tuple[tuple[int, int], ...]] = {
    1: tuple((total, 6) for total in range(1, 7)),
    2: tuple((total, 6 - abs(total - 7)) for total in range(2, 13)),
}
#: max or min: which of several worths a player chooses
Prefer: TypeAlias = Callable[[Sequence[int]], int]
#: for each open set and total, what is left open after each closing in question
Left: TypeAlias = list[list[list[int]]]


class Choices:
    """Closings and dice that a player has in mind: for a start all that the rules allow.

    `left[open_flaps][total]` lists what may be left open, `cups[open_flaps]` how many dice may be thrown.
    """

    def __init__(self, flaps: int, left: Left, cups: list[tuple[int, ...]]) -> None:
        self.flaps = flaps
        self.full = all_open(flaps)
        #: what the values of best play are whole numbers over
        self.scale = 36**flaps
        self.left = left
        self.cups = cups

    def best_values(self, ends: Sequence[int], prefer: Prefer) -> list[int]:
        """For every open set, before its throw: what best play makes of it, over `scale`.

        `ends` is the worth of a turn that ends with each set open.
        """
        scale, left, cups = self.scale, self.left, self.cups
        values = [ends[0] * scale] + [0] * self.full
        for open_flaps in range(1, self.full + 1):
            end, after = ends[open_flaps] * scale, left[open_flaps]
            by_dice = []
            for dice in cups[open_flaps]:
                worth = 0
                for total, ways in WAYS[dice]:
                    rests = after[total]
                    if not rests:
                        worth += ways * end
                    elif len(rests) == 1:
                        worth += ways * values[rests[0]]
                    else:
                        worth += ways * prefer([values[rest] for rest in rests])
                by_dice.append(worth // 36)  # exact: at least one throw fewer was to come
            values[open_flaps] = prefer(by_dice) if len(by_dice) > 1 else by_dice[0]
        return values

    def dice_values(
        self, open_flaps: int, ends: Sequence[int], values: Sequence[int], prefer: Prefer
    ) -> dict[int, int]:
        """What throwing one die, or two, is worth at that open set, over `scale`."""
        after, end = self.left[open_flaps], ends[open_flaps] * self.scale
        return {
            dice: sum(
                ways * (prefer([values[rest] for rest in after[total]]) if after[total] else end)
                for total, ways in WAYS[dice]
            )
            // 36
            for dice in self.cups[open_flaps]
        }

    def best(self, ends: Sequence[int], values: Sequence[int], prefer: Prefer) -> Choices:
        """Of these choices those that are best."""
        left: Left = [[] for _ in self.left]
        cups = list(self.cups)
        for open_flaps, after in enumerate(self.left):
            for rests in after:
                kept = rests
                if len(rests) > 1:
                    top = prefer([values[rest] for rest in rests])
                    kept = [rest for rest in rests if values[rest] == top]
                left[open_flaps].append(kept)
            if len(cups[open_flaps]) > 1:
                worth = self.dice_values(open_flaps, ends, values, prefer)
                cups[open_flaps] = tuple(d for d in worth if worth[d] == values[open_flaps])
        return Choices(self.flaps, left, cups)

    def picked(self, key: Callable[[int, int], Any]) -> Choices:
        """One choice each: the closing with the lowest `key(open flaps, what is left)`, and fewest dice."""
        left = [
            [rests if len(rests) < 2 else [min(rests, key=partial(key, open_flaps))] for rests in after]
            for open_flaps, after in enumerate(self.left)
        ]
        return Choices(self.flaps, left, [cups[:1] for cups in self.cups])

    def ends(self) -> tuple[list[int], int]:
        """How likely a turn ends with each set open, if every choice here is as likely as its rivals.

        Whole numbers, and what they are over.
        """
        tables = zip(self.left, self.cups, strict=True)
        counts = {len(rests) * len(cups) for after, cups in tables for rests in after}
        scale = (36 * lcm(*(counts - {0}))) ** self.flaps
        reach = [0] * self.full + [scale]
        ended = [0] * (self.full + 1)
        for open_flaps in range(self.full, 0, -1):
            here = reach[open_flaps]
            if not here:
                continue
            cups, after = self.cups[open_flaps], self.left[open_flaps]
            for dice in cups:
                for total, ways in WAYS[dice]:
                    rests = after[total]
                    share = here * ways // (36 * len(cups) * (len(rests) or 1))
                    for rest in rests:
                        reach[rest] += share
                    if not rests:
                        ended[open_flaps] += share
        ended[0] = reach[0]
        return ended, scale


class Turn(Choices):
    """All that can happen in a turn with so many flaps under that rule about the dice."""

    def __init__(self, flaps: int, dice: Dice) -> None:
        full = all_open(flaps)
        sets = [tuple(s for s in map(set_of, found) if s <= full) for found in SETS]
        left = [
            [[open_flaps ^ s for s in fitting if open_flaps & s == s] for fitting in sets]
            for open_flaps in range(full + 1)
        ]
        cups: list[tuple[int, ...]] = [
            (1, 2) if dice != "two" and may_take_one(open_flaps, dice) else (2,)
            for open_flaps in range(full + 1)
        ]
        super().__init__(flaps, left, cups)
        self.dice = dice

    def costs(self, scoring: Scoring) -> list[int]:
        """The minus points of every open set."""
        return [minus_points(open_flaps, scoring) for open_flaps in range(self.full + 1)]

    def shuts(self) -> list[int]:
        """1 for the shut box, 0 for every other end."""
        return [1] + [0] * self.full


@lru_cache(maxsize=9)
def turn(flaps: int, dice: Dice) -> Turn:
    """The turn with so many flaps and that rule about the dice."""
    return Turn(flaps, dice)


def expected_score(flaps: int = 12, dice: Dice = "two", scoring: Scoring = "sum") -> Fraction:
    """The lowest expected minus points of a turn."""
    whole = turn(flaps, dice)
    return Fraction(whole.best_values(whole.costs(scoring), min)[-1], whole.scale)


def shut_chance(flaps: int = 12, dice: Dice = "two") -> Fraction:
    """The highest chance to shut the box in a turn."""
    whole = turn(flaps, dice)
    return Fraction(whole.best_values(whole.shuts(), max)[-1], whole.scale)
