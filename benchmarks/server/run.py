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

Then what idle matches and a start cost (`idle.py`, `start.py`), and a club's set-up (`workers.py`) where
PostgreSQL and Redis are there. `--pace`: instead how long one waits at a fixed rate of 100 moves a second.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
from pathlib import Path
from typing import Any

import idle
import start
import workers
from servers import HERE, boardgame, load, parlour

#: how many times as many moves a CPU second are wanted
WANTED = {"FULL": 2, "NORMAL": 2.5}
Row = dict[str, Any]


def measured(what: str, matches: int, moves: int, pace: float, folder: Path) -> Row:
    """One server under one load."""
    words = [str(matches), str(moves), *([str(pace)] if pace else [])]
    if what == "boardgame.io":
        with boardgame(folder) as server:
            command = ["node", str(HERE / "boardgame_load.mjs"), str(server.port), *words]
            return load(command, [server.process.pid], folder)
    with parlour(synchronous=what) as server:
        command = [sys.executable, str(HERE / "parlour_load.py"), str(server.port), *words]
        return load(command, [server.process.pid])


def compare(matches: int, moves: int, pace: float, rounds: int, folder: Path) -> list[Row]:
    """All three in every round; the ratios' medians."""
    found: dict[str, list[Row]] = {what: [] for what in ("boardgame.io", "FULL", "NORMAL")}
    for _ in range(rounds):
        for what, results in found.items():
            results.append(measured(what, matches, moves, pace, folder))
    rows = []
    for what, wanted in WANTED.items():
        pairs = list(zip(found[what], found["boardgame.io"], strict=True))
        at_pace = " at 100 moves a second" if pace else ""
        name = f"{matches} matches{at_pace}, synchronous={what}: "
        moves_a_second = [(o["moves"] / o["cpu"], t["moves"] / t["cpu"]) for o, t in pairs]
        row = paired(name + "moves a CPU second", moves_a_second)
        rows.append(row if pace else row | {"wanted": wanted})
        if pace:
            waits = [(1000 / o["p50_ms"], 1000 / t["p50_ms"]) for o, t in pairs]
            row = paired(name + "1 / half of the waits (p50) from an act to the other's view", waits)
            rows.append(row | ({"wanted": 2} if what == "NORMAL" else {}))
    return rows


def paired(name: str, pairs: list[tuple[float, float]]) -> Row:
    """A row: both rates (more is better), their ratio within the rounds and its spread."""
    ratios = [ours / theirs for ours, theirs in pairs]
    return {
        "name": name,
        "ours": statistics.median(ours for ours, _ in pairs),
        "theirs": statistics.median(theirs for _, theirs in pairs),
        "ratio": statistics.median(ratios),
        "spread": [min(ratios), max(ratios)],
    }


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
    parser.add_argument("--idle", type=int, default=10_000, help="idle matches, and matches in the lobby")
    parser.add_argument("--pace", action="store_true", help="only the waits at 100 moves a second")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here")
    given = parser.parse_args()
    folder = given.boardgame.resolve()
    rows = []
    if given.pace:
        # 50 matches, each with a move every half second
        rows += shown(compare(50, min(given.moves, 1_000), 500, given.rounds, folder))
    else:
        for matches in given.matches:
            rows += shown(compare(matches, given.moves, 0, given.rounds, folder))
        rows += shown(idle.rows(given.idle, folder))
        rows += shown(start.rows(given.rounds))
        rows += shown(workers.rows(100, given.moves))
    if given.json:
        given.json.write_text(json.dumps(result(rows, given.pace), indent=1, ensure_ascii=False) + "\n")


def shown(rows: list[Row]) -> list[Row]:
    for row in rows:
        print(json.dumps(row, ensure_ascii=False), flush=True)
    return rows


def result(rows: list[Row], pace: bool) -> Row:
    """The result in the form that all benchmarks have."""
    return {
        "title": f"The server against boardgame.io{', 100 moves a second' if pace else ''}",
        "versions": {"python": platform.python_version(), "boardgame.io": "0.50.2"},
        "rows": rows,
        "notes": [
            "CPU time of the server's process; boardgame.io keeps matches in memory, Parlour on disk.",
            "A figure without another system's is alone, and wanted is the most that it may be.",
        ],
    }


if __name__ == "__main__":
    main()
