"""Messages about leagues."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from .chat import PersonId
from .match import Clock, FromClient, FromServer, Name

Pairing: TypeAlias = Literal["round-robin", "swiss"]
SeasonStatus: TypeAlias = Literal["open", "running", "over"]
_Small: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]


class NewLeague(FromClient, frozen=True, kw_only=True):
    """A league of two-player matches.

    `rounds`: rounds of a Swiss season, or how often everybody meets everybody. A group has at least
    `group_size` players; after a season `moves` of each are promoted and relegated. A round ends after
    `days`. With `robots` it is a league of these robots.
    """

    name: Name
    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = field(default_factory=dict)
    pairing: Pairing = "round-robin"
    rounds: Annotated[int, Meta(ge=1, le=30)] = 1
    group_size: Annotated[int, Meta(ge=2, le=64)] = 8
    moves: Annotated[int, Meta(ge=0, le=16)] = 1
    days: Annotated[int, Meta(ge=1, le=90)] = 7
    clock: Clock = Clock(move=2 * 86_400_000)
    rated: bool = True
    robots: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=64)] = ()


class LeagueShown(FromServer, frozen=True, kw_only=True):
    """A league and the state of its newest season."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    of: Literal["people", "robots"]
    pairing: Pairing
    rounds: int
    group_size: int
    moves: int
    days: int
    clock: Clock
    rated: bool
    season: int
    status: SeasonStatus
    round: int
    players: int


class Standing(FromServer, frozen=True, kw_only=True):
    """A row of the standings: a win is 2 points, a draw 1. `tiebreak` decides ties (see the docs)."""

    place: int
    player: str
    name: str
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    tiebreak: int
    withdrawn: bool


class PairingShown(FromServer, frozen=True, kw_only=True):
    """A pairing; `first` has seat 0, or a bye if there is no `second`. `points` once it is settled."""

    round: int
    board: int
    first: str
    second: str | None
    match: str | None
    points: tuple[int, int] | None


class GroupShown(FromServer, frozen=True, kw_only=True):
    """A group: its standings, best first, and its pairings."""

    group: int
    table: tuple[Standing, ...]
    pairings: tuple[PairingShown, ...]


class SeasonShown(FromServer, frozen=True, kw_only=True):
    """A season of a league; group 0 is the highest. `due` is the round's deadline."""

    league: LeagueShown
    season: int
    status: SeasonStatus
    round: int
    due: int | None
    groups: tuple[GroupShown, ...]


class Enter(FromClient, frozen=True, kw_only=True):
    """Join or leave a league; an administrator can name another `person`."""

    person: PersonId | None = None


class Settle(FromClient, frozen=True, kw_only=True):
    """An administrator's result for a pairing: the points of `first` and `second`."""

    group: _Small
    round: _Small
    board: _Small
    points: tuple[Annotated[int, Meta(ge=0, le=2)], Annotated[int, Meta(ge=0, le=2)]]
