"""The bus between workers. It says only "look at match M again"; the truth is read from the database.

So a message that is lost or comes twice does no harm: every worker also looks by itself now and then.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from parlour.core.errors import BadOption

if TYPE_CHECKING:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend

log = logging.getLogger("parlour.bus")
_CHANNEL = "parlour-matches"
#: before a match whose people or terms changed, not only its events; before one where something was said
_WHOLE, _CHAT = "!", "~"
_RETRY = 1.0

Heard = Callable[[str, bool, bool], Awaitable[None]]


class Bus:
    """Tells the other workers which matches changed, and hears it from them. Without a URL it is silent."""

    def __init__(self, url: str) -> None:
        self.shared = bool(url)
        self._url = url
        self._worker = secrets.token_hex(4)
        self._changed: dict[str, str] = {}
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._backend: RedisChannelsPubSubBackend | None = None
        if url and not url.startswith(("redis://", "rediss://", "unix://")):
            raise BadOption(f"the bus is redis://…, not {url.split('@')[-1]!r}")

    def tell(self, match: str, whole: bool = False, chat: bool = False) -> None:
        """The match has changed. What is told at once travels together."""
        if not self.shared:
            return
        marks = set(self._changed.get(match, "")) | set(_WHOLE * whole + _CHAT * chat)
        self._changed[match] = "".join(sorted(marks))
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def start(self, heard: Heard) -> None:
        """Begin to listen."""
        if self.shared:
            self._listening = asyncio.create_task(self._listen(heard))

    async def close(self) -> None:
        for task in (self._telling, self._listening):
            if task is not None:
                task.cancel()
        if self._backend is not None:
            await self._drop()

    async def _tell(self) -> None:
        try:
            while self._changed:
                changed, self._changed = self._changed, {}
                words = [self._worker, *(marks + match for match, marks in changed.items())]
                try:
                    await self._connected().publish(" ".join(words).encode(), [_CHANNEL])
                except Exception as error:
                    log.warning("the bus does not take messages: %r", error)
        finally:
            self._telling = None

    async def _listen(self, heard: Heard) -> None:
        """Listen for ever; when the bus is away, try again until it is back."""
        while True:
            try:
                backend = self._connected()
                await backend.subscribe([_CHANNEL])
                async for _, data in backend.stream_events():
                    worker, *words = bytes(data).decode().split(" ")
                    for word in words if worker != self._worker else ():
                        await heard(word.lstrip(_WHOLE + _CHAT), _WHOLE in word, _CHAT in word)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the bus is silent: %r", error)
                await self._drop()
                await asyncio.sleep(_RETRY)

    def _connected(self) -> RedisChannelsPubSubBackend:
        if self._backend is None:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis

            self._backend = RedisChannelsPubSubBackend(redis=Redis.from_url(self._url))
        return self._backend

    async def _drop(self) -> None:
        backend, self._backend = self._backend, None
        if backend is not None:
            try:
                await backend.on_shutdown()
                await backend._redis.aclose()
            except Exception as error:
                log.debug("the bus was dropped: %r", error)
