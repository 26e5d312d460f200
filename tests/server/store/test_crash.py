"""The crash test: the server is killed under load; what was acknowledged is there exactly once."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import parlour
from parlour.core.match import Match
from parlour.server.base.settings import Settings
from parlour.server.store.database import open_engine
from parlour.server.store.schema import events, matches
from parlour.server.store.store import load_match
from parlour.table.live import LiveMatch
from tests.server.client import Client, Table
from tests.server.ports import free_port

KILLS, FULL_KILLS, PLAYERS = 3, 50, 6


class Server:
    """`parlour serve` in a process of its own, to be killed."""

    def __init__(self, database: str, bus: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.bus = bus
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = os.environ | {
            "PARLOUR_DATABASE": self.database,
            "PARLOUR_PORT": str(self.port),
            "PARLOUR_BUS": self.bus,
            "PARLOUR_MESSAGES_PER_SECOND": "10000",
            "PARLOUR_MESSAGES_BURST": "10000",
            "PARLOUR_REQUESTS_PER_SECOND": "10000",
            "PARLOUR_REQUESTS_BURST": "10000",
            "PARLOUR_REQUESTS_ADDRESS_BURST": "10000",
        }
        self.process = subprocess.Popen([sys.executable, "-m", "parlour", "serve"], env=environment)
        for _ in range(400):
            try:
                httpx.get(f"{self.url}/api/me")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server ended"
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player(threading.Thread):
    """Plays both seats of one match after another; notes what was acknowledged; resends what was not."""

    def __init__(self, urls: list[str], number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.client = Client(urls[0], f"Player {number}")
        self.rng = random.Random(number)
        self.stop = stop
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                match = self._retry(lambda: self.client.create(self._game(), seats=[{"kind": "me"}] * 2))
                self._play(match["table"]["match"])
        except BaseException as error:
            if not self.stop.is_set():
                self.error = error

    def _game(self) -> str:
        return self.rng.choice(["kryds-bolle", "shut-the-box"])

    def _retry(self, ask: Any) -> Any:
        while True:
            try:
                return ask()
            except httpx.TransportError:
                if self.stop.is_set():
                    raise
                time.sleep(0.02)

    def _play(self, match: str) -> None:
        done = self.acknowledged.setdefault(match, [])
        pending: tuple[str, int, str] | None = None
        seen = 0
        while not self.stop.is_set():
            try:
                address = self.rng.choice(self.urls).replace("http", "ws", 1)
                with connect(
                    f"{address}/api/matches/{match}/socket?since={seen}",
                    additional_headers={"Cookie": self.client.cookie},
                ) as connection:
                    table = Table(connection)
                    table.seq = seen
                    table.receive()
                    while not self.stop.is_set():
                        if pending is None:
                            if table.table["status"] == "over":
                                return
                            # the two sides list their actions in turn
                            legal = [a for side in self._sides(table) for a in side["view"]["legal"]]
                            seq = table.seq + 1
                            pending = (f"{match[:8]}-{seq}", seq, self.rng.choice(legal))
                        key, seq, act = pending
                        answer = table.act(act, seq=seq, key=key)
                        assert answer["type"] in ("update", "done"), answer
                        done.append((seq, act))
                        pending, seen = None, table.seq
            except (OSError, WebSocketException):
                time.sleep(0.02)

    @staticmethod
    def _sides(table: Table) -> list[dict[str, Any]]:
        for text in reversed(table.raw):
            message = json.loads(text)
            if message.get("sides"):
                sides: list[dict[str, Any]] = message["sides"]
                return sides
        raise AssertionError("no view yet")


def kill_under_load(
    servers: list[Server], kills: int, seed: int, besides: Callable[[], None] | None = None
) -> None:
    """Kill one server or the other at random moments while people play at all of them.

    `besides` happens at every other moment instead.
    """
    stop = threading.Event()
    for server in servers:
        server.start()
    try:
        _kill_under_load(servers, kills, random.Random(seed), stop, besides)
    finally:
        stop.set()
        for server in servers:
            server.kill()


def _kill_under_load(
    servers: list[Server],
    kills: int,
    rng: random.Random,
    stop: threading.Event,
    besides: Callable[[], None] | None,
) -> None:
    urls = [server.url for server in servers]
    players = [Player(rng.sample(urls, len(urls)), number, stop) for number in range(PLAYERS)]
    for player in players:
        player.start()
    for number in range(kills):
        before = sum(len(acts) for player in players for acts in list(player.acknowledged.values()))
        wait = rng.uniform(0.2, 1.0)
        while sum(len(acts) for p in players for acts in list(p.acknowledged.values())) < before + 20:
            assert all(player.is_alive() for player in players), [p.error for p in players]
            time.sleep(0.01)
        time.sleep(wait)
        if besides is not None and number % 2:
            besides()
            continue
        killed = rng.choice(servers)
        killed.kill()
        killed.start()
    time.sleep(0.5)
    stop.set()
    for player in players:
        player.join(30)
        assert player.error is None
    check(servers[0], players)


def check(server: Server, players: list[Player]) -> None:
    """Every acknowledged act is there once; every match is the fold of its record, served as such."""
    engine = open_engine(Settings(database=server.database))
    counted = 0
    with engine.connect() as connection:
        for match in connection.execute(select(matches.c.id)).scalars():
            found = load_match(connection, match)
            assert found is not None
            stored, rows = found
            assert [event.seq for event, _ in rows] == list(range(1, len(rows) + 1))
            live = LiveMatch(stored, rows)
            assert live.match is not None
            fold = Match(live.match.header, [event for event, _ in rows])
            assert fold.state == live.match.state
            assert fold.state.actor is not parlour.CHANCE, "an act without the chance that answers it"
        for player in players:
            for match, acts in player.acknowledged.items():
                rows_of = select(events.c.seq, events.c.data).where(events.c.match == match)
                stands = {row.seq: row.data for row in connection.execute(rows_of)}
                assert len(dict(acts)) == len(acts)
                for seq, act in acts:
                    assert json.loads(stands[seq])["act"] == act
                    counted += 1
                served = player.client.get(f"/api/matches/{match}").json()
                assert served["seq"] == len(stands)
    engine.dispose()
    assert counted > 0


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'crash.sqlite3'}"


@pytest.mark.slow
def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    kill_under_load([Server(sqlite(tmp_path))], KILLS, seed=9)


@pytest.mark.prove
def test_kill_9_loses_nothing_that_was_acknowledged_50_times(tmp_path: Path) -> None:
    kill_under_load([Server(sqlite(tmp_path))], FULL_KILLS, seed=50)
