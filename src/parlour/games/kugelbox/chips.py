"""Chips: which throws match and rob each, and what it is worth in Take It.

A chip's name says what it asks: `8` at least 8 points, `<=4` at most 4, `line` and `square` that shape. A
pile is a tuple of names in order: numbers up, then at-most numbers, lines, squares. Twelve chips are in a
box; `USUAL` are those of ours, and the option `chips` names those of another printing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from .box import Score

Pile: TypeAlias = tuple[str, ...]


class Chip(Struct, frozen=True):
    """One kind of chip. `number` is compared with the points of a throw; line and square have none."""

    name: str
    asks: Literal["at-least", "at-most", "line", "square"]
    number: int
    worth: int


#: so many chips are in every box
COUNT: Final = 12
#: the twelve of our box
USUAL: Final[Pile] = ("2", "3", "4", "5", "8", "12", "<=4", "<=6", "line", "line", "square", "square")
#: numbers on a chip are points that a throw can count
_NAME = re.compile(r"(<=)?([1-9]|1[0-9]|2[0-5])|line|square")
_WORTH: Final = {"line": 1, "square": 9}


def is_chip(name: str) -> bool:
    """Whether a chip can have this name."""
    return _NAME.fullmatch(name) is not None


@cache
def chip_named(name: str) -> Chip:
    """The chip of a name that is one."""
    found = _NAME.fullmatch(name)
    assert found is not None
    if name == "line":
        return Chip(name, "line", 0, _WORTH[name])
    if name == "square":
        return Chip(name, "square", 0, _WORTH[name])
    number = int(found[2])
    return Chip(name, "at-most" if found[1] else "at-least", number, number)


def kinds(pile: Pile) -> Pile:
    """The different chips of a pile, in its order."""
    return tuple(dict.fromkeys(pile))


def meets(name: str, score: Score) -> bool:
    """Whether the throw matches the chip, so that it may be laid out or taken from the middle."""
    chip = chip_named(name)
    if chip.asks == "at-least":
        return score.points >= chip.number
    if chip.asks == "at-most":
        return score.points <= chip.number
    return score.shape == chip.asks


def robs(name: str, score: Score) -> bool:
    """Whether the throw may rob the chip from another seat: a number only with exactly that many points."""
    chip = chip_named(name)
    if chip.asks in ("at-least", "at-most"):
        return score.points == chip.number
    return score.shape == chip.asks


def worth(pile: Pile) -> int:
    """What the chips of a pile score in Take It."""
    return sum(chip_named(name).worth for name in pile)


def with_chip(pile: Pile, name: str) -> Pile:
    """The pile with one more chip."""
    return sorted_pile((*pile, name))


def without_chip(pile: Pile, name: str) -> Pile:
    """The pile without one chip of that name."""
    at = pile.index(name)
    return pile[:at] + pile[at + 1 :]


_ORDER: Final = ("at-least", "at-most", "line", "square")


def sorted_pile(names: Iterable[str]) -> Pile:
    """These chips in the order of piles."""
    return tuple(sorted(names, key=_rank))


@cache
def _rank(name: str) -> tuple[int, int]:
    chip = chip_named(name)
    return _ORDER.index(chip.asks), chip.number


def rest(box: Pile, *piles: Iterable[str]) -> Pile | None:
    """The chips of a box that are in none of the piles; None if the piles hold more of a kind than it has."""
    left = list(box)
    try:
        for pile in piles:
            for name in pile:
                left.remove(name)
    except ValueError:
        return None
    return tuple(left)
