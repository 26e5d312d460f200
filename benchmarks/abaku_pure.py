"""How fast Abaku answers in plain Python, as if neither numpy nor numba were installed.

    python -m benchmarks.abaku_pure [POSITIONS] [--json FILE]

The quick generator is compared with the plain search that judges every filling, in mid-game positions. Then
each robot, hint, analysis and preview is asked in positions of random games under several options, and
puzzles are made; the slowest answer counts. Times are CPU time of one core. The first answer of a process
fills the tables too.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any

# as if they were not installed: an import fails
sys.modules["numpy"] = sys.modules["numba"] = None  # type: ignore[assignment]

import parlour  # noqa: E402
from parlour.analysis.puzzles import puzzle  # noqa: E402
from parlour.bots import Budget, create  # noqa: E402
from parlour.games.abaku.judging.preview import preview  # noqa: E402
from parlour.games.abaku.search.generator import PureGenerator  # noqa: E402
from parlour.games.abaku.search.moves import right_placements  # noqa: E402

from .abaku_positions import GAME, middle, positions  # noqa: E402
from .rounds import paired, show, versions  # noqa: E402

SEED = 1
ROUNDS = 5
#: positions that both searches go through; the plain one takes long with a joker
BOARDS = 20
FEW = {"without joker": 20, "with joker": 4}
LEVELS = ("random", "novice", "casual", "greedy", "strong", "best")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"tile_values": True},
    {"diagonals": True},
    {"bonuses": False, "trivial_powers": False},
    {"mode": "cover"},
    {"seats": 3, "diagonals": True, "tile_values": True},
]
#: seconds that page and terminal give a hint
HINT = 2.0
PUZZLES = 4
#: no answer should take longer, in milliseconds
WANTED = 1000


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("count", nargs="?", type=int, default=200, help="positions")
    parser.add_argument("--json", metavar="FILE", help="write the results here")
    given = parser.parse_args()
    rng = random.Random(SEED)
    board = middle(rng)
    first = spent(lambda: PureGenerator(GAME.options()).placements(board, "1257?"))
    rows: list[dict[str, Any]] = rates(rng)
    rows.append({"name": "the first list of placements of a process: CPU ms", "ours": first * 1e3})
    times = answers(rng, given.count)
    for name, found in times.items():
        figures = {"median": found[len(found) // 2], "slowest": found[-1]}
        for which, seconds in figures.items():
            row = {"name": f"{name}, {len(found)} answers, {which}: CPU ms", "ours": seconds * 1e3}
            rows.append(row | ({"wanted": WANTED} if which == "slowest" else {}))
    notes = [
        "Plain Python, as if neither numpy nor numba were installed; half of the racks have the joker if it "
        "was in the bag.",
        "Without the kernels `best`, hints and the analysis give the estimate of `strong`, and search the "
        "endgame of two with a small effort.",
    ]
    rows = [{"theirs": None, "ratio": None} | row for row in rows]
    show({"title": "Abaku in plain Python", "versions": versions(), "rows": rows, "notes": notes}, given.json)


def rates(rng: random.Random) -> list[dict[str, Any]]:
    """Positions a second, with and without a joker, against the plain search."""
    boards = [middle(rng) for _ in range(BOARDS)]
    digits = [(board, "".join(sorted(rng.choices("0123456789", k=5)))) for board in boards]
    sets = {"without joker": digits, "with joker": [(board, rack[:4] + "?") for board, rack in digits]}
    generator, rows = PureGenerator(GAME.options()), []
    for name, racks in sets.items():
        few = racks[: FEW[name]]
        found = sum(len(generator.placements(*rack)) for rack in racks)
        rows.append(
            paired(
                f"positions a CPU second {name}, {found / len(racks):.0f} placements each, against the plain "
                "search",
                lambda: len(racks) / spent(lambda: [generator.placements(*rack) for rack in racks]),  # noqa: B023
                lambda: len(few) / spent(lambda: [list(right_placements(*r, GAME.options())) for r in few]),  # noqa: B023
                ROUNDS,
            )
        )
    return rows


def answers(rng: random.Random, count: int) -> dict[str, list[float]]:
    """How long each kind of answer took, quickest first."""
    times: dict[str, list[float]] = {name: [] for name in (*LEVELS, "hint", "analysis", "preview", "puzzle")}

    def ask(name: str, answer: Callable[[], Any]) -> None:
        times[name].append(spent(answer))

    for number, state in enumerate(positions(rng, OPTIONS, count)):
        view = state.view(state.actor)
        for name in LEVELS:
            bot, seed = create(name, "abaku"), random.Random(number)
            ask(name, lambda: bot.choose(view, Budget(), seed))  # noqa: B023
        ask("hint", lambda: parlour.analyse(view, HINT))  # noqa: B023
        ask("analysis", lambda: parlour.analyse(view))  # noqa: B023
        ask("preview", lambda: preview(view, "8H 123"))  # noqa: B023
    for level in (1, 2, 3):
        for theme in ("nested", "roots", "joker", "bonus"):
            for number in range(1, PUZZLES + 1):
                ask("puzzle", lambda: puzzle("abaku", level=level, theme=theme, number=number))  # noqa: B023
    return {name: sorted(found) for name, found in times.items()}


def spent(run: Callable[[], Any]) -> float:
    before = time.process_time()
    run()
    return time.process_time() - before


if __name__ == "__main__":
    main()
