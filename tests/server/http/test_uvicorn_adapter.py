"""What the adapter leans on in uvicorn is there, and its short way gives what uvicorn's long way gives."""

from __future__ import annotations

import asyncio
import gc
import inspect
import re
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from parlour.server.base.settings import Settings
from parlour.server.http.run import config
from parlour.server.http.services import Services
from parlour.server.http.uvicorn_adapter import FrameProtocol, Inbox, LimitedProtocol
from parlour.server.match.sender import SENDER
from parlour.server.match.socket import Socket
from tests.server.client import Client
from tests.server.conftest import GENEROUS

LARGEST = 300
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
Kind = type[WebSocketsSansIOProtocol]


class Transport:
    """A connection of which one sees what was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False
        self.reading = True

    def get_extra_info(self, name: str) -> Any:
        return None

    def write(self, data: bytes) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class App:
    """Takes what comes, in order, until the client is gone."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.scope: Any = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            self.heard.append((message["type"], message.get("text"), message.get("bytes")))
            if message["type"] == "websocket.disconnect":
                return


async def opened(kind: Kind) -> tuple[Any, Transport, App]:
    """A connection through the handshake."""
    app, transport = App(), Transport()
    plain = Config(cast("Any", app), ws_max_size=LARGEST, ws_per_message_deflate=False, log_level="critical")
    plain.load()
    protocol = kind(plain, ServerState(), {})
    protocol.connection_made(cast("Any", transport))
    protocol.data_received(REQUEST)
    await settled()
    transport.written.clear()
    return protocol, transport, app


#: what the adapter uses of a connection beside asyncio.Protocol's own methods
CONNECTION = (
    "close_sent", "config", "disconnected", "handshake_complete", "handshake_initiated", "loop", "queue",
    "read_paused", "transport", "writable",
)  # fmt: skip
#: the methods it overrides or calls, with their parameters
METHODS = {
    "connection_lost": ("self", "exc"),
    "data_received": ("self", "data"),
    "handle_connect": ("self", "event"),
    "pause_writing": ("self",),
    "receive": ("self",),
    "resume_writing": ("self",),
    "send": ("self", "message"),
}
#: the parts of uvicorn's own `receive` and `send` that the adapter's queue and writing have to agree with
RECEIVE = ("await self.queue.get()", "self.read_paused and self.queue.empty()", "resume_reading()")


def changed(what: str) -> str:
    return f"uvicorn has changed: {what}; see server/http/uvicorn_adapter.py before raising its bound"


def test_a_connection_has_what_the_adapter_leans_on() -> None:
    async def connection() -> Any:
        protocol, _, _ = await opened(WebSocketsSansIOProtocol)
        return protocol

    protocol = asyncio.run(connection())
    missing = [name for name in CONNECTION if not hasattr(protocol, name)]
    assert not missing, changed(f"a connection has no {', '.join(missing)}")
    assert isinstance(protocol.queue, asyncio.Queue), changed("a connection's queue is no asyncio.Queue")
    assert isinstance(protocol.writable, asyncio.Event), changed("`writable` is no asyncio.Event")
    assert isinstance(protocol.scope["extensions"], dict), changed("the scope has no extensions")
    assert protocol.config.ws_max_size == LARGEST, changed("the largest message is kept elsewhere")


#: what the limits use of an HTTP connection, and the methods they override
HTTP_CONNECTION = ("app_state", "client", "cycle", "loop", "transport")
HTTP_METHODS = {
    "connection_made": ("self", "transport"),
    "connection_lost": ("self", "exc"),
    "data_received": ("self", "data"),
    "handle_websocket_upgrade": ("self",),
    "on_body": ("self", "body"),
    "on_header": ("self", "name", "value"),
    "on_headers_complete": ("self",),
    "on_message_begin": ("self",),
    "on_message_complete": ("self",),
    "on_url": ("self", "url"),
}


def test_an_http_connection_has_what_the_limits_lean_on() -> None:
    async def connection() -> Any:
        plain = Config(cast("Any", App()), log_level="critical")
        plain.load()
        return HttpToolsProtocol(plain, ServerState(), {})

    protocol = asyncio.run(connection())
    missing = [name for name in HTTP_CONNECTION if not hasattr(protocol, name)]
    assert not missing, changed(f"an HTTP connection has no {', '.join(missing)}")
    for name, parameters in HTTP_METHODS.items():
        found = tuple(inspect.signature(getattr(HttpToolsProtocol, name)).parameters)
        assert found == parameters, changed(f"{name} takes {found}")
    assert STATUS_LINE[431].startswith(b"HTTP/1.1 431 "), changed("the status lines are elsewhere")
    cycle = set(inspect.getsource(RequestResponseCycle.__init__).split())
    assert {"self.response_started", "self.response_complete"} <= cycle, changed("a cycle's state")


