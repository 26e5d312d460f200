"""Events: what a record is a list of. The game folds acts and chance, the match folds the rest."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType


class _Event(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """`seq` counts from 1 without gaps; `at` is milliseconds since 1970, 0 where no clock was kept.

    `by` is a seat, chance, or the host: the program or person that runs the table.
    """

    seq: int
    at: int = 0
    by: int | Literal["chance", "host"]


class Act(_Event, frozen=True, kw_only=True, tag="act"):
    """A seat played an action."""

    by: int
    act: str


class ChanceAnswer(_Event, frozen=True, kw_only=True, tag="chance"):
    """Chance answered. `engine` is there where it was simulated by another engine than the header names."""

    by: Literal["chance"] = "chance"
    act: str
    engine: str | UnsetType = UNSET


class TakeBack(_Event, frozen=True, kw_only=True, tag="take-back"):
    """The match went back to how it stood after event `to` (0: the start)."""

    to: int


class Resign(_Event, frozen=True, kw_only=True, tag="resign"):
    """A seat gave up."""

    by: int


class Offer(_Event, frozen=True, kw_only=True, tag="offer"):
    """A seat proposes something that needs the others' consent; `to` is for a take-back."""

    by: int
    what: Literal["draw", "end", "take-back", "pause", "resume", "adjourn"]
    to: int | None = None


class Answer(_Event, frozen=True, kw_only=True, tag="answer"):
    """A seat's answer to the offer with seq `to`."""

    by: int
    to: int
    yes: bool


class Flag(_Event, frozen=True, kw_only=True, tag="flag"):
    """A seat's clock ran out. What follows from it stands in the events after it."""

    seat: int


class Seat(_Event, frozen=True, kw_only=True, tag="seat"):
    """Somebody joined a seat, left it, or was replaced."""

    seat: int
    what: Literal["joined", "left", "replaced"]
    name: str


Event: TypeAlias = Act | ChanceAnswer | TakeBack | Resign | Offer | Answer | Flag | Seat
