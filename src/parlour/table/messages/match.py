"""The types of messages about a match and its games. docs/reference/protocol.md explains them.

Field names are those of the JSON. Messages from clients are read strictly: an unknown field is refused, so
that a misspelt one is never ignored.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.core.fairness import LONGEST_NONCE, SHORTEST_NONCE
from parlour.core.match import Result

#: the protocol version that a client sends when it opens a socket; it grows with breaking changes
VERSION = 1
#: characters of a record that can be imported
LARGEST_IMPORT = 1_000_000

Key: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="chosen by the client; a resend with the same key is harmless",
    ),
]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce: TypeAlias = Annotated[
    str, Meta(min_length=SHORTEST_NONCE, max_length=LONGEST_NONCE, pattern=r"^[\x21-\x7e]+$")
]
Commitment: TypeAlias = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="the SHA-256 of a nonce, see docs/reference/fairness.md")
]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=128)]
Throws: TypeAlias = Literal["at-once", "asked"]
OnTime: TypeAlias = Literal["lose", "robot"]
ActText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]


class FromServer(Struct, frozen=True, kw_only=True):
    """Sent by the server."""


class FromClient(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sent by a client."""


# --- a match as a client sees it ---


class ClaimShown(FromServer, frozen=True, kw_only=True):
    """What the others may claim from time `at` on if the seat's person is still away: see `claim`."""

    what: tuple[Literal["robot", "win"], ...]
    at: int


class SeatShown(FromServer, frozen=True, kw_only=True):
    """A seat. `robot` names the robot that plays it; `here`: its person has an open socket.

    `away` is since when the person of a running match has had none. `commitment` is that of its nonce: null
    if it adds none, empty if it's still to come.
    """

    seat: int
    kind: Literal["open", "person", "robot"]
    name: str
    person: str | None = None
    robot: str | None = None
    here: bool = False
    left: bool = False
    ahead: int = 0
    seconds: float | None = None
    away: int | None = None
    claim: ClaimShown | None = None
    commitment: str | None = None
    revealed: bool = False


class OfferShown(FromServer, frozen=True, kw_only=True):
    """An offer that waits for answers; `agreed` are the seats that have accepted."""

    seq: int
    by: int
    what: Literal["draw", "end", "take-back", "pause", "resume", "adjourn"]
    to: int | None
    agreed: tuple[int, ...]


class RematchShown(FromServer, frozen=True, kw_only=True):
    """A rematch that people were asked for: the seats that `agreed` so far; `by` is who spoke last."""

    state: Literal["asked", "declined", "taken-back"]
    by: int
    agreed: tuple[int, ...]
    at: int


class ThrowShown(FromServer, frozen=True, kw_only=True):
    """Chance waits for the seat's `throw`; at server time `until` the dice are thrown without it."""

    seat: int
    until: int


class ScreenShown(FromServer, frozen=True, kw_only=True):
    """The table's code for a big screen and for phones; `here`: a screen shows the table now."""

    code: str
    here: bool


class SeatTaken(FromClient, frozen=True, kw_only=True):
    """The seat at a big screen whose own device is lost, for you to play on."""

    seat: SeatNumber


class CodeShown(FromServer, frozen=True, kw_only=True):
    """The match that a code stands for. `hosts`: you are its host and have no seat at it."""

    code: str
    match: str
    game: str
    hosts: bool = False


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Times in milliseconds: `move` for each act; or `base` plus an `increment` per act, at most `cap`."""

    move: Annotated[int, Meta(ge=1_000, le=30 * 86_400_000)] | None = None
    base: Annotated[int, Meta(ge=1_000, le=30 * 86_400_000)] | None = None
    increment: Annotated[int, Meta(ge=0, le=86_400_000)] = 0
    cap: Annotated[int, Meta(ge=1_000, le=30 * 86_400_000)] | None = None


class ClockShown(FromServer, frozen=True, kw_only=True):
    """Milliseconds left for each seat at server time `at`; `running` is the seat whose clock runs."""

    terms: Clock
    left: tuple[int, ...]
    running: int | None
    at: int


class LeagueRound(FromServer, frozen=True, kw_only=True):
    """The league's round that a match belongs to, and when that ends; `game` of at most `games`."""

    id: str
    name: str
    round: int
    due: int | None
    game: int = 1
    games: int = 1


