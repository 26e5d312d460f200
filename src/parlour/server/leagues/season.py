"""A season loaded from the database: groups, pairings, results, and how the next round is paired."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from parlour.server.base.now import now_ms
from parlour.server.store.schema import entries, pairing_games, pairings, people, ratings, seasons

from .outcome import UNPLAYED, Outcome
from .pairing import Pair, round_robin
from .standings import WIN, PairingResult, StandingsRow, group_count, grouped, table
from .swiss import rounds_needed, swiss
from .terms import League

_DAY_MS = 86_400_000
#: the players in their first order, the results of each round, who is gone, the last round
SwissSoFar = tuple[list[str], list[list[PairingResult]], set[str], int]


class Season(Struct, frozen=True, kw_only=True, dict=True):
    """One season, loaded at once. Before it starts, groups and pairings are those it would start with now."""

    league: League
    number: int
    status: str
    round: int
    due: int | None
    entries: list[Any]
    pairings: list[Any]
    #: the finished games of pairings that are the best of several
    games: list[Any]
    names: dict[str, str]
    #: each player's group in the season before
    before: dict[str, int]
    #: the rating of those who join an open season; unrated ones are missing
    worth: dict[str, float]

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
        played = connection.execute(
            select(pairing_games)
            .where(pairing_games.c.league == league.id, pairing_games.c.season == number)
            .order_by(pairing_games.c.game)
        ).all()
        last = select(entries.c.player, entries.c.group).where(
            entries.c.league == league.id, entries.c.season == number - 1, entries.c.group.is_not(None)
        )
        worth: dict[str, float] = {}
        if row.status == "open":
            new = [entry.player for entry in found if entry.rank is None]
            rated = select(ratings.c.person, ratings.c.ordinal).where(
                ratings.c.game == league.game, ratings.c.person.in_(new)
            )
            worth = {one.person: one.ordinal for one in connection.execute(rated)}
        return cls(
            league=league,
            number=number,
            status=row.status,
            round=row.round,
            due=row.due,
            entries=list(found),
            pairings=list(met),
            games=list(played),
            names={entry.player: entry.name or entry.player for entry in found},
            before={one.player: one.group for one in connection.execute(last)},
            worth=worth,
        )

    # --- groups ---

    @cached_property
    def _grouped(self) -> dict[int, list[str]]:
        """The players of each group in their order at the start of the season."""
        if self.status == "open":
            size = self.league.terms.group_size
            had = len(set(self.before.values())) or None
            split = grouped(self.order, group_count(len(self.order), size, had))
            return dict(enumerate(split))
        found: dict[int, list[str]] = {}
        for entry in self.entries:
            found.setdefault(entry.group or 0, []).append(entry.player)
        return dict(sorted(found.items()))

    @property
    def order(self) -> list[str]:
        """All players: those of last season in its final order, then newcomers by rating, unrated ones last.

        Ids are random, so unrated newcomers come in a random order that stays the same.
        """
        new = [e.player for e in self.entries if e.rank is None]
        new.sort(key=lambda player: (-self.worth.get(player, float("-inf")), player))
        return [e.player for e in self.entries if e.rank is not None] + new

    @property
    def groups(self) -> list[int]:
        return list(self._grouped) or [0]

    def players(self, group: int) -> list[str]:
        return self._grouped.get(group, [])

    @cached_property
    def gone(self) -> set[str]:
        """The players who have withdrawn."""
        return {entry.player for entry in self.entries if entry.withdrawn}

    # --- results ---

    def results(self, group: int, number: int | None = None) -> list[PairingResult]:
        """The results of a group, in all rounds or in one."""
        return [
            PairingResult(p.first, p.second, (p.first_points, p.second_points or 0), p.how not in UNPLAYED)
            for p in self.pairings
            if p.group == group and p.first_points is not None and number in (None, p.round)
        ]

    def table(self, group: int) -> list[StandingsRow]:
        return table(self.players(group), self.results(group), self.league.terms.pairing)

    def games_of(self, pairing: Any) -> list[Any]:
        """The finished games of a pairing that is the best of several."""
        where = pairing.group, pairing.round, pairing.board
        return [game for game in self.games if (game.group, game.round, game.board) == where]

    def played_of(self, pairing: Any) -> list[Outcome]:
        """The outcomes of these games, as points of the pairing's first and second."""
        return [
            Outcome(points=(game.first_points, game.second_points), how=game.how)
            for game in self.games_of(pairing)
        ]

    # --- pairings ---

    def last_round(self) -> int:
        """The number of the season's last round."""
        terms = self.league.terms
        if terms.pairing == "swiss":
            largest = max(len(self.players(group)) for group in self.groups)
            needed = terms.rounds if terms.rounds is not None else rounds_needed(largest)
            return max(self.round, min(needed, max(1, largest - 1 + largest % 2)))
        return max(len(round_robin(self.players(g), terms.rounds or 1)) for g in self.groups)

    def paired(self, group: int, number: int) -> list[Pair]:
        """The pairings of a round in a group; of a Swiss round, only if all before it are settled."""
        terms = self.league.terms
        if terms.pairing == "round-robin":
            rounds = round_robin(self.players(group), terms.rounds or 1)
            return rounds[number - 1] if number <= len(rounds) else []
        return swiss(*self.swiss_so_far(group, number))

    def swiss_so_far(self, group: int, number: int) -> SwissSoFar:
        """What a Swiss round is paired by."""
        played = [self.results(group, before) for before in range(1, number)]
        return self.players(group), played, self.gone, self.last_round()

    def drawn(self, number: int) -> list[tuple[int, list[Pair]]]:
        """Each group's pairings of a round. This may take a while: not while the database waits."""
        return [(group, self.paired(group, number)) for group in self.groups]

    def begin_round(
        self, connection: Connection, number: int, drawn: Sequence[tuple[int, Sequence[Pair]]]
    ) -> bool:
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
                "how": "bye" if second is None else None,
            }
            for group, pairs in drawn
            for board, (first, second) in enumerate(pairs, 1)
        ]
        if rows:
            connection.execute(insert(pairings), rows)
        return True
