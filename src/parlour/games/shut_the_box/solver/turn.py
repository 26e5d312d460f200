"""One turn, solved exactly in whole numbers: every open set, every throw, every closing.

A turn ends with some set of flaps still open; the empty set is a shut box. Given the worth of each such end,
`best_play` finds the value of every open set. A throw has 36 equally likely outcomes and no turn has more
throws than flaps, so every value is a whole number over 36 ** flaps: nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any, Protocol, TypeAlias

from parlour.games.shut_the_box.options import Dice, Scoring
from parlour.games.shut_the_box.tray import SETS, all_open, may_take_one, minus_points, set_of

#: by number of dice: each total, and in how many of 36 ways it comes up
WAYS: dict[int, tuple[tuple[int, int], ...]] = {
    1: tuple((total, 6) for total in range(1, 7)),
    2: tuple((total, 6 - abs(total - 7)) for total in range(2, 13)),
}
#: max or min: which of several values the player wants
Prefer: TypeAlias = Callable[[Sequence[Any]], Any]


class Way(Protocol):
    """A way of playing. Where it lists several rests or cups, each is equally likely."""

    #: a multiple of the length of every list
    parts: int

    def rests(self, open_flaps: int, total: int) -> Sequence[int]:
        """The sets it may leave open after that throw; none if no closing fits."""
        ...

    def cups(self, open_flaps: int) -> Sequence[int]:
        """The numbers of dice it may throw."""
        ...


class SolvedTurn:
    """All that can happen in a turn with these flaps and this rule about the dice.

    Used as a `Way` it plays at random.
    """

    def __init__(self, flaps: int, dice: Dice) -> None:
        self.flaps = flaps
        self.dice = dice
        self.full = all_open(flaps)
        #: the denominator of the values of best play
        self.scale = 36**flaps
        sets = [sorted((s for s in map(set_of, found) if s <= self.full), reverse=True) for found in SETS]
        #: for each open set and total, the sets that may be left open, closing the largest flaps first
        self.left = [
            [[open_flaps ^ s for s in fitting if open_flaps & s == s] for fitting in sets]
            for open_flaps in range(self.full + 1)
        ]
        #: for each open set, how many dice may be thrown
        self.may_take: list[tuple[int, ...]] = [
            (1, 2) if dice != "two" and may_take_one(open_flaps, dice) else (2,)
            for open_flaps in range(self.full + 1)
        ]
        self.parts = 2 * lcm(*range(1, 1 + max(map(len, sets))))

    def rests(self, open_flaps: int, total: int) -> Sequence[int]:
        return self.left[open_flaps][total]

    def cups(self, open_flaps: int) -> Sequence[int]:
        return self.may_take[open_flaps]

    def costs(self, scoring: Scoring) -> list[int]:
        """The minus points of every open set."""
        return [minus_points(open_flaps, scoring) for open_flaps in range(self.full + 1)]

    def shuts(self) -> list[int]:
        """1 for the shut box, 0 for every other end."""
        return [1] + [0] * self.full

    def best_play(self, ends: Sequence[int], prefer: Prefer) -> BestPlay:
        """Best play when `ends` is the worth of a turn that ends with each set open."""
        scaled = [end * self.scale for end in ends]
        return BestPlay(self, scaled, self._best_values(scaled, prefer), prefer)

    def _best_values(self, ends: Sequence[int], prefer: Prefer) -> list[int]:
        """The value of every open set before its throw, over `scale` as the ends are."""
        values = [ends[0]] + [0] * self.full
        for open_flaps in range(1, self.full + 1):
            end, after = ends[open_flaps], self.left[open_flaps]
            by_dice = []
            for dice in self.may_take[open_flaps]:
                worth = 0
                for total, ways in WAYS[dice]:
                    rests = after[total]
                    if not rests:
                        worth += ways * end
                    elif len(rests) == 1:
                        worth += ways * values[rests[0]]
                    else:
                        worth += ways * prefer([values[rest] for rest in rests])
                by_dice.append(worth // 36)  # exact: the values after a throw have a factor of 36 left
            values[open_flaps] = prefer(by_dice) if len(by_dice) > 1 else by_dice[0]
        return values

    def ends_of(self, way: Way) -> tuple[list[int], int]:
        """How likely a turn played that way ends with each set open: numerators and their denominator."""
        scale = (36 * way.parts) ** self.flaps
        reach = [0] * self.full + [scale]
        ended = [0] * (self.full + 1)
        for open_flaps in range(self.full, 0, -1):
            here = reach[open_flaps]
            if not here:
                continue
            cups = way.cups(open_flaps)
            for dice in cups:
                for total, ways in WAYS[dice]:
                    rests = way.rests(open_flaps, total)
                    share = here * ways // (36 * len(cups) * (len(rests) or 1))
                    for rest in rests:
                        reach[rest] += share
                    if not rests:
                        ended[open_flaps] += share
        ended[0] = reach[0]
        return ended, scale


class BestPlay:
    """The values of best play, and all best choices.

    `values[open_flaps]` is the value before the throw, in the unit of `ends`; values no more than `slack`
    apart count as equal.
    """

    def __init__(
        self, turn: SolvedTurn, ends: Sequence[Any], values: Sequence[Any], prefer: Prefer, slack: float = 0
    ) -> None:
        self.turn, self.ends, self.values, self.prefer, self.slack = turn, ends, values, prefer, slack

    @property
    def value(self) -> Fraction:
        """What a whole turn is worth, all flaps open; for ends in whole numbers."""
        return Fraction(self.values[-1], self.turn.scale)

    def rests(self, open_flaps: int, total: int) -> list[int]:
        """The best sets to leave open after that throw, nothing if no closing fits."""
        rests, values = self.turn.left[open_flaps][total], self.values
        if len(rests) < 2:
            return rests
        best = self.prefer([values[rest] for rest in rests])
        return [rest for rest in rests if abs(values[rest] - best) <= self.slack]

    def cups(self, open_flaps: int) -> tuple[int, ...]:
        """The best numbers of dice to take."""
        cups = self.turn.may_take[open_flaps]
        if len(cups) < 2:
            return cups
        worth = {dice: self.of_36(open_flaps, dice) for dice in cups}
        best = self.prefer(list(worth.values()))
        return tuple(dice for dice in cups if abs(worth[dice] - best) <= 36 * self.slack)

    def of_36(self, open_flaps: int, dice: int) -> Any:
        """36 times the value of throwing this many dice."""
        after, values = self.turn.left[open_flaps], self.values
        return sum(
            ways * (self.prefer([values[rest] for rest in after[n]]) if after[n] else self.ends[open_flaps])
            for n, ways in WAYS[dice]
        )


class Habit:
    """A way of playing without chance: `pick` chooses one of several sets to leave open.

    It throws the first number of dice that `cups` lists; by default one die whenever allowed.
    """

    parts = 1

    def __init__(
        self,
        turn: SolvedTurn,
        pick: Callable[[Sequence[int]], int],
        cups: Callable[[int], Sequence[int]] | None = None,
    ) -> None:
        self._left, self._pick, self._cups = turn.left, pick, cups or turn.cups

    def rests(self, open_flaps: int, total: int) -> Sequence[int]:
        rests = self._left[open_flaps][total]
        return rests if len(rests) < 2 else (self._pick(rests),)

    def cups(self, open_flaps: int) -> Sequence[int]:
        return self._cups(open_flaps)[:1]


@lru_cache(maxsize=9)
def turn(flaps: int, dice: Dice) -> SolvedTurn:
    """The turn with these flaps and this rule about the dice, cached."""
    return SolvedTurn(flaps, dice)


def expected_score(flaps: int = 12, dice: Dice = "two", scoring: Scoring = "sum") -> Fraction:
    """The lowest expected minus points of a turn."""
    whole = turn(flaps, dice)
    return whole.best_play(whole.costs(scoring), min).value


def shut_chance(flaps: int = 12, dice: Dice = "two") -> Fraction:
    """The highest chance to shut the box in a turn."""
    whole = turn(flaps, dice)
    return whole.best_play(whole.shuts(), max).value
