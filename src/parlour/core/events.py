"""The events of a record. The game folds acts and chance, the match folds the rest."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType


class _Event(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """`seq` counts from 1 without gaps; `at` is milliseconds since 1970, 0 if the time is unknown.

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
    """An outcome of chance. `engine` is set if another engine than the header's simulated it."""

    by: Literal["chance"] = "chance"
    act: str
    engine: str | UnsetType = UNSET


class TakeBack(_Event, frozen=True, kw_only=True, tag="take-back"):
    """The match went back to its state after event `to` (0: the start)."""

    to: int


class Resign(_Event, frozen=True, kw_only=True, tag="resign"):
    """A seat resigned."""

    by: int


class Offer(_Event, frozen=True, kw_only=True, tag="offer"):
    """A seat's offer, which needs the others' consent; `to` is for a take-back."""

    by: int
    what: Literal["draw", "end", "take-back", "pause", "resume", "adjourn"]
    to: int | None = None


class Answer(_Event, frozen=True, kw_only=True, tag="answer"):
    """A seat's answer to the offer with seq `to`."""

    by: int
    to: int
    yes: bool


class Flag(_Event, frozen=True, kw_only=True, tag="flag"):
    """A seat's clock ran out. `out`: by that it has lost; otherwise what follows is events of their own."""

    seat: int
    out: bool | UnsetType = UNSET


class Seat(_Event, frozen=True, kw_only=True, tag="seat"):
    """Somebody joined a seat, left it, or was replaced."""

    seat: int
    what: Literal["joined", "left", "replaced"]
    name: str


class Ended(_Event, frozen=True, kw_only=True, tag="ended"):
    """The match ended since no person plays any more: they `left`, `resigned`, lost on `time`, or it was
    `aborted`: all left before the first act, or it was called off."""

    by: Literal["host"] = "host"
    why: Literal["left", "resigned", "time", "aborted"]


Event: TypeAlias = Act | ChanceAnswer | TakeBack | Resign | Offer | Answer | Flag | Seat | Ended
