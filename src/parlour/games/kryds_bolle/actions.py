"""The actions of Kryds & Bolle: put a ball on a bar, with `free` placement at a level; and lots."""

from __future__ import annotations

from functools import cache

from parlour.core.action import Action
from parlour.core.errors import BadNotation

from .cube import PLACES, bar_name


class PlaceBall(Action, frozen=True):
    """Put a ball on bar 0–8; `level` is 0–2 with `free` placement, None with `stacked`."""

    bar: int
    level: int | None = None

    def __str__(self) -> str:
        return _text(self.bar, self.level)


class Begins(Action, frozen=True):
    """Chance: the seat that begins, `first 1`."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


@cache
def _text(bar: int, level: int | None) -> str:
    """Cached: there are only 36, and every view lists some."""
    name = bar_name(bar)
    return name if level is None else f"{name}.{level + 1}"


def read(text: str) -> Action:
    """`b2` or `b2.3`, or `first 1`."""
    action = _BY_TEXT.get(text)
    if action is None:
        raise BadNotation(f"{text[:20]!r} is no place; write a bar like b2, or bar and level like b2.3")
    return action


#: the nine bars in the order of their texts
ON_BAR = tuple(sorted(PlaceBall(bar) for bar in range(9)))
#: the 27 places, by place number
AT_PLACE = tuple(PlaceBall(place % 9, place // 9) for place in range(PLACES))
BEGINS = (Begins(0), Begins(1))
_BY_TEXT: dict[str, Action] = {str(action): action for action in (*ON_BAR, *AT_PLACE, *BEGINS)}
