"""What idle matches cost: memory of the server that made them, of one that finds them, a page of the lobby.

    python benchmarks/server/idle.py [--matches 10000]

The matches are public and under way, two acts old, and nobody looks at them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time

import httpx
from run import RAISED
from start import answers, cpu, free_port

AT_ONCE = 20
IDLE = 5


class Server:
    def __init__(self, database: str) -> None:
        self.port = free_port()
        environment = os.environ | RAISED | {"PARLOUR_DATABASE": database, "PARLOUR_ROBOT_WARM": "false"}
        environment |= {"PARLOUR_MATCHES_IN_MEMORY": "2000", "PARLOUR_MATCHES_IDLE_SECONDS": str(IDLE)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", "--port", str(self.port)], env=environment
        )
        while not answers(self.port):
            time.sleep(0.05)

    def megabytes(self) -> float:
        with open(f"/proc/{self.process.pid}/status") as status:
            lines = dict(line.split(":", 1) for line in status)
        return int(lines["VmRSS"].split()[0]) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def make(port: int, count: int) -> None:
    """So many matches, each with two acts."""
    base = f"http://127.0.0.1:{port}"

    async def some(share: int) -> None:
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            await http.post("/api/guest", json={"name": "Anna"})
            for _ in range(share):
                wanted = {"game": "kryds-bolle", "public": True, "seats": [{"kind": "me"}] * 2}
                match = (await http.post("/api/matches", json=wanted)).json()["table"]["match"]
                for seq, act in ((1, "a1"), (2, "b2")):
                    body = {"key": f"k{seq}", "seq": seq, "act": act}
                    await http.post(f"/api/matches/{match}/act", json=body)

    await asyncio.gather(*(some(count // AT_ONCE) for _ in range(AT_ONCE)))


def lobby(server: Server) -> float:
    """CPU milliseconds for a page of the lobby that nobody asked for lately."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        more = http.get("/api/matches", params={"status": "running"}).json()["more"]
        before, pages = cpu(server.process.pid), 0
        while more and pages < 150:
            more = http.get("/api/matches", params={"status": "running", "before": more}).json()["more"]
            pages += 1
        return (cpu(server.process.pid) - before) / max(1, pages) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=10_000)
    count = parser.parse_args().matches
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/idle.sqlite3"
        maker = Server(database)
        asyncio.run(make(maker.port, 2 * AT_ONCE))  # what every server needs once
        lobby(maker)
        empty = maker.megabytes()
        asyncio.run(make(maker.port, count))
        made = maker.megabytes()
        time.sleep(3 * IDLE)
        rested = maker.megabytes()
        maker.stop()
        finder = Server(database)
        page = lobby(finder)
        found = finder.megabytes()
        finder.stop()
    print(
        json.dumps(
            {
                "matches": count,
                "megabytes_before": round(empty, 1),
                "added_when_made": round(made - empty, 1),
                "added_when_idle": round(rested - empty, 1),
                "another_server_with_them": round(found, 1),
                "lobby_page_cpu_ms": round(page, 2),
            }
        )
    )


if __name__ == "__main__":
    main()
