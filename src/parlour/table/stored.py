"""A match as it is stored: who sits where, on what terms, and how far it is."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from parlour.core.events import Event
from parlour.core.record import Header
from parlour.table.messages.match import Terms

Status = Literal["open", "running", "over"]
#: events as they are stored, each with the idempotency key of the message that caused it
Rows = list[tuple[Event, str | None]]


class Chair(Struct, kw_only=True):
    """Who has a seat. `robot` names the robot that acts for it, also after a person has left.

    An open chair with a person is reserved for that person.
    """

    seat: int
    kind: Literal["open", "person", "robot"] = "open"
    person: str | None = None
    name: str = ""
    robot: str | None = None
    #: what the player adds to chance: the commitment (None: nothing, empty: still to come), then the nonce
    commitment: str | None = None
    nonce: str = ""
    left: bool = False
    #: handicap: points given to the seat at the start, and the seconds that its robot may think
    ahead: int = 0
    seconds: float | None = None


class RematchAsked(Struct, frozen=True, kw_only=True):
    """The people who want a rematch, and what was said about it last, by whom."""

    people: tuple[str, ...]
    state: Literal["asked", "declined", "taken-back"]
    by: str
    at: int
    order: Literal["same", "rotated", "drawn"] = "rotated"
    #: those whose seats will commit to a nonce
    fair: tuple[str, ...] = ()


class StoredMatch(Struct, kw_only=True):
    """A match as stored in the database."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    terms: Terms
    status: Status
    host: str
    host_name: str
    created: int
    seed: bytes
    header: Header | None
    rematch: str | None
    chairs: list[Chair]
    started: int | None = None
    due: int | None = None
    again: RematchAsked | None = None
    #: when all seats were taken and their commitments fixed
    sealed: int | None = None
    #: the beacon's round that is mixed in
    beacon: int | None = None
    #: the code for a big screen, if there is one
    code: str | None = None
