"""Seats before a match starts: who gets which, how it begins, and who sits where in a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from parlour.bots import create
from parlour.core.errors import BadOption
from parlour.core.fairness import commitment
from parlour.core.game import Game
from parlour.core.record import Header, Player
from parlour.core.registry import GAMES
from parlour.table.messages.match import NewMatch

from .live import LiveMatch
from .refusal import Refusal
from .stored import Chair, Rows, StoredMatch


def settle(stored: StoredMatch, at: int) -> None:
    """Start a match whose seats are taken: write its header. Nothing has happened in it yet."""
    if stored.terms.rated:
        check_rated(stored.chairs)
    stored.header = Header(
        game=stored.game,
        rules=stored.rules,
        options=stored.options,
        players=tuple(Player(chair.name, chair.nonce) for chair in stored.chairs),
        match=stored.id,
        commitment=commitment(stored.seed),
        rated=stored.terms.rated,
        engine=_engine(stored),
        by_hand=stored.terms.by_hand,
        ahead=tuple(chair.ahead for chair in stored.chairs) if any(c.ahead for c in stored.chairs) else (),
    )
    stored.status = "running"
    stored.started = at


def start(stored: StoredMatch, at: int) -> Rows:
    """Start a match whose seats are taken, and draw the chance that opens the game."""
    settle(stored, at)
    first = LiveMatch(stored)
    assert first.match is not None
    rows: Rows = []
    for event, after in first.chance_after(first.match.state, 1, at):
        first.fold(event, after=after)
        rows.append((event, None))
    stored.due = first.clock.deadline if first.clock is not None else None
    return rows


def check_rated(chairs: Sequence[Chair]) -> None:
    """A Refusal if a match with these chairs cannot be rated: everybody plays for themselves, no robots."""
    persons = [chair.person for chair in chairs if chair.person is not None]
    odd = any(chair.kind == "robot" or chair.ahead for chair in chairs)
    if odd or len(set(persons)) < len(persons) or len(chairs) < 2:
        raise Refusal(
            "a rated match is between different people alone, without points ahead", "cannot-be-rated", 422
        )


def _engine(stored: StoredMatch) -> str | None:
    """What simulates this match's chance, if anything does."""
    game = GAMES.get(stored.game).under(stored.rules)
    return game.engine(game.options(**stored.options))


def known_robot(name: str, game: Game[Any], options: dict[str, Any]) -> str:
    """The robot's name if it plays this game; UnknownBot if there is none of that name."""
    if not create(name, game.key).serves(game.key, options):
        raise Refusal(f"{name} does not play this game", "robot-does-not-play", 422)
    return name


def options_of(game: Game[Any], wanted: NewMatch) -> Any:
    given = dict(wanted.options)
    unknown = set(given) - set(game.described()) - {"seats"}
    if unknown:
        name = min(unknown)
        raise BadOption(f"there is no option {name[:40]!r}", code="unknown-option", option=name[:40])
    seats = given.pop("seats", None)
    if wanted.seats is not None:
        if seats is not None and seats != len(wanted.seats):
            raise BadOption(f"{len(wanted.seats)} seats are described and {seats!r} wished", option="seats")
        seats = len(wanted.seats)
    return game.options(seats, **given)


def open_chairs(stored: StoredMatch) -> list[Chair]:
    return [chair for chair in stored.chairs if chair.kind == "open"]


def free_for(stored: StoredMatch, person: str, seat: int | None) -> list[Chair]:
    """The chairs that the person gets: those kept for them, the one they wish, or the first open one."""
    if seat is not None:
        if seat >= len(stored.chairs):
            raise Refusal("there is no such seat", "no-such-seat", 422)
        chair = stored.chairs[seat]
        if chair.kind != "open" or chair.person not in (None, person):
            raise Refusal("the seat is taken", "seat-taken")
        return [chair]
    kept = [chair for chair in open_chairs(stored) if chair.person == person]
    if kept:
        return kept
    if any(c.kind == "person" and c.person == person for c in stored.chairs):
        raise Refusal("you have a seat already; name another to take it too", "has-seat")
    for chair in open_chairs(stored):
        if chair.person is None:
            return [chair]
    raise Refusal("no seat is open", "no-open-seat")


def reseated(chairs: list[Chair], names: list[str], order: str, person: str) -> list[Chair]:
    """The chairs of a rematch: whoever asked and the robots sit, the others' are kept for them.

    They have the names of the first match: a chair may since bear that of a robot who played on in it.
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
            seat.kind, seat.person = "person" if old.person == person else "open", old.person
        again.append(seat)
    return again
