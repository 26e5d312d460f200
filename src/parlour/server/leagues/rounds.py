"""Runs the rounds of leagues: creates matches, records results, begins the next round.

Every worker does this now and then. Each change in the database is conditional on the state before it, so it
happens once, however many workers try.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, select, update

from parlour.core.errors import ParlourError
from parlour.core.registry import GAMES
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.match.matches import Matches
from parlour.server.match.playing import Playing
from parlour.server.store.schema import matches as matches_table
from parlour.server.store.schema import pairings, seasons
from parlour.server.store.store import Store
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Terms
from parlour.table.refusal import Refusal
from parlour.table.sealing import revealed
from parlour.table.stored import Chair

from .leagues import read_league
from .season import Season
from .standings import DRAW, LOSS, WIN

log = logging.getLogger("parlour.leagues")


class LeagueRounds:
    """Advances the running seasons."""

    def __init__(self, settings: Settings, store: Store, matches: Matches, playing: Playing) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches
        self._playing = playing

    async def go_on(self) -> None:
        """Advance every running season as far as possible."""
        question = select(seasons.c.league).where(seasons.c.status == "running")
        for league in await self._store.ask(lambda c: list(c.execute(question).scalars())):
            try:
                await self._go_on(league)
            except ParlourError as error:
                log.warning("league %s: %s", league, error.message)

    async def _go_on(self, league: str) -> None:
        season = await self._read(league)
        under_way = 0
        for pairing in (p for p in season.pairings if p.first_points is None):
            points = await self._points(season, pairing)
            if points is not None:
                await self._settle(season, pairing, points)
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
            await self._store.writer.run(lambda c: _next_round(c, season))

    async def _read(self, league: str) -> Season:
        def question(connection: Connection) -> Season:
            found = read_league(connection, league)
            season = Season.read(connection, found, found.season)
            assert season is not None
            return season

        return await self._store.ask(question)

    # --- results ---

    async def _points(self, season: Season, pairing: Any) -> tuple[int, int] | None:
        """The result of a pairing; None while it is open."""
        live = await self._matches.get(pairing.match) if pairing.match is not None else None
        if live is not None and live.match is not None:
            if live.status == "over" and live.match.result is None:
                # a nonce was not revealed: that is like not coming
                return _walkover([revealed(chair) and not chair.left for chair in live.chairs])
            return _points_of(live)
        gone = {entry.player for entry in season.entries if entry.withdrawn}
        here = [player not in gone for player in (pairing.first, pairing.second)]
        if all(here) and season.due is not None and season.due < now_ms():
            # the deadline has passed: a player who took the seat and waited wins
            here = [c.kind == "person" for c in live.chairs] if live is not None else [False, False]
            return _walkover(here)
        return None if all(here) else _walkover(here)

    async def _settle(self, season: Season, pairing: Any, points: tuple[int, int]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                update(pairings)
                .where(*_where(season, pairing), pairings.c.first_points.is_(None))
                .values(first_points=points[0], second_points=points[1])
            )
            # a settled match can't be started any more
            connection.execute(
                update(matches_table)
                .where(matches_table.c.id == pairing.match, matches_table.c.status == "open")
                .values(status="over", ended=now_ms())
            )

        await self._store.writer.run(work)
        if pairing.match is not None:
            await self._matches.reload(pairing.match)

    # --- matches ---

    async def _begin(self, season: Season, pairing: Any) -> None:
        """Create the pairing's match, with seats reserved for the two; robots begin at once."""
        terms = season.league.terms
        robots = terms.of == "robots"
        chairs = [
            Chair(seat=seat, kind="robot", name=player, robot=player)
            if robots
            else Chair(seat=seat, person=player, name=season.names[player])
            for seat, player in enumerate((pairing.first, pairing.second))
        ]
        agreed = Terms(
            public=True,
            rated=terms.rated,
            clock=None if robots else terms.clock,
            leaving="forfeit",
            hints=False,
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


def _points_of(live: LiveMatch) -> tuple[int, int] | None:
    """The points of a match that is over."""
    result = live.match.result if live.match is not None else None
    if result is None:
        return None
    first, second = result.places
    if first == second:
        return DRAW, DRAW
    return (WIN, LOSS) if first < second else (LOSS, WIN)


def _walkover(here: list[bool]) -> tuple[int, int]:
    """The points if only one player, or none, came."""
    first, second = here
    return (WIN if first and not second else LOSS, WIN if second and not first else LOSS)


def _where(season: Season, pairing: Any) -> tuple[Any, ...]:
    return (
        pairings.c.league == season.league.id,
        pairings.c.season == season.number,
        pairings.c.group == pairing.group,
        pairings.c.round == pairing.round,
        pairings.c.board == pairing.board,
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


def _next_round(connection: Connection, season: Season) -> None:
    """Begin the next round, or end the season."""
    if season.round < season.last_round() and season.begin_round(connection, season.round + 1):
        return
    if season.round >= season.last_round():
        connection.execute(
            update(seasons)
            .where(
                seasons.c.league == season.league.id,
                seasons.c.season == season.number,
                seasons.c.round == season.round,
            )
            .values(status="over", due=None)
        )
