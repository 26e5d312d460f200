"""A simulated club: seasons with no-shows, pauses, withdrawals, deletions and bans at random.

It never stalls, nobody meets again who needn't, every match is sound, and ratings follow strength.
"""

from __future__ import annotations

import asyncio
import math
import random
from pathlib import Path
from statistics import NormalDist
from typing import Any

import pytest
from sqlalchemy import update

from parlour.server.admin import backup
from parlour.server.base.settings import Settings
from parlour.server.http.services import Services
from parlour.server.leagues.standings import PairingResult
from parlour.server.store.schema import seasons
from parlour.table.messages.host import NewSanction
from parlour.table.messages.league import NewLeague, SeasonShown
from parlour.table.messages.match import Join
from parlour.table.messages.people import Person
from parlour.table.messages.socket import ActGiven, AnswerGiven, OfferGiven, ResignGiven
from tests.server.conftest import GENEROUS

from .test_swiss import Rounds, all_pairings, cost

PROVES = ("server/leagues", "server/match", "server/store", "table", "core")

#: OpenSkill's unit of strength: who has one more wins three games of four
BETA = 25 / 6
#: the largest group of which every pairing is tried
SMALL = 8


class Club:
    """Members of known strength, and what happens to them."""

    def __init__(self, services: Services, rng: random.Random) -> None:
        self._services = services
        self._rng = rng
        self._keys = 0
        self.members: dict[str, Person] = {}
        self.strength: dict[str, float] = {}
        self._banned: dict[str, int] = {}
        self.happened: dict[str, int] = dict.fromkeys(("no-show", "pause", "withdraw", "delete", "ban"), 0)
        #: what was checked, for the page of proofs
        self.counted: dict[str, int] = dict.fromkeys(("seasons", "rounds", "rounds tried in all pairings"), 0)

    async def grow(self, count: int) -> None:
        """Let members join until there are so many."""
        while len(self.members) < count:
            person = await self._services.people.guest(f"Member {len(self.strength) + 1}")
            self.members[person.id] = person
            self.strength[person.id] = self._rng.gauss(25, 1.5 * BETA)

    async def season(self, league: str) -> None:
        """Play a season from entries to the end."""
        shown = await self._services.leagues.show(league)
        if shown.status == "over":
            await self._services.leagues.next("console", league)
        for person in self.members.values():
            await self._services.leagues.enter(league, person)
        await self._services.leagues.start("console", league)
        shown = await self._services.leagues.show(league)
        while shown.status == "running":
            self._check_pairs(shown)
            shown = await self._round(shown)
            self.counted["rounds"] += 1
        self.counted["seasons"] += 1
        for sanction in self._banned.values():
            await self._services.sanctions.lift("console", sanction)
        self._banned.clear()

    async def _round(self, shown: SeasonShown) -> SeasonShown:
        """Play a round; a few looks after its end the next has begun, or the season is over."""
        league = shown.league.id
        await self._services.rounds.go_on()
        shown = await self._services.leagues.show(league)
        for group in shown.groups:
            for pair in group.pairings:
                if pair.round == shown.round and pair.points is None and pair.match is not None:
                    await self._meet(league, pair.match, (pair.first, pair.second or ""), shown.league.pauses)
        number = shown.round
        for _ in range(6):
            await self._services.rounds.go_on()
            shown = await self._services.leagues.show(league)
            if shown.status == "over" or shown.round > number:
                return shown
            past = update(seasons).where(seasons.c.league == league, seasons.c.status == "running")
            await self._services.store.writer.run(lambda c, q=past: c.execute(q.values(due=1)))  # type: ignore[misc]
        raise AssertionError(f"the league stalls in round {number}")

    async def _meet(self, league: str, match: str, players: tuple[str, str], pauses: bool) -> None:
        """Two are to play: mostly they do."""
        live = await self._services.matches.get(match)
        if live.status == "over" or not all(player in self.members for player in players):
            return
        what = self._rng.random()
        if what < 0.05:
            self.happened["no-show"] += 1
            if what < 0.04:
                await self._services.matches.join(live, self.members[players[what < 0.02]], Join())
            return
        for player in players:
            await self._services.matches.join(live, self.members[player], Join())
        for _ in range(2):
            await self._act(live)
        loser = self._loser(players)
        if what < 0.09 and pauses:
            self.happened["pause"] += 1
            offer = OfferGiven(key=self._key(), what="pause")
            await self._services.playing.do(live, self.members[players[0]], offer)
            yes = AnswerGiven(key=self._key(), to=live.seq, yes=True)
            await self._services.playing.do(live, self.members[players[1]], yes)
        elif what < 0.105:
            self.happened["withdraw"] += 1
            await self._services.leagues.withdraw(league, players[loser])
        elif what < 0.115:
            self.happened["delete"] += 1
            await self._services.accounts.forget(self.members.pop(players[loser]))
            self._services.matches.forget(players[loser], "somebody")
        elif what < 0.125:
            self.happened["ban"] += 1
            ban = NewSanction(what="all", person=players[loser], reason="at random", days=3)
            self._banned[players[loser]] = (await self._services.sanctions.lay("console", ban)).id
        else:
            await self._services.playing.do(live, self.members[players[loser]], ResignGiven(key=self._key()))

    def _loser(self, players: tuple[str, str]) -> int:
        gap = self.strength[players[0]] - self.strength[players[1]]
        return int(self._rng.random() < NormalDist().cdf(gap / (math.sqrt(2) * BETA)))

    async def _act(self, live: Any) -> None:
        seat = live.to_act
        text = live.match.state.seen(seat).legal[0]
        person = self.members[live.chairs[seat].person]
        await self._services.playing.do(live, person, ActGiven(key=self._key(), seq=live.seq + 1, act=text))

    def _key(self) -> str:
        self._keys += 1
        return f"k{self._keys}"

    def _check_pairs(self, shown: SeasonShown) -> None:
        """In a small Swiss group, no other pairing of this round has fewer repeats."""
        if shown.league.pairing != "swiss":
            return
        for group in shown.groups:
            rounds: Rounds = [[] for _ in range(shown.round - 1)]
            now = [(p.first, p.second) for p in group.pairings if p.round == shown.round]
            for p in group.pairings:
                if p.round < shown.round and p.points is not None:
                    real = p.how not in ("forfeit", "bye", "aborted")
                    rounds[p.round - 1].append(PairingResult(p.first, p.second, p.points, real))
            here = [player for pair in now for player in pair if player is not None]
            if len(here) <= SMALL:
                best = min(cost(pairs, rounds)[0] for pairs in all_pairings(here))
                assert cost(now, rounds)[0] == best, (shown.season, shown.round, group.group)
                self.counted["rounds tried in all pairings"] += 1

    async def check_ratings(self) -> None:
        """Ratings are in the order of strength, but for their stated error."""
        board = await self._services.ratings.board("kryds-bolle", 500)
        known = [one for one in board if one.played >= 10 and one.person in self.members]
        assert len(known) >= len(self.members) / 2
        pairs = [
            (one, other)
            for one in known
            for other in known
            if self.strength[one.person] > self.strength[other.person]
        ]
        wrong = sum(
            one.rating + 2 * math.hypot(one.error, other.error) < other.rating for one, other in pairs
        )
        ordered = sum(one.rating > other.rating for one, other in pairs)
        assert all(one.rating >= 0 for one in board)
        self.counted |= {"pairs of ratings": len(pairs), "in order": ordered}
        self.counted |= {"wrong by over two errors": wrong}
        assert wrong <= len(pairs) / 40, "two errors are exceeded by one in forty, by chance"
        assert ordered > 0.75 * len(pairs)


