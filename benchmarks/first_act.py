"""The first act: how long each level, hint, puzzle, analysis and review takes with nothing compiled.

    python -m benchmarks.first_act                    all games
    python -m benchmarks.first_act kryds-bolle        one game
    python -m benchmarks.first_act --only server      only one of: server, bare, terminal

For each game a server starts with an empty cache for compiled code and is asked at once (`server`); the same
where numba and numpy can't be imported (`bare`); and `parlour play` starts anew for each level (`terminal`).
A level's figure is the slowest of its first acts, the seconds from its turn to its act; for `terminal` from
the start of the program to the first act. `review` is until its first step, `review, whole` until its last.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

import parlour
from benchmarks.rounds import versions
from parlour.analysis.puzzles.making import PUZZLES
from parlour.bots import Budget, create, names
from parlour.core.actor import CHANCE

sys.path.insert(0, str(Path(__file__).parent / "server"))
import servers

#: seconds that a level may take, and what is allowed more
WANTED, WANTED_BEST = 1.5, 3.0
BEST = ("best", "tree", "perfect", "search")
#: the row without a limit
WHOLE = "review, whole"
#: acts of a robot that are timed
ACTS = 5
OPTIONS: dict[str, dict[str, Any]] = {"chikugo": {"throw": "uniform"}, "take-it": {"throw": "uniform"}}
#: what Python runs first where neither numba nor numpy is installed
BARE = """
import importlib.util, sys
_found = importlib.util.find_spec
class _Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "numpy"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, _Bare())
def find_spec(name, package=None):
    return None if name.partition(".")[0] in ("numba", "numpy") else _found(name, package)
importlib.util.find_spec = find_spec
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--only", choices=("server", "bare", "terminal"), help="only this way")
    parser.add_argument("--json", metavar="FILE", help="write the results here")
    given = parser.parse_args()
    games = given.games or [game.key for game in parlour.games()]
    ways: dict[str, Callable[[str], dict[str, float]]] = {
        "server": lambda game: asked(game, bare=False),
        "bare": lambda game: asked(game, bare=True),
        "terminal": played,
    }
    rows = []
    for game in games:
        for way, measure in ways.items():
            if given.only in (None, way):
                for what, seconds in measure(game).items():
                    wanted = None if what == WHOLE else WANTED_BEST if what in BEST else WANTED
                    rows.append(
                        {
                            "name": f"{game}, {way}: {what}",
                            "ours": round(seconds, 2),
                            "theirs": None,
                            "ratio": None,
                            "wanted": wanted,
                        }
                    )
                    late = "" if wanted is None or seconds <= wanted else f"   over {wanted} s"
                    print(f"{rows[-1]['name']:<44}{seconds:>7.2f} s{late}", flush=True)
    result = {
        "title": "The first act",
        "versions": versions("numba", "numpy"),
        "rows": rows,
        "notes": [
            "Seconds with nothing compiled: `server` is asked as soon as it answers, while kernels compile "
            "in the background; `bare` is the same without numba and numpy; `terminal` is `parlour play` "
            "from the start of the program to the robot's first act.",
            f"A level's figure is the slowest of its first {ACTS} acts. Wanted: {WANTED} s, and "
            f"{WANTED_BEST:.0f} s for the levels that think as long as they may.",
            "A review's figure is the time to its first step, which the page shows at once; how long the "
            "whole review takes is only told.",
        ],
    }
    if given.json:
        Path(given.json).write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")


@contextmanager
def new_place(bare: bool) -> Iterator[dict[str, str]]:
    """The environment of a program with empty caches."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = [os.environ.get("PYTHONPATH", "")]
        if bare:
            Path(folder, "sitecustomize.py").write_text(BARE)
            path.insert(0, folder)
        place = {
            "NUMBA_CACHE_DIR": f"{folder}/cache",
            "XDG_DATA_HOME": f"{folder}/data",
            "PYTHONPATH": os.pathsep.join(filter(None, path)),
            "PARLOUR_KERNELS": "auto",
        }
        try:
            yield place
        finally:
            end_compiling(place["NUMBA_CACHE_DIR"])


def end_compiling(cache: str) -> None:
    """End the process that compiles into this folder: it outlives the program that started it."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            ours = b"parlour.core.kernel_process" in (process / "cmdline").read_bytes()
            if ours and f"NUMBA_CACHE_DIR={cache}\0".encode() in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
        except OSError:  # it has ended, or is somebody else's
            continue


def asked(game: str, *, bare: bool) -> dict[str, float]:
    """What a server that has just started takes."""
    with new_place(bare) as place:
        before = dict(os.environ)
        os.environ.update(place)
        try:
            with servers.parlour() as server:
                return Guest(server.address, game).measured()
        finally:
            os.environ.clear()
            os.environ.update(before)


