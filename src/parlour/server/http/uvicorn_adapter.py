"""The undocumented parts of uvicorn that we use: its WebSocket protocol, and a second listener.

uvicorn may change them in any release. `tests/server/http/test_uvicorn_adapter.py` checks each attribute and
signature that this file uses, and `pyproject.toml` bounds the version.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from parlour.server.match.sender import SENDER

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
        self._full = False
        super().connection_lost(exc)


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
