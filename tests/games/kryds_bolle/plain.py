"""The slow second way: minimax over the pure rules, without table or pruning; and random positions."""

from __future__ import annotations

import random

import parlour
from parlour.core.state import State
from parlour.games.kryds_bolle.rules import KrydsBolleState

GAME = parlour.game("kryds-bolle")
CENTRE = 13


def points_to_come(state: State) -> int:
    """Seat 0's points still to come minus seat 1's, under best play."""
    return _at_the_end(state) - _ahead(state)


def _ahead(state: State) -> int:
    x, o = state.points
    return x - o


def _at_the_end(state: State) -> int:
    """By how much seat 0 is ahead in the end, under best play."""
    actions = state.legal()
    if not actions:
        return _ahead(state)
    ends = [_at_the_end(state.after(action)) for action in actions]
    return max(ends) if state.actor == 0 else min(ends)


def value(state: State) -> int:
    """The same for the seat that acts."""
    return points_to_come(state) if state.actor == 0 else -points_to_come(state)


def move_values(state: State) -> dict[str, int]:
    """Every legal action's value for the seat that acts."""
    sign = 1 if state.actor == 0 else -1
    now = _ahead(state)
    return {str(action): sign * (_at_the_end(state.after(action)) - now) for action in state.legal()}


def random_state(
    rng: random.Random, placement: str, free: int, *, late_centre: bool = False
) -> KrydsBolleState:
    """A position with so many free places, reached by random play; the centre last if it may be."""
    state: KrydsBolleState = GAME.start(placement=placement)
    for _ in range(27 - free):
        actions = list(state.legal())
        if late_centre:
            rest = [a for a in actions if not takes_centre(state, a)]
            actions = rest or actions
        state = state.after(rng.choice(actions))
    return state


def takes_centre(state: KrydsBolleState, action: parlour.Action) -> bool:
    after = state.after(action)
    return bool(((after.x | after.o) & ~(state.x | state.o)) >> CENTRE & 1)
