"""How long `parlour serve` takes from nothing to its first answered request, and the CPU time that costs.

    python benchmarks/server/start.py [--rounds 7]

Every round starts a new process on a new database; a second start on that database follows. Times are of
this machine as it is; CPU seconds hardly depend on what else runs.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

from servers import cpu, free_port

QUESTION = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


def started(database: str) -> tuple[float, float]:
    """Seconds and CPU seconds from the start of the process to its first answer."""
    port = free_port()
    environment = os.environ | {"PARLOUR_DATABASE": database}
    before = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", "serve", "--port", str(port)], env=environment
    )
    try:
        while not answers(port):
            time.sleep(0.005)
        return time.perf_counter() - before, cpu(process.pid)
    finally:
        process.terminate()
        process.wait()


def answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 5) as connection:
            connection.sendall(QUESTION)
            return connection.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def rows(rounds: int) -> list[dict[str, Any]]:
    """The rows of the result."""
    found: dict[str, list[tuple[float, float]]] = {"a new database": [], "one that is there": []}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            for times in found.values():
                times.append(started(f"sqlite:///{folder}/start.sqlite3"))
    made = []
    for name, times in found.items():
        seconds, spent = (list(column) for column in zip(*times, strict=True))
        for what, column, wanted in (("seconds", seconds, 1.5), ("CPU seconds", spent, None)):
            made.append(
                {
                    "name": f"start to the first answer, {name}: {what}",
                    "ours": statistics.median(column),
                    "theirs": None,
                    "ratio": None,
                    "spread": [min(column), max(column)],
                    "wanted": wanted,
                }
            )
    return made


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    for row in rows(parser.parse_args().rounds):
        print(json.dumps(row))


if __name__ == "__main__":
    main()
