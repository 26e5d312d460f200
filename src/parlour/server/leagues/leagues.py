"""Leagues: what people and hosts do with them. Their rounds are run by `rounds`."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from parlour.core.registry import GAMES
from parlour.server.base.names import clean_name
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.people import audit
from parlour.server.store.schema import entries, leagues, pairings, ratings, seasons
from parlour.server.store.store import Store
from parlour.table import clock
from parlour.table.messages.league import (
    GroupShown,
    LeagueShown,
    NewLeague,
    PairingShown,
    SeasonShown,
    Settle,
    Standing,
)
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.seating import known_robot

from .season import Season
from .standings import grouped, moved
from .terms import TERMS, League, SeasonTerms


class Leagues:
    """Creates, lists, joins and starts leagues; all of it is in the database."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store

    # --- reading ---

    async def listed(self) -> tuple[LeagueShown, ...]:
        """All leagues, newest first."""
        found = await self._store.ask(lambda c: _leagues(c, None))
        return tuple(league.shown() for league in found)

    async def show(self, league: str, number: int | None = None) -> SeasonShown:
        """A season of a league; the newest if `number` is None."""

        def question(connection: Connection) -> SeasonShown:
            found = read_league(connection, league)
            season = Season.read(connection, found, found.season if number is None else number)
            if season is None:
                raise Refusal(
                    f"this league has no season {number}; its newest is {found.season}", "no-such-season", 404
                )
            return _shown(season)

        return await self._store.ask(question)

    # --- creating and joining ---

    async def create(self, by: str, wanted: NewLeague) -> str:
        """Create a league with its first season open; returns its id."""
        game = GAMES.get(wanted.game)
        options = msgspec.to_builtins(game.options(2, **wanted.options))
        robots = [known_robot(name, game, options) for name in dict.fromkeys(wanted.robots)]
        if len(robots) == 1:
            raise Refusal("a league of robots needs at least 2 robots", "too-few-players", 422)
        clock.checked(wanted.clock)
        terms = SeasonTerms(
            options=options,
            of="robots" if robots else "people",
            pairing=wanted.pairing,
            rounds=wanted.rounds,
            group_size=wanted.group_size,
            moves=wanted.moves,
            days=wanted.days,
            clock=wanted.clock,
            rated=wanted.rated and not robots,
        )
        made = secrets.token_hex(8)
        row = {"id": made, "name": clean_name(wanted.name), "game": game.key, "created": now_ms()}

        def work(connection: Connection) -> None:
            had = connection.execute(select(func.count()).select_from(leagues)).scalar_one()
            if had >= self._settings.leagues:
                raise Refusal(f"this server has {had} leagues, the most allowed", "too-many-leagues", 429)
            connection.execute(insert(leagues).values(**row, terms=msgspec.json.encode(terms).decode()))
            _open_season(connection, made, 1, robots)
            audit.note(connection, by, "league-made", made, name=row["name"])

        await self._store.writer.run(work)
        return made

    async def enter(self, league: str, person: Person) -> None:
        """Join the open season."""

        def work(connection: Connection) -> None:
            found = self._open(connection, league)
            if found.terms.of == "robots":
                raise Refusal("only robots can join this league", "robots-only", 403)
            if found.players >= self._settings.players_per_league:
                raise Refusal(
                    f"the league is full: it has {found.players} players, the most allowed",
                    "league-full",
                    429,
                )
            where = _entry(league, found.season, person.id)
            if connection.execute(select(entries).where(*where)).first() is None:
                connection.execute(
                    insert(entries).values(
                        league=league, season=found.season, player=person.id, withdrawn=False
                    )
                )

        await self._store.writer.run(work)

    async def withdraw(self, league: str, person: str) -> None:
        """Leave the season: before the start without a trace, afterwards by losing all further matches."""

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            where = _entry(league, found.season, person)
            change = (
                delete(entries).where(*where)
                if found.status == "open"
                else update(entries).where(*where).values(withdrawn=True)
            )
            if connection.execute(change).rowcount != 1:
                raise Refusal("you are not in this league", "not-in-league", 404)

        await self._store.writer.run(work)

    # --- the host's actions ---

    async def start(self, by: str, league: str) -> None:
        """Close the entries, form the groups and begin the first round.

        Players of last season keep its final order; newcomers follow by rating.
        """

        def work(connection: Connection) -> None:
            found = self._open(connection, league)
            season = _season(connection, found)
            ranked = [e.player for e in season.entries if e.rank is not None]
            order = ranked + _by_rating(connection, found.game, set(season.names) - set(ranked))
            if len(order) < 2:
                raise Refusal(
                    f"the league has {len(order)} players; it needs at least 2 to start", "too-few-players"
                )
            rank = 0
            for group, players in enumerate(grouped(order, found.terms.group_size)):
                for player in players:
                    rank += 1
                    connection.execute(
                        update(entries)
                        .where(*_entry(league, found.season, player))
                        .values(rank=rank, group=group)
                    )
            if not _season(connection, found).begin_round(connection, 1):
                raise Refusal("the season has already started", "has-started")
            audit.note(connection, by, "season-started", league, season=found.season)

        await self._store.writer.run(work)

    async def next(self, by: str, league: str) -> None:
        """Open the next season, with the groups' first promoted and last relegated; others may join."""

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            if found.status != "over":
                raise Refusal("the season is not over yet", "not-over")
            season = _season(connection, found)
            ended = [[row.player for row in season.table(group)] for group in season.groups]
            gone = {entry.player for entry in season.entries if entry.withdrawn}
            staying = [player for player in moved(ended, found.terms.moves) if player not in gone]
            _open_season(connection, league, found.season + 1, staying)
            audit.note(connection, by, "season-opened", league, season=found.season + 1)

        await self._store.writer.run(work)

    async def settle(self, by: str, league: str, word: Settle) -> None:
        """Set the result of a pairing, whatever was played."""

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            done = connection.execute(
                update(pairings)
                .where(
                    pairings.c.league == league,
                    pairings.c.season == found.season,
                    pairings.c.group == word.group,
                    pairings.c.round == word.round,
                    pairings.c.board == word.board,
                    pairings.c.second.is_not(None),
                )
                .values(first_points=word.points[0], second_points=word.points[1])
            )
            if done.rowcount != 1 or found.status == "over":
                raise Refusal(
                    "this season has no such pairing, or it is a bye, or the season is over",
                    "no-such-pairing",
                    404,
                )
            where = f"{league} {found.season}/{word.group}/{word.round}/{word.board}"
            audit.note(connection, by, "pairing-settled", where, points=word.points)

        await self._store.writer.run(work)

    def _open(self, connection: Connection, league: str) -> League:
        found = read_league(connection, league)
        if found.status != "open":
            raise Refusal("the season has already started", "has-started")
        return found