class Table(FromServer, frozen=True, kw_only=True):
    """What everybody may know about a match, without the game's view.

    `starts`: everybody sits, and the match starts by itself at this time, in milliseconds.
    `rematch` is the match that follows; `rematch_asked` who wants it. `secrets`: seats know different things,
    so that people who share a screen must not see each other's view. `sealed`: all seats are taken, and
    nonces are being revealed. `beacon` is the round that is mixed in. `imported`: it was played elsewhere,
    and its record was verified when `host` brought it. A match that is over without a `result` ended because
    a nonce was not revealed. `screen` is there once the table has a code for a big screen.
    """

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
    starts: int | None = None
    secrets: bool = False
    throws: Throws = "at-once"
    on_time: OnTime = "lose"
    rematch_asked: RematchShown | None = None
    sealed: bool = False
    beacon: int | None = None
    league: LeagueRound | None = None
    imported: bool = False
    screen: ScreenShown | None = None


class EventShown(FromServer, frozen=True, kw_only=True, omit_defaults=True):
    """An event as one seat sees it. `act` is what the seat may know of it; the rest is as in a record."""

    seq: int
    at: int
    by: int | Literal["chance", "host"]
    kind: Literal["act", "chance", "take-back", "resign", "offer", "answer", "flag", "seat", "ended"]
    act: str | UnsetType = UNSET
    to: int | UnsetType | None = UNSET
    what: str | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    out: bool | UnsetType = UNSET
    why: str | UnsetType = UNSET


class Side(FromServer, frozen=True, kw_only=True):
    """The match from one seat of yours (null: a spectator): its view and its events."""

    seat: int | None
    view: Any
    events: tuple[EventShown, ...]


class You(FromServer, frozen=True, kw_only=True):
    """The client at this match; without seats it is a spectator."""

    name: str | None
    seats: tuple[int, ...]
    host: bool


class Look(FromServer, frozen=True, kw_only=True):
    """All that a client sees of a match: `sides` has one entry per seat held; empty before the start.

    `throw` is there while chance waits for a seat's throw.
    """

    table: Table
    you: You
    seq: int
    sides: tuple[Side, ...]
    throw: ThrowShown | None = None


# --- HTTP requests ---


class SeatWanted(FromClient, frozen=True, kw_only=True):
    """Who gets the seat: `me` (several: one device passed around), `open`, or `robot`.

    A handicap is points `ahead` for the seat, or the most `seconds` that its robot may think.
    """

    kind: Literal["me", "open", "robot"]
    name: Name | None = None
    robot: Annotated[str, Meta(max_length=64)] | None = None
    ahead: Annotated[int, Meta(ge=0, le=1_000)] = 0
    seconds: Annotated[float, Meta(gt=0, le=60)] | None = None


class Terms(Struct, frozen=True, kw_only=True):
    """The terms of a match besides the game's own options.

    `hints` null: only where no two people play against each other. A match `of_class` is visible only to the
    pupils of that class and their teacher. Without `pauses` nobody may pause or adjourn it. `league` is the
    id of the league that it belongs to, `of_round` the round in it.
    """

    public: bool = False
    rated: bool = False
    spectators: bool = True
    hold: bool = False
    clock: Clock | None = None
    leaving: Literal["robot", "pass", "forfeit"] = "robot"
    by_hand: bool = False
    countdown: int = 0
    hints: bool | None = None
    throws: Throws = "at-once"
    on_time: OnTime = "lose"
    of_class: str | None = None
    teacher: str | None = None
    pauses: bool = True
    league: str | None = None
    of_round: LeagueRound | None = None
    imported: bool = False


