"""A robot for every game that lists its actions: it tries each in many random playouts.

Monte Carlo with upper confidence bounds at the root. Hidden information is imagined anew for every playout,
so it needs only a game's interface: views, `imagine`, `legal`, `sample` and `play`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Any, ClassVar

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Rng
from parlour.core.bot import Bot, Budget
from parlour.core.registry import GAMES
from parlour.core.state import State

#: playouts by default
PLAYOUTS = 400
#: a playout is cut after this many steps and scored as it stands
LONGEST = 500
#: the exploration constant; 1 is the largest difference of two results
CURIOSITY = 0.7


class SearchBot(Bot):
    """Tries every action in random playouts."""

    name: ClassVar[str] = "search"
    thinks: ClassVar[str] = "Plays every action on at random, many times, and takes what did best."

    def serves(self, game: str, options: Mapping[str, Any]) -> bool:
        found = GAMES.get(game)
        return found.lists_actions(found.options(**options))

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        game, seat = GAMES.get(view["game"]), view["seat"]
        actions = [game.action(text) for text in view["legal"]]
        if len(actions) == 1:
            return actions[0]
        tries, worth = [0] * len(actions), [0.0] * len(actions)
        until = None if budget.seconds is None else time.perf_counter() + budget.seconds
        # a node of the budget is a playout
        most = budget.nodes or (PLAYOUTS if until is None else 1 << 40)
        for done in range(most):
            if until is not None and time.perf_counter() >= until:
                break
            at = _most_promising(tries, worth, done)
            state = game.imagine(view, rng).play(actions[at])
            tries[at] += 1
            worth[at] += _result(_played_on(state, rng), seat)
        best = max(range(len(actions)), key=lambda at: (tries[at], worth[at]))
        return actions[best]


def _most_promising(tries: list[int], worth: list[float], done: int) -> int:
    """An untried action first, then the one with the highest upper confidence bound."""
    for at, count in enumerate(tries):
        if count == 0:
            return at
    spread = CURIOSITY * math.sqrt(math.log(done + 1))
    return max(range(len(tries)), key=lambda at: worth[at] / tries[at] + spread / math.sqrt(tries[at]))


def _played_on(state: State, rng: Rng) -> State:
    for _ in range(LONGEST):
        actor = state.actor
        if actor is None:
            break
        if actor is CHANCE:
            state = state.after(state.sample(rng))
        else:
            legal = state.legal()
            state = state.after(legal[rng.randrange(len(legal))])
    return state


def _result(state: State, seat: int) -> float:
    """1 for sole first place, 0 for last; with one seat, 1 for a win."""
    places = state.places or state.standing()
    if len(places) == 1:
        return float(places[0] == 0)
    mine = places[seat]
    better = sum(place < mine for place in places)
    equal = sum(place == mine for place in places) - 1
    return 1 - (better + equal / 2) / (len(places) - 1)