def read_league(connection: Connection, league: str) -> League:
    """A league with its newest season, or a Refusal."""
    for found in _leagues(connection, league):
        return found
    raise Refusal("there is no league with this id", "no-such-league", 404)


def _leagues(connection: Connection, wanted: str | None) -> list[League]:
    newest = (
        select(seasons.c.league, func.max(seasons.c.season).label("season"))
        .group_by(seasons.c.league)
        .subquery()
    )
    players = (
        select(func.count())
        .where(entries.c.league == seasons.c.league, entries.c.season == seasons.c.season)
        .scalar_subquery()
    )
    question = (
        select(leagues, seasons, players.label("players"))
        .join(newest, newest.c.league == leagues.c.id)
        .join(seasons, (seasons.c.league == leagues.c.id) & (seasons.c.season == newest.c.season))
        .order_by(leagues.c.created.desc(), leagues.c.id)
    )
    if wanted is not None:
        question = question.where(leagues.c.id == wanted)
    return [
        League(
            id=row.id,
            name=row.name,
            game=row.game,
            terms=TERMS.decode(row.terms),
            season=row.season,
            status=row.status,
            round=row.round,
            due=row.due,
            players=row.players,
        )
        for row in connection.execute(question)
    ]


def _season(connection: Connection, league: League) -> Season:
    season = Season.read(connection, league, league.season)
    assert season is not None
    return season


def _open_season(connection: Connection, league: str, number: int, players: list[str]) -> None:
    connection.execute(insert(seasons).values(league=league, season=number, status="open", round=0))
    for rank, player in enumerate(players, 1):
        connection.execute(
            insert(entries).values(league=league, season=number, player=player, rank=rank, withdrawn=False)
        )


def _entry(league: str, season: int, player: str) -> tuple[Any, ...]:
    return entries.c.league == league, entries.c.season == season, entries.c.player == player


def _by_rating(connection: Connection, game: str, players: set[str]) -> list[str]:
    """The players by rating at the game, best first; unrated ones last, in random order."""
    rated = select(ratings.c.person, ratings.c.ordinal).where(
        ratings.c.game == game, ratings.c.person.in_(players)
    )
    worth = {row.person: row.ordinal for row in connection.execute(rated)}
    drawn = sorted(players)
    secrets.SystemRandom().shuffle(drawn)
    return sorted(drawn, key=lambda player: -worth.get(player, float("-inf")))


def _shown(season: Season) -> SeasonShown:
    withdrawn = {entry.player for entry in season.entries if entry.withdrawn}
    return SeasonShown(
        league=season.league.shown(),
        season=season.number,
        status=season.status,  # type: ignore[arg-type]
        round=season.round,
        due=season.due if season.status == "running" else None,
        groups=tuple(
            GroupShown(
                group=group,
                table=tuple(
                    Standing(
                        name=season.names[row.player],
                        withdrawn=row.player in withdrawn,
                        **msgspec.structs.asdict(row),
                    )
                    for row in season.table(group)
                ),
                pairings=tuple(
                    PairingShown(
                        round=p.round,
                        board=p.board,
                        first=p.first,
                        second=p.second,
                        match=p.match,
                        points=None if p.first_points is None else (p.first_points, p.second_points or 0),
                    )
                    for p in season.pairings
                    if p.group == group
                ),
            )
            for group in season.groups
        ),
    )
