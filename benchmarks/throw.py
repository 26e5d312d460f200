"""How fast a throw is simulated: CPU time of single throws, and throws a second in a pool of two.

    python benchmarks/throw.py [COUNT]

CPU time, because machines are noisy; the model is loaded once before.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from multiprocessing import Pool

from parlour.games.kugelbox.aiming import any_aim, novice_aim
from parlour.games.kugelbox.engine import engine
from parlour.games.kugelbox.simulation import simulate

CHOICES = {"random": any_aim, "novice": novice_aim}
WORKERS = 2


def main(count: int) -> None:
    print(f"{engine()}\n\n| throws | median | p99 | worst | shown for |\n|---|---|---|---|---|")
    for name in CHOICES:
        costs, shown = zip(*timed(name, count), strict=True)
        median, p99 = statistics.median(costs), statistics.quantiles(costs, n=100)[-1]
        print(
            f"| {name} | {1000 * median:.0f} ms | {1000 * p99:.0f} ms | {1000 * max(costs):.0f} ms "
            f"| {statistics.median(shown):.0f} ms |"
        )
    with Pool(WORKERS) as pool:
        pool.starmap(timed, [("novice", 5)] * WORKERS)
        start = time.perf_counter()
        pool.starmap(timed, [("novice", count // 10)] * 10, chunksize=1)
        spent = time.perf_counter() - start
    print(f"\n{count / spent:.0f} throws a second with {WORKERS} workers (wall time)")


def timed(name: str, count: int) -> list[tuple[float, int]]:
    """CPU seconds of each throw, and the milliseconds that it is shown for."""
    rng = random.Random(name)
    simulate(CHOICES[name](rng), rng)
    found = []
    for _ in range(count):
        aim = CHOICES[name](rng)
        start = time.process_time()
        thrown = simulate(aim, rng)
        found.append((time.process_time() - start, thrown.frames.ms[-1]))
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
