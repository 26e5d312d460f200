"""The wire: every type that crosses HTTP or the socket. docs/reference/protocol.md explains them.

Field names are those of the JSON. What a client sends is read strictly: an unknown field is refused, so
that a misspelt one is never ignored in silence.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.core.match import Result

#: the number that a client names when it opens a socket; it grows when an old client could not follow
VERSION = 1

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="made up by the client")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=128)]
ActText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]


class _Sent(Struct, frozen=True, kw_only=True):
    """Sent by the server."""


class _Given(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Given by a client."""


# --- a match as one client sees it ---


class SeatShown(_Sent, frozen=True, kw_only=True):
    """A seat at the table. `robot` names the robot that plays it; `here` tells of an open socket."""

    seat: int
    kind: Literal["open", "person", "robot"]
    name: str
    person: str | None = None
    robot: str | None = None
    here: bool = False
    left: bool = False


class OfferShown(_Sent, frozen=True, kw_only=True):
    """An offer that waits for answers; `agreed` are the seats that said yes so far."""

    seq: int
    by: int
    what: Literal["draw", "end", "take-back", "pause", "resume", "adjourn"]
    to: int | None
    agreed: tuple[int, ...]


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Times in milliseconds: `move` for every act, or `base` and an `increment` an act, at most `cap`."""

    move: Annotated[int, Meta(ge=1_000, le=30 * 86_400_000)] | None = None
    base: Annotated[int, Meta(ge=1_000, le=30 * 86_400_000)] | None = None
    increment: Annotated[int, Meta(ge=0, le=86_400_000)] = 0
    cap: Annotated[int, Meta(ge=1_000, le=30 * 86_400_000)] | None = None


class ClockShown(_Sent, frozen=True, kw_only=True):
    """What each seat has left (milliseconds) at server time `at`; `running` is the seat whose clock runs."""

    terms: Clock
    left: tuple[int, ...]
    running: int | None
    at: int


class Table(_Sent, frozen=True, kw_only=True):
    """What everybody at a match may know about it, apart from the game itself."""

    match: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    public: bool
    rated: bool
    spectators: bool
    hold: bool
    leaving: Literal["robot", "pass", "forfeit"]
    host: str
    created: int
    seats: tuple[SeatShown, ...]
    commitment: str
    seed: str | None = None
    result: Result | None = None
    offer: OfferShown | None = None
    paused: bool = False
    clock: ClockShown | None = None
    rematch: str | None = None


class EventShown(_Sent, frozen=True, kw_only=True, omit_defaults=True):
    """An event as one seat sees it. `act` is what that seat may know of it; the rest as in a record."""

    seq: int
    at: int
    by: int | Literal["chance", "host"]
    kind: Literal["act", "chance", "take-back", "resign", "offer", "answer", "flag", "seat"]
    act: str | UnsetType = UNSET
    to: int | UnsetType | None = UNSET
    what: str | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET


class Side(_Sent, frozen=True, kw_only=True):
    """One way to see the match: a seat of yours (or None, a spectator's), its view, its events."""

    seat: int | None
    view: Any
    events: tuple[EventShown, ...]


class You(_Sent, frozen=True, kw_only=True):
    """Who the client is at this match; no seats: a spectator."""

    name: str | None
    seats: tuple[int, ...]
    host: bool


class Look(_Sent, frozen=True, kw_only=True):
    """All that one client sees of a match: `sides` has one entry a seat held; empty until it starts."""

    table: Table
    you: You
    seq: int
    sides: tuple[Side, ...]


# --- HTTP: what is given ---


class NewGuest(_Given, frozen=True, kw_only=True):
    """A person with a name and nothing else."""

    name: Name


Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
LoginName: TypeAlias = Annotated[str, Meta(min_length=3, max_length=40)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class NewAccount(_Given, frozen=True, kw_only=True):
    """An account for the guest who asks; `code` is the host's invitation where one is needed."""

    login: LoginName
    password: Password
    code: Code | None = None


class Login(_Given, frozen=True, kw_only=True):
    """Enter with a password."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(_Given, frozen=True, kw_only=True):
    """Change one's password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ResetPassword(_Given, frozen=True, kw_only=True):
    """A new password with the one-time code that the host gave out."""

    login: LoginName
    code: Code
    new: Password


class NewToken(_Given, frozen=True, kw_only=True):
    """A token for a program: it may `read`, or `play` too."""

    name: Name
    scopes: tuple[Literal["read", "play"], ...] = ("read", "play")
    days: Annotated[int, Meta(ge=1, le=3650)] | None = 365


class SeatWanted(_Given, frozen=True, kw_only=True):
    """Who shall sit here: `me` (several: one device passed around), `open`, or `robot`."""

    kind: Literal["me", "open", "robot"]
    name: Name | None = None
    robot: Annotated[str, Meta(max_length=64)] | None = None


class Terms(Struct, frozen=True, kw_only=True):
    """What was agreed about a match besides the game's own options."""

    public: bool = False
    rated: bool = False
    spectators: bool = True
    hold: bool = False
    clock: Clock | None = None
    leaving: Literal["robot", "pass", "forfeit"] = "robot"


class NewMatch(_Given, frozen=True, kw_only=True):
    """A match to be made. Without `seats`: the maker sits at seat 0 and the others are open.

    `hold`: wait for the host's start although every seat is taken.
    """

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    seats: Annotated[tuple[SeatWanted, ...], Meta(min_length=1, max_length=128)] | None = None
    public: bool = False
    rated: bool = False
    spectators: bool = True
    hold: bool = False
    clock: Clock | None = None
    leaving: Literal["robot", "pass", "forfeit"] = "robot"


class Join(_Given, frozen=True, kw_only=True):
    """Sit down: at this seat, or at the first open one."""

    seat: SeatNumber | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class Start(_Given, frozen=True, kw_only=True):
    """The host starts a held match. `robots` fills the seats that are still open with that robot."""

    robots: Annotated[str, Meta(max_length=64)] | None = None


class Rematch(_Given, frozen=True, kw_only=True):
    """How the seats of the rematch follow from those of the match."""

    seats: Literal["same", "rotated", "drawn"] = "rotated"


class GiveNonce(_Given, frozen=True, kw_only=True):
    """A nonce for the match's chance, while it has not started; without a seat, for all of one's own."""

    nonce: Nonce
    seat: SeatNumber | None = None


class PreviewWanted(_Given, frozen=True, kw_only=True):
    """A placement of Abaku to be looked at on the board of a view."""

    view: dict[str, Any]
    act: ActText


# --- what is given over HTTP and over the socket alike ---


class ActGiven(_Given, frozen=True, kw_only=True, tag_field="type", tag="act"):
    """Play `act` as event `seq` (the last one seen plus 1). Without a seat: one's own that is to act."""

    key: Key
    seq: Seq
    act: ActText
    seat: SeatNumber | None = None


class ResignGiven(_Given, frozen=True, kw_only=True, tag_field="type", tag="resign"):
    """Give up. Without a seat: all of one's own."""

    key: Key
    seat: SeatNumber | None = None


class OfferGiven(_Given, frozen=True, kw_only=True, tag_field="type", tag="offer"):
    """Propose something to the other seats; `to` is the event that a take-back returns to (0: the start)."""

    key: Key
    what: Literal["draw", "end", "take-back", "pause", "resume", "adjourn"]
    to: Seq | None = None
    seat: SeatNumber | None = None


class AnswerGiven(_Given, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """Answer the offer with seq `to`."""

    key: Key
    to: Seq
    yes: bool
    seat: SeatNumber | None = None


class LeaveGiven(_Given, frozen=True, kw_only=True, tag_field="type", tag="leave"):
    """Leave the table: before the start the seat is open again, afterwards the leaving rule holds."""

    key: Key
    seat: SeatNumber | None = None


class Ping(_Given, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Answered by a pong with the same number."""

    n: Seq = 0


Given: TypeAlias = ActGiven | ResignGiven | OfferGiven | AnswerGiven | LeaveGiven | Ping


# --- the socket: what is sent ---


class Welcome(_Sent, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The first message: the whole look, with the events after the `since` that the client named."""

    version: int = VERSION
    table: Table
    you: You
    seq: int
    sides: tuple[Side, ...]


class Update(_Sent, frozen=True, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
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


class Done(_Sent, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """What was sent under this key stands as event `seq` already (a resend), or needed no event."""

    key: str
    seq: int


class Refused(_Sent, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """What was sent under this key was not done, and why; with the current views."""

    key: str | None
    code: str
    reason: str
    details: dict[str, Any] = {}
    seq: int
    sides: tuple[Side, ...]


class Bad(_Sent, frozen=True, kw_only=True, tag_field="type", tag="bad"):
    """A frame that is no message of this protocol. After a few of them the socket is closed."""

    code: str
    reason: str


class Pong(_Sent, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to a ping; `at` is the server's time in milliseconds since 1970."""

    n: int
    at: int


Sent: TypeAlias = Welcome | Update | Done | Refused | Bad | Pong


# --- HTTP: what is answered ---


class Person(_Sent, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody known to this server."""

    id: str
    name: str
    kind: Literal["guest", "account", "gone"]
    epoch: int = 0


class TokenShown(_Sent, frozen=True, kw_only=True):
    """A token without its secret."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    expires: int | None


class TokenMade(_Sent, frozen=True, kw_only=True):
    """A new token with its secret, which is shown this once."""

    token: str
    shown: TokenShown


class OptionShown(_Sent, frozen=True, kw_only=True):
    """An option of a game with what it may be."""

    name: str
    kind: Literal["switch", "choice", "number", "text"]
    default: Any
    values: tuple[Any, ...]
    low: int | None
    high: int | None
    optional: bool
    about: str


class RobotShown(_Sent, frozen=True, kw_only=True):
    """A robot that can be given a seat."""

    name: str
    thinks: str


class GameShown(_Sent, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    name: str
    rules: int
    seats: tuple[int, int]
    options: tuple[OptionShown, ...]
    robots: tuple[RobotShown, ...]


class MatchListed(_Sent, frozen=True, kw_only=True):
    """A match in a list. `yours` are the seats of whoever asks."""

    match: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    rated: bool
    host: str
    created: int
    names: tuple[str, ...]
    open: int
    yours: tuple[int, ...] = ()


class Listing(_Sent, frozen=True, kw_only=True):
    """A page of matches, newest first; `more` is the `before` of the next page."""

    matches: tuple[MatchListed, ...]
    more: str | None


class RatingShown(_Sent, frozen=True, kw_only=True):
    """A rating: `rating` is what somebody is worth at the least, `mu` and `sigma` what is believed."""

    person: str
    name: str
    game: str
    rating: float
    mu: float
    sigma: float
    played: int


class RatingChange(_Sent, frozen=True, kw_only=True):
    """What a rated match left of somebody's rating."""

    match: str
    game: str
    at: int
    place: int
    mu: float
    sigma: float


class Profile(_Sent, frozen=True, kw_only=True):
    """Somebody as others see them."""

    id: str
    name: str
    since: int
    ratings: tuple[RatingShown, ...]
    history: tuple[RatingChange, ...]


class Health(_Sent, frozen=True, kw_only=True):
    """The server answers, and so does its database."""

    status: Literal["ok"]
    version: str


class Problem(_Sent, frozen=True, kw_only=True):
    """Every refusal over HTTP: a stable code, a sentence, and what a translation needs."""

    code: str
    reason: str
    details: dict[str, Any] = {}
