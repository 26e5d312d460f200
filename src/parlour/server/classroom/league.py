"""A class's league: two waiting pupils are paired for a short match."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from parlour.core.registry import GAMES
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.leagues.standings import DRAW, LOSS, WIN, PairingResult, table
from parlour.server.match.matches import Matches
from parlour.server.match.playing import Playing
from parlour.server.store.schema import class_matches, classes, matches, people, pupils, seats
from parlour.server.store.store import Store
from parlour.table.messages.classroom import (
    ClassMatch,
    ClassStanding,
    LeagueTerms,
    LeagueWait,
    NewClassLeague,
)
from parlour.table.messages.match import Clock, Terms
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.stored import Chair

_MINUTE_MS = 60_000
#: created at import, before there are threads
TERMS = msgspec.json.Decoder(LeagueTerms)


class ClassLeague:
    """Pairs waiting pupils. All state is in the database, so any worker can do it."""

    def __init__(self, settings: Settings, store: Store, live: Matches, playing: Playing) -> None:
        self._settings = settings
        self._store = store
        self._matches = live
        self._playing = playing

    async def set(self, class_id: str, wanted: NewClassLeague) -> None:
        """Set the game of the league, or end the league; running matches go on."""
        terms = None
        if wanted.game is not None:
            game = GAMES.get(wanted.game)
            options = msgspec.to_builtins(game.options(2, **wanted.options))
            terms = msgspec.json.encode(
                LeagueTerms(game=game.key, options=options, minutes=wanted.minutes)
            ).decode()

        def work(connection: Connection) -> None:
            connection.execute(update(classes).where(classes.c.id == class_id).values(league=terms))
            if terms is None:
                connection.execute(update(pupils).where(pupils.c["class"] == class_id).values(waiting=None))

        await self._store.writer.run(work)

    async def wait(self, pupil: Person, row: Any) -> LeagueWait:
        """Ask for a match; called again and again until there is one. `row` is the class's row."""
        running = await self._store.ask(lambda c: match_of(c, pupil.id))
        if running is not None:
            return LeagueWait(match=running, waiting=False)
        if row.league is None:
            raise Refusal("your class has no league at the moment", "no-class-league")
        now = now_ms()
        here = update(pupils).where(pupils.c.person == pupil.id).values(waiting=now)
        await self._store.writer.run(lambda c: c.execute(here))
        since = now - int(self._settings.class_wait_seconds * 1000)
        others = await self._store.ask(lambda c: _others(c, pupil.id, row.id, since))
        if not others:
            return LeagueWait(match=None, waiting=True)
        other = min(others, key=lambda person: (others[person][1], secrets.randbelow(1 << 30)))
        match = await self._begin(row, {pupil.id: pupil.name, other: others[other][0]})
        return LeagueWait(match=match, waiting=match is None)

    async def stop(self, pupil: Person) -> None:
        """Stop waiting for a match."""
        gone = update(pupils).where(pupils.c.person == pupil.id).values(waiting=None)
        await self._store.writer.run(lambda c: c.execute(gone))

    async def _begin(self, row: Any, pair: dict[str, str]) -> str | None:
        """Create a match between two waiting pupils; None if one of them got another match meanwhile."""
        league = TERMS.decode(row.league)
        order = list(pair)
        secrets.SystemRandom().shuffle(order)
        chairs = [
            Chair(seat=seat, kind="person", person=person, name=pair[person])
            for seat, person in enumerate(order)
        ]
        terms = Terms(
            clock=Clock(base=league.minutes * _MINUTE_MS),
            leaving="forfeit",
            hints=False,
            of_class=row.id,
            teacher=row.teacher,
        )
        try:
            live = await self._matches.add(
                await self._matches.server_person(),
                GAMES.get(league.game),
                league.options,
                terms,
                chairs,
                _claim(row.id, order),
            )
        except Refusal as why:
            if why.code != "has-started":
                raise
            return None
        self._playing.wake(live)
        return live.id


