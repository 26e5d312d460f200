"""Telling Chikugo: whole rounds, a pick up, and the lay-out of all kinds of chips."""

from __future__ import annotations

from typing import Any

import parlour

from .kugelbox import CHIPS, moved_on, throw, turned
from .tell import choices

GAME = parlour.game("chikugo")


def round_of(state: Any, *scores: Any, chip: Any = None) -> Any:
    """Everybody throws once, with these scores; then the Nadir turns over this chip."""
    for score in scores:
        state = throw(state, score)
    return turned(state, chip) if chip else state


def thrower(state: Any) -> Any:
    assert isinstance(state.actor, int)
    return state.actor


def picked_up(*takers: Any, seats: Any = 2, chips: Any = CHIPS, **options: Any) -> Any:
    """A pick up in which these seats become Nadir, round by round, and take these chips in order."""
    state = GAME.start(seats=seats, **options)
    for nadir, chip in zip(takers, chips, strict=True):
        for _ in range(seats):
            # the Nadir throws 2, all others 6: whoever comes first, 2 is the lowest
            state = throw(state, "2" if thrower(state) == nadir else "6")
        state = turned(state, chip)
    return state


# Seat 0 holds one of every kind (and a second square), seat 1 the other line.
def all_kinds(**options: Any) -> Any:
    chips = ("2", "3", "4", "5", "8", "12", "<=4", "<=6", "line", "square", "square", "line")
    return picked_up(*[0] * 11, 1, chips=chips, **options)


def layable(state: Any, score: Any) -> Any:
    """What seat 0 may lay out after such a throw."""
    while thrower(state) != 0:
        state = throw(state, "0")
        state = state.play("pass") if state.actor == 1 and "pass" in choices(state) else state
    state = throw(state, score)
    if state.actor != 0 or "throw" in choices(state):
        return set()
    return {c.removeprefix("lay ") for c in choices(state) if c != "pass"}


def to_seat_0(state: Any) -> Any:
    while thrower(state) != 0:
        state = moved_on(throw(state, "0"))
        state = state.play("pass") if "pass" in choices(state) else state
    return state
