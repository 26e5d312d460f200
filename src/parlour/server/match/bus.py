"""The bus between workers. It says which match has changed and by which events; the truth is on the disk.

Events are on disk before they are told, and whoever hears them takes them only if they follow on what it
knows; else it reads. So a message that is lost, late or comes twice does no harm: every worker also looks by
itself now and then.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from parlour.core.errors import BadOption
from parlour.core.events import Event

if TYPE_CHECKING:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

log = logging.getLogger("parlour.bus")
#: its number grows with the form of the messages; workers of another form find out by looking
_CHANNEL = "parlour-matches-2"
_RETRY = 1.0


class Change(Struct, array_like=True):
    """What is new at a match: events that were appended, things said, or (`whole`) anything else."""

    match: str
    whole: bool = False
    chat: bool = False
    rows: list[tuple[Event, str | None]] = []


class _Message(Struct, array_like=True):
    worker: str
    changes: list[Change]


_MESSAGE = msgspec.json.Decoder(_Message)
Heard = Callable[[Change], Awaitable[None]]


class Bus:
    """Tells the other workers which matches changed, and hears it from them. Without a URL it is silent."""

    def __init__(self, url: str) -> None:
        self.shared = bool(url)
        self._url = url
        self._worker = secrets.token_hex(4)
        self._changed: dict[str, Change] = {}
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._redis: Redis | None = None
        self._backend: RedisChannelsPubSubBackend | None = None
        if url and not url.startswith(("redis://", "rediss://", "unix://")):
            raise BadOption(f"the bus is redis://…, not {url.split('@')[-1]!r}")

    def tell(
        self,
        match: str,
        rows: Sequence[tuple[Event, str | None]] = (),
        *,
        whole: bool = False,
        chat: bool = False,
    ) -> None:
        """The match has changed. What is told at once travels together."""
        if not self.shared:
            return
        change = self._changed.setdefault(match, Change(match))
        change.whole |= whole
        change.chat |= chat
        change.rows.extend(rows)
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
                message = msgspec.json.encode(_Message(self._worker, list(changed.values())))
                try:
                    await self._connected().publish(message, [_CHANNEL])
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
                    message = _MESSAGE.decode(data)
                    for change in message.changes if message.worker != self._worker else ():
                        await heard(change)
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

            self._redis = Redis.from_url(self._url)
            self._backend = RedisChannelsPubSubBackend(redis=self._redis)
        return self._backend

    async def _drop(self) -> None:
        backend, redis = self._backend, self._redis
        self._backend = self._redis = None
        if backend is not None and redis is not None:
            try:
                await backend.on_shutdown()
                await redis.aclose()
            except Exception as error:
                log.debug("the bus was dropped: %r", error)
