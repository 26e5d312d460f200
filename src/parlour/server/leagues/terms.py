"""A league and its rules, as stored in the database."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from parlour.table.messages.league import LeagueShown, Pairing
from parlour.table.messages.match import Clock


class SeasonTerms(Struct, frozen=True, kw_only=True):
    """A league's rules, set when it is created; the host can change some of them."""

    options: dict[str, Any]
    of: Literal["people", "robots"]
    pairing: Pairing
    rounds: int | None
    group_size: int
    moves: int
    days: int
    clock: Clock
    rated: bool
    pauses: bool = False
    late: bool = False
    members: bool = False
    every: int | None = None
    best_of: int = 1


TERMS = msgspec.json.Decoder(SeasonTerms)


class League(Struct, frozen=True, kw_only=True):
    """A league with its newest season."""

    id: str
    name: str
    game: str
    terms: SeasonTerms
    season: int
    status: Literal["open", "running", "over"]
    round: int
    due: int | None
    players: int

    def shown(self) -> LeagueShown:
        return LeagueShown(
            id=self.id,
            name=self.name,
            game=self.game,
            season=self.season,
            status=self.status,
            round=self.round,
            players=self.players,
            due=self.due,
            **{name: getattr(self.terms, name) for name in SeasonTerms.__struct_fields__},
        )
