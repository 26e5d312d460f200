"""Learn from self-play what leaves and open boards are worth in Abaku.

    python scripts/abaku_leaves.py FILE [--games 4000] [--rounds 3] [--seed 1] [--tile-values]

Two robots that weigh placements by what was learned in the rounds before play; then everything is learned
from the games of all rounds together. What a player scores in the next turn is explained by the leave kept
and the board left behind; what the other scores in between, by that board. Sums are kept beside FILE after
every hundred games, so a run that is stopped goes on where it was; after each round FILE is written.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import msgspec
import numpy as np

from parlour.games.abaku.generator.field import JOKER, Field, held
from parlour.games.abaku.generator.generator import Generator
from parlour.games.abaku.rules import GAME
from parlour.games.abaku.tiles import ALL, RACK, drawn
from parlour.games.abaku.values.compiled import code, leaves
from parlour.games.abaku.values.worth import (
    LEAVE,
    OPENING,
    PAIRS,
    Judge,
    Weights,
    leave_features,
    opening_features,
)

VERSION = 1
#: so many placements are looked at for what they open
LOOKED_AT = 8
#: what ties the weights to 0: pairs, of which there are many, more than tiles
TIE = np.concatenate((np.full(2 * JOKER + 1, 20.0), np.full(len(PAIRS), 200.0), np.full(OPENING, 1.0)))
TRIED = 8


class Sums:
    """What a round has seen: the sums that a weighted least-squares fit needs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        width = LEAVE + OPENING + 1
        self.games = self.turns = 0
        self.own, self.own_y = np.zeros((width, width)), np.zeros(width)
        self.other, self.other_y = np.zeros((OPENING + 1, OPENING + 1)), np.zeros(OPENING + 1)
        if path.exists():
            kept = np.load(path)
            self.games, self.turns = int(kept["games"]), int(kept["turns"])
            self.own, self.own_y = kept["own"], kept["own_y"]
            self.other, self.other_y = kept["other"], kept["other_y"]

    def add(self, leave: np.ndarray, opening: np.ndarray, other: float, own: float) -> None:
        seen = np.concatenate((leave, opening, [1.0]))
        self.own += np.outer(seen, seen)
        self.own_y += own * seen
        seen = np.concatenate((opening, [1.0]))
        self.other += np.outer(seen, seen)
        self.other_y += other * seen
        self.turns += 1

    def include(self, earlier: Sums) -> None:
        self.games, self.turns = self.games + earlier.games, self.turns + earlier.turns
        self.own, self.own_y = self.own + earlier.own, self.own_y + earlier.own_y
        self.other, self.other_y = self.other + earlier.other, self.other_y + earlier.other_y

    def keep(self) -> None:
        np.savez(
            self.path,
            games=self.games,
            turns=self.turns,
            own=self.own,
            own_y=self.own_y,
            other=self.other,
            other_y=self.other_y,
        )

    def learned(self, seed: int) -> Weights:
        own = np.linalg.solve(self.own + np.diag([*TIE, 0.0]), self.own_y)
        other = np.linalg.solve(self.other + np.diag([*TIE[LEAVE:], 0.0]), self.other_y)
        return Weights(
            VERSION,
            self.games,
            self.turns,
            seed,
            round(float(self.own_y[-1] / self.turns), 3),
            tuple(own[:LEAVE].round(3).tolist()),
            tuple(own[LEAVE:-1].round(3).tolist()),
            tuple(other[:-1].round(3).tolist()),
        )


def play(generator: Generator, judge: Judge, sums: Sums, rng: random.Random) -> None:
    """One game for two; every turn whose follow-up is seen is added to the sums."""
    options = generator.options
    field = Field.read("." * generator.grid.squares, options)
    racks, bag, seat = [], ALL, 0
    for _ in range(2):
        rack, bag = drawn(bag, RACK, rng)
        racks.append(held(rack))
    #: the last turns: leave, board left behind, points
    turns: list[tuple[np.ndarray, np.ndarray, float]] = []
    idle = 0
    while bag and idle < 4:
        rows = generator.rows(field, racks[seat])
        if len(rows):
            values = rows[:, 0] + leaves(judge, rows, field, racks[seat])
            order = np.argsort(-values)[:LOOKED_AT]
            worth = [values[n] + judge.opening(covered(field.laid(rows[n]))) for n in order]
            # now and then not the best, so that all kinds of leaves are seen
            chosen = rows[
                order[int(np.argmax(worth))] if rng.randrange(TRIED) else order[rng.randrange(len(order))]
            ]
            left = field.left(racks[seat], chosen)
            field = field.laid(chosen)
            points, idle = float(chosen[0]), 0
        else:
            left, points, idle = np.zeros_like(racks[seat]), 0.0, idle + 1
        leave, opening = leave_features(code(left)), opening_features(covered(field), options)
        turns.append((np.array(leave), np.array(opening), points))
        if len(turns) > 2:
            before, behind, _ = turns[-3]
            sums.add(before, behind, turns[-2][2], turns[-1][2])
        fresh, bag = drawn(bag, min(len(bag), RACK - int(left.sum())), rng)
        racks[seat] = left + held(fresh)
        seat = 1 - seat
    sums.games += 1


def covered(field: Field) -> int:
    """The squares with a tile, one bit each."""
    return sum(1 << at for at in np.flatnonzero(field.digits >= 0).tolist())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=4000, help="games a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tile-values", action="store_true")
    given = parser.parse_args()
    options = GAME.options(tile_values=given.tile_values)
    generator = Generator(options)
    learned = Weights(VERSION, 0, 0, given.seed, 0.0, (0.0,) * LEAVE, (0.0,) * OPENING, (0.0,) * OPENING)
    together = Sums(given.file.with_suffix(".none"))
    for number in range(given.rounds):
        sums = Sums(given.file.with_suffix(f".round{number}.npz"))
        judge = Judge(options, learned)
        while sums.games < given.games:
            play(generator, judge, sums, random.Random(f"{given.seed} {number} {sums.games}"))
            if sums.games % 100 == 0:
                sums.keep()
        together.include(sums)
        learned = together.learned(given.seed)
        given.file.write_bytes(msgspec.json.format(msgspec.json.encode(learned)) + b"\n")
        print(f"round {number + 1}: {learned.games} games, {learned.turns} turns", flush=True)


if __name__ == "__main__":
    main()