class NewMatch(FromClient, frozen=True, kw_only=True):
    """A match to create. Without `seats`, the creator gets seat 0 and the others are open.

    `hold`: don't start before the host does, even if every seat is taken. `countdown`: seconds between the
    last seat being taken and the start by itself; the host can stop it. `by_hand`: dice, balls and tiles
    are real ones on a table, and their outcomes are typed in as acts. `hints`: also between people (without
    it only where nobody plays against another person). `throws`: dice are thrown at once, or wait for their
    thrower's word (`asked`). `on_time`: a clock that runs out loses, or a robot takes over.
    `fair`: your seats will commit to a nonce, and the match waits for it.
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
    countdown: Annotated[int, Meta(ge=0, le=60)] = 0
    hints: bool | None = None
    throws: Throws = "at-once"
    on_time: OnTime = "lose"
    fair: bool = False


class Join(FromClient, frozen=True, kw_only=True):
    """Take this seat, or the first open one. `commitment` is that of your nonce."""

    seat: SeatNumber | None = None
    name: Name | None = None
    commitment: Commitment | None = None


class Start(FromClient, frozen=True, kw_only=True):
    """Start the match as its host. `robots` names a robot for the seats that are still open.

    `fewer`: play without the open seats instead, if the game allows so few players.
    """

    robots: Annotated[str, Meta(max_length=64)] | None = None
    fewer: bool = False


class SeatRobot(FromClient, frozen=True, kw_only=True):
    """Put a robot on an open seat as the host; without a robot, open the seat of one again."""

    seat: SeatNumber
    robot: Annotated[str, Meta(max_length=64)] | None = None


class Agree(FromClient, frozen=True, kw_only=True):
    """What is agreed at a table that has not started, all of it anew; the words are those of a new match.

    Seats stay as they are. `fair`: your seats will commit to a nonce, if there is anything to draw now.
    """

    options: dict[str, Any] = {}
    public: bool = False
    rated: bool = False
    spectators: bool = True
    clock: Clock | None = None
    leaving: Literal["robot", "pass", "forfeit"] = "robot"
    hints: bool | None = None
    on_time: OnTime = "lose"
    fair: bool = False


class Rematch(FromClient, frozen=True, kw_only=True):
    """Ask for a rematch or agree to it; `yes` false declines it or takes it back.

    `seats` of the first who asks: as before, rotated by one, or at random. `fair`: your seats will commit to
    a nonce, and the match waits for it.
    """

    seats: Literal["same", "rotated", "drawn"] = "rotated"
    yes: bool = True
    fair: bool = False


class Commit(FromClient, frozen=True, kw_only=True):
    """The commitment of your nonce, before any nonce is revealed; without a seat, for all your seats."""

    commitment: Commitment
    seat: SeatNumber | None = None


class GiveNonce(FromClient, frozen=True, kw_only=True):
    """Reveal your nonce, once the seats are sealed; without a seat, for all your seats.

    `seal` is the seal as you computed it from the table; if a commitment has changed, the nonce is refused.
    """

    nonce: Nonce
    seat: SeatNumber | None = None
    seal: Commitment | None = None


class RecordGiven(FromClient, frozen=True, kw_only=True):
    """The record of a finished match to import, as JSON or text; `public`: lists of this server show it."""

    record: Annotated[str, Meta(min_length=1, max_length=LARGEST_IMPORT)]
    public: bool = False


class PreviewWanted(FromClient, frozen=True, kw_only=True):
    """An action to preview at the table of a view."""

    view: dict[str, Any]
    act: ActText


class BestsWanted(FromClient, frozen=True, kw_only=True):
    """A game that is played alone for a score, and its options."""

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}


# --- HTTP responses ---


class BestScore(FromServer, frozen=True, kw_only=True):
    """A score, and whose it is: `name` is empty for somebody without an account."""

    points: int
    name: str
    mine: bool


class Bests(FromServer, frozen=True, kw_only=True):
    """The best scores under the same options.

    `own` is your best with any tiles, in `played` games to the end; `first` the best of everybody with the
    tiles of this `deal`.
    """

    own: int | None
    played: int
    deal: str
    first: BestScore | None


class Imported(FromServer, frozen=True, kw_only=True):
    """The match that was made of a record: how many outcomes follow from its seed, or were typed in.

    `not_simulated` counts throws of balls that another engine simulated.
    """

    match: str
    outcomes: int
    not_simulated: int
    typed: int


class OptionShown(FromServer, frozen=True, kw_only=True):
    """An option of a game with its allowed values.

    `seats` has the fewest and most seats for each value that changes them.
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
    """A robot that can take a seat."""

    name: str
    thinks: str


class RobotRecord(FromServer, frozen=True, kw_only=True):
    """How your finished matches with two seats against a robot went."""

    robot: str
    played: int
    won: int


class GameShown(FromServer, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    name: str
    rules: int
    seats: tuple[int, int]
    options: tuple[OptionShown, ...]
    robots: tuple[RobotShown, ...]


class MatchListed(FromServer, frozen=True, kw_only=True):
    """A match in a list. `yours` are the asker's seats; `places` (0 is best) once it is over.

    In the asker's own list: `waits` says what it waits for from the asker, `turn` whose turn it is, `last` is
    the time of the last event, `until` when the running clock runs out, or the round of its `league` ends.
    """

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
    robots: tuple[str | None, ...] = ()
    waits: Literal["turn", "offer", "seat"] | None = None
    turn: int | None = None
    last: int | None = None
    until: int | None = None
    league: LeagueRound | None = None


class Listing(FromServer, frozen=True, kw_only=True):
    """A page of matches, newest first; `more` is the `before` of the next page."""

    matches: tuple[MatchListed, ...]
    more: str | None


class Problem(FromServer, frozen=True, kw_only=True):
    """An error over HTTP: a stable code, an English sentence, and details for a translation."""

    code: str
    reason: str
    details: dict[str, Any] = {}
