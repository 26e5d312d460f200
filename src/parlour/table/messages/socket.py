"""Messages on a match's WebSocket. What a client sends there goes over HTTP too, one address a message."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from .chat import Chat, SayGiven
from .match import (
    VERSION,
    ActText,
    ClockShown,
    FromClient,
    FromServer,
    Key,
    SeatNumber,
    Seq,
    Side,
    Table,
    You,
)

# --- what is given over HTTP and over the socket alike ---


class ActGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="act"):
    """Play `act` as event `seq` (the last one seen plus 1). Without a seat: one's own that is to act."""

    key: Key
    seq: Seq
    act: ActText
    seat: SeatNumber | None = None


class ResignGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="resign"):
    """Give up. Without a seat: all of one's own."""

    key: Key
    seat: SeatNumber | None = None


class OfferGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="offer"):
    """Propose something to the other seats; `to` is the event that a take-back returns to (0: the start)."""

    key: Key
    what: Literal["draw", "end", "take-back", "pause", "resume", "adjourn"]
    to: Seq | None = None
    seat: SeatNumber | None = None


class AnswerGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """Answer the offer with seq `to`."""

    key: Key
    to: Seq
    yes: bool
    seat: SeatNumber | None = None


class LeaveGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="leave"):
    """Leave the table: before the start the seat is open again, afterwards the leaving rule holds."""

    key: Key
    seat: SeatNumber | None = None


class Ping(FromClient, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Answered by a pong with the same number."""

    n: Seq = 0


Given: TypeAlias = ActGiven | ResignGiven | OfferGiven | AnswerGiven | LeaveGiven | SayGiven | Ping


# --- the socket: what is sent ---


class Welcome(FromServer, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The first message: the whole look, with the events after the `since` that the client named."""

    version: int = VERSION
    table: Table
    you: You
    seq: int
    sides: tuple[Side, ...]


class Update(FromServer, frozen=True, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """The match is at `seq`: the events since the last message, and the views now.

    `key` is there when the update carries out what this client sent under that key. `table`, `you` and
    `clock` are there when they changed.
    """

    seq: int
    sides: tuple[Side, ...]
    key: str | UnsetType = UNSET
    table: Table | UnsetType = UNSET
    you: You | UnsetType = UNSET
    clock: ClockShown | UnsetType = UNSET


class Done(FromServer, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """What was sent under this key stands as event `seq` already (a resend), or needed no event."""

    key: str
    seq: int


class Refused(FromServer, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """What was sent under this key was not done, and why; with the current views."""

    key: str | None
    code: str
    reason: str
    details: dict[str, Any] = field(default_factory=dict)
    seq: int
    sides: tuple[Side, ...]


class Bad(FromServer, frozen=True, kw_only=True, tag_field="type", tag="bad"):
    """A frame that is no message of this protocol. After a few of them the socket is closed."""

    code: str
    reason: str


class Pong(FromServer, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to a ping; `at` is the server's time in milliseconds since 1970."""

    n: int
    at: int


Sent: TypeAlias = Welcome | Update | Chat | Done | Refused | Bad | Pong
