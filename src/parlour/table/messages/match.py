"""Messages about matches and games, over HTTP and the socket. docs/reference/protocol.md explains them.

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


class FromServer(Struct, frozen=True, kw_only=True):
    """Sent by the server."""


class FromClient(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Given by a client."""


# --- a match as one client sees it ---


class SeatShown(FromServer, frozen=True, kw_only=True):
    """A seat at the table. `robot` names the robot that plays it; `here` tells of an open socket."""

    seat: int
    kind: Literal["open", "person", "robot"]
    name: str
    person: str | None = None
    robot: str | None = None
    here: bool = False
    left: bool = False
    ahead: int = 0
    seconds: float | None = None


class OfferShown(FromServer, frozen=True, kw_only=True):
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


class ClockShown(FromServer, frozen=True, kw_only=True):
    """What each seat has left (milliseconds) at server time `at`; `running` is the seat whose clock runs."""

    terms: Clock
    left: tuple[int, ...]
    running: int | None
    at: int


class Table(FromServer, frozen=True, kw_only=True):
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
    hints: bool
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
    by_hand: bool = False
    of_class: bool = False


class EventShown(FromServer, frozen=True, kw_only=True, omit_defaults=True):
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


class Side(FromServer, frozen=True, kw_only=True):
    """One way to see the match: a seat of yours (or None, a spectator's), its view, its events."""

    seat: int | None
    view: Any
    events: tuple[EventShown, ...]


class You(FromServer, frozen=True, kw_only=True):
    """Who the client is at this match; no seats: a spectator."""

    name: str | None
    seats: tuple[int, ...]
    host: bool


class Look(FromServer, frozen=True, kw_only=True):
    """All that one client sees of a match: `sides` has one entry a seat held; empty until it starts."""

    table: Table
    you: You
    seq: int
    sides: tuple[Side, ...]


# --- HTTP: what is given ---


class SeatWanted(FromClient, frozen=True, kw_only=True):
    """Who shall sit here: `me` (several: one device passed around), `open`, or `robot`.

    A handicap is points `ahead` for the seat, or the `seconds` that its robot may think at the most.
    """

    kind: Literal["me", "open", "robot"]
    name: Name | None = None
    robot: Annotated[str, Meta(max_length=64)] | None = None
    ahead: Annotated[int, Meta(ge=0, le=1_000)] = 0
    seconds: Annotated[float, Meta(gt=0, le=60)] | None = None


class Terms(Struct, frozen=True, kw_only=True):
    """What was agreed about a match besides the game's own options.

    A match `of_class` is for the pupils of that class alone, and for their teacher to look at.
    """

    public: bool = False
    rated: bool = False
    spectators: bool = True
    hold: bool = False
    clock: Clock | None = None
    leaving: Literal["robot", "pass", "forfeit"] = "robot"
    by_hand: bool = False
    hints: bool = True
    of_class: str | None = None
    teacher: str | None = None


class NewMatch(FromClient, frozen=True, kw_only=True):
    """A match to be made. Without `seats`: the maker sits at seat 0 and the others are open.

    `hold`: wait for the host's start although every seat is taken. `by_hand`: dice, balls and tiles are
    real ones on a table, and what falls is typed in as acts.
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
    by_hand: bool = False
    hints: bool = True


class Join(FromClient, frozen=True, kw_only=True):
    """Sit down: at this seat, or at the first open one."""

    seat: SeatNumber | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class Start(FromClient, frozen=True, kw_only=True):
    """The host starts a held match. `robots` fills the seats that are still open with that robot."""

    robots: Annotated[str, Meta(max_length=64)] | None = None


class Rematch(FromClient, frozen=True, kw_only=True):
    """How the seats of the rematch follow from those of the match."""

    seats: Literal["same", "rotated", "drawn"] = "rotated"


class GiveNonce(FromClient, frozen=True, kw_only=True):
    """A nonce for the match's chance, while it has not started; without a seat, for all of one's own."""

    nonce: Nonce
    seat: SeatNumber | None = None


class PreviewWanted(FromClient, frozen=True, kw_only=True):
    """A placement of Abaku to be looked at on the board of a view."""

    view: dict[str, Any]
    act: ActText


# --- HTTP: what is answered ---


class OptionShown(FromServer, frozen=True, kw_only=True):
    """An option of a game with what it may be.

    `seats` has the fewest and most seats under those of its values that change them.
    """

    name: str
    kind: Literal["switch", "choice", "number", "text"]
    default: Any
    values: tuple[Any, ...]
    low: int | None
    high: int | None
    optional: bool
    about: str
    seats: dict[str, tuple[int, int]]


class RobotShown(FromServer, frozen=True, kw_only=True):
    """A robot that can be given a seat."""

    name: str
    thinks: str


class GameShown(FromServer, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    name: str
    rules: int
    seats: tuple[int, int]
    options: tuple[OptionShown, ...]
    robots: tuple[RobotShown, ...]


class MatchListed(FromServer, frozen=True, kw_only=True):
    """A match in a list. `yours` are the seats of whoever asks; `places` (0 is best) once it is over."""

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
    people: tuple[str | None, ...] = ()
    places: tuple[int, ...] | None = None


class Listing(FromServer, frozen=True, kw_only=True):
    """A page of matches, newest first; `more` is the `before` of the next page."""

    matches: tuple[MatchListed, ...]
    more: str | None


class Problem(FromServer, frozen=True, kw_only=True):
    """Every refusal over HTTP: a stable code, a sentence, and what a translation needs."""

    code: str
    reason: str
    details: dict[str, Any] = {}
