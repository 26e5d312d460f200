"""An aim: how the hand throws the two balls. It has whole numbers only, so that its text is exact.

As the thrower sees it, the box lies ahead with its low side nearest. Columns a–e run from left to right,
rows 1–5 from the low side away from the hand.
"""

from __future__ import annotations

from typing import Any, Final, Self

from parlour.core.action import Action
from parlour.core.errors import BadNotation, IllegalAction

#: each number of an aim: its least and greatest value, and its unit
LIMITS: Final[dict[str, tuple[int, int, str]]] = {
    "x": (-90, 90, "mm"),
    "dir": (-60, 60, "degrees"),
    "force": (0, 100, "percent"),
    "loft": (-30, 60, "degrees"),
    "gap": (0, 60, "mm"),
    "turn": (-180, 180, "degrees"),
}

#: the defaults of `throw DIR FORCE`: from the middle, a little upwards, red to the left of black
_PLAIN: Final = {"x": 0, "loft": 20, "gap": 20, "turn": 0}
_WRITE: Final = f"write throw 5 30 (direction, force), or all of {', '.join(LIMITS)}, like x=0"
#: more than the text of any aim
_LONGEST_TEXT: Final = 100


class Aim(Action, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the hand is and how it throws; `str(aim)` is `throw x=12 dir=-3 force=60 loft=35 gap=20 turn=0`.

    x      where the hand is along the low side, in mm to the right of its middle
    dir    direction, in degrees to the right of straight ahead
    force  from 0, the softest toss, to 100, as hard as the hand can
    loft   in degrees upwards from level
    gap    mm of air between the balls as they leave the hand; the wider, the more they drift apart
    turn   how the hand is turned: at 0 red is to the left of black, at 90 red is ahead (farther from the
           thrower), at 180 or -180 to the right, at -90 behind
    """

    x: int
    dir: int
    force: int
    loft: int
    gap: int
    turn: int

    def __post_init__(self) -> None:
        for name, (least, greatest, unit) in LIMITS.items():
            value = getattr(self, name)
            if type(value) is not int:
                raise _not_whole(name)
            if not least <= value <= greatest:
                raise IllegalAction(
                    f"{name} must be from {least} to {greatest} {unit}",
                    code="aim-out-of-limits",
                    name=name,
                    least=least,
                    greatest=greatest,
                )

    def __str__(self) -> str:
        return "throw " + " ".join(f"{name}={getattr(self, name)}" for name in LIMITS)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The aim that a text describes: all its numbers in any order, or just `throw DIR FORCE`."""
        if not isinstance(text, str) or len(text) > _LONGEST_TEXT:
            raise BadNotation(
                f"a throw is a text of at most {_LONGEST_TEXT} characters, like throw 5 30", code="bad-aim"
            )
        word, *parts = text.split(" ")
        if word != "throw":
            raise BadNotation(_WRITE, code="bad-aim")
        if len(parts) == 2 and "=" not in text:
            return cls(**{**_PLAIN, "dir": _whole("dir", parts[0]), "force": _whole("force", parts[1])})
        numbers: dict[str, int] = {}
        for part in parts:
            name, _, digits = part.partition("=")
            if name not in LIMITS or name in numbers:
                raise BadNotation(_WRITE, code="bad-aim")
            numbers[name] = _whole(name, digits)
        return cls.of(numbers)

    @classmethod
    def of(cls, numbers: Any) -> Self:
        """The aim from a mapping, as JSON gives it, with exactly the numbers of an aim."""
        if not isinstance(numbers, dict) or numbers.keys() != LIMITS.keys():
            raise BadNotation(_WRITE, code="bad-aim")
        return cls(**numbers)


def _whole(name: str, digits: str) -> int:
    """A whole number as `str(int)` writes it, so that every number has one text."""
    bare = digits.removeprefix("-")
    plain_digits = bare.isascii() and bare.isdigit() and len(bare) <= 3
    if not plain_digits or str(int(digits)) != digits:
        raise _not_whole(name)
    return int(digits)


def _not_whole(name: str) -> BadNotation:
    unit = LIMITS[name][2]
    return BadNotation(f"{name} must be a whole number of {unit}", code="bad-aim", name=name)
