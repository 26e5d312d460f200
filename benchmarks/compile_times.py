"""How long numba compiles what each game needs, from an empty cache: CPU seconds a function.

    python -m benchmarks.compile_times [--json FILE] [--before] [GAME …]

In one new process with an empty cache folder a match of every game is played, under each set of options that
runs other code; every robot acts in it, positions are analysed (that is a hint), the match is reviewed, and a
puzzle of every level is made. A function's seconds are its own, without those of the functions it calls; one
compiled for several argument types is counted once for each. `the whole process` is all that it spends, less
what the same costs with a full cache. `--before` measures an earlier version too.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import parlour
from parlour.analysis import analyse
from parlour.analysis.puzzles import levels, puzzle
from parlour.analysis.review import review
from parlour.bots import Budget, create, names

from . import earlier
from .rounds import versions

#: what else than the default makes a game run other code
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "abaku": ({"tile_values": True, "diagonals": True},),
    "kryds-bolle": ({"placement": "free"},),
    "shut-the-box": ({"seats": 1}, {"seats": 4}, {"seats": 2, "limit": None, "rounds": 3}),
}
#: CPU seconds that may be spent on a game, and on all
WANTED = {"abaku": 15.0, "all": 25.0}
#: functions that took less than this together are left out of the table, not of the JSON
SHOWN = 0.05
#: a match is looked at where so many acts were made
LOOKED_AT = (0, 4, 12, 18)
_ENOUGH = Budget(seconds=0.05, nodes=20)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--json", metavar="FILE", help="write the results here")
    parser.add_argument("--before", action="store_true", help="measure an earlier version too")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    games = given.games or [game.key for game in parlour.games()]
    if given.inside:
        print(json.dumps(compiled(games)))
        return
    now = from_nothing(games, earlier.OURS)
    before = from_nothing(games, earlier.theirs()) if given.before else None
    result: dict[str, Any] = {
        "title": "Compile times",
        "versions": versions("numba", "llvmlite", "numpy"),
        "rows": rows(now, before),
        "notes": [
            "CPU seconds that numba compiles, in one process from an empty cache, for all robots, hints, "
            "reviews and puzzles; a line for each function that takes long, without what it calls; in "
            "brackets for how many sets of types.",
            "The whole process: what it spends beyond what the same costs with a full cache.",
        ],
        **now,
    }
    if before is not None:
        result["notes"].append(
            f"*Theirs* is the same at commit {earlier.COMMIT}, when kernels did not yet compile fast; "
            "a function without a figure there has been split off, joined or renamed."
        )
        result["before"] = before
    for row in result["rows"]:
        beside = "" if row["theirs"] is None else f"{row['theirs']:>10.2f} before"
        print(f"{row['name']:<60}{row['ours']:>10.2f}{beside}")
    if given.json:
        Path(given.json).write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")


def rows(now: dict[str, Any], before: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The whole, each game, and its functions; `theirs` is the earlier figure."""

    def row(name: str, of: Callable[[dict[str, Any]], float | None], wanted: float | None) -> dict[str, Any]:
        theirs = None if before is None else of(before)
        found: dict[str, Any] = {"name": name, "ours": of(now), "theirs": theirs, "ratio": None}
        return found | ({"wanted": wanted} if wanted else {})

    def total(of: dict[str, Any], game: str) -> float:
        return sum(function["seconds"] for function in of["functions"][game])

    def own(of: dict[str, Any], game: str, name: str) -> float | None:
        seconds = [function["seconds"] for function in of["functions"][game] if function["name"] == name]
        return seconds[0] if seconds else None

    games = list(now["functions"])
    found = [
        row("all games", lambda of: sum(total(of, game) for game in games), WANTED["all"]),
        row("the whole process", lambda of: of["whole"], None),
    ]
    for game in games:
        found.append(row(game, lambda of: total(of, game), WANTED.get(game)))  # noqa: B023
        for function in now["functions"][game]:
            name = function["name"]
            if function["seconds"] >= SHOWN:
                title = f"{game}: `{name}` ({function['count']})"
                found.append(row(title, lambda of: own(of, game, name), None))  # noqa: B023
    return found


def from_nothing(games: list[str], sources: Path) -> dict[str, Any]:
    """What `compiled` says in a new process with an empty cache, and what that process spent on it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.compile_times", "--inside", *games]
        kept = {**earlier.environment(sources), "NUMBA_CACHE_DIR": folder}
        empty, full = (
            json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True, env=kept).stdout)
            for _ in range(2)
        )
    if again := [function["name"] for found in full["functions"].values() for function in found]:
        print("not kept in the cache:", *again, file=sys.stderr)
    return {"functions": empty["functions"], "whole": empty["spent"] - full["spent"]}


def compiled(games: list[str]) -> dict[str, Any]:
    """Use all that each game has; what was compiled for it, most seconds first, and what all of it cost."""
    from numba.core import event

    class Watch(event.Listener):  # type: ignore[misc]
        """Adds up the CPU time of each function, without that of those compiled inside it."""

        def __init__(self) -> None:
            self.open: list[list[float]] = []
            self.seconds: dict[str, float] = {}
            self.count: dict[str, int] = {}

        def on_start(self, event: Any) -> None:
            self.open.append([time.process_time(), 0.0])

        def on_end(self, event: Any) -> None:
            began, inside = self.open.pop()
            whole = time.process_time() - began
            if self.open:
                self.open[-1][1] += whole
            function = event.data["dispatcher"].py_func
            module = function.__module__.rpartition(".")[2]
            name = f"{module}.{function.__qualname__}"
            self.seconds[name] = self.seconds.get(name, 0.0) + whole - inside
            self.count[name] = self.count.get(name, 0) + 1

    functions = {}
    for game in games:
        watch = Watch()
        with event.install_listener("numba:compile", watch):
            use(game)
        functions[game] = [
            {"name": name, "seconds": seconds, "count": watch.count[name]}
            for name, seconds in sorted(watch.seconds.items(), key=lambda item: -item[1])
        ]
    return {"functions": functions, "spent": time.process_time()}


def use(key: str) -> None:
    """All that a game's kernels are for: robots, hints, a review and puzzles."""
    for options in ({}, *OPTIONS.get(key, ())):
        rng, acts = random.Random(0), 0
        state = parlour.game(key).start(**options)
        while state.actor is not None and acts <= max(LOOKED_AT):
            if isinstance(state.actor, int):
                view = state.view(state.actor)
                if acts in LOOKED_AT:
                    ask_robots(key, view, state.actor)
                    analyse(view, _ENOUGH)
                acts += 1
                state = state.play(parlour.game(key).some_action(view, rng))
            else:
                state = state.play(state.sample(rng))
        review(parlour.play(key, seed=0, **options), _ENOUGH)
    for level in levels(key):
        puzzle(key, level=level)


def ask_robots(key: str, view: Mapping[str, Any], seat: int) -> None:
    """One action of every robot that plays with these options."""
    for name in names(key):
        robot = create(name, key)
        if robot.serves(key, view["options"]):
            robot.start(key, view["options"], seat)
            robot.choose(view, _ENOUGH, random.Random(0))
            robot.close()


if __name__ == "__main__":
    main()
