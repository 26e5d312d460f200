"""A review: every step of a match with its effects, and a summary for every seat."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct

Kind = Literal["luck", "choice", "forced", "not-judged"]


class Step(Struct, frozen=True, kw_only=True):
    """One act or chance event.

    `luck` is what a chance event gave each seat. `cost` is what a choice lost against the best one, and
    `gift` what that gave each of the others. `unclear` is the change of the estimate itself before the
    choice was judged: always 0 if values are exact.
    """

    seq: int
    #: the seat that acted; None for chance
    by: int | None
    act: str
    kind: Kind
    #: every seat's value afterwards
    after: tuple[Fraction | None, ...]
    luck: tuple[Fraction, ...]
    gift: tuple[Fraction, ...]
    unclear: tuple[Fraction, ...]
    cost: Fraction | None = None
    #: what a random action would have lost on average
    stake: Fraction | None = None
    #: the best actions, as far as known
    best: tuple[str, ...] = ()
    #: the best choices with their values, and the one that was made; best first
    ways: tuple[tuple[str, Fraction], ...] = ()
    #: whether the values at this step are proved
    exact: bool = True

    def swing(self) -> Fraction:
        """The largest change of any seat's value in this step."""
        moved = [abs(a + b) for a, b in zip(self.luck, self.gift, strict=True)]
        return max([*moved, self.cost or Fraction(0)])


class Account(Struct, frozen=True, kw_only=True):
    """A seat's match in numbers; always `start + luck + choices + others + unclear = end`.

    `choices` is what the seat's own choices lost (never above 0 if values are exact), `others` what the
    others' choices gave it.
    """

    seat: int
    name: str
    start: Fraction
    luck: Fraction
    choices: Fraction
    others: Fraction
    unclear: Fraction
    end: Fraction
    #: the number of real choices, and in how many of them the seat took a best action
    judged: int
    best: int
    #: 100: nothing was lost; 0: as much as by random play; None: there was nothing to lose
    accuracy: float | None


class Review(Struct, frozen=True, kw_only=True):
    """The review of a match. `ended` is how it ended: played, resigned, draw, end, or unfinished."""

    game: str
    options: dict[str, Any]
    unit: str
    #: what the values measure: as a stable key, and as an English sentence
    measure: str
    meaning: str
    exact: bool
    ended: str
    places: tuple[int, ...] | None
    accounts: tuple[Account, ...]
    steps: tuple[Step, ...]
    #: the seqs of the steps with the largest changes, in order of play
    turning_points: tuple[int, ...]

    def plain(self) -> dict[str, Any]:
        """This review as JSON-able values."""
        return {
            "game": self.game,
            "options": self.options,
            "unit": self.unit,
            "measure": self.measure,
            "meaning": self.meaning,
            "exact": self.exact,
            "ended": self.ended,
            "places": self.places,
            "players": [_plain(account) for account in self.accounts],
            "steps": [_plain(step) for step in self.steps],
            "turning_points": self.turning_points,
        }


def _plain(row: Struct) -> dict[str, Any]:
    return {name: _number(getattr(row, name)) for name in row.__struct_fields__}


def _number(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_number(part) for part in value]
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    return value
