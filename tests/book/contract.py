"""Random matches of every game, for the tests of the contract."""

from __future__ import annotations

import functools
import random
from typing import Any

import pytest

import parlour
from parlour import CHANCE

KEYS = ("shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle")

#: games with their options, among them such that have something of their own to tell
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("shut-the-box", {}),
    ("shut-the-box", {"seats": 3, "dice": "one-when-six", "shut": "finish-round", "flaps": 9}),
    ("shut-the-box", {"seats": 3, "limit": 60, "eliminate": True, "dice": "one-when-high-shut"}),
    ("shut-the-box", {"seats": 1, "scoring": "digits"}),
    ("chikugo", {}),
    ("chikugo", {"seats": 4, "lay_out": "all", "smart_calculators": True}),
    ("chikugo", {"seats": 3, "miss": "0"}),
    ("take-it", {}),
    ("take-it", {"seats": 6, "smart_calculators": True, "miss": "1/3"}),
    ("abaku", {}),
    ("abaku", {"seats": 3, "referee": "challenge", "tile_values": True, "count_tiles": True}),
    ("abaku", {"seats": 4, "diagonals": True, "bonuses": False}),
    ("abaku", {"seats": 1, "mode": "solo"}),
    ("abaku", {"seats": 1, "mode": "cover"}),
    ("abaku", {"seats": 1, "mode": "magic"}),
    ("kryds-bolle", {}),
    ("kryds-bolle", {"placement": "free"}),
)
EVERY = pytest.mark.parametrize(("key", "options"), GAMES, ids=lambda v: v if isinstance(v, str) else str(v))
ONCE = pytest.mark.parametrize("key", KEYS)


def some_action(state: Any, rng: Any) -> Any:
    """An action for whoever is to act, without listing what cannot be listed cheaply."""
    if state.actor is CHANCE:
        return state.sample(rng)
    view = state.view(state.actor)
    if view["legal"] is not None:
        return state.game.action(rng.choice(view["legal"]))
    return state.game.action("pass" if rng.random() < 0.5 else _exchange(state, rng))


def _exchange(state: Any, rng: Any) -> Any:
    """Abaku by a seat that never places: one tile is exchanged while that may be."""
    rack = state.position.split("|")[1].split(",")[state.actor]
    text = f"exchange {rng.choice(rack)}"
    return text if state.accepts(state.game.action(text)) is None else "pass"


def walk(key: Any, options: Any, seed: Any = 0, most: Any = 400) -> Any:
    """The states of one random game, the first among them, to its end (or as far as is asked for)."""
    rng = random.Random(f"{key}{options}{seed}")
    state = parlour.game(key).start(**options)
    for _ in range(most):
        yield state
        if state.actor is None:
            return
        state = state.play(some_action(state, rng))
    yield state


def sampled(key: Any, options: Any, count: Any = 25) -> Any:
    """Some states of that walk, the first and the last among them."""
    states = list(walk(key, options))
    return states[:: max(1, len(states) // count)] + states[-1:]


@functools.cache
def midway(key: Any) -> Any:
    return sampled(key, {}, 8)


class OnlyRandrange:
    """A source of chance that has nothing but randrange(n)."""

    def __init__(self, seed: Any) -> None:
        self._rng = random.Random(seed)

    def randrange(self, n: Any, /) -> Any:
        assert type(n) is int
        assert n > 0
        return self._rng.randrange(n)
