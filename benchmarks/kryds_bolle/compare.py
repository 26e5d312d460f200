"""Kryds & Bolle against others: its kernels against the same in C, and against OpenSpiel and PettingZoo.

    python benchmarks/kryds_bolle/compare.py [--rounds 7] [--json FILE]

All contests of a round run one after the other, each side in turn, and a ratio is taken within its round from
CPU time; shown are the median ratio and the least and greatest. Both searches (numba and C) visit the same
nodes, which is checked. OpenSpiel's game is gomoku(dims=3,size=3,connect=4): the same 27 plies on the same 27
places, without points. It and PettingZoo are compared where they are installed
(pip install open_spiel pettingzoo pygame).
"""

from __future__ import annotations

import argparse
import ctypes
import json
import platform
import random
import subprocess
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np

import parlour
from parlour.games.kryds_bolle.solver.search import CubeSearch
from parlour.games.kryds_bolle.solver.tables import HALF_LINES, LINES_THROUGH, canon, line_words
from parlour.games.kryds_bolle.solver.tree_search import tree_search

SEARCHES = 6
BALLS = 10
BITS = 22
SIMULATIONS = 2_000
EXPLORE = 2.0
GAMES = 300


class Done(NamedTuple):
    """What one side did in a round: so much of something, in so many seconds of CPU time."""

    amount: float
    seconds: float

    @property
    def rate(self) -> float:
        return self.amount / self.seconds


class Contest(NamedTuple):
    """Two sides that do the same; each gets the number of the round."""

    name: str
    ours: Callable[[int], Done]
    theirs: Callable[[int], Done]
    wanted: float


def timed(amount: float, work: Callable[..., Any], *given: Any) -> Done:
    begin = time.process_time()
    work(*given)
    return Done(amount, time.process_time() - begin)


# --- the same in C ---


class InC:
    """The C file, called through ctypes."""

    def __init__(self, library: ctypes.CDLL, placement: str) -> None:
        self.library = library
        self.stacked = placement == "stacked"
        self.tables = [
            np.ascontiguousarray(table) for table in (LINES_THROUGH, HALF_LINES, *canon(placement))
        ]
        self.words = np.zeros(1 << BITS, np.int64)

    def search(self, own: int, opp: int) -> tuple[int, int]:
        self._set_tables()
        visited = np.zeros(1, np.int64)
        words = [ctypes.c_int64(w) for w in (own, opp, *line_words(own), *line_words(opp))]
        self.library.search_value.restype = ctypes.c_int64
        size = ctypes.c_int64(1 << BITS)
        value = self.library.search_value(
            self.stacked, *words, pointer(self.words), size, 6, 12, 12, pointer(visited)
        )
        return value, int(visited[0])

    def _set_tables(self) -> None:
        self.library.set_tables(*(pointer(table) for table in self.tables))


def build(folder: Path) -> ctypes.CDLL:
    library = folder / "kernels.so"
    source = Path(__file__).with_name("kernels.c")
    subprocess.run(["cc", "-O3", "-march=native", "-shared", "-fPIC", "-o", library, source], check=True)
    return ctypes.CDLL(str(library))


def pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def positions(placement: str, seed: int) -> list[tuple[int, int]]:
    """Own and other's balls of random positions with ten balls."""
    rng = random.Random(seed)
    found = []
    for _ in range(SEARCHES):
        sides = [0, 0]
        for ball in range(BALLS):
            taken = sides[0] | sides[1]
            free = [
                place
                for place in range(27)
                if not taken >> place & 1 and (placement == "free" or place < 9 or taken >> place - 9 & 1)
            ]
            sides[ball & 1] |= 1 << rng.choice(free)
        found.append((sides[0], sides[1]))
    return found


def against_c(library: ctypes.CDLL, placement: str) -> Contest:
    in_c = InC(library, placement)
    search = CubeSearch(placement, BITS)
    answers: dict[int, list[tuple[int, int]]] = {}

    def ours(number: int) -> Done:
        seconds, nodes = 0.0, 0
        answers[number] = []
        for own, opp in positions(placement, number):
            search.table[:] = 0
            before = search.nodes
            begin = time.process_time()
            value = search.value(own, opp)
            seconds += time.process_time() - begin
            nodes += search.nodes - before
            answers[number].append((value, search.nodes - before))
        return Done(nodes, seconds)

    def theirs(number: int) -> Done:
        seconds, nodes, found = 0.0, 0, []
        for own, opp in positions(placement, number):
            in_c.words[:] = 0
            begin = time.process_time()
            value, visited = in_c.search(own, opp)
            seconds += time.process_time() - begin
            nodes += visited
            found.append((value, visited))
        assert found == answers[number], "both searches visit the same nodes"
        return Done(nodes, seconds)

    return Contest(f"search nodes, {placement}, against C with -O3", ours, theirs, 0.7)


