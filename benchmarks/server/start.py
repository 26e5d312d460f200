"""How long `parlour serve` takes from nothing to its first answered request, and the CPU time that costs.

    python benchmarks/server/start.py [--rounds 7]

Every round starts a new process on a new database, so the migrations run as well; a second start on that
database follows. Times are of this machine as it is; CPU seconds hardly depend on what else runs.
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

QUESTION = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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


def cpu(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    found: dict[str, list[tuple[float, float]]] = {"first": [], "again": []}
    for _ in range(parser.parse_args().rounds):
        with tempfile.TemporaryDirectory() as folder:
            for times in found.values():
                times.append(started(f"sqlite:///{folder}/start.sqlite3"))
    for name, times in found.items():
        seconds, spent = (statistics.median(column) for column in zip(*times, strict=True))
        print(json.dumps({"start": name, "seconds": round(seconds, 2), "cpu": round(spent, 2)}))


if __name__ == "__main__":
    main()
