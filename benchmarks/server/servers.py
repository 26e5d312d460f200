"""The servers that are measured: started, asked until they answer, and stopped again."""

from __future__ import annotations

import json
import os
import socket
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
#: one client stands for many, so how often one may ask is not limited
RAISED = dict.fromkeys(
    (
        "PARLOUR_MESSAGES_PER_SECOND",
        "PARLOUR_MESSAGES_BURST",
        "PARLOUR_REQUESTS_PER_SECOND",
        "PARLOUR_REQUESTS_BURST",
        "PARLOUR_REQUESTS_PER_ADDRESS",
        "PARLOUR_REQUESTS_ADDRESS_BURST",
        "PARLOUR_GUESTS_PER_HOUR",
        "PARLOUR_OPEN_MATCHES_PER_PERSON",
        "PARLOUR_SOCKETS_PER_PERSON",
        "PARLOUR_SOCKETS_PER_MATCH",
        "PARLOUR_SOCKETS_PER_SEAT",
        "PARLOUR_CONNECTIONS",
        "PARLOUR_CONNECTIONS_PER_ADDRESS",
        "PARLOUR_MATCHES_IN_MEMORY",
    ),
    "1000000",
)


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """CPU seconds of its process and its threads so far."""
        return cpu(self.process.pid)

    def waited(self) -> float:
        """Seconds that its main thread was ready to run and no processor was free."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9

    def megabytes(self) -> float:
        with open(f"/proc/{self.process.pid}/status") as status:
            lines = dict(line.split(":", 1) for line in status)
        return int(lines["VmRSS"].split()[0]) / 1024

    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def cpu(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def load(command: list[str], pids: list[int], cwd: Path | None = None) -> dict[str, Any]:
    """Run a load generator against the server that has these processes."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | {"SERVER_PID": ",".join(map(str, pids))},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


@contextmanager
def parlour(database: str | None = None, /, *words: str, **settings: str) -> Iterator[Server]:
    """Parlour's server, on a new SQLite database if none is named; settings are its environment's."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        named = {f"PARLOUR_{name.upper()}": value for name, value in settings.items()}
        named["PARLOUR_DATABASE"] = database or f"sqlite:///{folder}/bench.sqlite3"
        process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", "--port", str(port), *words],
            env=os.environ | RAISED | named,
        )
        yield from _running(Server(process, port), "/api/health")


@contextmanager
def boardgame(folder: Path) -> Iterator[Server]:
    """boardgame.io's server, from the folder where npm installed it."""
    port = free_port()
    process = subprocess.Popen(
        ["node", str(HERE / "boardgame_server.mjs"), str(port)],
        cwd=folder,
        env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    yield from _running(Server(process, port), "/games")


def _running(server: Server, path: str) -> Iterator[Server]:
    try:
        for _ in range(1200):
            try:
                urllib.request.urlopen(server.address + path, timeout=2).close()
                break
            except OSError:
                time.sleep(0.05)
        yield server
    finally:
        server.process.terminate()
        server.process.wait()
