"""Seats: who gets which, how a match starts, and the seats of a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

from parlour.bots import create
from parlour.core.errors import BadOption
from parlour.core.fairness import LOCAL_FAIRNESS, SEALED_FAIRNESS, commitment
from parlour.core.game import Game
from parlour.core.record import BeaconRound, Header, Player
from parlour.core.registry import GAMES
from parlour.table.messages.match import NewMatch, SeatWanted, Terms
from parlour.table.messages.people import Person

from . import clock
from .live import LiveMatch
from .refusal import Refusal
from .stored import Chair, Rows, StoredMatch


def settle(
    stored: StoredMatch, at: int, fairness: int = LOCAL_FAIRNESS, beacon: BeaconRound | None = None
) -> None:
    """Start a match whose seats are taken: write its header. Nothing has happened in it yet."""
    if stored.terms.rated:
        check_rated(stored.chairs)
    stored.header = Header(
        game=stored.game,
        rules=stored.rules,
        options=stored.options,
        players=tuple(_player(chair) for chair in stored.chairs),
        match=stored.id,
        commitment=commitment(stored.seed),
        rated=stored.terms.rated,
        engine=_engine(stored),
        by_hand=stored.terms.by_hand,
        fairness=fairness,
        beacon=beacon,
        ahead=tuple(chair.ahead for chair in stored.chairs) if any(c.ahead for c in stored.chairs) else (),
    )
    stored.status = "running"
    stored.started = at


def _player(chair: Chair) -> Player:
    """The chair's player; without a commitment they add no nonce."""
    return Player(chair.name, chair.nonce, chair.commitment) if chair.commitment else Player(chair.name)


def start(
    stored: StoredMatch, at: int, beacon: BeaconRound | None = None, fairness: int = SEALED_FAIRNESS
) -> Rows:
    """Start a match whose seats are taken, and draw the chance that opens the game."""
    settle(stored, at, fairness, beacon)
    first = LiveMatch(stored)
    assert first.match is not None
    rows: Rows = []
    for event, after in first.chance_after(first.match.state, 1, at):
        first.fold(event, after=after)
        rows.append((event, None))
    stored.due = first.clock.deadline if first.clock is not None else None
    if first.throw is not None:
        stored.due = at  # looked at soon, and then set to when the dice have waited long enough
    return rows


def check_rated(chairs: Sequence[Chair], by_hand: bool = False) -> None:
    """Raise a Refusal if a match with these chairs can't be rated."""
    if by_hand:
        raise Refusal(
            "a match with typed-in dice can't be rated; turn off `rated` or `by_hand`", "not-by-hand", 422
        )
    persons = [chair.person for chair in chairs if chair.person is not None]
    odd = any(chair.kind == "robot" or chair.ahead for chair in chairs)
    if odd or len(set(persons)) < len(persons) or len(chairs) < 2:
        raise Refusal(
            "a rated match needs at least two different people, and no robots or handicaps",
            "cannot-be-rated",
            422,
        )


def _engine(stored: StoredMatch) -> str | None:
    """The engine that simulates this match's chance events, if any."""
    game = GAMES.get(stored.game).under(stored.rules)
    return game.engine(game.options(**stored.options))


def known_robot(name: str, game: Game[Any], options: dict[str, Any]) -> str:
    """The robot's name, if it plays this game with these options; UnknownBot if there is no such robot."""
    if not create(name, game.key).serves(game.key, options):
        raise Refusal(
            f"the robot {name} does not play {game.key} with these options", "robot-does-not-play", 422
        )
    return name


def options_of(game: Game[Any], wanted: NewMatch) -> Any:
    given = dict(wanted.options)
    unknown = set(given) - set(game.described()) - {"seats"}
    if unknown:
        name = min(unknown)
        known = ", ".join(game.described()) or "none"
        raise BadOption(
            f"{game.key} has no option {name[:40]!r}; options are: {known}",
            code="unknown-option",
            option=name[:40],
        )
    seats = given.pop("seats", None)
    if wanted.seats is not None:
        if seats is not None and seats != len(wanted.seats):
            raise BadOption(
                f"the option seats is {seats!r}, but `seats` describes {len(wanted.seats)}; make them equal",
                option="seats",
            )
        seats = len(wanted.seats)
    # beside a real table people agree themselves who begins
    hosted = {} if wanted.by_hand else game.hosted
    return game.options(seats, **{**hosted, **given})


