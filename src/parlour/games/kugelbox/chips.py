"""The twelve chips: which throws match and rob each, and what it is worth in Take It.

A pile of chips is a tuple of their names in the order of `CHIPS`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from .box import Score

Pile: TypeAlias = tuple[str, ...]


class Chip(Struct, frozen=True):
    """One kind of chip. `number` is compared with the points of a throw; line and square have none."""

    name: str
    copies: int
    asks: Literal["at-least", "at-most", "line", "square"]
    number: int
    worth: int


#: every kind of chip, in the order of piles
CHIPS: Final = (
    Chip("2", 1, "at-least", 2, 2),
    Chip("3", 1, "at-least", 3, 3),
    Chip("4", 1, "at-least", 4, 4),
    Chip("5", 1, "at-least", 5, 5),
    Chip("8", 1, "at-least", 8, 8),
    Chip("12", 1, "at-least", 12, 12),
    Chip("<=4", 1, "at-most", 4, 4),
    Chip("<=6", 1, "at-most", 6, 6),
    Chip("line", 2, "line", 0, 1),
    Chip("square", 2, "square", 0, 9),
)
BY_NAME: Final = {chip.name: chip for chip in CHIPS}
#: all twelve
ALL: Final[Pile] = tuple(chip.name for chip in CHIPS for _ in range(chip.copies))
_RANK: Final = {chip.name: rank for rank, chip in enumerate(CHIPS)}


def meets(name: str, score: Score) -> bool:
    """Whether the throw matches the chip, so that it may be laid out or taken from the middle."""
    chip = BY_NAME[name]
    if chip.asks == "at-least":
        return score.points >= chip.number
    if chip.asks == "at-most":
        return score.points <= chip.number
    return score.shape == chip.asks


def robs(name: str, score: Score) -> bool:
    """Whether the throw may rob the chip from another seat: a number only with exactly that many points."""
    chip = BY_NAME[name]
    if chip.asks in ("at-least", "at-most"):
        return score.points == chip.number
    return score.shape == chip.asks


def worth(pile: Pile) -> int:
    """What the chips of a pile score in Take It."""
    return sum(BY_NAME[name].worth for name in pile)


def with_chip(pile: Pile, name: str) -> Pile:
    """The pile with one more chip."""
    return sorted_pile((*pile, name))


def without_chip(pile: Pile, name: str) -> Pile:
    """The pile without one chip of that name."""
    at = pile.index(name)
    return pile[:at] + pile[at + 1 :]


def sorted_pile(names: Iterable[str]) -> Pile:
    """These chips in the order of `CHIPS`."""
    return tuple(sorted(names, key=_RANK.__getitem__))


def rest(*piles: Iterable[str]) -> Pile | None:
    """The chips that are in none of the piles; None if the piles hold more of a kind than there are."""
    left = list(ALL)
    try:
        for pile in piles:
            for name in pile:
                left.remove(name)
    except ValueError:
        return None
    return tuple(left)
