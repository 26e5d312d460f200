"""What idle matches cost: memory of the server that made them, of one that finds them, a page of the lobby.

    python benchmarks/server/idle.py [--matches 10000] [--boardgame FOLDER]

The matches are public and under way, two acts old, and nobody looks at them. boardgame.io lists all of its
matches at once; Parlour lists fifty, which nobody asked for lately.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from servers import Server, boardgame, parlour

AT_ONCE = 20
IDLE = 5
SETTINGS = {"matches_in_memory": "2000", "matches_idle_seconds": str(IDLE), "robot_warm": "false"}


async def make(server: Server, count: int) -> None:
    """So many matches, each with two acts."""

    async def some(share: int) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            await http.post("/api/guest", json={"name": "Anna"})
            for _ in range(share):
                wanted = {"game": "kryds-bolle", "public": True, "seats": [{"kind": "me"}] * 2}
                match = (await http.post("/api/matches", json=wanted)).json()["table"]["match"]
                for seq, act in ((1, "a1"), (2, "b2")):
                    body = {"key": f"k{seq}", "seq": seq, "act": act}
                    await http.post(f"/api/matches/{match}/act", json=body)

    await asyncio.gather(*(some(count // AT_ONCE) for _ in range(AT_ONCE)))


def lobby(server: Server) -> float:
    """CPU seconds for a page of the lobby that nobody asked for lately."""
    with httpx.Client(base_url=server.address, timeout=60) as http:
        more = http.get("/api/matches", params={"status": "running"}).json()["more"]
        before, pages = server.cpu(), 0
        while more and pages < 150:
            more = http.get("/api/matches", params={"status": "running", "before": more}).json()["more"]
            pages += 1
        return (server.cpu() - before) / max(1, pages)


def listing(folder: Path, count: int) -> float:
    """CPU seconds for boardgame.io's list of so many matches."""
    with boardgame(folder) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        for _ in range(count):
            http.post("/games/cube/create", json={"numPlayers": 2})
        http.get("/games/cube")
        before, times = server.cpu(), 20
        for _ in range(times):
            http.get("/games/cube")
        return (server.cpu() - before) / times


def rows(count: int, folder: Path | None) -> list[dict[str, Any]]:
    """The rows of the result."""
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{place}/idle.sqlite3"
        with parlour(database, **SETTINGS) as maker:
            asyncio.run(make(maker, 2 * AT_ONCE))  # what every server needs once
            lobby(maker)
            empty = maker.megabytes()
            asyncio.run(make(maker, count))
            made = maker.megabytes()
            time.sleep(3 * IDLE)
            rested = maker.megabytes()
        with parlour(database, **SETTINGS) as finder:
            page = lobby(finder)
            found = finder.megabytes()
    theirs = 1 / listing(folder, count) if folder is not None else None
    alone = {"theirs": None, "ratio": None, "spread": None}
    return [
        {
            "name": f"lobby with {count} matches: pages a CPU second",
            "ours": 1 / page,
            "theirs": theirs,
            "ratio": 1 / page / theirs if theirs is not None else None,
            "spread": None,
            "wanted": 20,
        },
        {"name": f"{count} idle matches, just made: MB more", "ours": made - empty, **alone, "wanted": 20},
        {"name": f"{count} idle matches, at rest: MB more", "ours": rested - empty, **alone, "wanted": 20},
        {"name": f"a server that finds {count} idle matches: MB in all", "ours": found, **alone},
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--boardgame", type=Path, metavar="FOLDER", help="where npm installed it")
    given = parser.parse_args()
    for row in rows(given.matches, given.boardgame.resolve() if given.boardgame else None):
        print(json.dumps(row))


if __name__ == "__main__":
    main()