# --- other systems ---


def against_open_spiel() -> list[Contest]:
    try:
        import pyspiel
    except ImportError:
        return []
    game = pyspiel.load_game("gomoku(dims=3,size=3,connect=4)")
    first = parlour.game("kryds-bolle").start(placement="free")

    def their_tree(number: int) -> Done:
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        bot = pyspiel.MCTSBot(game, evaluator, EXPLORE, SIMULATIONS, 1000, False, number, False)
        return timed(SIMULATIONS, bot.step, game.new_initial_state())

    def their_games(number: int) -> None:
        rng = random.Random(number)
        for _ in range(GAMES):
            state = game.new_initial_state()
            while actions := state.legal_actions():
                state.apply_action(rng.choice(actions))

    def our_tree(number: int) -> Done:
        return timed(SIMULATIONS, tree_search, 0, 0, "free", SIMULATIONS, number, EXPLORE)

    return [
        Contest("tree-search simulations against OpenSpiel's MCTS", our_tree, their_tree, 80),
        Contest(
            "pure rules, moves driven from Python, against OpenSpiel",
            lambda number: timed(27 * GAMES, our_games, first, number),
            lambda number: timed(27 * GAMES, their_games, number),
            2,
        ),
    ]


def our_games(first: parlour.State, number: int) -> None:
    """`play` checks each action, as OpenSpiel's `apply_action` does."""
    rng = random.Random(number)
    for _ in range(GAMES):
        state = first
        while actions := state.legal():
            state = state.play(rng.choice(actions))


def against_petting_zoo() -> list[Contest]:
    try:
        from pettingzoo.classic import tictactoe_v3
    except ImportError:
        return []
    first = parlour.game("kryds-bolle").start(placement="free")
    env = tictactoe_v3.env()

    def their_games(number: int) -> Done:
        rng = random.Random(number)
        moves = 0
        begin = time.process_time()
        for _ in range(GAMES // 15):
            env.reset()
            for _agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                action = None if over or cut else int(rng.choice(seen["action_mask"].nonzero()[0]))
                moves += action is not None
                env.step(action)
        return Done(moves, time.process_time() - begin)

    return [
        Contest(
            "pure rules, moves driven from Python, against PettingZoo's tic-tac-toe",
            lambda number: timed(27 * GAMES, our_games, first, number),
            their_games,
            40,
        )
    ]


# --- the run ---


def run(rounds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        library = build(Path(folder))
        contests = [
            against_c(library, "stacked"),
            against_c(library, "free"),
            *against_open_spiel(),
            *against_petting_zoo(),
        ]
        done: list[list[tuple[Done, Done]]] = [[] for _ in contests]
        for number in range(rounds + 1):
            for contest, pairs in zip(contests, done, strict=True):
                pair = contest.ours(number), contest.theirs(number)
                if number:  # the first round compiles and warms up
                    pairs.append(pair)
    rows = [row(contest, pairs) for contest, pairs in zip(contests, done, strict=True)]
    return {
        "title": "Kryds & Bolle",
        "versions": versions(),
        "rows": rows,
        "notes": [
            "Rates a second of CPU time.",
            "OpenSpiel plays gomoku(dims=3,size=3,connect=4): the same 27 plies, without points.",
            "Both tree searches do one random game a simulation, with the same exploration.",
            "Moves from Python are checked on both sides.",
        ],
    }


def row(contest: Contest, pairs: list[tuple[Done, Done]]) -> dict[str, Any]:
    ratios = [ours.rate / theirs.rate for ours, theirs in pairs]
    return {
        "name": contest.name,
        "ours": median(ours.rate for ours, _ in pairs),
        "theirs": median(theirs.rate for _, theirs in pairs),
        "ratio": median(ratios),
        "spread": [min(ratios), max(ratios)],
        "wanted": contest.wanted,
    }


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for package in ("parlour", "numba", "numpy", "open_spiel", "pettingzoo"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed: not compared"
    return found


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here")
    given = parser.parse_args(words)
    found = run(given.rounds)
    for one in found["rows"]:
        low, high = one["spread"]
        print(f"{one['ratio']:8.2f}  ({low:.2f} to {high:.2f}, wanted {one['wanted']:g})  {one['name']}")
    if given.json:
        given.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
