"""Messages about leagues."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from .chat import PersonId
from .match import Clock, FromClient, FromServer, Name

Pairing: TypeAlias = Literal["round-robin", "swiss"]
SeasonStatus: TypeAlias = Literal["open", "running", "over"]
#: what ties on points are broken by
Tiebreak: TypeAlias = Literal["buchholz", "direct", "sonneborn", "won"]
#: how a pairing's points came about: as the match ended, or without one
How: TypeAlias = Literal[
    "played", "resigned", "time", "left", "draw", "end", "aborted", "forfeit", "bye", "paused", "host"
]
_Small: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]
_Days: TypeAlias = Annotated[int, Meta(ge=1, le=90)]


class NewLeague(FromClient, frozen=True, kw_only=True):
    """A league of two-player matches.

    `rounds`: rounds of a Swiss season (left out: as many as it takes to find a winner), or how often
    everybody meets everybody (once). Two who meet play the best of `best_of` games. A group has at least
    `group_size` players; after a season `moves` of each are promoted and relegated. A round ends after
    `days`. Matches can be paused only with `pauses`, and no longer than the round. `late`: people can join a
    running Swiss season too. `members`: only people with an account can join. `every`: the next season opens
    by itself and starts after so many days. With `robots` it is a league of these robots.
    """

    name: Name
    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = field(default_factory=dict)
    pairing: Pairing = "round-robin"
    rounds: Annotated[int, Meta(ge=1, le=30)] | None = None
    best_of: Annotated[int, Meta(ge=1, le=9)] = 1
    group_size: Annotated[int, Meta(ge=2, le=64)] = 8
    moves: Annotated[int, Meta(ge=0, le=16)] = 1
    days: _Days = 7
    clock: Clock = Clock(move=2 * 86_400_000)
    rated: bool = True
    pauses: bool = False
    late: bool = False
    members: bool = False
    every: _Days | None = None
    robots: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=64)] = ()


class LeagueChanged(FromClient, frozen=True, kw_only=True):
    """An administrator's changes to a league; what is left out stays. `every` 0: no season by itself."""

    name: Name | None = None
    days: _Days | None = None
    late: bool | None = None
    members: bool | None = None
    every: Annotated[int, Meta(ge=0, le=90)] | None = None


class LeagueShown(FromServer, frozen=True, kw_only=True):
    """A league and the state of its newest season. `opens`: when that starts by itself."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    of: Literal["people", "robots"]
    pairing: Pairing
    rounds: int | None
    best_of: int
    group_size: int
    moves: int
    days: int
    clock: Clock
    rated: bool
    pauses: bool
    late: bool
    members: bool
    every: int | None
    season: int
    status: SeasonStatus
    round: int
    players: int
    due: int | None


class Standing(FromServer, frozen=True, kw_only=True):
    """A row of the standings: a win is 2 points, a draw 1; the season's `tiebreaks` decide ties.

    `buchholz` is the sum of the opponents' points, `sonneborn` those of beaten opponents and half those of
    drawn ones, `direct` the points against those with as many points. `from_group` is the group of the
    season before, null for newcomers.
    """

    place: int
    player: str
    name: str
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    buchholz: int
    direct: int
    sonneborn: float
    withdrawn: bool
    from_group: int | None


class GameOfPairing(FromServer, frozen=True, kw_only=True):
    """A finished game of a pairing: the points of `first` and `second`, and how they came about."""

    match: str
    points: tuple[int, int]
    how: How


class PairingShown(FromServer, frozen=True, kw_only=True):
    """A pairing; `first` has seat 0 in the first game, or a bye if there is no `second`.

    Once it is settled, it has `points` and `how` they came about. `games` are those finished so far, if it
    is the best of several; `match` is the latest.
    """

    round: int
    board: int
    first: str
    second: str | None
    match: str | None
    points: tuple[int, int] | None
    how: How | None
    games: tuple[GameOfPairing, ...] = ()


class GroupShown(FromServer, frozen=True, kw_only=True):
    """A group: its standings, best first, and its pairings, also those of later rounds if they're known.

    `up` and `down`: how many are promoted and relegated.
    """

    group: int
    table: tuple[Standing, ...]
    pairings: tuple[PairingShown, ...]
    up: int
    down: int


class SeasonShown(FromServer, frozen=True, kw_only=True):
    """A season of a league; group 0 is the highest. `due` is the round's deadline, `rounds` the last round.

    Before it starts, groups and pairings are those it would start with now.
    """

    league: LeagueShown
    season: int
    status: SeasonStatus
    round: int
    rounds: int
    due: int | None
    tiebreaks: tuple[Tiebreak, ...]
    groups: tuple[GroupShown, ...]


class Enter(FromClient, frozen=True, kw_only=True):
    """Join or leave a league; an administrator can name another `person`."""

    person: PersonId | None = None


class Settle(FromClient, frozen=True, kw_only=True):
    """An administrator's result for a pairing: the points of `first` and `second`, with a note for the log.

    A win is 2 : 0, a draw 1 : 1; 0 : 0 if both failed to come.
    """

    group: _Small
    round: _Small
    board: _Small
    points: tuple[Annotated[int, Meta(ge=0, le=2)], Annotated[int, Meta(ge=0, le=2)]]
    note: Annotated[str, Meta(max_length=200)] = ""
