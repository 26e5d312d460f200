"""How fast Abaku finds all placements: the compiled generator and the pure rules, in mid-game positions.

    python -m benchmarks.abaku_moves [POSITIONS] [--json FILE]

Times are CPU time of one core, the middle one of several rounds, for boards and racks that are numbers
already; placements come as numbers too, each with its points. `accepts` and `play` are timed over whole
games with several sets of options: each act as it is played, nothing of it known before, without Python's
collector, which runs when it likes. The same games are played in several processes, because a machine is
interrupted when it likes too, and the quickest time of each act counts.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from parlour.games.abaku.generator.field import Field, Held, held
from parlour.games.abaku.generator.generator import Generator
from parlour.games.abaku.search.moves import right_placements

from .abaku_positions import GAME, middle, step
from .rounds import paired, show, versions

SEED = 1
RUNS = 7
#: times that a round goes through the positions, so that it is long enough to be measured
PASSES = 8
#: whole games that are played with each of these options; diagonals have most lines to look at
GAMES = 20
#: processes that play the same games, one after the other
PROCESSES = 4
OPTIONS: list[dict[str, object]] = [
    {},
    {"diagonals": True},
    {"tile_values": True, "diagonals": True},
    {"mode": "solo", "diagonals": True},
    {"referee": "challenge", "diagonals": True},
    {"trivial_powers": False},
]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("count", nargs="?", type=int, default=150, help="positions")
    parser.add_argument("--json", metavar="FILE", help="write the results here")
    given = parser.parse_args()
    count, rows = given.count, []
    rng = random.Random(SEED)
    boards = [middle(rng) for _ in range(count)]
    digits = [(board, "".join(sorted(rng.choices("0123456789", k=5)))) for board in boards]
    jokers = [(board, rack[:4] + "?") for board, rack in digits]
    generator = Generator(GAME.options())
    for name, positions, wanted in (("without joker", digits, 2_000), ("with joker", jokers, 700)):
        fields = [(Field.read(board, GAME.options()), held(rack)) for board, rack in positions]
        found = sum(len(generator.without_swap(*position)) for position in fields)
        few = positions[:5]
        row = f"positions a CPU second {name}, {found / count:.0f} placements each, against the pure rules"
        rows.append(
            paired(
                row,
                lambda: PASSES * count / spent(lambda: searched(generator, fields)),  # noqa: B023
                lambda: len(few) / spent(lambda: [list(right_placements(*p, GAME.options())) for p in few]),  # noqa: B023
                RUNS,
            )
            | {"wanted": f"{wanted:,} a second"}
        )
    for name, times in zip(("accepts", "play"), map(sorted, quickest()), strict=True):
        figures = {"median": times[len(times) // 2], "99 of 100": times[int(len(times) * 0.99)]}
        for which, found in {**figures, "slowest": times[-1]}.items():
            row = f"{name}, {len(times):,} acts of whole games, {which}: CPU ms"
            rows.append({"name": row, "ours": found * 1e3, "theirs": None, "ratio": None, "wanted": 2})
    notes = ["Mid-game positions of random games; the generator is compiled."]
    result = {"title": "Abaku", "versions": versions("numba", "numpy"), "rows": rows, "notes": notes}
    show(result, given.json)


def searched(generator: Generator, fields: list[tuple[Field, Held]]) -> None:
    """Search all positions, several times over."""
    for _ in range(PASSES):
        for field, rack in fields:
            generator.without_swap(field, rack)


def quickest() -> tuple[list[float], ...]:
    """How long each act of whole games takes to be accepted and to be played, in the quickest process."""
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as processes:
        runs = list(processes.map(whole_games, [SEED] * PROCESSES))
    return tuple([min(times) for times in zip(*which, strict=True)] for which in zip(*runs, strict=True))


def whole_games(seed: int) -> tuple[list[float], list[float]]:
    """How long each act of random games took to be accepted and to be played."""
    rng = random.Random(seed)
    accepted, played = [], []
    gc.disable()
    for options in OPTIONS:
        for _ in range(GAMES):
            state = GAME.start(**options)
            while state.actor is not None:
                action = step(state, rng)
                accepted.append(spent(lambda: state.accepts(action)))  # noqa: B023
                played.append(spent(lambda: state.play(action)))  # noqa: B023
                state = state.play(action)
            gc.collect()
    gc.enable()
    return accepted, played


def spent(run) -> float:  # type: ignore[no-untyped-def]
    before = time.process_time()
    run()
    return time.process_time() - before


if __name__ == "__main__":
    main()
