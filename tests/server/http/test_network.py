"""The home network: shut until the machine itself opens it, and nobody else can."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server.base.settings import Settings
from parlour.server.http.addresses import answering, own_addresses
from parlour.server.http.network import addresses_of, asks_from_here, is_loopback
from parlour.server.http.run import server
from tests.server.conftest import GENEROUS

#: another address of this machine, which stands for the one in the house
SERVER_PERSON = "127.0.0.2"


@contextmanager
def at_home(folder: Path, **settings: Any) -> Iterator[int]:
    """A Parlour as `parlour` starts it; gives its port."""
    database = f"sqlite:///{folder / 'parlour.sqlite3'}"
    made = server(Settings(**({"database": database, "home_address": SERVER_PERSON} | GENEROUS | settings)))
    thread = threading.Thread(target=made.run, daemon=True)
    thread.start()
    while not made.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield made.servers[0].sockets[0].getsockname()[1]
    finally:
        made.should_exit = True
        thread.join(15)


def _reached(port: int) -> bool:
    try:
        return httpx.get(f"http://{SERVER_PERSON}:{port}/api/health").status_code == 200
    except httpx.ConnectError:
        return False


@pytest.mark.slow
def test_it_is_opened_and_shut_from_the_machine_itself(tmp_path: Path) -> None:
    with at_home(tmp_path, home="ask") as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as page:
        assert page.get("/api/network").json() == {"may": True, "open": False, "addresses": []}
        assert not _reached(port)
        where = page.post("/api/network", json={"open": True}).json()
        assert where == {"may": True, "open": True, "addresses": [f"http://{SERVER_PERSON}:{port}"]}
        assert _reached(port)
        page.post("/api/network", json={"open": True})  # twice is once
        page.post("/api/network", json={"open": False})
        assert not _reached(port)


@pytest.mark.slow
def test_a_guest_is_told_nothing_and_opens_nothing(tmp_path: Path) -> None:
    with at_home(tmp_path, home="ask") as port:
        httpx.post(f"http://127.0.0.1:{port}/api/network", json={"open": True})
        # the guest comes by the address of the house, so the name is not this machine's own
        guest = f"http://{SERVER_PERSON}:{port}/api/network"
        assert httpx.get(guest).json() == {"may": False, "open": False, "addresses": []}
        refused = httpx.post(guest, json={"open": False})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-here")
        assert _reached(port)


@pytest.mark.slow
def test_a_foreign_page_opens_nothing(tmp_path: Path) -> None:
    with at_home(tmp_path, home="ask") as port:
        where = f"http://127.0.0.1:{port}/api/network"
        by_origin = httpx.post(where, json={"open": True}, headers={"origin": "http://evil.example"})
        # a name of its own that leads to this machine: origin and host agree, and it is refused all the same
        rebound = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
        by_name = httpx.post(where, json={"open": True}, headers=rebound)
        assert [by_origin.status_code, by_name.status_code] == [403, 403]
        assert not _reached(port)


@pytest.mark.slow
def test_a_server_for_many_is_not_opened_from_its_page(tmp_path: Path) -> None:
    with at_home(tmp_path) as port:
        where = f"http://127.0.0.1:{port}/api/network"
        assert httpx.get(where).json() == {"may": False, "open": False, "addresses": []}
        assert httpx.post(where, json={"open": True}).json()["code"] == "not-here"
        assert not _reached(port)


@pytest.mark.slow
def test_it_may_be_open_from_the_start(tmp_path: Path) -> None:
    with at_home(tmp_path, home="open") as port:
        for _ in range(100):
            if _reached(port):
                break
            time.sleep(0.05)
        assert _reached(port)


@pytest.mark.parametrize(
    ("client", "host", "here"),
    [
        ("127.0.0.1", "localhost:8000", True),
        ("::1", "[::1]:8000", True),
        ("127.0.0.1", "127.0.0.1", True),
        ("192.168.1.9", "localhost:8000", False),
        ("127.0.0.1", "localhost.evil.example:8000", False),
        ("127.0.0.1", None, False),
        ("", "localhost", False),
    ],
)
def test_who_asks_from_here(client: str, host: str | None, here: bool) -> None:
    assert asks_from_here(client, host) is here


def test_only_addresses_that_answer_are_told(tmp_path: Path) -> None:
    """A machine that listens everywhere tells each of its addresses, having asked there itself."""
    with at_home(tmp_path, host="0.0.0.0", home_address="") as port:
        settings = Settings(host="0.0.0.0")
        found = addresses_of(settings, port)
        assert len(found) >= len(own_addresses())
        for address in found:
            assert "0.0.0.0" not in address
            assert not is_loopback(address.split("://")[1].rsplit(":", 1)[0])
            assert httpx.get(f"{address}/api/health").status_code == 200
        assert answering(("127.0.0.1",), port) == ("127.0.0.1",)
    assert answering(("127.0.0.1",), port) == ()
    assert addresses_of(Settings(host="127.0.0.1"), port) == ()


def test_loopback_is_known_by_name_and_number() -> None:
    assert [is_loopback(h) for h in ("localhost", "127.3.2.1", "::1", "0.0.0.0", "parlour.example")] == [
        True, True, True, False, False,
    ]  # fmt: skip
