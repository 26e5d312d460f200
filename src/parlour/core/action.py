"""Actions: a seat's moves and the outcomes of chance. Frozen values, written as text."""

from __future__ import annotations

from msgspec import Struct


class Action(Struct, frozen=True):
    """Base of every game's actions. `str(action)` is its notation, and actions sort by it."""

    def __str__(self) -> str:
        raise NotImplementedError

    def __lt__(self, other: Action) -> bool:
        return str(self) < str(other)

    def __le__(self, other: Action) -> bool:
        return str(self) <= str(other)

    def __gt__(self, other: Action) -> bool:
        return str(self) > str(other)

    def __ge__(self, other: Action) -> bool:
        return str(self) >= str(other)
