"""Leagues: what people and hosts do with them. Their rounds are run by `rounds`."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, select, update

from parlour.core.registry import GAMES
from parlour.server.base.names import clean_name
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.people import audit
from parlour.server.store.schema import entries, leagues, matches, pairing_games, pairings, seasons
from parlour.server.store.store import Store
from parlour.table import clock
from parlour.table.messages.league import LeagueChanged, LeagueShown, NewLeague, SeasonShown, Settle
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.seating import known_robot

from .absent import absent
from .reading import read_league, read_leagues, read_season, shown
from .season import Season
from .standings import DRAW, LOSS, WIN, moved
from .terms import League, SeasonTerms

_DAY_MS = 86_400_000
#: the points that a pairing can bring
_POSSIBLE = frozenset({(WIN, LOSS), (DRAW, DRAW), (LOSS, WIN), (LOSS, LOSS)})


class Leagues:
    """Creates, lists, joins and starts leagues; all of it is in the database."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store

    # --- reading ---

    async def listed(self) -> tuple[LeagueShown, ...]:
        """All leagues, newest first."""
        found = await self._store.ask(read_leagues)
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
            return shown(season)

        return await self._store.ask(question)

    async def ended(self, league: str, number: int) -> dict[str, int]:
        """When the finished matches of a season ended."""
        question = (
            select(matches.c.id, matches.c.ended)
            .join(pairings, pairings.c.match == matches.c.id)
            .where(pairings.c.league == league, pairings.c.season == number, matches.c.ended.is_not(None))
        )
        found = await self._store.ask(lambda c: c.execute(question).all())
        return {row.id: row.ended for row in found}

    # --- creating and changing ---

    async def create(self, by: str, wanted: NewLeague) -> str:
        """Create a league with its first season open; returns its id."""
        game = GAMES.get(wanted.game)
        options = msgspec.to_builtins(game.options(2, **wanted.options))
        robots = [known_robot(name, game, options) for name in dict.fromkeys(wanted.robots)]
        if len(robots) == 1:
            raise Refusal("a league of robots needs at least 2 robots", "too-few-players", 422)
        clock.checked(wanted.clock)
        given = {name: getattr(wanted, name) for name in _GIVEN}
        terms = SeasonTerms(
            **given
            | {
                "options": options,
                "of": "robots" if robots else "people",
                "rated": wanted.rated and not robots,
            }
        )
        made = secrets.token_hex(8)
        row = {"id": made, "name": clean_name(wanted.name), "game": game.key, "created": now_ms()}

        def work(connection: Connection) -> None:
            had = connection.execute(select(func.count()).select_from(leagues)).scalar_one()
            if had >= self._settings.leagues:
                raise Refusal(f"this server has {had} leagues, the most allowed", "too-many-leagues", 429)
            connection.execute(insert(leagues).values(**row, terms=_encoded(terms)))
            _open_season(connection, made, 1, robots)
            audit.note(connection, by, "league-made", made, name=row["name"])

        await self._store.writer.run(work)
        return made

    async def change(self, by: str, league: str, wanted: LeagueChanged) -> None:
        """Rename the league, or change what the host may change."""
        given = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
        name = clean_name(given.pop("name")) if "name" in given else None

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            terms = replace(
                found.terms, **given | ({"every": given["every"] or None} if "every" in given else {})
            )
            values = {"terms": _encoded(terms)} | ({"name": name} if name is not None else {})
            connection.execute(update(leagues).where(leagues.c.id == league).values(**values))
            if "every" in given and found.status == "open":
                due = now_ms() + given["every"] * _DAY_MS if given["every"] else None
                connection.execute(update(seasons).where(*_newest(found)).values(due=due))
            details = given | ({"name": name} if name is not None else {})
            audit.note(connection, by, "league-changed", league, **details)

        await self._store.writer.run(work)

    async def delete(self, by: str, league: str) -> None:
        """Delete a league with its seasons; its matches stay. Not while a season is running."""

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            if found.status == "running":
                raise Refusal("a season is running; it can be deleted when that is over", "has-started")
            for table in (pairing_games, pairings, entries, seasons):
                connection.execute(delete(table).where(table.c.league == league))
            connection.execute(delete(leagues).where(leagues.c.id == league))
            audit.note(connection, by, "league-deleted", league, name=found.name)

        await self._store.writer.run(work)

    # --- joining and leaving ---

    async def enter(self, league: str, person: Person) -> None:
        """Join the open season, or a running Swiss season that takes latecomers."""

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            terms = found.terms
            if found.status != "open":
                late = found.status == "running" and terms.late and terms.pairing == "swiss"
                if not late:
                    raise Refusal("the season has already started", "has-started")
            if terms.of == "robots":
                raise Refusal("only robots can join this league", "robots-only", 403)
            if terms.members and person.kind != "account":
                raise Refusal("this league is for members: make an account first", "members-only", 403)
            if found.players >= self._settings.players_per_league:
                raise Refusal(
                    f"the league is full: it has {found.players} players, the most allowed",
                    "league-full",
                    429,
                )
            where = _entry(league, found.season, person.id)
            if connection.execute(select(entries).where(*where)).first() is None:
                last = {}
                if found.status == "running":
                    season = read_season(connection, found)
                    last = {"group": season.groups[-1], "rank": len(season.entries) + 1}
                connection.execute(
                    insert(entries).values(
                        league=league, season=found.season, player=person.id, withdrawn=False, **last
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
        """Close the entries, fix the groups as they were shown, and begin the first round."""

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            if found.status != "open":
                raise Refusal("the season has already started", "has-started")
            for player in absent(connection, [e.player for e in read_season(connection, found).entries]):
                connection.execute(delete(entries).where(*_entry(league, found.season, player)))
            season = read_season(connection, found)
            if len(season.order) < 2:
                count = len(season.order)
                raise Refusal(
                    f"the league has {count} players; it needs at least 2 to start", "too-few-players"
                )
            rank = 0
            for group in season.groups:
                for player in season.players(group):
                    rank += 1
                    connection.execute(
                        update(entries)
                        .where(*_entry(league, found.season, player))
                        .values(rank=rank, group=group)
                    )
            connection.execute(update(seasons).where(*_newest(found)).values(status="running"))
            begun = read_season(connection, replace(found, status="running"))
            if not begun.begin_round(connection, 1, begun.drawn(1)):
                raise Refusal("the season has already started", "has-started")
            audit.note(connection, by, "season-started", league, season=found.season)

        await self._store.writer.run(work)

    async def next(self, by: str, league: str) -> None:
        """Open the next season, with the groups' first promoted and last relegated; others may join."""

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            if found.status != "over":
                raise Refusal("the season is not over yet", "not-over")
            season = read_season(connection, found)
            ended = [[row.player for row in season.table(group)] for group in season.groups]
            gone = season.gone | absent(connection, [entry.player for entry in season.entries])
            staying = [player for player in moved(ended, found.terms.moves) if player not in gone]
            every = found.terms.every
            due = now_ms() + every * _DAY_MS if every is not None else None
            _open_season(connection, league, found.season + 1, staying, due)
            audit.note(connection, by, "season-opened", league, season=found.season + 1)

        await self._store.writer.run(work)

    async def settle(self, by: str, league: str, word: Settle) -> None:
        """Set or correct the result of a pairing, whatever was played, until the next season opens."""
        if tuple(word.points) not in _POSSIBLE:
            raise Refusal(
                f"{word.points[0]} : {word.points[1]} is not a result; "
                "it is 2 : 0, 1 : 1, 0 : 2, or 0 : 0 if nobody came",
                "impossible-result",
                422,
            )

        def work(connection: Connection) -> None:
            found = read_league(connection, league)
            where = (
                pairings.c.league == league,
                pairings.c.season == found.season,
                pairings.c.group == word.group,
                pairings.c.round == word.round,
                pairings.c.board == word.board,
                pairings.c.second.is_not(None),
            )
            had = connection.execute(select(pairings).where(*where)).one_or_none()
            if had is None:
                raise Refusal("this season has no such pairing, or it is a bye", "no-such-pairing", 404)
            connection.execute(
                update(pairings)
                .where(*where)
                .values(first_points=word.points[0], second_points=word.points[1], how="host")
            )
            about = f"{league} {found.season}/{word.group}/{word.round}/{word.board}"
            details: dict[str, Any] = {"points": word.points}
            if had.first_points is not None:
                details["before"] = (had.first_points, had.second_points)
            if word.note:
                details["note"] = word.note
            audit.note(connection, by, "pairing-settled", about, **details)

        await self._store.writer.run(work)


#: what a league takes over as it is given
_GIVEN = tuple(name for name in SeasonTerms.__struct_fields__ if name != "of")


def _encoded(terms: SeasonTerms) -> str:
    return msgspec.json.encode(terms).decode()


def _open_season(
    connection: Connection, league: str, number: int, players: list[str], due: int | None = None
) -> None:
    connection.execute(insert(seasons).values(league=league, season=number, status="open", round=0, due=due))
    for rank, player in enumerate(players, 1):
        connection.execute(
            insert(entries).values(league=league, season=number, player=player, rank=rank, withdrawn=False)
        )


def _newest(league: League) -> tuple[Any, ...]:
    return seasons.c.league == league.id, seasons.c.season == league.season


def _entry(league: str, season: int, player: str) -> tuple[Any, ...]:
    return entries.c.league == league, entries.c.season == season, entries.c.player == player
