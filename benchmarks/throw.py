"""How fast a throw is simulated: CPU time of single throws, and a steady stream of them in the server's pool.

    python -m benchmarks.throw [--count 300] [--seconds 10] [--rate 25] [--json FILE]

Single throws are CPU time with the model loaded before, so that a busy machine matters little. The stream is
wall time: `rate` throws a second are asked of two processes, as a server would, while the loop that asks
notes how late it wakes up: that is what everything else on the server would feel.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from typing import Any

import msgspec

import parlour
from parlour.core.fairness import Fortune, seed_from
from parlour.games.kugelbox.throw.aiming import any_aim, novice_aim
from parlour.games.kugelbox.throw.engine import engine
from parlour.games.kugelbox.throw.simulation import simulate
from parlour.server.workers.processes import Processes
from parlour.server.workers.simulating import SimulatedReply, SimulationWanted

from .rounds import show, versions

CHOICES = {"random": any_aim, "novice": novice_aim}
#: milliseconds that issue 5 allows for the median and the 99th percentile
MEDIAN, P99 = 40, 100
PROCESSES = 2
BEAT = 0.01


def main() -> None:
    parser = argparse.ArgumentParser(description="how fast a throw is simulated")
    parser.add_argument("--count", type=int, default=300, help="single throws of each kind")
    parser.add_argument("--seconds", type=float, default=10, help="how long the stream lasts")
    parser.add_argument("--rate", type=float, default=25, help="throws a second in the stream")
    parser.add_argument("--json", metavar="FILE", help="write the results here")
    given = parser.parse_args()
    rows = [row for name in CHOICES for row in single(name, given.count)]
    rows += asyncio.run(stream(given.seconds, given.rate))
    found = {
        "title": "Throws by hand",
        "versions": versions() | {"engine": engine()},
        "rows": rows,
        "notes": [
            f"{given.count} throws of each kind, key frames included; the stream asks {given.rate:g} "
            f"throws a second of {PROCESSES} processes for {given.seconds:g} s."
        ],
    }
    show(found, given.json)


def single(name: str, count: int) -> list[dict[str, Any]]:
    """CPU milliseconds of single throws, and how long they are shown."""
    rng = random.Random(name)
    simulate(CHOICES[name](rng), rng)
    costs, shown = [], []
    for _ in range(count):
        aim = CHOICES[name](rng)
        start = time.process_time()
        thrown = simulate(aim, rng)
        costs.append(1000 * (time.process_time() - start))
        shown.append(thrown.frames.ms[-1])
    late = statistics.quantiles(costs, n=100)[-1]
    return [
        row(f"{name} throw, median CPU ms", statistics.median(costs), f"≤ {MEDIAN}"),
        row(f"{name} throw, 99th percentile CPU ms", late, f"≤ {P99}"),
        row(f"{name} throw, shown for ms (median)", statistics.median(shown)),
    ]


async def stream(seconds: float, rate: float) -> list[dict[str, Any]]:
    """Throws a second that the pool keeps up with, how long each takes, and how late the loop wakes."""
    pool = Processes("parlour.server.workers.simulating", PROCESSES, 60, 65_536)
    read = msgspec.json.Decoder(SimulatedReply)
    rng = random.Random(1)
    taken: list[float] = []

    async def throw(number: int) -> None:
        state = parlour.game("chikugo").start(throw="hand").play(novice_aim(rng))
        key = Fortune(seed_from(1), "m", [], number).key
        wanted = SimulationWanted(game="chikugo", state=msgspec.Raw(state.json()), key=key)
        start = time.perf_counter()
        await pool.answer(msgspec.json.encode(wanted), read.decode)
        taken.append(1000 * (time.perf_counter() - start))

    await asyncio.gather(*(throw(-n) for n in range(1, 2 * PROCESSES)))  # the model is loaded before
    taken.clear()
    beating = asyncio.create_task(beat(seconds))
    start = time.perf_counter()
    under_way = []
    for number in range(round(seconds * rate)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        under_way.append(asyncio.create_task(throw(number)))
    await asyncio.gather(*under_way)
    spent = time.perf_counter() - start
    lateness = await beating
    await pool.close()
    return [
        row("stream, throws a second", len(taken) / spent, f"≥ {rate:g}, all that are asked"),
        row("stream, a throw's median ms", statistics.median(taken)),
        row("stream, a throw's 99th percentile ms", statistics.quantiles(taken, n=100)[-1]),
        row("stream, the loop wakes late by ms (99th percentile)", statistics.quantiles(lateness, n=100)[-1]),
    ]


async def beat(seconds: float) -> list[float]:
    """How many milliseconds too late a short sleep ends, again and again."""
    found, end = [], time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        await asyncio.sleep(BEAT)
        found.append(1000 * (time.perf_counter() - start - BEAT))
    return found


def row(name: str, ours: float, wanted: str | None = None) -> dict[str, Any]:
    """One line of the report."""
    return {"name": name, "ours": round(ours, 1), "theirs": None, "ratio": None, "wanted": wanted}


if __name__ == "__main__":
    main()
