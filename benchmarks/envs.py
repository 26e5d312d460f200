"""How fast the environments are: batches against Pgx, the PettingZoo environment against PettingZoo's own.

    python -m benchmarks.envs [--rounds 7] [--json FILE]

Rates are steps (moves) a second of CPU time of this process, threads included. Pgx and pygame are in the
extra `bench`; what is not installed is left out and said.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

import parlour.envs

from .rounds import paired, show, versions

GAMES = 16_384


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", metavar="FILE")
    given = parser.parse_args()
    rows, notes = [], []
    if find_spec("pgx"):
        row = f"Kryds & Bolle, {GAMES:,} games a step, against Pgx's connect_four: steps a CPU second"
        rows.append({**paired(row, ours_batch(), pgx_batch(), given.rounds), "wanted": 20})
    else:
        notes.append("Pgx is not installed: batches were not compared.")
    if find_spec("pygame"):
        from pettingzoo.classic import tictactoe_v3

        cube = parlour.envs.aec("kryds-bolle")
        for name, env in (("env", tictactoe_v3.env()), ("raw_env", tictactoe_v3.raw_env())):
            row = f"PettingZoo Kryds & Bolle against tictactoe_v3.{name}: moves a CPU second"
            found = paired(row, lambda: moves(cube), lambda env=env: moves(env), given.rounds)
            rows.append({**found, "wanted": 5 if name == "env" else None})
        notes.append(
            "tictactoe_v3.env is what PettingZoo offers for use; raw_env is the same without the wrappers "
            "that check actions, which ours checks too."
        )
    else:
        notes.append("pygame is not installed: PettingZoo's tictactoe cannot be loaded.")
    rows += [waiting(game, cold) for game in ("kryds-bolle", "shut-the-box") for cold in (True, False)]
    show(
        {
            "title": "Environments",
            "versions": versions("numba", "numpy", "pettingzoo", "pgx", "jax"),
            "rows": rows,
            "notes": notes,
        },
        given.json,
    )


def spent(run: Callable[[], int]) -> float:
    """What was done, a second of CPU time."""
    before = time.process_time()
    done = run()
    return done / (time.process_time() - before)


def some_codes(mask: Any, rng: np.random.Generator) -> Any:
    """Any legal code of each game."""
    return ((rng.random(mask.shape, dtype=np.float32) + 1e-6) * mask).argmax(axis=1)


def ours_batch() -> Callable[[], float]:
    """Whole games of Kryds & Bolle; choosing the codes is not timed."""
    batch, rng = parlour.envs.batch("kryds-bolle", GAMES), np.random.default_rng(1)
    batch.step(some_codes(batch.action_mask, rng))

    def rate() -> float:
        taken = 0.0
        for _ in range(54):
            codes = some_codes(batch.action_mask, rng)
            before = time.process_time()
            batch.step(codes)
            taken += time.process_time() - before
        return 54 * GAMES / taken

    return rate


def pgx_batch() -> Callable[[], float]:
    """The same number of games of connect_four, compiled by JAX; choosing the actions is not timed."""
    import jax
    import pgx

    env = pgx.make("connect_four")
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    rng = np.random.default_rng(1)
    keys = jax.random.split(jax.random.PRNGKey(0), GAMES)
    jax.block_until_ready(step(begin(keys), np.zeros(GAMES, np.int32)))

    def rate() -> float:
        state, taken = begin(keys), 0.0
        for _ in range(20):
            actions = jax.numpy.asarray(some_codes(np.asarray(state.legal_action_mask), rng))
            jax.block_until_ready(actions)
            before = time.process_time()
            state = jax.block_until_ready(step(state, actions))
            taken += time.process_time() - before
        return 20 * GAMES / taken

    return rate


def moves(env: Any, seconds: float = 0.5) -> float:
    """Random games the way PettingZoo's documentation plays them."""
    rng = random.Random(1)

    def play() -> int:
        done, until = 0, time.process_time() + seconds
        while time.process_time() < until:
            env.reset(seed=1)
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[rng.randrange(len(legal))]))
                done += 1
        return done

    return spent(play)


def waiting(game: str, cold: bool) -> dict[str, Any]:
    """How long the first step takes in a new process, with and without numba's cache."""
    code = (
        f"import time; import numpy; import parlour.envs; begin = time.process_time(); "
        f"b = parlour.envs.batch({game!r}, 64); b.step(b.action_mask.argmax(axis=1)); "
        f"print(time.process_time() - begin)"
    )
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(4):
            kept = {"NUMBA_CACHE_DIR": str(Path(folder, str(number) if cold else "warm"))}
            run = subprocess.run(
                [sys.executable, "-c", code], capture_output=True, check=True, env={**os.environ, **kept}
            )
            times.append(float(run.stdout))
    times = times if cold else times[1:]
    how = "compiled" if cold else "from numba's cache"
    return {
        "name": f"first step of a {game} batch in a new process, {how}: CPU seconds",
        "ours": statistics.median(times),
        "theirs": None,
        "ratio": None,
        "spread": [min(times), max(times)],
        "wanted": 2,
    }


if __name__ == "__main__":
    main()
