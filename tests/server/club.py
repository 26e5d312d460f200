"""Throw-away PostgreSQL and Redis servers for the tests of a club's set-up."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .ports import free_port


def tool(name: str) -> str | None:
    """Where a program is, also where Debian keeps those of PostgreSQL."""
    found = shutil.which(name)
    if found is None:
        places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(places[-1]) if places else None
    return found


def missing() -> str | None:
    """Why the club's set-up cannot be tested here, if it cannot."""
    gone = [name for name in ("initdb", "postgres", "redis-server") if tool(name) is None]
    return f"needs {', '.join(gone)}" if gone else None


def _as_somebody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: who it runs as instead."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise AssertionError("no user to run PostgreSQL as")


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; gives its URL."""
    somebody = _as_somebody()
    folder = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
    if somebody:
        os.chown(folder, somebody["user"], somebody["group"])
    data, port = folder / "data", free_port()
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    initdb, server = tool("initdb"), tool("postgres")
    assert initdb is not None
    assert server is not None
    subprocess.run(
        [initdb, "-D", str(data), "-U", "parlour", "--auth=trust", "--no-sync"],
        check=True,
        **quiet,
        **somebody,
    )
    process = subprocess.Popen(
        [server, "-D", str(data), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"], **quiet, **somebody
    )
    try:
        url = f"postgresql://parlour@127.0.0.1:{port}/postgres"
        _wait(lambda: _answers_postgres(url))
        yield url
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def _answers_postgres(url: str) -> bool:
    import psycopg

    try:
        psycopg.connect(url, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


class Redis:
    """A Redis server of our own that can be stopped and started."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = tool("redis-server")
        assert program is not None
        self._process = subprocess.Popen(
            [program, "--port", str(self.port), "--save", "", "--bind", "127.0.0.1", "--daemonize", "no"],
            stdout=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
        )
        _wait(self._answers)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        import redis

        with redis.Redis(port=self.port) as client:
            try:
                return bool(client.ping())
            except redis.ConnectionError:
                return False


def _wait(ready: Callable[[], bool]) -> None:
    for _ in range(600):
        if ready():
            return
        time.sleep(0.05)
    raise AssertionError("a server of the club did not start")
