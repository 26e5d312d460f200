"""check_game: plays random games under many seeds and checks every rule of the contract."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.errors import NotEnumerable
from parlour.core.game import Game
from parlour.core.state import State

from . import checks
from .checks import NonConformance
from .digest import same_under_two_hash_seeds
from .option_sets import option_sets

__all__ = ["NonConformance", "Report", "check_game"]

#: if views don't list actions, listing them may be slow: do so in one of this many states
LISTED_RARELY = 40


class Report(Struct, frozen=True):
    """What was checked."""

    games: int
    states: int
    longest: int


class _Randrange:
    """A source of randomness with randrange only, which is all that `sample` may use."""

    __slots__ = ("randrange",)

    def __init__(self, rng: random.Random) -> None:
        self.randrange = rng.randrange


def check_game(
    game: Game[Any],
    *,
    seeds: Iterable[int] = range(5),
    options: Sequence[dict[str, Any]] | None = None,
    check_every: int = 1,
    hash_seeds: bool = True,
) -> Report:
    """Play random games with every option set and check every rule; raises NonConformance.

    `check_every` = n checks only every n-th state in full (the game is still played to its end).
    """
    games = states = longest = 0
    for chosen in option_sets(game) if options is None else options:
        for seed in seeds:
            length = _one_game(game, chosen, seed, check_every)
            games, states, longest = games + 1, states + length, max(longest, length)
    if hash_seeds:
        same_under_two_hash_seeds(game)
    return Report(games, states, longest)


def _one_game(game: Game[Any], options: dict[str, Any], seed: int, check_every: int) -> int:
    rng = random.Random(seed)
    source = _Randrange(rng)
    state: State = game.start(**options)
    bound = game.longest(state.options)
    strangers: list[Action] = []
    length = 0
    while True:
        closely = length % check_every == 0 or state.actor is None
        legal = _legal(game, state, rng) if closely else None
        if closely:
            checks.check_state(state, strangers, legal, rng)
        if state.actor is None:
            return length
        if length == bound:
            raise NonConformance(
                "endless", f"the game took more than {bound} steps, the bound that `longest` gives", state
            )
        action = _next(state, source, legal)
        checks.check_step(state, action)
        if length % 3 == 0:
            strangers = [*strangers[-11:], action]
        state = state.play(action)
        length += 1


def _legal(game: Game[Any], state: State, rng: random.Random) -> tuple[Action, ...] | None:
    """All legal actions; None if they can't be listed, or are too slow to list each time."""
    if state.actor is not CHANCE and not game.lists_actions(state.options) and rng.randrange(LISTED_RARELY):
        return None
    try:
        return state.legal()
    except NotEnumerable:
        return None


def _next(state: State, source: _Randrange, legal: tuple[Action, ...] | None) -> Action:
    actor = state.actor
    if actor is CHANCE:
        return state.sample(source)
    assert actor is not None
    if legal:
        return legal[source.randrange(len(legal))]
    return state.game.some_action(state.view(actor), source)
