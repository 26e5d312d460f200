"""An estimate for any game: the share of wins in many random playouts."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Rng
from parlour.core.bot import Budget
from parlour.core.errors import IllegalAction, NotEnumerable
from parlour.core.registry import GAMES
from parlour.core.state import State

from .analysis import Analysis, Scored

#: playouts per action if no budget is given
PLAYOUTS = 100
#: actions sampled if there are too many to list
CANDIDATES = 12


def analyse(view: Mapping[str, Any], budget: Budget, /, *, seed: int = 0) -> Analysis:
    """The chance to win after each action if everybody plays at random from then on."""
    game = GAMES.get(view["game"])
    seat = view["seat"]
    if seat is None or view["actor"] != seat:
        raise IllegalAction("analyse the view of the seat whose turn it is", code="wrong-seat")
    rng = random.Random(seed)
    actions = _candidates(view, rng)
    shares = dict.fromkeys(actions, 0.0)
    rounds = 0
    ends = time.perf_counter() + budget.seconds if budget.seconds is not None else None
    most = max(1, (budget.nodes or PLAYOUTS * len(actions)) // len(actions)) if ends is None else None
    while rounds == 0 or (rounds < most if most is not None else time.perf_counter() < (ends or 0)):
        imagined = game.imagine(view, rng)
        for action in actions:
            shares[action] += _share(_played_out(imagined.play(action), rng), seat)
        rounds += 1
    moves = [Scored(action, share / rounds, "estimate") for action, share in shares.items()]
    moves.sort(key=lambda move: (-float(move.value), str(move.action)))
    return Analysis(exact=False, value=moves[0].value, moves=moves)


def _candidates(view: Mapping[str, Any], rng: Rng) -> list[Action]:
    game = GAMES.get(view["game"])
    try:
        return list(game.imagine(view, rng).legal())
    except NotEnumerable:
        return sorted({game.some_action(view, rng) for _ in range(CANDIDATES)})


def _played_out(state: State, rng: random.Random) -> State:
    while (actor := state.actor) is not None:
        if actor is CHANCE:
            state = state.after(state.sample(rng))
        elif not state.game.lists_actions(state.options):
            state = state.after(state.game.some_action(state.view(actor), rng))
        else:
            legal = state.legal()
            state = state.after(legal[rng.randrange(len(legal))])
    return state


def _share(state: State, seat: int) -> float:
    """1 for a sole win, 1/2 for a win shared by two, and so on."""
    return 1 / len(state.winners) if seat in state.winners else 0.0
