"""How fast Abaku is in Gymnasium (steps, against the random robot and alone) and in OpenSpiel (plies).

    python -m benchmarks.abaku_envs [--rounds 3] [--seconds 1.5] [--json FILE]

Each is measured in turn with the version before its environments worked without texts, in processes of their
own. Rates are of their CPU time.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import parlour.envs

from . import earlier
from .rounds import paired, show, versions

#: the clock is looked at only once in so many steps: on some machines that alone takes as long as a step
LOOK = 100


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--one", choices=RUNS, help="only print this rate of the version that is imported")
    given = parser.parse_args()
    if given.one:
        run = RUNS[given.one][1]()
        run(0.5)
        print(run(given.seconds))
        return
    rows = []
    for key, (name, _, wanted) in RUNS.items():
        ours, theirs = (rated(key, given.seconds, sources) for sources in (earlier.OURS, earlier.envs()))
        rows.append({**paired(name, ours, theirs, given.rounds), "wanted": wanted})
    show(
        {
            "title": "Abaku in environments",
            "versions": versions("numba", "numpy", "gymnasium", "open_spiel"),
            "rows": rows,
            "notes": [
                "Random codes; the kernels are compiled. CPU time of one process.",
                f"Theirs is the version before, commit {earlier.ENVS_COMMIT}.",
            ],
        },
        given.json,
    )


def rated(key: str, seconds: float, sources: Path) -> Callable[[], float]:
    """The rate of one run with these sources, in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.abaku_envs", "--one", key, "--seconds", str(seconds)]

    def rate() -> float:
        done = subprocess.run(
            command,
            cwd=earlier.ROOT,
            env=earlier.environment(sources),
            check=True,
            capture_output=True,
            text=True,
        )
        return float(done.stdout)

    return rate


def steps(**options: Any) -> Callable[[float], float]:
    """Random codes in a Gymnasium environment."""
    env, rng = parlour.envs.gym("abaku", **options), random.Random(1)

    def run(seconds: float) -> float:
        done, began = 0, time.process_time()
        _, info = env.reset(seed=done)
        while done % LOOK or time.process_time() - began < seconds:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = env.step(int(legal[rng.randrange(len(legal))]))
            done += 1
            if over:
                _, info = env.reset()
        return done / (time.process_time() - began)

    return run


def plies() -> Callable[[float], float]:
    """Random playouts in OpenSpiel: a ply is an act or an outcome of chance."""
    game, rng = parlour.envs.spiel("abaku"), random.Random(1)

    def run(seconds: float) -> float:
        done, began = 0, time.process_time()
        state = game.new_initial_state()
        while done % LOOK or time.process_time() - began < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                codes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(codes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.randrange(len(legal))])
            done += 1
        return done / (time.process_time() - began)

    return run


#: each run: what it counts, how, and what is wanted of it
RUNS: dict[str, tuple[str, Callable[[], Callable[[float], float]], str | None]] = {
    "robot": (
        "Gymnasium against the random robot: steps a CPU second",
        steps,
        "1,500 a second",
    ),
    "alone": ("Gymnasium alone: steps a CPU second", lambda: steps(mode="solo", seats=1), None),
    "spiel": ("OpenSpiel, chance's plies too: plies a CPU second", plies, "1,000 a second"),
}

if __name__ == "__main__":
    main()
