"""What the host of a table does before the match: seat robots, agree on something else, wait, start it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.core.game import Game
from parlour.core.registry import GAMES
from parlour.server.base.settings import Settings
from parlour.table import clock
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Agree, NewMatch, SeatRobot, Start
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.seating import check_rated, known_robot, open_chairs, options_of
from parlour.table.stored import Chair, Rows, StoredMatch

from .matches import Matches


class Hosting:
    """The host's part."""

    def __init__(self, settings: Settings, matches: Matches) -> None:
        self._settings = settings
        self._matches = matches

    async def start(self, live: LiveMatch, person: Person, wanted: Start) -> None:
        """Start the match now, with a robot on each open seat or without these seats."""

        def begin(stored: StoredMatch) -> Rows:
            _check_host(stored, person)
            still_open = open_chairs(stored)
            if still_open and wanted.fewer:
                _drop(stored, still_open)
            elif still_open:
                if wanted.robots is None:
                    raise Refusal(
                        "there are open seats; wait for players, name a robot for them, or start with fewer",
                        "open-seats",
                    )
                for chair in still_open:
                    _seat(chair, known_robot(wanted.robots, GAMES.get(stored.game), stored.options))
            return self._matches.go_on(stored, begin=True)

        await self._matches.change(live, begin)

    async def seat_robot(self, live: LiveMatch, person: Person, wanted: SeatRobot) -> None:
        """Put a robot on an open seat, or open a robot's seat again."""

        def seat(stored: StoredMatch) -> Rows:
            _check_host(stored, person)
            _check_unsealed(stored)
            if wanted.seat >= len(stored.chairs):
                most = len(stored.chairs) - 1
                raise Refusal(f"there is no seat {wanted.seat}; seats are 0 to {most}", "no-such-seat", 422)
            chair = stored.chairs[wanted.seat]
            if wanted.robot is None:
                if chair.kind != "robot":
                    raise Refusal(f"no robot sits on seat {wanted.seat}", "seat-taken")
                chair.kind, chair.robot, chair.name = "open", None, ""
            else:
                if chair.kind == "person":
                    raise Refusal(f"seat {wanted.seat} is taken; choose another", "seat-taken")
                if sum(c.kind == "robot" for c in stored.chairs) >= self._settings.robots_per_match:
                    most = self._settings.robots_per_match
                    raise Refusal(f"a match may have at most {most} robots", "too-many-robots", 422)
                _seat(chair, known_robot(wanted.robot, GAMES.get(stored.game), stored.options))
            stored.due = None
            if stored.terms.countdown:  # after a wait it may start by itself again
                stored.terms = replace(stored.terms, hold=False)
            return self._matches.go_on(stored)

        await self._matches.change(live, seat)

    async def agree(self, live: LiveMatch, person: Person, wanted: Agree) -> None:
        """Change options and terms, until somebody else has sat down to them."""

        def change(stored: StoredMatch) -> Rows:
            _check_host(stored, person)
            _check_unsealed(stored)
            if any(chair.person not in (None, person.id) for chair in stored.chairs):
                raise Refusal(
                    "somebody has sat down to what was agreed; create another table for other rules",
                    "has-guests",
                )
            game: Game[Any] = GAMES.get(stored.game)
            given = {**wanted.options, "seats": len(stored.chairs)}
            options = options_of(game, NewMatch(game=game.key, options=given))
            plain = msgspec.to_builtins(options)
            for chair in stored.chairs:
                if chair.robot is not None:
                    known_robot(chair.robot, game, plain)
            if wanted.rated:
                check_rated(stored.chairs, stored.terms.by_hand)
            stored.options = plain
            stored.terms = replace(
                stored.terms,
                public=wanted.public,
                rated=wanted.rated,
                spectators=wanted.spectators,
                clock=clock.checked(wanted.clock),
                leaving=wanted.leaving,
                hints=wanted.hints and game.advises(options),
                on_time=wanted.on_time,
            )
            self._matches.prepare(stored, (person.id,) if wanted.fair else ())
            return self._matches.go_on(stored)

        await self._matches.change(live, change)

    async def wait(self, live: LiveMatch, person: Person) -> None:
        """Stop the countdown; the match then starts when the host starts it."""

        def stop(stored: StoredMatch) -> Rows:
            _check_host(stored, person)
            _check_unsealed(stored)
            stored.due, stored.terms = None, replace(stored.terms, hold=True)
            return []

        await self._matches.change(live, stop)


def _check_host(stored: StoredMatch, person: Person) -> None:
    if stored.host != person.id:
        raise Refusal("only the host of the match can do this", "not-the-host", 403)


def _check_unsealed(stored: StoredMatch) -> None:
    if stored.sealed is not None:
        raise Refusal("all seats are taken, and the match is about to start", "has-sealed")


def _seat(chair: Chair, robot: str) -> None:
    chair.kind, chair.person, chair.name, chair.robot = "robot", None, robot, robot
    chair.commitment, chair.nonce = None, ""


def _drop(stored: StoredMatch, gone: list[Chair]) -> None:
    """Take the open chairs away and move the others up."""
    game: Game[Any] = GAMES.get(stored.game)
    stays = [chair for chair in stored.chairs if chair not in gone]
    least, most = game.seats_for(stored.options)
    if not least <= len(stays) <= most:
        raise Refusal(
            f"{game.name} needs {least} to {most} players, and {len(stays)} sit here", "too-few-players", 422
        )
    stored.options = msgspec.to_builtins(game.options(**{**stored.options, "seats": len(stays)}))
    for number, chair in enumerate(stays):
        chair.seat = number
    stored.chairs = stays
