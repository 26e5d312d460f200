"""Runs the rounds of leagues: creates matches, records results, begins the next round.

Every worker does this now and then. Each change in the database is conditional on the state before it, so it
happens once, however many workers try.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from sqlalchemy import Connection, insert, select, union, update

from parlour.core.errors import ParlourError
from parlour.core.registry import GAMES
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.match.matches import SERVER_PERSON, Matches
from parlour.server.match.playing import Playing
from parlour.server.store.schema import leagues as leagues_table
from parlour.server.store.schema import matches as matches_table
from parlour.server.store.schema import pairing_games, pairings, seasons
from parlour.server.store.store import Store
from parlour.table.messages.match import LeagueRound, Terms
from parlour.table.refusal import Refusal
from parlour.table.stored import Chair

from .absent import any_absent, take_out
from .best_of import decided, seats_of, seen_by_first
from .leagues import Leagues
from .outcome import Outcome, outcome, owing
from .pairing import Pair
from .reading import read_league, read_season
from .season import Season
from .standings import DRAW
from .swiss import swiss
from .terms import TERMS

log = logging.getLogger("parlour.leagues")
_DAY_MS = 86_400_000
#: Swiss players who are paired in a few milliseconds
_AT_ONCE = 60


class LeagueRounds:
    """Advances the running seasons."""

    def __init__(
        self, settings: Settings, store: Store, matches: Matches, playing: Playing, leagues: Leagues
    ) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches
        self._playing = playing
        self._leagues = leagues
        #: a request may come while the periodic task is at it
        self._lock = asyncio.Lock()

    async def go_on(self) -> None:
        """Advance every season as far as possible."""
        async with self._lock:
            await self._advance()

    async def _advance(self) -> None:
        if await self._store.ask(any_absent):
            await self._store.writer.run(take_out)
        for match in await self._store.ask(_decided):
            await self._playing.closing.close(match)
        question = select(seasons.c.league).where(seasons.c.status == "running")
        for league in await self._store.ask(lambda c: list(c.execute(question).scalars())):
            try:
                await self._go_on(league)
            except ParlourError as error:
                log.warning("league %s: %s", league, error.message)
        await self._begin_due()

    async def _go_on(self, league: str) -> None:
        season = await self._read(league)
        under_way = 0
        for pairing in (p for p in season.pairings if p.first_points is None):
            found = await self._outcome(season, pairing)
            if found is not None:
                await self._settle(season, pairing, found)
            elif pairing.match is None:
                if season.league.terms.of == "robots" and under_way >= self._settings.league_matches_at_once:
                    continue
                under_way += 1
                await self._begin(season, pairing)
            else:
                under_way += 1
                if season.league.terms.of == "robots":
                    await self._playing.resume(pairing.match)
        season = await self._read(league)
        if all(pairing.first_points is not None for pairing in season.pairings):
            coming = season.round + 1
            if season.round < season.last_round():
                drawn = await _drawn(season, coming)
                await self._store.writer.run(lambda c: season.begin_round(c, coming, drawn))
            else:
                await self._store.writer.run(lambda c: _end(c, season))

    async def _read(self, league: str) -> Season:
        return await self._store.ask(lambda c: read_season(c, read_league(c, league)))

    async def _begin_due(self) -> None:
        """Open and start the seasons that come by themselves."""
        for league, status, due, every in await self._store.ask(_by_themselves):
            try:
                if status == "over":
                    await self._leagues.next(SERVER_PERSON, league)
                elif due is not None and due <= now_ms():
                    await self._leagues.start(SERVER_PERSON, league)
            except Refusal as why:
                if why.code == "too-few-players":
                    later = now_ms() + every * _DAY_MS
                    postponed = update(seasons).where(
                        seasons.c.league == league, seasons.c.status == "open", seasons.c.due == due
                    )
                    await self._store.writer.run(lambda c, q=postponed, at=later: c.execute(q.values(due=at)))  # type: ignore[misc]

    # --- results ---

    async def _outcome(self, season: Season, pairing: Any) -> Outcome | None:
        """The result of a pairing; None while it is open. A match that can't go on is ended first."""
        players = (pairing.first, pairing.second)
        gone = [player for player in players if player in season.gone]
        if pairing.match is None:
            return Outcome.forfeit([player not in gone for player in players]) if gone else None
        live = await self._matches.get(pairing.match)
        late = season.due is not None and season.due < now_ms()
        if live.status == "running" and live.match is not None:
            if gone:
                await self._playing.closing.close(pairing.match, gone)
            elif late and live.match.paused:
                # both agreed to wait, and the round is over
                return Outcome(points=(DRAW, DRAW), how="paused")
        elif live.status == "open" and (gone or late):
            await self._playing.closing.close(pairing.match, gone or owing(live), begun=False)
        return outcome(await self._matches.get(pairing.match))

    async def _settle(self, season: Season, pairing: Any, found: Outcome) -> None:
        """Record the outcome of a game, and of the pairing if that decides it; else the next game follows."""
        before = season.played_of(pairing)
        game = seen_by_first(found, len(before)) if pairing.match is not None else found
        whole = decided([*before, game], season.league.terms.best_of)
        change: dict[str, Any] = {"match": None}
        if whole is not None:
            change = {"first_points": whole.points[0], "second_points": whole.points[1], "how": whole.how}

        def work(connection: Connection) -> None:
            done = connection.execute(
                update(pairings)
                .where(
                    *_where(season, pairing),
                    pairings.c.first_points.is_(None),
                    pairings.c.match.is_(None)
                    if pairing.match is None
                    else pairings.c.match == pairing.match,
                )
                .values(**change)
            )
            if done.rowcount == 1 and pairing.match is not None and season.league.terms.best_of > 1:
                _note_game(connection, season, pairing, len(before), game)

        await self._store.writer.run(work)

    # --- matches ---

    async def _begin(self, season: Season, pairing: Any) -> None:
        """Create the pairing's match, with seats reserved for the two; robots begin at once."""
        terms = season.league.terms
        robots = terms.of == "robots"
        game = len(season.games_of(pairing))
        chairs = [
            Chair(seat=seat, kind="robot", name=player, robot=player)
            if robots
            else Chair(seat=seat, person=player, name=season.names[player])
            for seat, player in enumerate(seats_of((pairing.first, pairing.second), game))
        ]
        agreed = Terms(
            public=True,
            rated=terms.rated,
            clock=None if robots else terms.clock,
            leaving="forfeit",
            hints=False,
            pauses=terms.pauses,
            league=season.league.id,
            of_round=LeagueRound(
                id=season.league.id,
                name=season.league.name,
                round=season.round,
                due=season.due,
                game=game + 1,
                games=terms.best_of,
            ),
        )
        try:
            live = await self._matches.add(
                await self._matches.server_person(),
                GAMES.get(season.league.game),
                terms.options,
                agreed,
                chairs,
                _claim(season, pairing),
            )
        except Refusal as why:
            if why.code != "has-started":
                raise
            return
        self._playing.wake(live)


