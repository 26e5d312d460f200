"""The second computation: plain recursions over fractions, slow and with nothing of the solver in them.

`by_rules` walks the states of the rules themselves. `by_sets` knows nothing but sets of numbers and dice; it
serves where too many states would come up.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any, TypeVar

import parlour
from parlour.games.shut_the_box.rules import ShutTheBoxState

V = TypeVar("V")
Worth = Callable[[ShutTheBoxState], Fraction]


def by_rules(state: ShutTheBoxState, worth: Worth, best: Any) -> dict[ShutTheBoxState, Fraction]:
    """The value of every state reachable from this one when each seat prefers the `best` worth."""
    known: dict[ShutTheBoxState, Fraction] = {}

    def value(state: ShutTheBoxState) -> Fraction:
        if state not in known:
            if state.actor is None:
                known[state] = worth(state)
            elif state.actor is parlour.CHANCE:
                known[state] = sum((chance * value(state.play(a)) for a, chance in state.odds()), Fraction(0))
            else:
                known[state] = best(value(state.play(action)) for action in state.legal())
        return known[state]

    value(state)
    return known


def winning(state: ShutTheBoxState) -> dict[ShutTheBoxState, Fraction]:
    """Seat 0's winning chance in every reachable state of two seats, each playing for itself."""
    known: dict[ShutTheBoxState, Fraction] = {}

    def value(state: ShutTheBoxState) -> Fraction:
        if state not in known:
            if state.actor is None:
                known[state] = Fraction(0 in state.winners, len(state.winners))
            elif state.actor is parlour.CHANCE:
                known[state] = sum((chance * value(state.play(a)) for a, chance in state.odds()), Fraction(0))
            else:
                values = [value(state.play(action)) for action in state.legal()]
                known[state] = max(values) if state.actor == 0 else min(values)
        return known[state]

    value(state)
    return known


def ends_by_rules(
    state: ShutTheBoxState, choose: Callable[[ShutTheBoxState], list[Any]]
) -> dict[int, Fraction]:
    """How likely seat 0 ends with each score, when it picks one of what `choose` lists at random."""
    scores: dict[int, Fraction] = {}
    layer = {state: Fraction(1)}
    while layer:
        after: dict[ShutTheBoxState, Fraction] = {}
        for at, chance in layer.items():
            if at.actor is None:
                scores[at.points[0]] = scores.get(at.points[0], Fraction(0)) + chance
                continue
            if at.actor is parlour.CHANCE:
                steps = list(at.odds())
            else:
                chosen = choose(at)
                steps = [(action, Fraction(1, len(chosen))) for action in chosen]
            for action, odds in steps:
                then = at.play(action)
                after[then] = after.get(then, Fraction(0)) + chance * odds
        layer = after
    return scores


TWO = {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}
ONE = {total: Fraction(1, 6) for total in range(1, 7)}


@cache
def subsets(flaps: frozenset[int], total: int) -> tuple[frozenset[int], ...]:
    """What is left after every closing of that total."""
    return tuple(
        flaps - set(numbers)
        for size in range(1, 5)
        for numbers in combinations(sorted(flaps), size)
        if sum(numbers) == total
    )


def by_sets(flaps: int, end: Callable[[frozenset[int]], V], best: Any = max, dice: str = "two") -> V:
    """The value of a turn with all flaps open; `end` may give tuples, which are compared by their first."""
    known: dict[frozenset[int], Any] = {}

    def average(flaps: frozenset[int], odds: dict[int, Fraction]) -> Any:
        worths: list[tuple[Fraction, Any]] = []
        for total, chance in odds.items():
            rests = subsets(flaps, total)
            found = best((value(rest) for rest in rests), key=_first) if rests else end(flaps)
            worths.append((chance, found))
        if isinstance(worths[0][1], tuple):
            return tuple(sum((c * w[n] for c, w in worths), Fraction(0)) for n in range(len(worths[0][1])))
        return sum((c * w for c, w in worths), Fraction(0))

    def value(flaps: frozenset[int]) -> Any:
        if flaps not in known:
            if not flaps:
                known[flaps] = end(flaps)
            else:
                ways = [average(flaps, TWO)]
                if (dice == "one-when-six" and sum(flaps) <= 6) or (
                    dice == "one-when-high-shut" and max(flaps) <= 6
                ):
                    ways.append(average(flaps, ONE))
                known[flaps] = best(ways, key=_first)
        return known[flaps]

    found: V = value(frozenset(range(1, flaps + 1)))
    return found


def _first(worth: Any) -> Any:
    return worth[0] if isinstance(worth, tuple) else worth
