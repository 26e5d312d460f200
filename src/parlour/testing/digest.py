"""Check that results don't depend on Python's hash seed: play in two processes and compare."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from importlib import import_module
from typing import Any

from parlour.core.actor import CHANCE
from parlour.core.game import Game

from .checks import NonConformance

SEEDS = range(3)


def digest(game: Game[Any]) -> str:
    """A fingerprint of a few random games: every position, the order of legal actions, every view."""
    found = hashlib.sha256()
    for seed in SEEDS:
        rng = random.Random(seed)
        state = game.start()
        while (actor := state.actor) is not None:
            if actor is CHANCE:
                action = state.sample(rng)
            else:
                view = state.view(actor)
                action = game.some_action(view, rng)
                found.update(repr(view).encode())
            found.update(f"{state.position} {action}\n".encode())
            state = state.play(action)
    return found.hexdigest()


def same_under_two_hash_seeds(game: Game[Any]) -> None:
    """Raise NonConformance if two processes with different hash seeds play differently."""
    place = _place(game)
    results = set()
    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-m", "parlour.testing.digest", place],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NonConformance("hash-seed", f"playing in another process failed: {done.stderr[-2000:]}")
        results.add(done.stdout)
    if len(results) != 1:
        raise NonConformance("hash-seed", "two processes with different hash seeds play differently")


def _place(game: Game[Any]) -> str:
    """The import path of the game: `module:attribute`."""
    module = sys.modules[type(game).__module__]
    for name, value in vars(module).items():
        if value is game:
            return f"{module.__name__}:{name}"
    raise NonConformance("hash-seed", f"the game must be an attribute of its module {module.__name__}")


if __name__ == "__main__":
    _module, _, _attribute = sys.argv[1].partition(":")
    print(digest(getattr(import_module(_module), _attribute)))
