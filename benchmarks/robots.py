"""How long robots take for a move: CPU time of the thread that chooses, warm, over whole matches.

    python -m benchmarks.robots [--json FILE] [--matches N] [GAME …]

Every robot plays a few matches against the random one, with no budget said, as it does at a table; the first
move of each match's robot is left out, as the server's robots are warmed before anybody waits. `strong`
moves are to take 0.3 s at most, Abaku's 1 s.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import parlour
from parlour.bots import Bot, Budget, create, names
from parlour.core.actor import Rng

from .rounds import versions

#: what else than the default a game's robots are timed with
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "kryds-bolle": [{"placement": "stacked"}, {"placement": "free"}],
    "chikugo": [{"seats": 2}, {"seats": 4}],
    "take-it": [{"seats": 2}, {"seats": 4}],
    "shut-the-box": [{"seats": 2}, {"seats": 4}],
}


class Timed(Bot):
    """Another robot with a watch."""

    name = "timed"
    thinks = "As the robot that it times."

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.taken: list[float] = []

    def start(self, game: str, options: Mapping[str, Any], seat: int) -> None:
        self.bot.start(game, options, seat)

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> parlour.Action:
        began = time.thread_time()
        action = self.bot.choose(view, budget, rng)
        self.taken.append(time.thread_time() - began)
        return action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here")
    given = parser.parse_args()
    rows = [
        row for game in given.games or [g.key for g in parlour.games()] for row in timed(game, given.matches)
    ]
    if given.json:
        given.json.write_text(json.dumps(result(rows), indent=1, ensure_ascii=False) + "\n")
    print(f"{'game':<14}{'options':<26}{'robot':<10}{'moves':>6}{'mean ms':>10}{'95 of 100':>11}{'most':>9}")
    for row in rows:
        figures = f"{row['moves']:>6}{row['mean']:>10.1f}{row['late']:>11.1f}{row['most']:>9.1f}"
        print(f"{row['game']:<14}{row['options']:<26}{row['robot']:<10}{figures}")


def result(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The same in the form that all benchmarks have."""
    return {
        "title": "Robots: CPU milliseconds a move",
        "versions": versions("numba", "numpy"),
        "rows": [
            {
                "name": " ".join(filter(None, (row["game"], row["options"], row["robot"]))),
                "ours": row["mean"],
                "theirs": None,
                "ratio": None,
                "spread": [row["late"], row["most"]],
            }
            for row in rows
        ],
        "notes": [
            "The mean; in brackets what 95 of 100 moves stay below, and the slowest. Others play at random."
        ],
    }


def timed(game: str, matches: int) -> Iterator[dict[str, Any]]:
    for options in OPTIONS.get(game, [{}]):
        seats = parlour.game(game).options(**options).seats
        for name in names(game):
            taken: list[float] = []
            for seed in range(matches):
                bot = Timed(create(name, game))
                others = ["random"] * (seats - 1)
                warmed(bot, game, options)
                parlour.play(game, [bot, *others], seed=seed, **{**options, "seats": seats})
                taken += bot.taken[1:]
            taken = sorted(1000 * t for t in taken)
            said = " ".join(f"{option}={value}" for option, value in options.items())
            yield {
                "game": game,
                "options": said,
                "robot": name,
                "moves": len(taken),
                "mean": sum(taken) / len(taken),
                "late": taken[int(0.95 * len(taken))],
                "most": taken[-1],
            }


def warmed(bot: Timed, game: str, options: dict[str, Any]) -> None:
    """Have compiled and loaded whatever the robot needs."""
    state = parlour.game(game).start(**options)
    rng = random.Random(0)
    while not isinstance(state.actor, int):
        state = state.after(state.sample(rng))
    bot.start(game, state.view(state.actor)["options"], state.actor)
    bot.choose(state.view(state.actor), Budget(), rng)
    bot.taken.clear()


if __name__ == "__main__":
    main()
