"""Every robot, hint, review and puzzle without numpy and numba, and the same choices as with kernels."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.analysis import analyse
from parlour.bots import Budget, create
from parlour.core import kernels
from parlour.core.actor import CHANCE
from parlour.core.registry import GAMES
from parlour.core.state import State

HOW_MANY = pytest.mark.parametrize("count", [20, pytest.param(300, marks=pytest.mark.prove)])
#: what each game is played with
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "shut-the-box": ({}, {"flaps": 9}, {"dice": "one-when-six"}, {"seats": 3}, {"rounds": 1}),
    "kryds-bolle": ({}, {"placement": "free"}),
    "chikugo": ({}, {"lay_out": "all"}, {"seats": 3}),
    "take-it": ({}, {"smart_calculators": True}, {"seats": 3}),
}
#: levels whose choice does not depend on time; Take It's strong one plays as many games as it is told
LEVELS = [
    ("shut-the-box", "novice", Budget()),
    ("shut-the-box", "perfect", Budget()),
    ("kryds-bolle", "novice", Budget()),
    ("kryds-bolle", "casual", Budget()),
    ("kryds-bolle", "strong", Budget(seconds=60)),
    ("chikugo", "novice", Budget()),
    ("chikugo", "strong", Budget(nodes=50_000)),
    ("take-it", "novice", Budget()),
    ("take-it", "casual", Budget()),
    ("take-it", "strong", Budget(nodes=100)),
]


def positions(key: str, count: int, seed: int = 1) -> Iterator[State]:
    """States of random play in which a seat chooses, spread over whole games."""
    rng = random.Random(seed)
    while count:
        state: Any = GAMES.get(key).start(**rng.choice(OPTIONS[key]))
        ends = rng.randrange(120 if key != "kryds-bolle" else 26)
        for _ in range(ends):
            if state.actor is None:
                break
            state = state.after(state.sample(rng) if state.actor is CHANCE else rng.choice(state.legal()))
        while state.actor is CHANCE:
            state = state.after(state.sample(rng))
        if state.actor is None or len(state.legal()) < 2:
            continue
        if key == "chikugo" and sum(map(len, state.chips)) > 9:
            continue  # too much to solve for a test
        yield state
        count -= 1


def choice(key: str, level: str, state: Any, budget: Budget, seed: int) -> str:
    robot = create(level, key)
    robot.start(key, msgspec.to_builtins(state.options), state.actor)
    return str(robot.choose(state.view(state.actor), budget, random.Random(seed)))


@pytest.mark.slow
@HOW_MANY
@pytest.mark.parametrize(("key", "level", "budget"), LEVELS, ids=lambda value: str(value)[:20])
def test_both_ways_choose_the_same(
    key: str, level: str, budget: Budget, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, state in enumerate(positions(key, count)):
        monkeypatch.setenv("PARLOUR_KERNELS", "never")
        plain = choice(key, level, state, budget, number)
        monkeypatch.setenv("PARLOUR_KERNELS", "always")
        assert plain == choice(key, level, state, budget, number), state.position


@pytest.mark.slow
@HOW_MANY
@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("shut-the-box", {"goal": "score"}),
        ("shut-the-box", {"goal": "shut"}),
        ("shut-the-box", {"goal": "win"}),
        ("chikugo", {}),
        ("kryds-bolle", {}),
    ],
    ids=str,
)
def test_both_ways_value_the_same(
    key: str, more: dict[str, Any], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hints and analyses, where they are not stopped by time."""
    for state in positions(key, count, seed=2):
        if key == "kryds-bolle" and (state.x | state.o).bit_count() < 16:  # type: ignore[attr-defined]
            continue
        budget = Budget(seconds=60) if key == "kryds-bolle" else Budget(nodes=50_000)
        found = []
        for mode in ("never", "always"):
            monkeypatch.setenv("PARLOUR_KERNELS", mode)
            found.append(
                analyse(state.view(state.actor if isinstance(state.actor, int) else None), budget, **more)
            )
        plain, compiled = found
        assert plain.exact == compiled.exact
        assert float(plain.value) == pytest.approx(float(compiled.value), abs=1e-9)
        values = [{str(m.action): float(m.value) for m in one.moves} for one in found]
        assert values[0] == pytest.approx(values[1], abs=1e-9)
        assert {str(m.action): m.bound for m in plain.moves} == {
            str(m.action): m.bound for m in compiled.moves
        }


FORBIDDEN = """
import sys
class Forbidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Forbidden())
import importlib.util
found = importlib.util.find_spec
def find_spec(name, package=None):
    return None if name in ("numpy", "numba") else found(name, package)
importlib.util.find_spec = find_spec
"""

PLAYED = """
import random, sys
import msgspec, parlour
from parlour.analysis import analyse
from parlour.analysis.puzzles import puzzle
from parlour.analysis.review import review
from parlour.bots import Budget, create, names
from parlour.core.actor import CHANCE
from parlour.core.registry import GAMES

key = sys.argv[1]
game = GAMES.get(key)
for level in names(key):
    for seed in range(2):
        rng, state = random.Random(seed), game.start()
        for _ in range(400):
            if state.actor is None:
                break
            if state.actor is CHANCE:
                state = state.after(state.sample(rng))
                continue
            robot = create(level, key)
            view = state.view(state.actor)
            budget = Budget(seconds=0.1) if level in ("perfect", "tree", "best", "search") else Budget()
            if level == "search":
                budget = Budget(nodes=20)
            robot.start(key, msgspec.to_builtins(state.options), state.actor)
            state = state.after(robot.choose(view, budget, rng))
            if state.actor is not None and seed == 0 and level == "novice":
                seat = state.actor if isinstance(state.actor, int) else None
                found = analyse(state.view(seat), Budget(seconds=0.1))
                assert found.moves or seat is None
for level in (1, 2):
    assert puzzle(key, level=level, seed="1", number=1).accepted
assert review(parlour.play(key, seed=4), Budget(seconds=0.05)).steps
assert not {"numpy", "numba"} & set(sys.modules)
"""


@pytest.mark.slow
@pytest.mark.parametrize("key", OPTIONS)
def test_whole_games_without_numpy_and_numba(key: str) -> None:
    environment = {**os.environ, "PARLOUR_KERNELS": "auto"}
    done = subprocess.run(
        [sys.executable, "-c", FORBIDDEN + PLAYED, key],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr


def test_the_sample_is_what_it_says() -> None:
    assert kernels.mode() == "always", "tests run with kernels"
    for key in OPTIONS:
        assert len({state.position for state in positions(key, 10)}) >= 8
