"""A client for the tests: HTTP with a cookie jar, and sockets, against a real server on loopback."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

_keys = itertools.count(1)
#: closed after every test
OPEN: list[httpx.Client] = []


def new_key() -> str:
    return f"k-{next(_keys)}"


class Table:
    """One socket at one match, with everything that came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.seq = 0
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    def receive(self, timeout: float = 10) -> dict[str, Any]:
        text = self.connection.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.table = message.get("table", self.table)
        if "sides" in message:
            self.seq = message["seq"]
            for side in message["sides"][:1]:
                self.view = side["view"]
                self.events += side["events"]
        return message

    def until(self, **wanted: Any) -> dict[str, Any]:
        """The next message in which these fields have these values."""
        while True:
            message = self.receive()
            if all(message.get(name) == value for name, value in wanted.items()):
                return message

    def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.receive()

    def until_turn(self, seat: int = 0) -> None:
        """Until this seat is to act, or the match is over."""
        while self.view.get("actor") not in (seat, None) or self.view == {}:
            self.receive()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def act(self, act: str, seq: int | None = None, key: str | None = None, **more: Any) -> dict[str, Any]:
        """Play it and give the answer to it."""
        key = key or new_key()
        self.send(type="act", key=key, seq=self.seq + 1 if seq is None else seq, act=act, **more)
        return self.until(key=key)

    def say(self, kind: str, **more: Any) -> dict[str, Any]:
        key = more.pop("key", None) or new_key()
        self.send(type=kind, key=key, **more)
        return self.until(key=key)


class Client:
    """Somebody at a browser."""

    def __init__(self, url: str, name: str | None = "Anna") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=20)
        OPEN.append(self.http)
        if name is not None:
            assert self.post("/api/guest", name=name).status_code == 201

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def create(self, game: str = "kryds-bolle", **more: Any) -> dict[str, Any]:
        if game == "kryds-bolle":  # without lots, so that tests know who begins
            more["options"] = {"first": "seat"} | more.get("options", {})
        answer = self.post("/api/matches", game=game, **more)
        assert answer.status_code == 201, answer.text
        look: dict[str, Any] = answer.json()
        return look

    def join(self, match: str, **more: Any) -> dict[str, Any]:
        answer = self.post(f"/api/matches/{match}/join", **more)
        assert answer.status_code == 200, answer.text
        look: dict[str, Any] = answer.json()
        return look

    @property
    def cookie(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    @contextmanager
    def at(
        self, match: str, since: int = 0, welcome: bool = True, screen: bool = False, **options: Any
    ) -> Iterator[Table]:
        """A socket at the match; a big screen's, if that's wanted."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = self.url.replace("http", "ws", 1) + f"/api/matches/{match}/socket?v=1&since={since}"
        if screen:
            address += "&screen=1"
        with connect(address, additional_headers=headers, max_size=None, **options) as connection:
            table = Table(connection)
            table.seq = since
            if welcome:
                assert table.receive()["type"] == "welcome"
            yield table


def two_at_a_table(url: str, game: str = "kryds-bolle", **more: Any) -> tuple[Client, Client, str]:
    """Two people and a match between them that has started."""
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    match: str = anna.create(game, **more)["table"]["match"]
    bo.join(match)
    return anna, bo, match
