"""Connections before anybody is known: heads too large or too slow, and too many at once."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.core.errors import BadOption
from parlour.server.base.limits import network_of
from parlour.server.base.logs import Seldom
from parlour.server.base.settings import Settings
from tests.server.client import Client, two_at_a_table

START = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
HALF_A_BODY = (
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
)
WHOLE = START + b"\r\n"


@contextmanager
def connected(url: str) -> Iterator[socket.socket]:
    host, _, port = url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        yield connection


def answer(connection: socket.socket) -> bytes:
    """Everything until the server closes; a reset is an end too."""
    found = b""
    try:
        while chunk := connection.recv(65_536):
            found += chunk
    except ConnectionResetError:
        pass
    return found


def status(connection: socket.socket) -> int:
    return int(connection.recv(65_536).split(b" ", 2)[1])


def send(connection: socket.socket, data: bytes) -> None:
    """Send, also if the server closes on the way."""
    with suppress(BrokenPipeError, ConnectionResetError):
        connection.sendall(data)


@pytest.mark.parametrize(
    "head",
    [
        START + b"X-A: " + b"a" * 20_000 + b"\r\n\r\n",
        START + b"X-A: " + b"a" * 40_000_000,
        b"GET /" + b"a" * 40_000_000,
        START + b"".join(b"X-%d: a\r\n" % n for n in range(200)) + b"\r\n",
        START + b"".join(b"X-%d: a\r\n" % n for n in range(2_000_000)),
        START + UPGRADE + b"X-A: " + b"a" * 20_000 + b"\r\n\r\n",
        WHOLE + START + b"X-A: " + b"a" * 20_000 + b"\r\n\r\n",
    ],
    ids=["large", "endless", "endless-url", "many", "endless-many", "handshake", "pipelined"],
)
def test_a_head_beyond_the_limit_is_refused(url: str, head: bytes) -> None:
    with connected(url) as connection:
        send(connection, head)
        found = answer(connection)
    assert not found or b"HTTP/1.1 431 " in found, found[:100]
    assert b" 404 " not in found
    assert Client(url, None).get("/api/about").status_code == 200


def test_heads_within_the_limit_are_read_in_any_pieces(url: str) -> None:
    head = START + b"".join(b"X-%d: %s\r\n" % (n, b"a" * 150) for n in range(90)) + b"\r\n"
    with connected(url) as connection:
        for size in (7, 1_000, len(head)):
            for at in range(0, len(head), size):
                connection.sendall(head[at : at + size])
            assert status(connection) == 200


@pytest.mark.parametrize(
    ("sent", "waits"),
    [
        (b"", "head"),
        (START, "head"),
        (WHOLE + b"\r\n", "head"),
        (WHOLE + START, "head"),
        (START + UPGRADE, "head"),
        (WHOLE, "idle"),
        (HALF_A_BODY, "body"),
    ],
)
def test_whoever_sends_half_a_request_is_not_waited_for(
    serve: Callable[..., str], sent: bytes, waits: str
) -> None:
    url = serve(head_seconds=0.4, request_seconds=0.4, idle_seconds=1)
    with connected(url) as connection:
        began = time.monotonic()
        for at in range(len(sent)):
            connection.sendall(sent[at : at + 1])
        answer(connection)
        took = time.monotonic() - began
    assert took < (3 if waits == "idle" else 1.5)


def test_a_drip_of_bytes_does_not_prolong_a_head(serve: Callable[..., str]) -> None:
    url = serve(head_seconds=0.5)
    with connected(url) as connection:
        began = time.monotonic()
        while time.monotonic() - began < 5:
            try:
                connection.sendall(b"X")
            except OSError:
                break
            time.sleep(0.1)
    assert time.monotonic() - began < 2


def test_half_requests_do_not_starve_others(
    serve: Callable[..., str], caplog: pytest.LogCaptureFixture
) -> None:
    url = serve(head_seconds=0.5, connections_per_address=1_000)
    with caplog.at_level(logging.WARNING, "parlour"), ExitStack() as held:
        logging.getLogger("parlour").addHandler(caplog.handler)
        for _ in range(150):
            held.enter_context(connected(url)).sendall(START)
        assert Client(url, None).get("/api/about").status_code == 200
        time.sleep(1)
        logging.getLogger("parlour").removeHandler(caplog.handler)
    told = [record.getMessage() for record in caplog.records if "HEAD_SECONDS" in record.getMessage()]
    assert len(told) == 1


@pytest.mark.parametrize("setting", ["connections_per_address", "connections"])
def test_connections_are_limited_and_counted_down(serve: Callable[..., str], setting: str) -> None:
    url = serve(**{setting: 5})
    with ExitStack() as held:
        for _ in range(5):
            held.enter_context(connected(url))
        with connected(url) as one_more:
            send(one_more, WHOLE)
            assert answer(one_more)[:12] in (b"", b"HTTP/1.1 503")
    deadline = time.monotonic() + 5
    while True:
        with connected(url) as again:
            send(again, WHOLE)
            if again.recv(100).startswith(b"HTTP/1.1 200"):
                break
        assert time.monotonic() < deadline, "closed connections still count"


def test_a_trusted_proxy_speaks_for_many(serve: Callable[..., str]) -> None:
    url = serve(connections_per_address=1, proxies="127.0.0.1")
    with connected(url), connected(url), connected(url) as third:
        send(third, WHOLE)
        assert status(third) == 200


def test_open_sockets_count_as_connections(serve: Callable[..., str]) -> None:
    url = serve(connections_per_address=6)
    anna, _, match = two_at_a_table(url)  # two connections that are kept alive
    with anna.at(match), anna.at(match), anna.at(match), anna.at(match), connected(url) as one_more:
        send(one_more, WHOLE)
        assert answer(one_more)[:12] in (b"", b"HTTP/1.1 503")
    time.sleep(0.3)
    with anna.at(match), anna.at(match), anna.at(match), anna.at(match):
        pass


@pytest.mark.parametrize(
    "framing",
    [
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n",
        b"Content-Length: 4\r\nContent-Length: 40\r\n",
        b"Transfer-Encoding: xchunked\r\n",
        b"Content-Length: +4\r\n",
    ],
)
def test_no_request_hides_in_another(url: str, framing: bytes) -> None:
    hidden = b"0\r\n\r\nGET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n"
    head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with connected(url) as connection:
        connection.settimeout(3)
        send(connection, head + framing + b"\r\n" + hidden)
        found = connection.recv(65_536)
    assert found.startswith(b"HTTP/1.1 400 ")
    assert b" 404 " not in found


def test_handshakes_count_as_requests(serve: Callable[..., str]) -> None:
    url = serve(requests_per_second=0.01, requests_burst=10)
    anna = Client(url)
    match = anna.create()["table"]["match"]
    codes = []
    for _ in range(12):
        with anna.at(match, welcome=False) as table:
            try:
                codes.append(table.receive()["type"])
            except ConnectionClosed as closed:
                codes.append(str(closed.rcvd.code if closed.rcvd is not None else None))
    assert codes[0] == "welcome"
    assert codes[-1] == "4429"


def test_a_forwarded_address_is_believed_from_trusted_proxies_alone(serve: Callable[..., str]) -> None:
    slow = {"requests_per_second": 0.01, "requests_burst": 3}

    def asked(url: str) -> list[int]:
        client = Client(url, None).http
        named = ({"X-Forwarded-For": f"203.0.113.{n}"} for n in range(5))
        return [client.get("/api/about", headers=headers).status_code for headers in named]

    assert asked(serve(**slow)) == [200, 200, 200, 429, 429]
    assert asked(serve(**slow, proxies="127.0.0.0/8")) == [200] * 5
    assert asked(serve(**slow, secure=True)) == [200] * 5


def test_proxies_are_addresses() -> None:
    with pytest.raises(BadOption):
        Settings.read({"PARLOUR_PROXIES": "the one in the cellar"})
    settings = Settings(proxies="10.0.0.0/8, ::1")
    assert [settings.is_proxy(a) for a in ("10.1.2.3", "::1", "11.0.0.1", "", "x")] == [True, True] + [
        False
    ] * 3


def test_addresses_of_one_ipv6_network_are_one() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7" == network_of("192.0.2.7")


def test_a_flood_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    seldom = Seldom(logging.getLogger("a-test"))
    for _ in range(100):
        seldom.warning("flood", "closed %s", "it")
    seldom.warning("other", "another kind")
    assert [record.getMessage() for record in caplog.records] == ["closed it", "another kind"]
