"""A club's set-up, PostgreSQL and Redis, with one worker and with two: moves a CPU second of all workers.

    python benchmarks/server/workers.py [--matches 100] [--moves 10000]

The databases are throw-away servers of this machine's own; their CPU time is not counted.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from servers import HERE, load, parlour

sys.path.insert(0, str(HERE.parent.parent))
from tests.server import club


def rows(matches: int, moves: int) -> list[dict[str, Any]]:
    """The rows of the result; none where PostgreSQL or Redis is missing."""
    if club.missing() is not None:
        return []
    redis = club.Redis()
    redis.start()
    try:
        return [_row(count, redis.url, matches, moves) for count in (1, 2)]
    finally:
        redis.stop()


def _row(count: int, bus: str, matches: int, moves: int) -> dict[str, Any]:
    with (
        club.postgres() as database,
        parlour(database, "--workers", str(count), "--bus", bus, robot_warm="false") as server,
    ):
        words = [str(server.port), str(matches), str(moves)]
        pids = server.workers() if count > 1 else [server.process.pid]
        done = load([sys.executable, str(HERE / "parlour_load.py"), *words], pids)
    named = f"PostgreSQL and Redis, {count} worker{'s' * (count > 1)}, {matches} matches"
    return {
        "name": f"{named}: moves a CPU second",
        "ours": done["moves"] / done["cpu"],
        "theirs": None,
        "ratio": None,
        "spread": None,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--moves", type=int, default=10_000)
    given = parser.parse_args()
    for row in rows(given.matches, given.moves):
        print(json.dumps(row))


if __name__ == "__main__":
    main()
