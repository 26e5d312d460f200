"""Leagues as the database has them, and seasons as they are shown."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from parlour.server.store.schema import entries, leagues, seasons
from parlour.table.messages.league import GameOfPairing, GroupShown, PairingShown, SeasonShown, Standing
from parlour.table.refusal import Refusal

from .season import Season
from .standings import TIEBREAKS, moving
from .terms import TERMS, League


def read_league(connection: Connection, league: str) -> League:
    """A league with its newest season, or a Refusal."""
    for found in read_leagues(connection, league):
        return found
    raise Refusal("there is no league with this id", "no-such-league", 404)


def read_leagues(connection: Connection, wanted: str | None = None) -> list[League]:
    """All leagues, newest first, or the one that is wanted."""
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


def read_season(connection: Connection, league: League) -> Season:
    """The league's newest season."""
    season = Season.read(connection, league, league.season)
    assert season is not None
    return season


def shown(season: Season) -> SeasonShown:
    """A season as everybody may see it."""
    terms = season.league.terms
    moves = moving([len(season.players(group)) for group in season.groups], terms.moves)
    return SeasonShown(
        league=season.league.shown(),
        season=season.number,
        status=season.status,  # type: ignore[arg-type]
        round=season.round,
        rounds=season.last_round(),
        due=season.due,
        tiebreaks=TIEBREAKS[terms.pairing],
        groups=tuple(
            GroupShown(
                group=group,
                table=tuple(
                    Standing(
                        name=season.names[row.player],
                        withdrawn=row.player in season.gone,
                        from_group=season.before.get(row.player),
                        **msgspec.structs.asdict(row),
                    )
                    for row in season.table(group)
                ),
                pairings=_pairings(season, group),
                up=moves[group - 1] if 0 < group <= len(moves) else 0,
                down=moves[group] if group < len(moves) else 0,
            )
            for group in season.groups
        ),
    )


def _pairings(season: Season, group: int) -> tuple[PairingShown, ...]:
    """The group's pairings, and those that are known of the rounds to come."""
    drawn = tuple(
        PairingShown(
            round=p.round,
            board=p.board,
            first=p.first,
            second=p.second,
            match=p.match,
            points=None if p.first_points is None else (p.first_points, p.second_points or 0),
            how=p.how,
            games=tuple(
                GameOfPairing(match=game.match, points=(game.first_points, game.second_points), how=game.how)
                for game in season.games_of(p)
            ),
        )
        for p in season.pairings
        if p.group == group
    )
    coming = range(season.round + 1, season.last_round() + 1) if season.status != "over" else range(0)
    if season.league.terms.pairing == "swiss":
        coming = range(1, 2) if season.status == "open" else range(0)
    if len(season.players(group)) < 2:
        return drawn
    return drawn + tuple(
        PairingShown(round=number, board=board, first=first, second=second, match=None, points=None, how=None)
        for number in coming
        for board, (first, second) in enumerate(season.paired(group, number), 1)
    )