@pytest.mark.parametrize("name", METHODS)
def test_a_method_takes_what_it_took(name: str) -> None:
    method = getattr(WebSocketsSansIOProtocol, name, None)
    assert method is not None, changed(f"{name} is gone")
    assert tuple(inspect.signature(method).parameters) == METHODS[name], changed(f"{name} takes other things")


@pytest.mark.parametrize("line", RECEIVE)
def test_messages_are_taken_from_the_queue_as_before(line: str) -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol.receive)
    assert line in source, changed("`receive` does more with its queue than get() and empty()")


def test_the_queue_is_only_asked_for_what_the_adapters_has() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol)
    asked = set(re.findall(r"self\.queue\.(\w+)", source))
    assert asked <= set(dir(Inbox)), changed(f"it asks its queue for {asked - set(dir(Inbox))}")


def test_a_server_has_what_a_second_address_needs() -> None:
    plain = Config(cast("Any", App()), log_level="critical")
    server = Server(plain)
    plain.load()
    assert isinstance(server.server_state, ServerState), changed("a server has no server_state")
    for name in ("http_protocol_class", "ssl", "backlog", "lifespan_class"):
        assert hasattr(plain, name), changed(f"a configuration has no {name}")
    assert hasattr(plain.lifespan_class(plain), "state"), changed("the lifespan has no state")
    named = inspect.signature(cast("Any", plain.http_protocol_class)).parameters
    for name in ("config", "server_state", "app_state"):
        assert name in named, changed(f"an HTTP protocol is not made with {name}")
    source = inspect.getsource(Server)
    for part in ("self.lifespan =", "self.servers", "for server in self.servers"):
        assert part in source, changed(f"a server does not do `{part}`")


async def settled() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


async def told(kind: Kind, chunks: Iterable[bytes]) -> tuple[list[Any], bytes, bool]:
    """What the application heard of these bytes, what was answered, and whether the connection ended."""
    protocol, transport, app = await opened(kind)
    for chunk in chunks:
        if transport.closing:
            break
        try:
            protocol.data_received(chunk)
        except InvalidState:  # the library's own way; the loop would end the connection
            assert kind is not FrameProtocol
            transport.close()
        await settled()
    ended = transport.closing
    protocol.connection_lost(None)
    await settled()
    return app.heard, b"".join(transport.written), ended


def frame(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=mask)


TEXTS = st.one_of(st.text(max_size=40), st.sampled_from(["a" * 125, "a" * 126, "é" * 150, "a" * 300]))
FRAMES = st.one_of(
    TEXTS.map(lambda text: frame(Opcode.TEXT, text.encode())),
    TEXTS.map(lambda text: frame(Opcode.TEXT, text.encode())),
    st.binary(max_size=20).map(lambda data: frame(Opcode.PING, data)),
    st.binary(max_size=20).map(lambda data: frame(Opcode.PONG, data)),
    st.binary(max_size=20).map(lambda data: frame(Opcode.BINARY, data)),
    st.binary(max_size=20).map(lambda data: frame(Opcode.TEXT, data)),
    st.text(max_size=20).map(lambda text: frame(Opcode.TEXT, text.encode(), fin=False)),
    st.text(max_size=20).map(lambda text: frame(Opcode.CONT, text.encode())),
    st.just(frame(Opcode.TEXT, b"unmasked", mask=False)),
    st.sampled_from([LARGEST + 1, 70_000]).map(lambda size: frame(Opcode.TEXT, b"a" * size)),
    st.just(frame(Opcode.CLOSE, b"\x03\xe8")),
    st.binary(min_size=1, max_size=12),
)


