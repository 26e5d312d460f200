"""Sending a socket's messages, without waiting as long as the client keeps up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any, Protocol

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]

#: the ASGI extension under which a server gives a `Sender` of its own in the scope
SENDER = "parlour.sender"


class Sender(Protocol):
    """Writes a message at once, or says that it cannot now. A connection that is gone is an exception."""

    def write(self, text: bytes) -> bool:
        """Send a message; False if the client is too slow to take it now."""

    async def ready(self) -> None:
        """Wait until the client has caught up."""

    async def send(self, message: Any) -> None:
        """Send what is not a text message: the accept, the close."""


class AsgiSender:
    """Sends on any ASGI server, one message at a time."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self._sending: asyncio.Task[None] | None = None

    def write(self, text: bytes) -> bool:
        if self._sending is not None and not self._sending.done():
            return False
        self._check()
        self._sending = asyncio.create_task(self.send({"type": "websocket.send", "text": text.decode()}))
        return True

    async def ready(self) -> None:
        if self._sending is not None:
            await asyncio.wait((self._sending,))
            self._check()

    def _check(self) -> None:
        """Raise the exception of the last message, if it had one."""
        sent, self._sending = self._sending, None
        if sent is not None:
            sent.result()
