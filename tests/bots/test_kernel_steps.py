"""The steps of a game's kernels compile all that its robots, hints, reviews and puzzles need."""

from __future__ import annotations

import subprocess
import sys

import pytest

from parlour.core.kernels import KERNELS

ALL = """
import gc, random, sys
import msgspec
import parlour
from numba.core.dispatcher import Dispatcher
from parlour.analysis import analyse
from parlour.analysis.puzzles import puzzle
from parlour.analysis.review import review
from parlour.bots import Budget, create, names
from parlour.core.actor import CHANCE
from parlour.core.kernels import compiling
from parlour.core.registry import GAMES

def signatures():
    found = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    return {(d.__module__, d.__name__, str(s)) for d in found for s in d.signatures
            if d.__module__.startswith("parlour")}

key = sys.argv[1]
for _ in compiling(key):
    pass
before = signatures()
assert before, "nothing was compiled"
game, budget = GAMES.get(key), Budget(seconds=0.05, nodes=20)
for options in ({}, {"placement": "free"}) if key == "kryds-bolle" else ({}, {"seats": 3}):
    for name in names(key):
        rng, state = random.Random(0), game.start(**options)
        for _ in range(12):
            while state.actor is CHANCE:
                state = state.play(state.sample(rng))
            if state.actor is None:
                break
            robot = create(name, key)
            plain = msgspec.to_builtins(state.options)
            robot.start(key, plain, state.actor)
            analyse(state.view(state.actor), budget)
            state = state.play(robot.choose(state.view(state.actor), budget, rng))
puzzle(key, level=1, theme=None, seed="1", number=0)
review(parlour.play(key, seed=4), Budget(nodes=20))
print(sorted(signatures() - before))
"""


@pytest.mark.slow
@pytest.mark.parametrize("key", list(KERNELS))
def test_the_steps_compile_all_that_is_needed(key: str) -> None:
    done = subprocess.run([sys.executable, "-c", ALL, key], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[]\n"
