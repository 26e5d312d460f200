"""uvicorn's WebSocket protocol with a fast path for whole text frames.

Almost every message is text in one whole frame. Such frames are read and written here. Anything else (half a
frame, fragments, binary, close, a protocol error) goes to the library, which then handles the connection.
"""

from __future__ import annotations

from collections import deque
from struct import pack
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from parlour.server.match.sender import WIRE

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    import asyncio

    from websockets.http11 import Request

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_MASKED = 0x80
#: messages that may wait for the application before reading pauses
_WAITING = 8
_SHORT_HEADS = tuple(bytes((_TEXT, length)) for length in range(126))


class FrameProtocol(WebSocketsSansIOProtocol):
    """One client's connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        #: only whole frames arrived so far, so the next byte begins a frame
        self._whole = False
        self._full = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    # --- reading ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            # frames sent before the handshake is complete are left to the library
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
        """Handle the whole frames at the start of `data`; returns the rest, for the library."""
        at, end = 0, len(data)
        while at < end:
            if end - at < 6:
                break
            length = data[at + 1] - _MASKED
            start = at + 6
            if length == 126:
                length = data[at + 2] << 8 | data[at + 3]
                start = at + 8
            stop = start + length
            if not 0 <= length <= self.config.ws_max_size or length == 127 or stop > end:
                break
            kind = data[at]
            if kind == _TEXT:
                try:
                    text = apply_mask(data[start:stop], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    break
                self._hear(text)
            elif kind in (_PING, _PONG):
                super().data_received(data[at:stop])
            else:
                break
            at = stop
        else:
            return b""
        self._whole = False
        return data[at:]

    def _hear(self, text: str) -> None:
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
        length = len(text)
        if length < 126:
            head = _SHORT_HEADS[length]
        else:
            head = pack("!BBH", _TEXT, 126, length) if length < 65_536 else pack("!BBQ", _TEXT, 127, length)
        self.transport.write(head + text)
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
    """Messages for the application: a queue with a single reader, faster than asyncio.Queue."""

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
