"""How fast Shut the Box is solved: the kernel warm, the exact solver, and the plain command from cold.

    python benchmarks/shut_the_box.py [--json FILE]

Times are CPU time of one core, the best and the middle of many runs taken in turn.
"""

from __future__ import annotations

import argparse
import json
import platform
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from parlour.games.shut_the_box.solver.kernel import table, turn_values
from parlour.games.shut_the_box.solver.turn import turn

#: milliseconds that are wanted
WANTED = {"kernel": 1.0, "parlour solve shut-the-box": 600.0}


def run() -> dict[str, list[float]]:
    """CPU milliseconds of every run, by what was run."""
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
                taken[name].append(1e3 * (cpu() - before))
    return taken


def row(name: str, times: list[float]) -> dict[str, Any]:
    return {
        "name": f"{name}: ms",
        "ours": statistics.median(times),
        "theirs": None,
        "ratio": None,
        "spread": [min(times), max(times)],
        "wanted": WANTED.get(name.partition(",")[0]),
    }


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here")
    given = parser.parse_args(words)
    found = {
        "title": "Shut the Box",
        "versions": {package: version(package) for package in ("parlour", "numba", "numpy")}
        | {"python": platform.python_version()},
        "rows": [row(name, times) for name, times in run().items()],
        "notes": ["CPU time of one core, the middle of many runs taken in turn."],
    }
    for one in found["rows"]:
        low, high = one["spread"]
        wanted = "" if one["wanted"] is None else f", wanted: < {one['wanted']:g}"
        print(f"{one['ours']:10.3f}  {one['name']}  ({low:.3f} to {high:.3f}{wanted})")
    if given.json:
        given.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")


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
