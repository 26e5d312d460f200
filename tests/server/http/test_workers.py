"""`parlour serve --workers 2` as a club runs it: one count, one set of metrics, one end for all workers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest

from tests.server.client import Client
from tests.server.club import Redis, missing, postgres
from tests.server.people.test_sessions import socket_end
from tests.server.ports import free_port

pytestmark = [pytest.mark.slow, pytest.mark.skipif(missing() is not None, reason=missing() or "")]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    redis = Redis()
    redis.start()
    with postgres() as database:
        told = {
            **os.environ,
            "PARLOUR_DATABASE": database,
            "PARLOUR_BUS": redis.url,
            "PARLOUR_COOKIE_KEY_FILE": str(tmp_path_factory.mktemp("keys") / "cookie"),
            "PARLOUR_METRICS": "true",
            "PARLOUR_ROBOT_WARM": "false",
            "PARLOUR_LOGIN_TRIES": "3",
            "PARLOUR_PASSWORD_ROUNDS": "1",
            "PARLOUR_PASSWORD_KIB": "1024",
        }
        command = [sys.executable, "-m", "parlour", "serve", "--workers", "2", "--json"]
        with subprocess.Popen(
            [*command, "--port", str(free_port())], env=told, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stdout is not None
                yield json.loads(server.stdout.readline())["address"].rstrip("/")
            finally:
                server.terminate()
                server.wait(30)
    redis.stop()


def test_it_answers_once_it_says_so(club: str) -> None:
    health = httpx.get(f"{club}/api/health", timeout=60).json()
    assert (health["status"], health["writable"], health["bus"]) == ("ok", True, True)


def test_tries_are_counted_by_all_workers_together(club: str) -> None:
    def guess(_: int) -> int:
        body = {"login": "nobody", "password": "guess"}
        return httpx.post(f"{club}/api/login", json=body, timeout=60).status_code

    guess(0)  # one is counted before the others come at once
    with ThreadPoolExecutor(8) as threads:
        codes = list(threads.map(guess, range(8)))
    assert codes.count(403) == 2, codes


def test_whichever_worker_is_asked_tells_the_metrics_of_all(club: str) -> None:
    anna = Client(club)
    match = anna.create()["table"]["match"]
    with ExitStack() as sockets:
        for _ in range(8):
            sockets.enter_context(anna.at(match))
        time.sleep(3)
        told = {
            line
            for _ in range(12)
            for line in httpx.get(f"{club}/metrics", timeout=60).text.splitlines()
            if line.startswith("parlour_sockets ")
        }
    assert told == {"parlour_sockets 8.0"}


def test_a_sign_out_ends_the_sockets_at_every_worker(club: str) -> None:
    anna = Client(club)
    match = anna.create()["table"]["match"]
    with ExitStack() as sockets:
        ends = [socket_end(sockets.enter_context(anna.at(match))) for _ in range(8)]
        anna.post("/api/me/forget")
        began = time.monotonic()
        assert max(end.seconds_after(began) for end in ends) < 1
        assert {end.code for end in ends} == {4401}


def test_every_worker_knows_the_session(club: str) -> None:
    anna = Client(club)
    cookie = f"parlour={anna.http.cookies['parlour']}"
    codes = {
        httpx.get(f"{club}/api/me", headers={"Cookie": cookie}, timeout=60).status_code for _ in range(12)
    }
    assert codes == {200}
