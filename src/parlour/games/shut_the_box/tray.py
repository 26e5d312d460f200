"""The tray: flaps, the sets of them that add up to a throw, and what open flaps cost.

A set of flaps is a whole number with one bit a flap: bit 0 is flap 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from .options import Scoring

MOST_FLAPS = 12
#: the highest throw of two dice
HIGHEST_THROW = 12


def all_open(flaps: int) -> int:
    """The set of all flaps of a tray."""
    return (1 << flaps) - 1


def numbers_in(open_flaps: int) -> tuple[int, ...]:
    """The numbers of a set of flaps, smallest first."""
    return tuple(n for n in range(1, MOST_FLAPS + 1) if open_flaps >> (n - 1) & 1)


def set_of(numbers: Iterable[int]) -> int:
    """The set of the flaps with these numbers."""
    return sum(1 << (n - 1) for n in numbers)


def _sets_by_total() -> tuple[tuple[tuple[int, ...], ...], ...]:
    found: list[list[tuple[int, ...]]] = [[] for _ in range(HIGHEST_THROW + 1)]
    for size in range(1, MOST_FLAPS + 1):
        for numbers in combinations(range(1, MOST_FLAPS + 1), size):
            if sum(numbers) <= HIGHEST_THROW:
                found[sum(numbers)].append(numbers)
    return tuple(tuple(sets) for sets in found)


#: for each total, every set of different numbers that adds up to it
SETS = _sets_by_total()
_MASKS = tuple(tuple(map(set_of, sets)) for sets in SETS)


def fits(open_flaps: int, total: int) -> bool:
    """Whether some of the open flaps add up to exactly that total."""
    return any(open_flaps & mask == mask for mask in _MASKS[total])


def minus_points(open_flaps: int, scoring: Scoring) -> int:
    """What open flaps cost: 2, 3 and 4 are 9 by `sum` and 234 by `digits`."""
    numbers = numbers_in(open_flaps)
    if scoring == "sum":
        return sum(numbers)
    return int("".join(map(str, numbers)) or "0")


def may_take_one(open_flaps: int, dice: str) -> bool:
    """Whether the player may throw one die instead of two."""
    if dice == "one-when-six":
        return sum(numbers_in(open_flaps)) <= 6
    return dice == "one-when-high-shut" and open_flaps >> 6 == 0
