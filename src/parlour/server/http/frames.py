"""The wire of a socket: uvicorn's own, with a short way for what almost every message is.

A message is a text in one whole frame. Such a frame is read and written right here. Whatever else arrives
(half a frame, fragments, a binary one, a close, a mistake) is the library's, which has the wire from then on.
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
#: as many messages may wait for the application before no more are read
_WAITING = 8
_SHORT_HEADS = tuple(bytes((_TEXT, length)) for length in range(126))


class FrameProtocol(WebSocketsSansIOProtocol):
    """One client's connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        #: whatever arrived so far was whole frames, so the next byte begins one
        self._whole = False
        self._full = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    # --- what is heard ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            # frames that came before they were invited are left to the library
            self._whole = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        elif self._whole:
            data = self._take(data)
            if not data:
                return
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.close()  # a mistake and the client's own close came together: uvicorn closes twice

    def _take(self, data: bytes) -> bytes:
        """Take the whole frames that `data` begins with; the rest and all that follows is the library's."""
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

    # --- what is told ---

    def write(self, text: bytes) -> bool:
        """Send a message now; False if the reader is too slow to take it."""
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
        """Wait until the reader has caught up."""
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
    """What arrived for the application, which alone takes it out: a queue without what only many need."""

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
