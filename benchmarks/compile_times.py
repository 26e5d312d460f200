"""How long numba compiles what the robots of each game need, from an empty cache: CPU seconds a function.

    python -m benchmarks.compile_times [--json FILE] [--before FILE] [GAME …]

Each game runs in a new process with an empty cache folder: every robot chooses one action under every set of
options that runs other code. A function's seconds are its own, without those of the functions it calls; one
that is compiled for several argument types is counted once for each. `--before` takes the JSON of an earlier
run of the same machine and shows its figures beside the new ones.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import parlour
from parlour.bots import Budget, create, names

from .rounds import versions

#: what else than the default makes robots run other code
OPTIONS: dict[str, tuple[Mapping[str, Any], ...]] = {
    "abaku": ({"tile_values": True, "diagonals": True},),
    "kryds-bolle": ({"placement": "free"},),
    "shut-the-box": ({"seats": 1}, {"seats": 4}, {"seats": 2, "limit": None, "rounds": 3}),
}
#: CPU seconds that may be spent on a game, and on all
WANTED = {"abaku": 15.0, "all": 25.0}
#: functions that took less than this together are left out of the table, not of the JSON
SHOWN = 0.05
_ENOUGH = Budget(seconds=0.05, nodes=20)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--json", metavar="FILE", help="write the results here")
    parser.add_argument("--before", metavar="FILE", type=Path, help="the JSON of an earlier run")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    games = given.games or [game.key for game in parlour.games()]
    if given.inside:
        print(json.dumps(compiled(games[0])))
        return
    earlier = json.loads(given.before.read_text("utf-8"))["functions"] if given.before else None
    functions = {game: from_nothing(game) for game in games}
    result = {
        "title": "Compile times",
        "versions": versions("numba", "llvmlite", "numpy"),
        "rows": rows(functions, earlier),
        "notes": [
            "CPU seconds that numba needs from an empty cache for all robots of a game; a line for each "
            "function that takes long, without what it calls; in brackets for how many sets of types."
        ],
        "functions": functions,
    }
    if earlier is not None:
        result["notes"].append("Beside it the same before the kernels were written to compile fast.")
    for row in result["rows"]:
        before = "" if row["theirs"] is None else f"{row['theirs']:>10.2f} before"
        print(f"{row['name']:<60}{row['ours']:>10.2f}{before}")
    if given.json:
        Path(given.json).write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")


def rows(
    functions: dict[str, list[dict[str, Any]]], earlier: dict[str, list[dict[str, Any]]] | None
) -> list[dict[str, Any]]:
    """The whole, each game, and its functions; `theirs` is the earlier figure."""

    def row(name: str, now: float, before: float | None, wanted: float | None = None) -> dict[str, Any]:
        found: dict[str, Any] = {"name": name, "ours": now, "theirs": before, "ratio": None}
        return found | ({"wanted": wanted} if wanted else {})

    def total(of: dict[str, list[dict[str, Any]]], games: list[str]) -> float:
        return sum(function["seconds"] for game in games for function in of.get(game, []))

    games = list(functions)
    before = None if earlier is None else total(earlier, games)
    found = [row("all robots", total(functions, games), before, WANTED["all"])]
    for game in games:
        before = None if earlier is None else total(earlier, [game])
        found.append(row(game, total(functions, [game]), before, WANTED.get(game)))
        known = {} if earlier is None else {one["name"]: one["seconds"] for one in earlier.get(game, [])}
        for function in functions[game]:
            if function["seconds"] >= SHOWN:
                name = f"{game}: `{function['name']}` ({function['count']})"
                found.append(row(name, function["seconds"], known.get(function["name"])))
    return found


def from_nothing(game: str) -> list[dict[str, Any]]:
    """What `compiled` says in a new process with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.compile_times", "--inside", game]
        kept = {"NUMBA_CACHE_DIR": folder}
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, env={**os.environ, **kept})
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def compiled(game: str) -> list[dict[str, Any]]:
    """Let every robot of a game choose once; what was compiled for it, most seconds first."""
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

    watch = Watch()
    with event.install_listener("numba:compile", watch):
        for options in ({}, *OPTIONS.get(game, ())):
            for name in names(game):
                choose_once(game, name, options)
    return [
        {"name": name, "seconds": seconds, "count": watch.count[name]}
        for name, seconds in sorted(watch.seconds.items(), key=lambda item: -item[1])
    ]


def choose_once(key: str, name: str, wanted: Mapping[str, Any]) -> None:
    """One action of a robot, where somebody is to act and the robot plays with these options."""
    rng = random.Random(0)
    state = parlour.game(key).start(**wanted)
    while not isinstance(state.actor, int):
        state = state.play(state.sample(rng))
    robot, view = create(name, key), state.view(state.actor)
    if robot.serves(key, view["options"]):
        robot.start(key, view["options"], state.actor)
        robot.choose(view, _ENOUGH, rng)
        robot.close()


if __name__ == "__main__":
    main()
