"""Make the given digits of Abaku's magic squares: `python scripts/magic_squares.py` writes givens.json.

A full magic square is found at random, then digits are taken out as long as the rest has a single solution,
which the solver proves by trying everything. `easy` stops early, `hard` when no digit can be spared, or the
proof would take too long.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from parlour.games.abaku.squares import givens
from parlour.games.abaku.squares.facts import MOST
from parlour.games.abaku.squares.solver import TooLong, solutions

#: squares of each size and level
COUNT = 30
#: digits that stay, by size and level; 0: as few as possible
STAY = {
    3: {"easy": 5, "medium": 3, "hard": 0},
    4: {"easy": 11, "medium": 9, "hard": 0},
    5: {"easy": 19, "medium": 16, "hard": 13},
}
#: steps of a proof for each sum of a line
STEPS = 20_000


def full_square(size: int, rng: random.Random) -> str:
    """A magic square at random: some digits at random, then the first solution among all with them."""
    while True:
        digits = [str(1 + n % 9) for n in range(9 * MOST[size])]
        rng.shuffle(digits)
        cells = ["."] * size**2
        seeds = {3: 2, 4: 6, 5: 11}[size]
        for at in rng.sample(range(size**2), seeds):
            cells[at] = digits.pop()
        rows = "/".join("".join(cells[at : at + size]) for at in range(0, size**2, size))
        try:
            found = next(solutions(rows, STEPS), None)
        except TooLong:
            continue
        if found:
            return found


def is_single(rows: str) -> bool:
    try:
        found = solutions(rows, STEPS)
        return next(found, None) is not None and next(found, None) is None
    except TooLong:
        return False


def given(size: int, stay: int, rng: random.Random) -> str:
    signs = list(full_square(size, rng))
    places = [at for at, sign in enumerate(signs) if sign != "/"]
    rng.shuffle(places)
    for at in places:
        if sum(sign not in "./" for sign in signs) <= stay:
            break
        sign, signs[at] = signs[at], "."
        if not is_single("".join(signs)):
            signs[at] = sign
    return "".join(signs)


def main(seed: int) -> None:
    rng = random.Random(seed)
    made: dict[str, dict[str, list[str]]] = {}
    for size, levels in STAY.items():
        for level, stay in levels.items():
            found: set[str] = set()
            while len(found) < COUNT:
                rows = given(size, stay, rng)
                if sum(sign not in "./" for sign in rows) <= max(stay, size * size // 2):
                    found.add(rows)
            made.setdefault(str(size), {})[level] = sorted(found)
            print(size, level, [sum(sign not in "./" for sign in rows) for rows in sorted(found)], flush=True)
    file = Path(givens.__file__).with_name("givens.json")
    file.write_text(json.dumps(made, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
