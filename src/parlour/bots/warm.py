"""Compile what robots need ahead of time: `python -m parlour.bots.warm`.

Compiled code is cached on disk, so this takes half a minute once and less than a second afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from parlour.core.actor import CHANCE
from parlour.core.bot import Budget
from parlour.core.registry import GAMES

from . import create, names

_ENOUGH = Budget(seconds=0.05, nodes=20)


def warm() -> None:
    """Let every robot of every game choose its first action."""
    for key in GAMES:
        for options in ({}, *GAMES.get(key).compiled_apart):
            for name in names(key):
                _choose_once(key, name, options)


def _choose_once(key: str, name: str, wanted: Mapping[str, Any]) -> None:
    game, rng = GAMES.get(key), random.Random(0)
    state = game.start(**wanted)
    while state.actor is CHANCE:
        state = state.play(state.sample(rng))
    robot, options = create(name, key), msgspec.to_builtins(state.options)
    if isinstance(state.actor, int) and robot.serves(key, options):
        robot.start(key, options, state.actor)
        robot.choose(state.view(state.actor), _ENOUGH, rng)
        robot.close()


if __name__ == "__main__":
    warm()
