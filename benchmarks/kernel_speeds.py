"""How fast the compiled kernels run, beside an earlier version of them.

    python -m benchmarks.kernel_speeds [--rounds N] [--json FILE]

Each version runs in its own process; they are asked in turn, so whatever else the machine does slows both.
Rates are of CPU time. Both do the same work on the same positions, and it is checked that they find the same.
For compile times see `benchmarks.compile_times`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import parlour

from . import earlier
from .rounds import paired, show, versions

SEED = 1
#: positions of Abaku, and how often a round goes through them
POSITIONS, PASSES = 60, 6
#: boards one placement later that each position's best answer is asked for
LATER = 12
#: positions with so many balls that Kryds & Bolle's search solves in a round, and its table of 2^BITS words
SEARCHES, BALLS, BITS = 24, 11, 20
SIMULATIONS = 400_000
TURNS = 3_000
#: how many turns at once, and how often
MANY, TIMES = 200, 40
PLAYED_OUT = 200_000

#: how much was done, and what was found, as a number to compare
Found = tuple[float, float]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", metavar="FILE", help="write the results here")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        serve()
        return
    ours, theirs = Version(earlier.OURS), Version(earlier.theirs())
    rows = []
    for name in WORK:
        if ours.found(name) != theirs.found(name):
            raise SystemExit(f"{name}: the versions find different things")
        rows.append(paired(name, lambda: ours.rate(name), lambda: theirs.rate(name), given.rounds))  # noqa: B023
        rows[-1]["wanted"] = 0.9
    for version in (ours, theirs):
        version.close()
    notes = [
        "Rates a second of CPU time; the two versions run in turn, and find the same.",
        f"*Theirs* is the same at commit {earlier.COMMIT}, before Abaku's kernels worked in records "
        "and before all kernels were written to compile fast.",
    ]
    result = {"title": "Kernels, beside an earlier version", "rows": rows, "notes": notes}
    show(result | {"versions": versions("numba", "numpy")}, given.json)


class Version:
    """A process that runs the kernels of one version."""

    def __init__(self, sources: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.kernel_speeds", "--inside"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=earlier.environment(sources),
        )

    def _ask(self, name: str) -> list[float]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(name + "\n")
        self._process.stdin.flush()
        answer: list[float] = json.loads(self._process.stdout.readline())
        return answer

    def rate(self, name: str) -> float:
        """How much the version does in a second of CPU time."""
        amount, _, seconds = self._ask(name)
        return amount / seconds

    def found(self, name: str) -> float:
        """What it finds."""
        return self._ask(name)[1]

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def serve() -> None:
    """Do what is named on each line of the input; answer how much, what was found, and the CPU seconds."""
    made: dict[str, Callable[[], Found]] = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in made:
            made[name] = WORK[name]()
            made[name]()
        began = time.process_time()
        amount, found = made[name]()
        print(json.dumps([amount, found, time.process_time() - began]), flush=True)


def part(*places: str) -> Any:
    """The first of these modules that this version has: some have moved."""
    for place in places:
        try:
            return importlib.import_module(place)
        except ModuleNotFoundError:
            continue
    raise ModuleNotFoundError(" or ".join(places))


# --- the work: each function makes what is needed and returns what does the work ---


def abaku_boards() -> list[str]:
    """Boards from the middle of random games."""
    game, rng, found = parlour.game("abaku"), random.Random(SEED), []
    while len(found) < POSITIONS:
        state, left = game.start(), rng.randrange(30, 66)
        while (seat := state.actor) is not None and (seat is parlour.CHANCE or len(state.bag) > left):
            chance = seat is parlour.CHANCE
            state = state.play(state.sample(rng) if chance else game.some_action(state.view(seat), rng))
        if seat is not None:
            found.append(state.board)
    return found


def abaku(joker: bool) -> Callable[[], Found]:
    """All placements of racks."""
    fields = part("parlour.games.abaku.generator.field", "parlour.games.abaku.field")
    generator = part("parlour.games.abaku.generator.generator", "parlour.games.abaku.generator")
    options, rng = parlour.game("abaku").options(), random.Random(SEED)
    finder, asked = generator.Generator(options), []
    for board in abaku_boards():
        rack = "".join(sorted(rng.choices("0123456789", k=5)))
        rack = rack[:4] + "?" if joker else rack
        asked.append((fields.Field.read(board, options), fields.held(rack)))

    def work() -> Found:
        found = sum(len(finder.without_swap(*one)) for _ in range(PASSES) for one in asked)
        return PASSES * len(asked), found

    return work


def abaku_answers() -> Callable[[], Found]:
    """The best answer of a rack to placements on a board, as the strong robots look for it."""
    fields = part("parlour.games.abaku.generator.field", "parlour.games.abaku.field")
    generator = part("parlour.games.abaku.generator.generator", "parlour.games.abaku.generator")
    options, rng = parlour.game("abaku").options(), random.Random(SEED)
    finder = generator.Generator(options)
    answers, asked = generator.Answers(finder), []
    for board in abaku_boards():
        read = fields.Field.read(board, options)
        rows = finder.without_swap(read, fields.held("12345"))
        chosen = sorted(rng.sample(range(len(rows)), min(LATER, len(rows))))
        later = [read.laid(rows[index]) for index in chosen]
        rack = "".join(sorted(rng.choices("0123456789", k=5)))
        asked.append((read, fields.held(rack), later))

    def work() -> Found:
        count, total = 0, 0.0
        for read, rack, later in asked:
            answers.begin(read, rack, np.zeros(0), 0.5)
            for one in later:
                total += answers.best(one) or 0.0
            count += len(later)
        return count, total

    return work


def cubes(placement: str) -> Callable[[], Found]:
    """Positions of Kryds & Bolle solved, in nodes."""
    module = part("parlour.games.kryds_bolle.solver.search", "parlour.games.kryds_bolle.search")
    search = getattr(module, "CubeSearch", None) or module.Search
    own, rng, asked = search(placement, BITS), random.Random(SEED), []
    for _ in range(SEARCHES):
        mover = other = 0
        for _ in range(BALLS):
            taken = mover | other
            reached = taken << 9 | 511 if placement == "stacked" else taken ^ -1
            free = [place for place in range(27) if (reached & ~taken) >> place & 1]
            mover, other = other, mover | 1 << rng.choice(free)
        asked.append((mover, other))

    def work() -> Found:
        before, total = own.nodes, 0
        for position in asked:
            own.table[:] = 0
            total = 31 * total + own.value(*position)
        return own.nodes - before, total

    return work


def tree() -> Callable[[], Found]:
    """Simulations of Kryds & Bolle's tree search from the empty cube."""
    module = part("parlour.games.kryds_bolle.solver.tree_search", "parlour.games.kryds_bolle.tree_search")

    def work() -> Found:
        return SIMULATIONS, module.tree_search(0, 0, "stacked", SIMULATIONS, SEED)[0].visits

    return work


