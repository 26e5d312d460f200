"""Kernels of Kryds & Bolle in numba against the same in C, and against OpenSpiel where it is installed.

    python benchmarks/kryds_bolle/compare.py [--rounds 7]

Rounds are interleaved and each ratio is taken within its round, from CPU time; printed are the median ratios.
Both searches visit the same nodes, which is checked. OpenSpiel's game is gomoku(dims=3,size=3,connect=4):
the same 27 plies on the same 27 places, without points.
"""

from __future__ import annotations

import argparse
import ctypes
import random
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

import parlour
from parlour.games.kryds_bolle.playouts import playouts
from parlour.games.kryds_bolle.search import Search
from parlour.games.kryds_bolle.tables import HALF_LINES, LINES_THROUGH, canon, line_words

PLAYOUTS = 400_000
SEARCHES = 6
BALLS = 10
BITS = 22


def build(folder: Path) -> ctypes.CDLL:
    library = folder / "kernels.so"
    source = Path(__file__).with_name("kernels.c")
    subprocess.run(["cc", "-O3", "-march=native", "-shared", "-fPIC", "-o", library, source], check=True)
    return ctypes.CDLL(str(library))


def pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


class InC:
    """The C file, called through ctypes."""

    def __init__(self, library: ctypes.CDLL, placement: str) -> None:
        self.library = library
        self.stacked = placement == "stacked"
        self.tables = [
            np.ascontiguousarray(table) for table in (LINES_THROUGH, HALF_LINES, *canon(placement))
        ]
        self.words = np.zeros(1 << BITS, np.int64)

    def playouts(self) -> list[int]:
        out = np.zeros(4, np.int64)
        self._set_tables()
        self.library.playouts(self.stacked, ctypes.c_int64(PLAYOUTS), ctypes.c_int64(7), pointer(out))
        return list(out.tolist())

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


def cpu(work: Callable[..., Any], *given: Any) -> tuple[float, Any]:
    begin = time.process_time()
    result = work(*given)
    return time.process_time() - begin, result


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


def against_c(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        library = build(Path(folder))
        for placement in ("stacked", "free"):
            in_c = InC(library, placement)
            search = Search(placement, BITS)
            playouts(0, 0, placement, 10, 1)
            search.value(*positions(placement, 0)[0])
            played, searched, rates = [], [], []
            for number in range(rounds):
                c_time, c_sums = cpu(in_c.playouts)
                our_time, our_sums = cpu(playouts, 0, 0, placement, PLAYOUTS, 7)
                assert c_sums == our_sums.tolist()
                played.append(c_time / our_time)
                c_time = our_time = 0.0
                nodes = 0
                for own, opp in positions(placement, number):
                    in_c.words[:] = 0
                    search.table[:] = 0
                    spent, (value, visited) = cpu(in_c.search, own, opp)
                    c_time += spent
                    before = search.nodes
                    spent, ours = cpu(search.value, own, opp)
                    our_time += spent
                    assert (ours, search.nodes - before) == (value, visited)
                    nodes += visited
                searched.append(c_time / our_time)
                rates.append(nodes / our_time)
            print(f"{placement:8} playouts: {median(played):.2f} of C")
            rate = f"{median(rates) / 1e6:.1f} million nodes a second"
            print(f"{placement:8} search:   {median(searched):.2f} of C, {rate}")


def against_open_spiel(rounds: int) -> None:
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (pip install open_spiel): not compared")
        return
    game = pyspiel.load_game("gomoku(dims=3,size=3,connect=4)")
    simulations, rollouts, games = 4, 500, 200
    ours = parlour.game("kryds-bolle")
    playouts(0, 0, "free", 10, 1)
    played, stepped = [], []
    for number in range(rounds):
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, number)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 10, False, number, False)
        their_time, _ = cpu(bot.step, game.new_initial_state())
        our_time, _ = cpu(playouts, 0, 0, "free", PLAYOUTS, 7)
        played.append((PLAYOUTS / our_time) / (simulations * rollouts / their_time))
        rng = random.Random(number)
        their_time, _ = cpu(their_games, game, games, rng)
        our_time, _ = cpu(our_games, ours, games, rng)
        stepped.append(their_time / our_time)
    print(
        f"free     playouts: {median(played):.0f} times OpenSpiel's C++ rollouts, lines scored at every ply"
    )
    print(f"free     pure rules, move by move: {median(stepped):.1f} times OpenSpiel driven from Python")


def their_games(game: Any, count: int, rng: random.Random) -> None:
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


def our_games(game: Any, count: int, rng: random.Random) -> None:
    for _ in range(count):
        state = game.start(placement="free")
        while state.actor is not None:
            state = state.play(rng.choice(state.legal()))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    against_c(rounds)
    against_open_spiel(rounds)


if __name__ == "__main__":
    main()
