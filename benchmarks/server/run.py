"""Parlour's server against boardgame.io's, side by side: the same game, the same load, the same run.

    mkdir bgio && cd bgio
    echo '{"dependencies": {"boardgame.io": "0.50.2", "socket.io-client": "4.8.1"},
           "overrides": {"koa-compose": "4.1.0"}}' > package.json
    npm install
    cd .. && python benchmarks/server/run.py --boardgame bgio

Every round measures both; what counts is the CPU time of the server's process for a move, because machines
are noisy, and the median of the rounds' ratios. The load generators are processes of their own. Parlour runs
as it is shipped: sessions, per-seat views, clocks on, every act on disk before it is acknowledged; only the
limits on how often one client may ask are raised, since one client stands for many.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PORT = 22110
RAISED = dict.fromkeys(
    (
        "PARLOUR_MESSAGES_PER_SECOND",
        "PARLOUR_MESSAGES_BURST",
        "PARLOUR_REQUESTS_PER_SECOND",
        "PARLOUR_REQUESTS_BURST",
        "PARLOUR_GUESTS_PER_HOUR",
        "PARLOUR_OPEN_MATCHES_PER_PERSON",
        "PARLOUR_SOCKETS_PER_PERSON",
        "PARLOUR_MATCHES_IN_MEMORY",
    ),
    "1000000",
)


@contextmanager
def parlour(synchronous: str) -> Iterator[int]:
    """Parlour's server on a new database; gives its process."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.sqlite3"
        environment = os.environ | RAISED | {"PARLOUR_DATABASE": database, "PARLOUR_SYNCHRONOUS": synchronous}
        process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", "--port", str(PORT)], env=environment
        )
        yield from _running(process, f"http://127.0.0.1:{PORT}/api/health")


@contextmanager
def boardgame(folder: Path) -> Iterator[int]:
    """boardgame.io's server; gives its process."""
    process = subprocess.Popen(
        ["node", str(HERE / "boardgame_server.mjs"), str(PORT)],
        cwd=folder,
        env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    yield from _running(process, f"http://127.0.0.1:{PORT}/games")


def _running(process: subprocess.Popen[bytes], address: str) -> Iterator[int]:
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(address, timeout=2).close()
                break
            except OSError:
                time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def load(command: list[str], pid: int, cwd: Path | None = None) -> dict[str, Any]:
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | {"SERVER_PID": str(pid)},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def measured(what: str, matches: int, moves: int, pace: float, folder: Path) -> dict[str, Any]:
    words = [str(PORT), str(matches), str(moves), *([str(pace)] if pace else [])]
    if what == "boardgame.io":
        with boardgame(folder) as pid:
            return load(["node", str(HERE / "boardgame_load.mjs"), *words], pid, folder)
    with parlour(what) as pid:
        return load([sys.executable, str(HERE / "parlour_load.py"), *words], pid)


def compare(matches: int, moves: int, pace: float, rounds: int, folder: Path) -> dict[str, Any]:
    """All three in every round; the ratios' medians."""
    found: dict[str, list[dict[str, Any]]] = {what: [] for what in ("boardgame.io", "FULL", "NORMAL")}
    for _ in range(rounds):
        for what, results in found.items():
            results.append(measured(what, matches, moves, pace, folder))
    row: dict[str, Any] = {"matches": matches, "pace_ms": pace}
    for what, results in found.items():
        row[what] = {
            "us_per_move": round(statistics.median(r["cpu"] / r["moves"] for r in results) * 1e6),
            "p50_ms": round(statistics.median(r["p50_ms"] for r in results), 2),
        }
    for what in ("FULL", "NORMAL"):
        pairs = list(zip(found["boardgame.io"], found[what], strict=True))
        times = [b["cpu"] / b["moves"] / (p["cpu"] / p["moves"]) for b, p in pairs]
        row[what]["times_as_many_moves_a_cpu_second"] = round(statistics.median(times), 2)
        row[what]["spread"] = [round(min(times), 2), round(max(times), 2)]
        row[what]["p50_ratio"] = round(statistics.median(p["p50_ms"] / b["p50_ms"] for b, p in pairs), 2)
    return row


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--boardgame", type=Path, required=True, metavar="FOLDER", help="where npm installed it"
    )
    parser.add_argument("--matches", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--moves", type=int, default=10_000, help="moves a measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here")
    given = parser.parse_args()
    # last a fixed rate of 100 moves a second: 50 matches, each with a move every half second
    loads = [*((matches, given.moves, 0) for matches in given.matches), (50, 1_000, 500)]
    found = []
    for matches, moves, pace in loads:
        found.append(compare(matches, moves, pace, given.rounds, given.boardgame))
        print(json.dumps(found[-1]), flush=True)
    if given.json:
        given.json.write_text(json.dumps(result(found), indent=1, ensure_ascii=False) + "\n")


def result(found: list[dict[str, Any]]) -> dict[str, Any]:
    """The same in the form that all benchmarks have: moves a second of the server's CPU time."""
    rows = [
        {
            "name": f"{one['matches']} matches{' at a fixed pace' if one['pace_ms'] else ''}, "
            f"synchronous={what}: moves a CPU second",
            "ours": 1e6 / one[what]["us_per_move"],
            "theirs": 1e6 / one["boardgame.io"]["us_per_move"],
            "ratio": one[what]["times_as_many_moves_a_cpu_second"],
            "spread": one[what]["spread"],
        }
        for one in found
        for what in ("FULL", "NORMAL")
    ]
    return {
        "title": "The server against boardgame.io",
        "versions": {"python": platform.python_version(), "boardgame.io": "0.50.2"},
        "rows": rows,
        "notes": ["CPU time of the server's process; boardgame.io keeps matches in memory, Parlour on disk."],
    }


if __name__ == "__main__":
    main()
