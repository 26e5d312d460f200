"""What a review needs from a game: the value of a state for every seat, and of each choice."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Protocol

from msgspec import Struct

from parlour.core.state import State


class MoveWorth(Struct, frozen=True):
    """The value of a state for each seat; None if unknown."""

    values: tuple[Fraction | None, ...]
    exact: bool


class Choices(Struct, frozen=True):
    """The value of each action for the seat to act, by the action's text.

    If `exact`, values are proved; an action with only a bound has that bound as its value.
    """

    values: Mapping[str, Fraction]
    exact: bool

    @property
    def best(self) -> Fraction:
        """The value of the best action."""
        return max(self.values.values())


class Valuer(Protocol):
    """Values the states of one review. It may cache its results."""

    #: the unit of values: `chance` (to win, 0 to 1), `difference` or `points`
    unit: str
    #: what the values mean, as an English sentence
    meaning: str
    #: the meaning as a stable key, for the locales
    measure: str

    def worth(self, state: State) -> MoveWorth:
        """The value of any state of the record, including the last."""

    def choices(self, state: State, chosen: str) -> Choices | None:
        """The choices of the seat to act; None if they can't be compared.

        `chosen` is the action that was played, so that its own value is not just a bound.
        """


def shared(winners: tuple[int, ...], seats: int) -> tuple[Fraction, ...]:
    """Every seat's value at the end as a chance to win; a shared win counts its share."""
    return tuple(Fraction(seat in winners, len(winners) or 1) for seat in range(seats))


def between_two(seat: int, value: Fraction, total: int) -> tuple[Fraction, Fraction]:
    """Both seats' values from one seat's, if they always add up to `total`."""
    return (value, total - value) if seat == 0 else (total - value, value)
