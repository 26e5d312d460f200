"""A small benchmark: a robot against the levels of every game, with fixed seeds, for scores to cite.

    python -m parlour.envs.suite --robot novice --games 20 [--game GAME] [--against ROBOT …] [--json]

A pair is two games with the same seed and the seats swapped. The seeds are 1, 2, 3 …, so that a run with more
pairs goes on where one with fewer ended.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots import Bot, Budget, create, names
from parlour.core.errors import BadOption
from parlour.core.registry import GAMES
from parlour.version import __version__

from .reward import by_place
from .table import EnvTable

#: opponents that answer at once; others are named with --against
QUICK = ("random", "novice", "casual")
#: half of a 95 % interval, in standard errors
WIDTH = 1.96

#: makes a robot for a game
Maker = Callable[[str], Bot]


class SuiteScore(Struct, frozen=True):
    """The mean reward of a robot against another: 1 for a win, -1 for a loss; half of its 95 % interval."""

    game: str
    opponent: str
    pairs: int
    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.game:<14} against {self.opponent:<8} {self.mean:+.3f} ± {self.margin:.3f}"


def score(
    robot: Maker | str,
    pairs: int = 20,
    games: Iterable[str] | None = None,
    against: Sequence[str] = QUICK,
    budget: Budget | None = None,
) -> list[SuiteScore]:
    """The scores of a robot, by name or as a maker, in each game against each opponent that the game has."""
    if pairs < 2:
        raise BadOption(f"games is {pairs}; allowed: 2 pairs or more", option="games")
    found = []
    for game in GAMES if games is None else games:
        for opponent in (name for name in against if name in names(game)):
            means = [_pair(game, robot, opponent, seed, budget or Budget()) for seed in range(1, pairs + 1)]
            margin = WIDTH * statistics.stdev(means) / pairs**0.5
            found.append(SuiteScore(game, opponent, pairs, statistics.fmean(means), margin))
    return found


def _pair(game: str, robot: Maker | str, opponent: str, seed: int, budget: Budget) -> float:
    """The robot's mean reward over two games with the same seed, once in each of two seats."""
    return (_game(game, robot, opponent, 0, seed, budget) + _game(game, robot, opponent, 1, seed, budget)) / 2


def _game(game: str, robot: Maker | str, opponent: str, seat: int, seed: int, budget: Budget) -> float:
    """The robot's reward in one game for two, in that seat."""
    table, minds = EnvTable(game, {"seats": 2}), random.Random(seed)
    table.begin(seed)
    ours = create(robot, game) if isinstance(robot, str) else robot(game)
    players = [ours, create(opponent, game)] if seat == 0 else [create(opponent, game), ours]
    options = msgspec.to_builtins(table.options)
    for number, player in enumerate(players):
        player.start(game, options, number)
    try:
        while (actor := table.state.actor) is not None:
            assert isinstance(actor, int)
            table.play(players[actor].choose(table.state.view(actor), budget, minds))
    finally:
        for player in players:
            player.close()
    return float(by_place(table.state.places or ())[seat])


def main(words: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m parlour.envs.suite",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--robot", default="random", help="the robot to score (default random)")
    parser.add_argument("--games", type=int, default=20, help="pairs of games for each opponent (default 20)")
    parser.add_argument(
        "--game", action="append", choices=sorted(GAMES), help="only this game; may be repeated"
    )
    parser.add_argument("--against", action="append", metavar="ROBOT", help="this opponent; repeatable")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    given = parser.parse_args(words)
    games = [game for game in given.game or GAMES if given.robot in names(game)]
    if not games:
        parser.error(f"no game has a robot {given.robot!r}")
    if given.games < 2:
        parser.error("--games must be 2 or more")
    found = score(given.robot, given.games, games, given.against or QUICK)
    if given.json:
        plain: Any = {"robot": given.robot, "parlour": __version__, "scores": msgspec.to_builtins(found)}
        print(json.dumps(plain, indent=1))
    else:
        print(f"{given.robot}, {given.games} pairs of games each, parlour {__version__}")
        print("\n".join(map(str, found)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