@given(st.lists(FRAMES, max_size=8), st.lists(st.integers(1, 60), max_size=12))
def test_both_ways_hear_and_answer_the_same(frames: list[bytes], cuts: list[int]) -> None:
    data = b"".join(frames)
    chunks, at = [], 0
    for cut in cuts:
        chunks.append(data[at : at + cut])
        at += cut
    chunks = [chunk for chunk in [*chunks, data[at:]] if chunk]
    heard, answered, ended = asyncio.run(told(FrameProtocol, chunks))
    library_heard, *library = asyncio.run(told(WebSocketsSansIOProtocol, chunks))
    assert [answered, ended] == library
    if ended:  # the library drops what came together with a mistake, although it came before it
        assert heard[: len(library_heard) - 1] == library_heard[:-1]
        assert heard[-1] == library_heard[-1]
    else:
        assert heard == library_heard


@given(st.lists(TEXTS, min_size=1, max_size=5))
def test_messages_in_whole_frames_never_reach_the_library(texts: list[str]) -> None:
    async def heard() -> list[str]:
        protocol, _, app = await opened(FrameProtocol)
        protocol.conn = None  # so whoever asked it would fail
        protocol.data_received(b"".join(frame(Opcode.TEXT, text.encode()) for text in texts))
        await settled()
        return [text for _, text, _ in app.heard]

    assert asyncio.run(heard()) == texts


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_written_as_the_library_would(size: int) -> None:
    async def written() -> bytes:
        protocol, transport, app = await opened(FrameProtocol)
        assert app.scope["extensions"][SENDER] is protocol
        assert protocol.write(b"a" * size)
        return b"".join(transport.written)

    assert asyncio.run(written()) == frame(Opcode.TEXT, b"a" * size, mask=False)


def test_the_server_as_it_is_shipped_has_the_short_way(tmp_path: Path) -> None:
    made = config(Settings(**GENEROUS | {"database": f"sqlite:///{tmp_path / 'd.sqlite3'}"}))
    services: Services = cast("Any", made.app).app.state["services"]
    server = Server(made)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        port = server.servers[0].sockets[0].getsockname()[1]
        anna = Client(f"http://127.0.0.1:{port}")
        match = anna.create()["table"]["match"]
        with anna.at(match):
            (live,) = services.matches.watched()
            (socket,) = live.watchers
            assert isinstance(socket, Socket)
            assert type(socket._sender) is FrameProtocol
    finally:
        server.should_exit = True
        thread.join(15)


def test_a_mistake_together_with_a_close_ends_the_connection_quietly() -> None:
    chunk = frame(Opcode.TEXT, b"\xff") + frame(Opcode.CLOSE, b"\x03\xe8")
    _, _, ended = asyncio.run(told(FrameProtocol, [chunk]))
    assert ended


def test_whoever_reads_too_slowly_is_waited_for() -> None:
    async def push() -> None:
        protocol, transport, _ = await opened(FrameProtocol)
        protocol.pause_writing()
        assert not protocol.write(b"1")
        ready = asyncio.create_task(protocol.ready())
        await settled()
        assert not ready.done()
        assert transport.written == []
        protocol.resume_writing()
        await ready
        assert protocol.write(b"2")

    asyncio.run(push())


def test_nothing_is_written_to_whoever_is_gone() -> None:
    async def push() -> None:
        protocol, _, _ = await opened(FrameProtocol)
        protocol.connection_lost(None)
        with pytest.raises(ClientDisconnected):
            protocol.write(b"1")

    asyncio.run(push())


def test_what_the_application_has_not_taken_is_not_read_without_end() -> None:
    async def flood() -> SimpleNamespace:
        protocol, transport, app = await opened(FrameProtocol)
        protocol.data_received(frame(Opcode.TEXT, b"x") * 100)
        paused = not transport.reading
        await settled()
        while len(app.heard) < 100:
            await settled()
        return SimpleNamespace(paused=paused, reading=transport.reading)

    found = asyncio.run(flood())
    assert found.paused
    assert found.reading


def test_a_closed_connection_leaves_nothing_for_the_collector(serve: Callable[..., str]) -> None:
    """The garbage collector comes seldom: what refers to itself would pile up with every socket opened."""
    url = serve()
    anna = Client(url)
    match = anna.create()["table"]["match"]
    gc.collect()
    gc.disable()
    try:
        before = _protocols()
        for _ in range(3):
            with anna.at(match):
                pass
        until = time.monotonic() + 10
        while _protocols() > before and time.monotonic() < until:
            time.sleep(0.05)  # the server hears of the end a moment later
        assert _protocols() <= before
    finally:
        gc.enable()


def _protocols() -> int:
    return sum(type(one) in (FrameProtocol, LimitedProtocol) for one in gc.get_objects())
