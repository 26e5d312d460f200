"""The actions of Shut the Box: choose dice, throw, close flaps."""

from __future__ import annotations

from fractions import Fraction

from parlour.core.action import Action
from parlour.core.errors import BadNotation

from .tray import MOST_FLAPS, SETS, set_of


class TakeDice(Action, frozen=True):
    """Choose to throw one die or two, where the option `dice` allows it: `one`, `two`."""

    dice: int

    def __str__(self) -> str:
        return _DICE_WORDS.get(self.dice, str(self.dice))


class ThrowDice(Action, frozen=True):
    """Chance: how two dice fall, the smaller first: `3+4`."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"{self.low}+{self.high}"


class Numbers(Action, frozen=True):
    """The flaps that a player closes: `2,5`. It is also the throw of a single die, `3`: both are written the
    same way, so they are the same action, and the state knows which is meant."""

    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return ",".join(map(str, self.numbers))


_DICE_WORDS = {1: "one", 2: "two"}
TAKE_ONE, TAKE_TWO = TakeDice(1), TakeDice(2)

#: the 21 throws of two dice and the six of one, with their odds
TWO_DICE = tuple(
    (ThrowDice(low, high), Fraction(1 if low == high else 2, 36))
    for low in range(1, 7)
    for high in range(low, 7)
)
ONE_DIE = tuple((Numbers((number,)), Fraction(1, 6)) for number in range(1, 7))

#: for each total, the sets of flaps that add up to it, as bits and as action, sorted by action
CLOSINGS = tuple(
    tuple((set_of(action.numbers), action) for action in sorted(Numbers(numbers) for numbers in sets))
    for sets in SETS
)


def read(text: str) -> Action:
    """`one`, `two`, `3+4`, `3` or `2,5`; dice and flaps may be written in any order."""
    word = text.strip()
    if word in _DICE_WORDS.values():
        return TAKE_ONE if word == "one" else TAKE_TWO
    if "+" in word:
        dice = sorted(read_number(part, 6, "die") for part in word.split("+"))
        if len(dice) != 2:
            raise BadNotation(f"{text[:20]!r} is no throw; write two dice like 3+4")
        return ThrowDice(dice[0], dice[1])
    return Numbers(read_flaps(word))


def read_flaps(text: str) -> tuple[int, ...]:
    """The numbers in `1,2,5,12`, sorted; no number twice."""
    numbers = sorted(read_number(part, MOST_FLAPS, "flap") for part in text.split(","))
    if len(set(numbers)) < len(numbers):
        raise BadNotation(f"{text[:40]!r} names a flap twice; name each flap once")
    return tuple(numbers)


def read_number(text: str, highest: int, what: str) -> int:
    """A number from 1 to `highest`, without signs or leading zeros."""
    word = text.strip()
    if word.isascii() and word.isdigit() and word[0] != "0" and len(word) <= 2 and int(word) <= highest:
        return int(word)
    raise BadNotation(f"{text[:20]!r} is no {what}; write a number from 1 to {highest}")
