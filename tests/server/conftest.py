"""Real servers on loopback for the tests."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from parlour.server.base.settings import Settings
from parlour.server.http.run import config

from . import client

#: tests come faster than people
GENEROUS: dict[str, Any] = {
    "port": 0,
    "synchronous": "NORMAL",
    "requests_per_second": 10_000,
    "requests_burst": 10_000,
    "requests_per_address": 10_000,
    "requests_address_burst": 10_000,
    "imports_per_hour": 10_000,
    "guests_per_hour": 100_000,
    "messages_per_second": 10_000,
    "messages_burst": 10_000,
    "login_tries": 100_000,
    "login_tries_shared": 100_000,
    "registrations_per_hour": 100_000,
    "password_rounds": 1,
    "password_kib": 1_024,
    "open_matches_per_person": 10_000,
    "robot_seconds": 0.05,
    "takeover_seconds": 0,
    "robot_warm": False,
    "lobby_seconds": 0,
}


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[str]:
    """A server with these settings; gives its address."""
    database = f"sqlite:///{folder / 'parlour.sqlite3'}"
    server = uvicorn.Server(config(Settings(**({"database": database} | GENEROUS | settings))))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(15)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server that most tests share."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    yield
    while client.OPEN:
        client.OPEN.pop().close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Starts servers of the test's own, on one database."""
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(serving(tmp_path, **settings))
