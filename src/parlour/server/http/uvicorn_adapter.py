"""The undocumented parts of uvicorn that we use: its HTTP and WebSocket protocols, and a second listener.

uvicorn may change them in any release. `tests/server/http/test_uvicorn_adapter.py` checks each attribute and
signature that this file uses, and `pyproject.toml` bounds the version.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from parlour.server.match.sender import SENDER

from .connections import CONNECTIONS, Connections
from .frames import PING, PONG, TEXT, payload_at, text_frame, unmasked

if TYPE_CHECKING:
    import uvicorn
    from websockets.http11 import Request

#: messages that may wait for the application before reading pauses
_WAITING = 8


async def listen(server: uvicorn.Server, host: str, port: int) -> asyncio.Server:
    """Listen on one more address. The listener is closed with the server, or before."""
    config = server.config

    def protocol() -> asyncio.Protocol:
        return config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=server.server_state, app_state=server.lifespan.state
        )

    listening = await asyncio.get_running_loop().create_server(
        protocol, host=host, port=port, ssl=config.ssl, backlog=config.backlog
    )
    server.servers.append(listening)
    return listening


def port_of(server: uvicorn.Server) -> int:
    """The port a running server listens on, also if the system chose it."""
    return int(server.servers[0].sockets[0].getsockname()[1])


class LimitedProtocol(HttpToolsProtocol):
    """One client's HTTP connection: uvicorn's protocol with limits on what comes before a request is whole.

    uvicorn bounds neither the bytes of a head nor the time it takes, and counts no connections by address.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limits: Connections = self.app_state[CONNECTIONS]
        self._address: str | None = None
        #: what of a request arrives now; after its body it is done, and the next may begin
        self._part: Literal["head", "body", "done"] = "head"
        #: of the head: bytes in packets that did not complete it, bytes parsed, and lines
        self._raw_bytes = self._head_bytes = self._head_lines = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self._limits.enter(address):
            self._refuse(503)
            return
        self._address = address
        self._wait("head_seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._part == "done" and self.cycle.response_complete:
            self._begin_head()
        super().data_received(data)
        if self._part == "head":
            self._raw_bytes += len(data)
            if self._raw_bytes > self._limits.settings.head_bytes:
                self._exceed("head_bytes", 431)

    # --- what the parser finds ---

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._part == "done":  # the next request came in the same packet
            self._begin_head()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        self._head_lines += 1
        if self._head_lines > self._limits.settings.head_lines:
            self._exceed("head_lines", 431)
        if not self._refused:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._refused:
            return
        self._part = "body"
        self._wait("request_seconds")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._refused:
            self._part = "done"
            self._stop_waiting()
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        assert isinstance(upgraded, FrameProtocol)
        upgraded.on_lost = self._leave  # the connection goes on, and so does its count
        # it refers to this protocol, and both would stay in memory until the garbage collector comes
        self.parser = None  # type: ignore[assignment]

    # --- limits ---

    def _begin_head(self) -> None:
        self._part = "head"
        self._raw_bytes = self._head_bytes = self._head_lines = 0
        self._wait("head_seconds")

    def _count(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > self._limits.settings.head_bytes:
            self._exceed("head_bytes", 431)

    def _wait(self, setting: str) -> None:
        """Close the connection unless the request goes on within this many seconds."""
        self._stop_waiting()
        seconds: float = getattr(self._limits.settings, setting)
        self._deadline = self.loop.call_later(seconds, self._exceed, setting, 408)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _exceed(self, setting: str, status: int) -> None:
        if not self._refused:
            self._limits.exceeded(setting)
            self._refuse(status)

    def _refuse(self, status: int) -> None:
        """Answer with this status, if no answer has begun, and close."""
        self._refused = True
        self._stop_waiting()
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def _leave(self) -> None:
        if self._address is not None:
            self._limits.leave(self._address)
            self._address = None


class FrameProtocol(WebSocketsSansIOProtocol):
    """One client's WebSocket: uvicorn's protocol with a fast path for whole text frames.

    Such frames are read and written here. Anything else (half a frame, fragments, binary, close, a protocol
    error) goes to uvicorn, and so does all that follows it.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        #: only whole frames arrived so far, so the next byte begins a frame
        self._whole = False
        self._full = False
        #: called when the connection is lost
        self.on_lost: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SENDER] = self  # type: ignore[assignment]

    # --- reading ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            # frames sent before the handshake is complete are left to uvicorn
            self._whole = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        elif self._whole:
            data = self._take(data)
            if not data:
                return
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.close()  # a protocol error came with the client's close: uvicorn closes twice

    def _take(self, data: bytes) -> bytes:
        """Handle the whole frames at the start of `data`; returns the rest, for uvicorn."""
        at, end, most = 0, len(data), self.config.ws_max_size
        while at < end:
            payload = payload_at(data, at, most)
            if payload is None:
                break
            start, stop = payload
            kind = data[at]
            if kind == TEXT:
                try:
                    text = unmasked(data, start, stop).decode()
                except UnicodeDecodeError:
                    break
                self._receive(text)
            elif kind in (PING, PONG):
                super().data_received(data[at:stop])
            else:
                break
            at = stop
        else:
            return b""
        self._whole = False
        return data[at:]

    def _receive(self, text: str) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue.messages) > _WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # --- writing ---

    def write(self, text: bytes) -> bool:
        """Send a message now; False if the client is too slow to take it."""
        if self._full:
            return False
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(text_frame(text))
        return True

    async def ready(self) -> None:
        """Wait until the client has caught up."""
        await self.writable.wait()

    def pause_writing(self) -> None:
        self._full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._full = False
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None
        self._full = False
        super().connection_lost(exc)
        # what refers to itself stays in memory until the garbage collector comes, which is seldom
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(SENDER, None)
        self.conn.parser.close()


class Inbox:
    """Messages for the application: like asyncio.Queue, for one reader and without a limit."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.messages: deque[Any] = deque()
        self._loop = loop
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        waiting = self._waiting
        if waiting is not None:
            self._waiting = None
            if not waiting.done():
                waiting.set_result(None)

    def empty(self) -> bool:
        return not self.messages

    async def get(self) -> Any:
        while not self.messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self.messages.popleft()
