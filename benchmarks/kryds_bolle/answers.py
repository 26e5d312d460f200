"""How long `parlour.analyse` takes for the value and all best places of random positions of Kryds & Bolle.

    python benchmarks/kryds_bolle/answers.py [--count 270] [--log FILE] [--json FILE]

So many positions of each placement, from random play, with 0 to 26 balls in turn. Times are CPU time of one
warm process. With a log the run can be stopped and goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import resource
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import parlour

GAME = parlour.game("kryds-bolle")
PLIES = 27
SEED = 20


class Answer(NamedTuple):
    """One position answered: how long it took, and how often its bounds were told meanwhile."""

    placement: str
    number: int
    balls: int
    milliseconds: float
    exact: bool
    told: int
    megabytes: int


class Goal(NamedTuple):
    """Positions that share limits in milliseconds: for the middle one, for 99 of 100, for all."""

    name: str
    placement: str
    balls: range
    limits: dict[str, float]


GOALS = (
    Goal("stacked, any position", "stacked", range(27), {"median": 20, "99 of 100": 1_000}),
    Goal("free, 10 balls and more", "free", range(10, 27), {"median": 20, "99 of 100": 1_000}),
    Goal("free, 5 to 9 balls", "free", range(5, 10), {"slowest": 30_000}),
    Goal("free, up to 4 balls", "free", range(5), {"slowest": 1_000}),
)


def position(placement: str, number: int) -> parlour.State:
    """The same position for a number at every run."""
    rng = random.Random(f"{SEED} {placement} {number}")
    state = GAME.start(placement=placement)
    for _ in range(number % PLIES):
        state = state.after(rng.choice(state.legal()))
    return state


def answer(placement: str, number: int) -> Answer:
    state = position(placement, number)
    told = 0

    def watch(bounds: parlour.Analysis) -> None:
        nonlocal told
        told += 1

    begin = time.process_time()
    found = parlour.analyse(state, watch=watch)
    spent = 1000 * (time.process_time() - begin)
    return Answer(placement, number, number % PLIES, round(spent, 3), found.exact, told, memory())


def memory() -> int:
    """The most megabytes this process had."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // (1 << 20 if sys.platform == "darwin" else 1 << 10)


def read(log: Path | None) -> list[Answer]:
    if log is None or not log.exists():
        return []
    return [Answer(*json.loads(line)) for line in log.read_text().splitlines()]


def run(count: int, plies: range, log: Path | None) -> list[Answer]:
    answers = read(log)
    done = {(one.placement, one.number) for one in answers}
    for placement in ("stacked", "free"):
        for number in (10, 20):  # loads book and kernels
            parlour.analyse(position(placement, number))
        for number in range(count):
            if (placement, number) in done or number % PLIES not in plies:
                continue
            answers.append(answer(placement, number))
            if log is not None:
                with log.open("a") as file:
                    file.write(json.dumps(answers[-1]) + "\n")
    return answers


def rows(goal: Goal, answers: list[Answer]) -> Iterator[dict[str, Any]]:
    """Median, 99 of 100 and slowest of a goal's positions, each with what is wanted, if anything is."""
    times = sorted(
        one.milliseconds for one in answers if one.placement == goal.placement and one.balls in goal.balls
    )
    if times:
        p99 = times[min(len(times) - 1, int(0.99 * len(times)))]
        for name, found in (("median", median(times)), ("99 of 100", p99), ("slowest", times[-1])):
            yield {
                "name": f"{goal.name} ({len(times):,}), {name}: ms",
                "ours": found,
                "theirs": None,
                "ratio": None,
                "spread": None,
                "wanted": goal.limits.get(name),
            }


def notes(answers: list[Answer]) -> list[str]:
    slow = [one.told for one in answers if one.milliseconds > 1000 and one.placement == "free"]
    found = [
        f"CPU time of one warm process over {len(answers):,} positions from random play.",
        f"{sum(one.exact for one in answers):,} of {len(answers):,} answers were exact.",
        f"Memory: {max(one.megabytes for one in answers)} MB at most.",
    ]
    if slow:
        found.append(
            f"Bounds were told at least {min(slow)} times before each answer that took over a second."
        )
    return found


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=270, help="positions of each placement (270)")
    parser.add_argument("--from-balls", type=int, default=0, help="leave out positions with fewer balls (0)")
    parser.add_argument("--log", type=Path, metavar="FILE", help="one line a position; go on from here")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here")
    given = parser.parse_args(words)
    answers = run(given.count, range(given.from_balls, PLIES), given.log)
    found = {
        "title": "Kryds & Bolle: value and all best moves of any position",
        "versions": {"python": platform.python_version(), "parlour": version("parlour")},
        "rows": [one for goal in GOALS for one in rows(goal, answers)],
        "notes": notes(answers),
    }
    for one in found["rows"]:
        wanted = "" if one["wanted"] is None else f"  (wanted: < {one['wanted']:g})"
        print(f"{one['ours']:10.1f}  {one['name']}{wanted}")
    print("\n".join(found["notes"]))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