def terms_of(game: Game[Any], options: Any, wanted: NewMatch) -> Terms:
    """The terms of the match that is wanted."""
    return Terms(
        public=wanted.public,
        rated=wanted.rated,
        spectators=wanted.spectators,
        hold=wanted.hold,
        clock=clock.checked(wanted.clock),
        leaving=wanted.leaving,
        by_hand=wanted.by_hand,
        hints=wanted.hints and game.advises(options),
        countdown=wanted.countdown,
        throws=wanted.throws,
        on_time=wanted.on_time,
    )


def chairs_of(
    game: Game[Any],
    options: dict[str, Any],
    person: Person,
    wanted: tuple[SeatWanted, ...] | None,
    clean: Callable[[str], str],
    most_robots: int,
) -> list[Chair]:
    """The chairs that are wanted; `clean` checks the names on them."""
    count = options["seats"]
    if wanted is None:
        wanted = (SeatWanted(kind="me"), *[SeatWanted(kind="open")] * (count - 1))
    if sum(seat.kind == "robot" for seat in wanted) > most_robots:
        raise Refusal(f"a match may have at most {most_robots} robots", "too-many-robots", 422)
    if any(seat.ahead for seat in wanted) and (count < 2 or game.points_are is None):
        raise Refusal("a handicap needs a game with points and at least 2 seats", "bad-handicap", 422)
    chairs = []
    for number, seat in enumerate(wanted):
        name = clean(seat.name) if seat.name is not None else None
        if seat.kind == "me":
            chairs.append(Chair(seat=number, kind="person", person=person.id, name=name or person.name))
        elif seat.kind == "robot":
            robot = known_robot(seat.robot or "random", game, options)
            chairs.append(Chair(seat=number, kind="robot", name=name or robot, robot=robot))
        else:
            chairs.append(Chair(seat=number, name=name or ""))
        chairs[-1].ahead = seat.ahead
        chairs[-1].seconds = seat.seconds if seat.kind == "robot" else None
    return chairs


def open_chairs(stored: StoredMatch) -> list[Chair]:
    return [chair for chair in stored.chairs if chair.kind == "open"]


def free_for(stored: StoredMatch, person: str, seat: int | None) -> list[Chair]:
    """The chairs that the person gets: those reserved for them, the one they ask for, or the first open."""
    if seat is not None:
        if seat >= len(stored.chairs):
            raise Refusal(
                f"there is no seat {seat}; seats are 0 to {len(stored.chairs) - 1}", "no-such-seat", 422
            )
        chair = stored.chairs[seat]
        if chair.kind != "open" or chair.person not in (None, person):
            raise Refusal(f"seat {seat} is taken; choose another", "seat-taken")
        return [chair]
    kept = [chair for chair in open_chairs(stored) if chair.person == person]
    if kept:
        return kept
    if any(c.kind == "person" and c.person == person for c in stored.chairs):
        raise Refusal("you already have a seat; name a seat to take another one", "has-seat")
    for chair in open_chairs(stored):
        if chair.person is None:
            return [chair]
    raise Refusal("all seats of this match are taken", "no-open-seat")


def reseated(chairs: list[Chair], names: list[str], order: str, people: Collection[str]) -> list[Chair]:
    """The chairs of a rematch: those who want it and the robots get theirs, the others' are reserved.

    `names` are those of the first match: a chair may have a robot's name since, if its person left.
    """
    numbers = list(range(len(chairs)))
    if order == "rotated":
        numbers = numbers[1:] + numbers[:1]
    elif order == "drawn":
        secrets.SystemRandom().shuffle(numbers)
    again = []
    for number, n in enumerate(numbers):
        old = chairs[n]
        seat = Chair(seat=number, name=names[n], ahead=old.ahead, seconds=old.seconds)
        if old.kind == "robot":
            seat.kind, seat.robot = "robot", old.robot
        else:
            seat.kind, seat.person = "person" if old.person in people else "open", old.person
        again.append(seat)
    return again
