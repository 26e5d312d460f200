"""How fast Shut the Box is solved: the kernel warm, the exact solver, and the plain command from cold.

    python -m benchmarks.shut_the_box

Times are CPU time of one core, the best and the middle of many runs taken in turn.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np

from parlour.games.shut_the_box.kernel import table, turn_values
from parlour.games.shut_the_box.turn import turn


def main() -> None:
    whole, flat = turn(12, "two"), table(12, "two")
    costs, shuts = whole.costs("sum"), whole.shuts()
    values = np.empty(whole.full + 1)
    by_cost, by_shut = -np.array(costs, np.float64), np.array(shuts, np.float64)
    runs: dict[str, tuple[int, Callable[[], object]]] = {
        "kernel, 12 flaps, lowest score": (300, lambda: turn_values(*flat, by_cost, values)),
        "kernel, 12 flaps, chance to shut": (300, lambda: turn_values(*flat, by_shut, values)),
        "exact, 12 flaps, lowest score": (10, lambda: whole.best_play(costs, min)),
        "exact, 12 flaps, chance to shut": (10, lambda: whole.best_play(shuts, max)),
        "parlour solve shut-the-box, cold": (5, plain_command),
    }
    taken: dict[str, list[float]] = {name: [] for name in runs}
    for _, run in runs.values():
        run()
    for turn_number in range(max(count for count, _ in runs.values())):
        for name, (count, run) in runs.items():
            if turn_number < count:
                before = cpu()
                run()
                taken[name].append(cpu() - before)
    for name, times in taken.items():
        print(f"{name:<36} best {min(times) * 1e3:8.3f} ms, middle {statistics.median(times) * 1e3:8.3f} ms")


def cpu() -> float:
    """CPU seconds of this process and of those it has waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def plain_command() -> None:
    subprocess.run(
        [sys.executable, "-m", "parlour", "solve", "shut-the-box"], check=True, stdout=subprocess.DEVNULL
    )


if __name__ == "__main__":
    main()