class Guest:
    """Somebody who plays one game on the server."""

    def __init__(self, address: str, game: str) -> None:
        self.address, self.game, self.options = address, game, OPTIONS.get(game, {})
        self.http = httpx.Client(base_url=address, timeout=60)
        self.http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        self.rng = random.Random(1)

    def measured(self) -> dict[str, float]:
        found = {level: self.level(level) for level in names(self.game)}
        found["hint"] = self.hint()
        found["analysis"] = self.analysis()
        if self.game in PUZZLES:
            found["puzzle"] = self.timed("/api/puzzle", {"game": self.game, "seed": "1"})
        found["review"], found[WHOLE] = self.review()
        return found

    def create(self, seats: list[dict[str, str]]) -> str:
        wanted = {"game": self.game, "options": self.options, "seats": seats}
        answer = self.http.post("/api/matches", json=wanted)
        answer.raise_for_status()
        return str(answer.json()["table"]["match"])

    def level(self, level: str) -> float:
        """The slowest of a robot's first acts. We play at random, or as a novice if actions aren't listed."""
        slowest, acts, began = 0.0, 0, time.perf_counter()
        match = self.create([{"kind": "robot", "robot": level}, {"kind": "me"}])
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        address = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/socket?v=1&since=0"
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            seq = 0
            while acts < ACTS:
                message = json.loads(socket.recv(timeout=120))
                for side in message.get("sides", ())[:1]:
                    seq, view = message["seq"], side["view"]
                    for event in side["events"]:
                        if event.get("by") == 0 and "act" in event:
                            acts += 1
                            slowest = max(slowest, time.perf_counter() - began)
                            began = time.perf_counter()
                    if view["actor"] is None:
                        return slowest
                    if view["actor"] == 1:
                        act = self.rng.choice(view["legal"]) if view["legal"] else self.placed(view)
                        socket.send(json.dumps({"type": "act", "key": f"k{seq}", "seq": seq + 1, "act": act}))
                        began = time.perf_counter()
        return slowest

    def placed(self, view: dict[str, Any]) -> str:
        """What the game's novice would do, so that the board fills up."""
        bot = create("novice", self.game)
        bot.start(self.game, view["options"], view["seat"])
        return str(bot.choose(view, Budget(), self.rng))

    def timed(self, path: str, body: dict[str, Any]) -> float:
        """Until the answer is there."""
        return self.steps(path, body)[1]

    def steps(self, path: str, body: dict[str, Any]) -> tuple[float, float]:
        """Until the first part of the answer is there, and until all of it is."""
        began, first = time.perf_counter(), None
        while True:
            answer = self.http.post(path, json=body)
            answer.raise_for_status()
            told, taken = answer.json(), time.perf_counter() - began
            if first is None and told.get("result") is not None:
                first = taken
            if told.get("status") != "waiting":
                return first or taken, taken
            time.sleep(0.05)

    def state(self) -> Any:
        """A position in which there is something to choose; the first, where actions are not listed."""
        game, turns = parlour.game(self.game), 12
        state = game.start(**self.options)
        listed = game.lists_actions(state.options)
        while state.actor is CHANCE or (listed and (turns > 0 or len(state.legal()) < 2)):
            if state.actor is CHANCE:
                state = state.play(state.sample(self.rng))
            else:
                state = state.play(self.rng.choice(state.legal()))
            turns -= 1
            if state.actor is None:
                state, turns = game.start(**self.options), 12
        return state

    def analysis(self) -> float:
        state = self.state()
        return self.timed(
            f"/api/games/{self.game}/analyse", {"position": state.position, "options": self.options}
        )

    def hint(self) -> float:
        """In the first position in which we are to act."""
        match = self.create([{"kind": "me"}, {"kind": "robot", "robot": "random"}])
        while self.http.get(f"/api/matches/{match}").json()["sides"][0]["view"]["actor"] != 0:
            time.sleep(0.02)
        return self.timed(f"/api/matches/{match}/hint", {})

    def review(self) -> tuple[float, float]:
        """Of a match between two robots: until its first step is there, and all of them."""
        match = self.create([{"kind": "robot", "robot": "random"}, {"kind": "robot", "robot": "random"}])
        while self.http.get(f"/api/matches/{match}").json()["table"]["status"] != "over":
            time.sleep(0.05)
        return self.steps(f"/api/matches/{match}/review", {})


def played(game: str) -> dict[str, float]:
    """From the start of `parlour play` to a robot's first act."""
    found = {}
    for level in names(game):
        with new_place(bare=False) as place:
            options = [word for name, value in OPTIONS.get(game, {}).items() for word in (f"--{name}", value)]
            command = [sys.executable, "-m", "parlour", "play", game, "--json", "--seed", "1", *options]
            began = time.perf_counter()
            with subprocess.Popen(
                # at both seats: lots may be drawn for who begins
                [*command, "--robots", f"0={level},1={level}"],
                env=os.environ | place,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            ) as process:
                assert process.stdout is not None
                for line in process.stdout:
                    if '"by":0' in line or '"by":1' in line:
                        break
                found[level] = time.perf_counter() - began
                process.kill()
    return found


if __name__ == "__main__":
    main()
