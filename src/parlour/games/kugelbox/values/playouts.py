"""Playing games out with a habit, and the mean of their results."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.state import State

#: games without a limit, and how many nodes a game counts as
GAMES = 400
NODES_A_GAME = 150


def mean(
    state: State,
    habit: Callable[[Any], Action],
    worth: Callable[[State], float],
    *,
    seconds: float | None,
    nodes: int | None,
    seed: int,
) -> float:
    """The mean worth of the final states if all seats follow the habit from here on."""
    rng = random.Random(seed)
    ends = None if seconds is None else time.perf_counter() + seconds
    most = GAMES if nodes is None else nodes // NODES_A_GAME
    total, games = 0.0, 0
    while games == 0 or (games < most if ends is None else time.perf_counter() < ends):
        total += worth(_played_out(state, habit, rng))
        games += 1
    return total / games


def _played_out(state: State, habit: Callable[[Any], Action], rng: random.Random) -> State:
    while (actor := state.actor) is not None:
        state = state.after(state.sample(rng) if actor is CHANCE else habit(state))
    return state
