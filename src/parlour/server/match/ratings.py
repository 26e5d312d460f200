"""OpenSkill ratings, one per game, updated in the transaction that ends a rated match."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, case, func, insert, select, update

from parlour.server.store.schema import matches, people, rated, ratings, seats
from parlour.server.store.store import Store
from parlour.table.messages.people import GamePlayed, Profile, RatingChange, RatingShown
from parlour.table.refusal import Refusal

#: most points in a plot of a rating over time
_PLOTTED = 1_000
#: OpenSkill's first estimate, what people are shown for it, and the points for one of its units: its `beta`
#: (25 / 6) is the lead that wins three games of four, which Elo's scale calls 200
_MU, _BEGIN, _POINTS = 25.0, 1500, 200 * 6 / 25


def on_scale(mu: float) -> int:
    """OpenSkill's estimate on the scale that people are shown: from 1500, and never negative."""
    return max(0, round(_BEGIN + (mu - _MU) * _POINTS))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # takes a while to import and is rarely needed

    return PlackettLuce()


def rate(connection: Connection, match: str, game: str, people_placed: dict[str, int], at: int) -> None:
    """Update the players' ratings from their places in a match (0 is best)."""
    model = _model()
    found = {
        row.person: row
        for row in connection.execute(
            select(ratings).where(ratings.c.game == game, ratings.c.person.in_(list(people_placed)))
        )
    }
    teams = []
    for person in people_placed:
        row = found.get(person)
        teams.append([model.rating(mu=row.mu, sigma=row.sigma) if row is not None else model.rating()])
    for (person, place), (new,) in zip(
        people_placed.items(), model.rate(teams, ranks=list(people_placed.values())), strict=True
    ):
        values = {"mu": new.mu, "sigma": new.sigma, "ordinal": new.ordinal()}
        if person in found:
            connection.execute(
                update(ratings)
                .where(ratings.c.person == person, ratings.c.game == game)
                .values(**values, played=ratings.c.played + 1)
            )
        else:
            connection.execute(insert(ratings).values(person=person, game=game, played=1, **values))
        connection.execute(
            insert(rated).values(
                match=match, person=person, game=game, at=at, place=place, mu=new.mu, sigma=new.sigma
            )
        )


class Ratings:
    """Queries about ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def board(self, game: str, count: int) -> tuple[RatingShown, ...]:
        """The leaderboard of a game, by the cautious estimate, so uncertain ratings rank lower."""
        question = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game, people.c.kind != "gone")
            .order_by(ratings.c.ordinal.desc(), ratings.c.person)
            .limit(count)
        )
        return tuple(_shown(row) for row in await self._store.ask(lambda c: c.execute(question).all()))

    async def profile(self, person: str, count: int) -> Profile:
        """A person's name, ratings and latest rated matches."""

        def question(connection: Connection) -> Profile:
            known = connection.execute(
                select(people).where(people.c.id == person, people.c.kind.not_in(("gone", "pupil")))
            ).one_or_none()
            if known is None:
                raise Refusal("there is no person with this id", "no-such-person", 404)
            theirs = connection.execute(
                select(ratings, people.c.name)
                .join(people, people.c.id == ratings.c.person)
                .where(ratings.c.person == person)
                .order_by(ratings.c.played.desc())
            ).all()
            history = connection.execute(
                select(rated).where(rated.c.person == person).order_by(rated.c.at.desc()).limit(count)
            ).all()
            return Profile(
                favourites=_favourites(connection, person),
                id=known.id,
                name=known.name,
                since=known.created,
                ratings=tuple(_shown(row) for row in theirs),
                history=tuple(_change(row) for row in history),
            )

        return await self._store.ask(question)

    async def over_time(self, person: str, game: str) -> tuple[RatingChange, ...]:
        """A person's rating at a game after each of the latest matches, oldest first."""
        question = (
            select(rated)
            .where(rated.c.person == person, rated.c.game == game)
            .order_by(rated.c.at.desc(), rated.c.match)
            .limit(_PLOTTED)
        )
        rows = await self._store.ask(lambda c: c.execute(question).all())
        return tuple(_change(row) for row in reversed(rows))


def _favourites(connection: Connection, person: str) -> tuple[GamePlayed, ...]:
    """The games of the person's finished matches with two seats or more, most played first."""
    other = seats.alias()
    company = (
        select(other.c.seat).where(other.c.match == seats.c.match, other.c.seat != seats.c.seat).exists()
    )
    played = func.count().label("played")
    question = (
        select(matches.c.game, played, func.sum(case((seats.c.place == 0, 1), else_=0)).label("won"))
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, seats.c.place.is_not(None), company)
        .group_by(matches.c.game)
        .order_by(played.desc(), matches.c.game)
    )
    return tuple(
        GamePlayed(game=row.game, played=row.played, won=row.won) for row in connection.execute(question)
    )


def _change(row: Any) -> RatingChange:
    return RatingChange(
        match=row.match,
        game=row.game,
        at=row.at,
        place=row.place,
        rating=on_scale(row.mu),
        error=round(row.sigma * _POINTS),
        mu=row.mu,
        sigma=row.sigma,
    )


def _shown(row: Any) -> RatingShown:
    return RatingShown(
        person=row.person,
        name=row.name,
        game=row.game,
        rating=on_scale(row.mu),
        error=round(row.sigma * _POINTS),
        mu=row.mu,
        sigma=row.sigma,
        played=row.played,
    )