async def _drawn(season: Season, number: int) -> list[tuple[int, list[Pair]]]:
    """Each group's pairings of a round; large Swiss groups take seconds, so a process of its own does it."""
    largest = max(len(season.players(group)) for group in season.groups)
    if season.league.terms.pairing != "swiss" or largest <= _AT_ONCE:
        return await asyncio.to_thread(season.drawn, number)
    loop = asyncio.get_running_loop()
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
    try:
        return [
            (group, await loop.run_in_executor(pool, swiss, *season.swiss_so_far(group, number)))
            for group in season.groups
        ]
    finally:
        pool.shutdown(wait=False)


def _decided(connection: Connection) -> list[str]:
    """Matches that are still open or running though their pairing, or their game of it, is settled."""
    settled = union(
        select(pairings.c.match).where(pairings.c.first_points.is_not(None)), select(pairing_games.c.match)
    )
    question = select(matches_table.c.id).where(
        matches_table.c.status != "over", matches_table.c.id.in_(settled)
    )
    return list(connection.execute(question).scalars())


def _by_themselves(connection: Connection) -> list[tuple[str, str, int | None, int]]:
    """The newest seasons of leagues whose seasons come by themselves, if they aren't running."""
    found: list[tuple[str, str, int | None, int]] = []
    for league in connection.execute(select(leagues_table.c.id, leagues_table.c.terms)):
        every = TERMS.decode(league.terms).every
        if every is not None:
            newest = read_league(connection, league.id)
            if newest.status != "running":
                found.append((league.id, newest.status, newest.due, every))
    return found


def _where(season: Season, pairing: Any) -> tuple[Any, ...]:
    return (
        pairings.c.league == season.league.id,
        pairings.c.season == season.number,
        pairings.c.group == pairing.group,
        pairings.c.round == pairing.round,
        pairings.c.board == pairing.board,
    )


def _note_game(connection: Connection, season: Season, pairing: Any, game: int, found: Outcome) -> None:
    """Record a finished game of a pairing that is the best of several."""
    connection.execute(
        insert(pairing_games).values(
            match=pairing.match,
            league=season.league.id,
            season=season.number,
            group=pairing.group,
            round=pairing.round,
            board=pairing.board,
            game=game,
            first_points=found.points[0],
            second_points=found.points[1],
            how=found.how,
        )
    )


def _claim(season: Season, pairing: Any) -> Callable[[Connection, str], None]:
    """Set the pairing's match; a Refusal if another worker has created one already."""

    def note(connection: Connection, match: str) -> None:
        done = connection.execute(
            update(pairings)
            .where(*_where(season, pairing), pairings.c.match.is_(None), pairings.c.first_points.is_(None))
            .values(match=match)
        )
        if done.rowcount != 1:
            raise Refusal("another worker has created this match already", "has-started")

    return note


def _end(connection: Connection, season: Season) -> None:
    """End the season after its last round."""
    connection.execute(
        update(seasons)
        .where(
            seasons.c.league == season.league.id,
            seasons.c.season == season.number,
            seasons.c.round == season.round,
        )
        .values(status="over", due=None)
    )
