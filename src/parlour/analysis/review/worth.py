"""What a review asks of a game: what a state is worth to every seat, and what each choice is worth."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Protocol

from msgspec import Struct

from parlour.core.state import State


class MoveWorth(Struct, frozen=True):
    """What a state is worth to each seat; None where that is not known."""

    values: tuple[Fraction | None, ...]
    exact: bool


class Choices(Struct, frozen=True):
    """What each action is worth to the seat to act, by the action's text.

    Values are proved where `exact` says so; an action that is only known by a bound stands with its bound.
    """

    values: Mapping[str, Fraction]
    exact: bool

    @property
    def best(self) -> Fraction:
        """The value of the best action."""
        return max(self.values.values())


class Valuer(Protocol):
    """One for every review. It may keep what it has worked out."""

    #: what values are: `chance` (of winning, 0 to 1), `difference` or `points`
    unit: str
    #: one line for people
    meaning: str
    #: the meaning as a stable word, for the locales
    measure: str

    def worth(self, state: State) -> MoveWorth:
        """What any state of the record is worth, the last one included."""

    def choices(self, state: State, chosen: str) -> Choices | None:
        """What the seat to act could choose from; None where choices cannot be compared.

        What was `chosen` is told so that at least its own value is no mere bound.
        """


def shared(winners: tuple[int, ...], seats: int) -> tuple[Fraction, ...]:
    """What an end is worth as a chance to win: a shared win counts its share."""
    return tuple(Fraction(seat in winners, len(winners) or 1) for seat in range(seats))


def between_two(seat: int, value: Fraction, total: int) -> tuple[Fraction, Fraction]:
    """Both seats' values from one seat's, when they always add up to the same."""
    return (value, total - value) if seat == 0 else (total - value, value)
