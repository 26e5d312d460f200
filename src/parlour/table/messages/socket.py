"""Messages on a match's WebSocket, from and to the client.

Messages from the client can be sent over HTTP too, with one route for each type.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

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
    ThrowShown,
    You,
)

# --- from the client, over HTTP or the socket ---


class ActGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="act"):
    """Play `act` as event `seq` (the last seq plus 1). Without a seat: for the seat of yours to act."""

    key: Key
    seq: Seq
    act: ActText
    seat: SeatNumber | None = None


class ThrowGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="throw"):
    """Throw the dice that wait for your word, as event `seq` (the last seq plus 1)."""

    key: Key
    seq: Seq
    seat: SeatNumber | None = None


class ResignGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="resign"):
    """Resign. Without a seat: all your seats."""

    key: Key
    seat: SeatNumber | None = None


class OfferGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="offer"):
    """Make an offer to the other seats; `to` is the event that a take-back goes back to (0: the start)."""

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
    """Leave: before the start the seat is open again, afterwards the match's `leaving` rule applies."""

    key: Key
    seat: SeatNumber | None = None


class ClaimGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="claim"):
    """The person of the seat `of` is away for too long: let a `robot` play on, or claim the `win`."""

    key: Key
    of: SeatNumber
    what: Literal["robot", "win"]
    seat: SeatNumber | None = None


class RematchGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="rematch"):
    """After the end: ask for a rematch or agree to it; `yes` false declines it or takes it back."""

    key: Key
    yes: bool = True
    seats: Literal["same", "rotated", "drawn"] = "rotated"
    fair: bool = False


class ChoiceGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="choice"):
    """What you're choosing as event `seq`, not played yet: big screens show it. Empty: nothing any more.

    It has no key and no answer. In games with secrets, and without a big screen, it goes nowhere.
    """

    seq: Seq
    act: Annotated[str, Meta(max_length=100)]


class Ping(FromClient, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Asks for a pong with the same number."""

    n: Seq = 0


Given: TypeAlias = (
    ActGiven
    | ThrowGiven
    | ResignGiven
    | OfferGiven
    | AnswerGiven
    | LeaveGiven
    | ClaimGiven
    | RematchGiven
    | SayGiven
    | ChoiceGiven
    | Ping
)


# --- to the client, over the socket ---


class Welcome(FromServer, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The first message: all that the client sees, with the events after the `since` it sent."""

    version: int = VERSION
    table: Table
    you: You
    seq: int
    sides: tuple[Side, ...]
    throw: ThrowShown | None = None


class Update(FromServer, frozen=True, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """The match is at `seq`: the events since the last message, and the current views.

    `key` is set if the update answers this client's message with that key. `table`, `you` and `clock` are set
    if they changed. `throw` is there as long as chance waits for a seat's throw.
    """

    seq: int
    sides: tuple[Side, ...]
    key: str | UnsetType = UNSET
    table: Table | UnsetType = UNSET
    you: You | UnsetType = UNSET
    clock: ClockShown | UnsetType = UNSET
    throw: ThrowShown | UnsetType = UNSET


class Choosing(FromServer, frozen=True, kw_only=True, tag_field="type", tag="choosing"):
    """To big screens: what the seat is choosing as event `seq`, which isn't played yet; empty: nothing."""

    seat: int
    seq: int
    act: str


class Done(FromServer, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """The message with this key was carried out before as event `seq` (a resend), or needed no event."""

    key: str
    seq: int


class Refused(FromServer, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """The message with this key was refused, and why; with the current views."""

    key: str | None
    code: str
    reason: str
    details: dict[str, Any] = field(default_factory=dict)
    seq: int
    sides: tuple[Side, ...]


class Bad(FromServer, frozen=True, kw_only=True, tag_field="type", tag="bad"):
    """The client sent a frame that is not a valid message. After a few of them the socket is closed."""

    code: str
    reason: str


class Pong(FromServer, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to a ping; `at` is the server's time in milliseconds since 1970."""

    n: int
    at: int


Sent: TypeAlias = Welcome | Update | Chat | Choosing | Done | Refused | Bad | Pong