async def play(folder: Path, members: int, count: int, seed: int, groups: tuple[int, int]) -> Club:
    """A club of so many members plays so many seasons in two leagues."""
    database = f"sqlite:///{folder / 'parlour.sqlite3'}"
    services = Services(Settings(**{"database": database} | GENEROUS))
    club = Club(services, random.Random(seed))
    swiss = NewLeague(name="Swiss", game="kryds-bolle", pairing="swiss", group_size=groups[0], pauses=True)
    all_meet = NewLeague(name="All", game="kryds-bolle", group_size=groups[1])
    try:
        leagues = [await services.leagues.create("console", wanted) for wanted in (swiss, all_meet)]
        for _ in range(count):
            await club.grow(members)
            for league in leagues:
                await club.season(league)
            club.counted["matches"], wrong = backup.check(services.store.engine)
            assert wrong == []
        if count > 5:
            await club.check_ratings()
    finally:
        await services.close()
    return club


@pytest.mark.slow
def test_a_club_plays_two_seasons(tmp_path: Path) -> None:
    club = asyncio.run(play(tmp_path, 11, 2, seed=4, groups=(5, 5)))
    assert sum(club.happened.values()) >= 4, "something must happen for this to show anything"


@pytest.mark.prove
@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_club_of_forty_plays_ten_seasons(tmp_path: Path, seed: int, record_property: Any) -> None:
    club = asyncio.run(play(tmp_path, 40, 10, seed=seed, groups=(8, 8)))
    assert min(club.happened.values()) >= 5
    for name, number in (club.counted | club.happened).items():
        record_property(name, number)
