"""Games of pupils against robots, where the class allows it. Only the class sees them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from parlour.core.registry import GAMES
from parlour.server.base.settings import Settings
from parlour.server.match.listing import Listings
from parlour.server.match.matches import Matches
from parlour.server.match.playing import Playing
from parlour.server.store.schema import class_matches, matches, seats
from parlour.table.messages.classroom import ClassGame, ClassRobotGame
from parlour.table.messages.match import Terms
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.seating import known_robot
from parlour.table.stored import Chair

from . import league
from .classes import rules_of

#: games of a pupil that are shown
_SHOWN = 5


class RobotGames:
    """Starts a pupil's game against a robot."""

    def __init__(self, settings: Settings, live: Matches, playing: Playing, listings: Listings) -> None:
        self._settings = settings
        self._matches = live
        self._playing = playing
        self._listings = listings

    async def play(self, pupil: Person, row: Any, wanted: ClassGame) -> str:
        """Start a game with its usual options; returns the match. `row` is the class's row."""
        practice = row.league is not None and league.TERMS.decode(row.league).game == wanted.game
        if not rules_of(row).robots and not practice:
            raise Refusal("your teacher hasn't allowed games against robots", "class-only", 403)
        if await self._listings.unfinished(pupil.id) >= self._settings.open_matches_per_person:
            most = self._settings.open_matches_per_person
            raise Refusal(f"you have {most} unfinished matches; finish or leave one", "too-many-matches", 429)
        game = GAMES.get(wanted.game)
        given = league.TERMS.decode(row.league).options if practice else {}
        fewest, most = game.seats_for({})
        count = min(max(2, fewest), most)
        options = msgspec.to_builtins(game.options(count, **{**game.hosted, **_without_seats(given)}))
        robot = known_robot(wanted.robot or "random", game, options)
        chairs = [Chair(seat=0, kind="person", person=pupil.id, name=pupil.name)]
        chairs += [Chair(seat=seat, kind="robot", name=robot, robot=robot) for seat in range(1, count)]
        terms = Terms(of_class=row.id, teacher=row.teacher, hints=game.advises(game.options(**options)))
        live = await self._matches.add(await self._matches.server_person(), game, options, terms, chairs)
        self._playing.wake(live)
        return live.id


def _without_seats(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name != "seats"}


def robot_games(connection: Connection, pupil: str) -> tuple[ClassRobotGame, ...]:
    """The pupil's running games against robots, newest first."""
    question = (
        select(matches.c.id, matches.c.game)
        .join(seats, seats.c.match == matches.c.id)
        .join(class_matches, class_matches.c.match == matches.c.id, isouter=True)
        .where(seats.c.person == pupil, matches.c.status != "over", class_matches.c.match.is_(None))
        .order_by(matches.c.created.desc())
        .limit(_SHOWN)
    )
    return tuple(ClassRobotGame(match=row.id, game=row.game) for row in connection.execute(question))
