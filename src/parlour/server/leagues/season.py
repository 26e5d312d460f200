"""A season loaded from the database: groups, pairings, results, and how the next round is paired."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from parlour.server.base.now import now_ms
from parlour.server.store.schema import entries, pairings, people, seasons

from .pairing import Pair, round_robin, swiss
from .standings import WIN, PairingResult, StandingsRow, table
from .terms import League

_DAY_MS = 86_400_000


class Season(Struct, frozen=True, kw_only=True):
    """One season, loaded at once."""

    league: League
    number: int
    status: str
    round: int
    due: int | None
    entries: list[Any]
    pairings: list[Any]
    names: dict[str, str]

    @classmethod
    def read(cls, connection: Connection, league: League, number: int) -> Season | None:
        """Load a season of the league; None if there is no such season."""
        where = seasons.c.league == league.id, seasons.c.season == number
        row = connection.execute(select(seasons).where(*where)).one_or_none()
        if row is None:
            return None
        found = connection.execute(
            select(entries, people.c.name)
            .outerjoin(people, people.c.id == entries.c.player)
            .where(entries.c.league == league.id, entries.c.season == number)
            .order_by(entries.c.rank, entries.c.player)
        ).all()
        met = connection.execute(
            select(pairings)
            .where(pairings.c.league == league.id, pairings.c.season == number)
            .order_by(pairings.c.group, pairings.c.round, pairings.c.board)
        ).all()
        return cls(
            league=league,
            number=number,
            status=row.status,
            round=row.round,
            due=row.due,
            entries=list(found),
            pairings=list(met),
            names={entry.player: entry.name or entry.player for entry in found},
        )

    @property
    def groups(self) -> list[int]:
        return sorted({entry.group or 0 for entry in self.entries})

    def players(self, group: int, staying: bool = False) -> list[str]:
        """The players of a group in their order at the start of the season."""
        return [e.player for e in self.entries if (e.group or 0) == group and not (staying and e.withdrawn)]

    def results(self, group: int) -> list[PairingResult]:
        return [
            PairingResult(p.first, p.second, (p.first_points, p.second_points or 0))
            for p in self.pairings
            if p.group == group and p.first_points is not None
        ]

    def table(self, group: int) -> list[StandingsRow]:
        return table(self.players(group), self.results(group), self.league.terms.pairing == "swiss")

    def last_round(self) -> int:
        """The number of the season's last round."""
        terms = self.league.terms
        if terms.pairing == "swiss":
            largest = max(len(self.players(group)) for group in self.groups)
            return min(terms.rounds, largest - 1 + largest % 2)
        return max(len(round_robin(self.players(g), terms.rounds)) for g in self.groups)

    def paired(self, group: int, number: int) -> list[Pair]:
        """The pairings of a round in a group."""
        terms = self.league.terms
        if terms.pairing == "round-robin":
            rounds = round_robin(self.players(group), terms.rounds)
            return rounds[number - 1] if number <= len(rounds) else []
        mine = [p for p in self.pairings if p.group == group]
        lead: Counter[str] = Counter()
        for pair in mine:
            if pair.second is not None:
                lead[pair.first] += 1
                lead[pair.second] -= 1
        staying = set(self.players(group, staying=True))
        return swiss(
            [row.player for row in self.table(group) if row.player in staying],
            {frozenset((p.first, p.second)) for p in mine if p.second is not None},
            lead,
            {p.first for p in mine if p.second is None},
        )

    def begin_round(self, connection: Connection, number: int) -> bool:
        """Begin this round; False if another worker has begun it already."""
        done = connection.execute(
            update(seasons)
            .where(
                seasons.c.league == self.league.id,
                seasons.c.season == self.number,
                seasons.c.round == number - 1,
                seasons.c.status != "over",
            )
            .values(round=number, status="running", due=now_ms() + self.league.terms.days * _DAY_MS)
        )
        if done.rowcount != 1:
            return False
        rows = [
            {
                "league": self.league.id,
                "season": self.number,
                "group": group,
                "round": number,
                "board": board,
                "first": first,
                "second": second,
                "first_points": WIN if second is None else None,
            }
            for group in self.groups
            for board, (first, second) in enumerate(self.paired(group, number), 1)
        ]
        if rows:
            connection.execute(insert(pairings), rows)
        return True