def turns() -> Callable[[], Found]:
    """Turns of Shut the Box, one at a time."""
    module = part("parlour.games.shut_the_box.solver.kernel", "parlour.games.shut_the_box.kernel")
    flat, ends = module.table(12, "two"), np.linspace(1.0, 0.0, 1 << 12)
    values = np.empty_like(ends)

    def work() -> Found:
        for _ in range(TURNS):
            module.turn_values(*flat, ends, values)
        return TURNS, float(values[-1])

    return work


def many_turns() -> Callable[[], Found]:
    """Turns of Shut the Box, many at once."""
    module = part("parlour.games.shut_the_box.solver.kernel", "parlour.games.shut_the_box.kernel")
    flat = module.table(12, "two")
    cost = np.array([sum(n + 1 for n in range(12) if open_flaps >> n & 1) for open_flaps in range(1 << 12)])
    ends = np.linspace(1.0, 0.0, 79)[:, None] * np.linspace(0.5, 1.0, MANY)

    def work() -> Found:
        return TIMES * MANY, sum(float(module.whole_turns(flat, cost, ends).sum()) for _ in range(TIMES))

    return work


def take_it() -> Callable[[], Found]:
    """Games of Take It played out."""
    module = part("parlour.games.kugelbox.values.take_it_kernel", "parlour.games.kugelbox.take_it_kernel")
    state, rng = parlour.game("take-it").start(seats=4), random.Random(SEED)
    while state.stage != "throw":
        state = state.play(state.sample(rng))

    def work() -> Found:
        return PLAYED_OUT, float(module.winnings(state, 0, PLAYED_OUT, SEED))

    return work


WORK: dict[str, Callable[[], Callable[[], Found]]] = {
    "Abaku: positions, all placements, without joker": lambda: abaku(joker=False),
    "Abaku: positions, all placements, with joker": lambda: abaku(joker=True),
    "Abaku: boards, best answer after a placement": abaku_answers,
    "Kryds & Bolle: search nodes, stacked": lambda: cubes("stacked"),
    "Kryds & Bolle: search nodes, free": lambda: cubes("free"),
    "Kryds & Bolle: tree-search simulations": tree,
    "Shut the Box: turns, one at a time": turns,
    "Shut the Box: turns, many at once": many_turns,
    "Take It: games played out": take_it,
}

if __name__ == "__main__":
    main()
