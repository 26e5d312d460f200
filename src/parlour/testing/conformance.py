"""check_game: random games to the end under many seeds, every promise of the contract checked."""

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

#: listing all actions may be slow where a game does not list them in its views: then only 1 state in this
LISTED_RARELY = 40


class Report(Struct, frozen=True):
    """What was looked at."""

    games: int
    states: int
    longest: int


class _Randrange:
    """A source of chance that has nothing but randrange, as `sample` is promised."""

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
    """Play random games with every option set and check every promise; raises NonConformance.

    `check_every` = n looks closely only at every n-th state (the game is still played to its end).
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
            raise NonConformance("endless", f"more than {bound} steps, the stated bound", state)
        action = _next(state, source, legal)
        checks.check_step(state, action)
        if length % 3 == 0:
            strangers = [*strangers[-11:], action]
        state = state.play(action)
        length += 1


def _legal(game: Game[Any], state: State, rng: random.Random) -> tuple[Action, ...] | None:
    """All legal actions, or None where they cannot be listed (or not each time, being many)."""
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