def _claim(class_id: str, pair: list[str]) -> Callable[[Connection, str], None]:
    """Mark the two as no longer waiting; a Refusal if one of them isn't."""

    def note(connection: Connection, match: str) -> None:
        taken = (
            update(pupils)
            .where(pupils.c.person.in_(pair), pupils.c.waiting.is_not(None))
            .values(waiting=None)
        )
        free = connection.execute(taken).rowcount == len(pair)
        if not free or any(match_of(connection, person) is not None for person in pair):
            raise Refusal("one of the two already plays another match", "has-started")
        connection.execute(insert(class_matches).values({"match": match, "class": class_id}))

    return note


def match_of(connection: Connection, pupil: str) -> str | None:
    """The pupil's running league match."""
    question = (
        select(class_matches.c.match)
        .join(matches, matches.c.id == class_matches.c.match)
        .join(seats, seats.c.match == class_matches.c.match)
        .where(seats.c.person == pupil, matches.c.status != "over")
        .limit(1)
    )
    return connection.execute(question).scalar()


def _others(connection: Connection, pupil: str, class_id: str, since: int) -> dict[str, tuple[str, int]]:
    """The other waiting pupils: name, and how often the two have met."""
    waiting = connection.execute(
        select(pupils.c.person, people.c.name)
        .join(people, people.c.id == pupils.c.person)
        .where(pupils.c["class"] == class_id, pupils.c.waiting >= since, pupils.c.person != pupil)
    ).all()
    if not waiting:
        return {}
    mine = (
        select(class_matches.c.match)
        .join(seats, seats.c.match == class_matches.c.match)
        .where(seats.c.person == pupil)
    )
    met = Counter(connection.execute(select(seats.c.person).where(seats.c.match.in_(mine))).scalars())
    return {person: (name, met[person]) for person, name in waiting}


def standings(connection: Connection, class_id: str, you: str | None = None) -> tuple[ClassStanding, ...]:
    """The league's standings: every pupil who has played, best first."""
    question = (
        select(seats.c.match, seats.c.person, seats.c.place, people.c.name)
        .join(class_matches, class_matches.c.match == seats.c.match)
        .join(matches, matches.c.id == seats.c.match)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(class_matches.c["class"] == class_id, matches.c.status == "over", seats.c.place.is_not(None))
        .order_by(matches.c.ended, seats.c.match, seats.c.seat)
    )
    played: dict[str, list[tuple[str | None, int]]] = {}
    names: dict[str, str] = {}
    for match, person, place, name in connection.execute(question):
        played.setdefault(match, []).append((person, place))
        if person is not None:
            names[person] = name
    results = [found for pair in played.values() if (found := _result(pair)) is not None]
    order = sorted(names, key=lambda person: names[person].casefold())
    return tuple(
        ClassStanding(
            place=line.place,
            name=names[line.player],
            played=line.played,
            won=line.won,
            drawn=line.drawn,
            lost=line.lost,
            points=line.points,
            you=line.player == you,
        )
        for line in table(order, results, "round-robin")
    )


def _result(pair: list[tuple[str | None, int]]) -> PairingResult | None:
    """The result of a match; pupils who left the class count as a bye."""
    (first, place), (second, other) = pair
    points = (DRAW, DRAW) if place == other else (WIN, LOSS) if place < other else (LOSS, WIN)
    if first is None:
        first, second, points = second, None, (points[1], points[0])
    return PairingResult(first, second, points) if first is not None else None


def running(connection: Connection, class_id: str) -> tuple[ClassMatch, ...]:
    """The running league matches, for the teacher to watch."""
    question = (
        select(seats.c.match, seats.c.name)
        .join(class_matches, class_matches.c.match == seats.c.match)
        .join(matches, matches.c.id == seats.c.match)
        .where(class_matches.c["class"] == class_id, matches.c.status != "over")
        .order_by(matches.c.created, seats.c.match, seats.c.seat)
    )
    names: dict[str, list[str]] = {}
    for match, name in connection.execute(question):
        names.setdefault(match, []).append(name)
    return tuple(ClassMatch(match=match, names=tuple(both)) for match, both in names.items())
