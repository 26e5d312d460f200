"""A Parlour of the tests' own: the real server with a fresh database, on a free port."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PAGE = Path(__file__).parents[2] / "src/parlour/server/page/index.html"
_RUN = """
from parlour.server.http.run import run
from parlour.server.base.settings import Settings
if __name__ == "__main__":
    run(Settings.read())
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(
    folder: Path, port: int | None = None, python: str = sys.executable, **settings: str
) -> Iterator[str]:
    """The address of a server whose database lies in the folder; stopped at the end."""
    if not PAGE.exists():
        raise RuntimeError("the page is not built: run `make page`")
    port = port or free_port()
    environment = {
        **os.environ,
        "PARLOUR_PORT": str(port),
        "PARLOUR_DATABASE": f"sqlite:///{folder / 'parlour.sqlite3'}",
        "PARLOUR_SYNCHRONOUS": "NORMAL",
        **{f"PARLOUR_{name.upper()}": value for name, value in settings.items()},
    }
    command = [python, "-c", _RUN]
    with open(folder / "server.log", "ab") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            address = f"http://127.0.0.1:{port}"
            _wait(address, server)
            yield address
        finally:
            server.terminate()
            server.wait(15)


def _wait(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(240):
        if server.poll() is not None:
            raise RuntimeError("the server did not start")
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.25)
    raise RuntimeError("the server gives no answer")
