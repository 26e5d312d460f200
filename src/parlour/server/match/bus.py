"""The bus between workers: it says which match changed and by which events. The database has the truth.

Events are on disk before they are published. A worker applies them only if they follow directly on the events
it has, and reads the database otherwise. So a lost, late or doubled message does no harm: every worker also
polls now and then.
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
from parlour.table.messages.socket import Choosing

if TYPE_CHECKING:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

log = logging.getLogger("parlour.bus")
#: its number grows with the message format; workers with another format find changes by polling
_CHANNEL = "parlour-matches-4"
_RETRY = 1.0


class Change(Struct, array_like=True):
    """A change of a match: appended events, new chat, or (`whole`) anything else.

    `here` are the people who are at the match at this worker; `asks` for those of the others. `choice` is
    what a seat is choosing, for big screens.
    """

    match: str
    whole: bool = False
    chat: bool = False
    rows: list[tuple[Event, str | None]] = []
    worker: str = ""
    here: list[str] | None = None
    asks: bool = False
    choice: Choosing | None = None

    @property
    def of_match(self) -> bool:
        """Whether the match itself has changed."""
        return self.whole or bool(self.rows)


class _Message(Struct, array_like=True):
    worker: str
    changes: list[Change]


_MESSAGE = msgspec.json.Decoder(_Message)
Heard = Callable[[Change], Awaitable[None]]


class Bus:
    """Publishes changed matches to the other workers and listens to theirs. Without a URL it does nothing."""

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
            raise BadOption(
                f"the bus URL is {url.split('@')[-1]!r}; allowed: redis://…, rediss://…, unix://…"
            )

    def tell(
        self,
        match: str,
        rows: Sequence[tuple[Event, str | None]] = (),
        *,
        whole: bool = False,
        chat: bool = False,
        here: list[str] | None = None,
        asks: bool = False,
        choice: Choosing | None = None,
    ) -> None:
        """Publish a change of a match. Changes made in one turn of the event loop are sent together."""
        if not self.shared:
            return
        change = self._changed.setdefault(match, Change(match, worker=self._worker))
        change.whole |= whole
        change.chat |= chat
        change.rows.extend(rows)
        change.asks |= asks
        if here is not None:
            change.here = here
        if choice is not None:
            change.choice = choice
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def start(self, heard: Heard) -> None:
        """Start to listen to the other workers."""
        if self.shared:
            self._listening = asyncio.create_task(self._listen(heard))

    async def answers(self) -> bool:
        """Whether Redis answers; True without a bus."""
        if self._url:
            self._connected()
            assert self._redis is not None
            await self._redis.ping()
        return True

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
                    log.warning("could not publish to the bus: %r", error)
        finally:
            self._telling = None

    async def _listen(self, heard: Heard) -> None:
        """Listen for ever; while the bus is down, try again until it is back."""
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
                log.warning("lost the connection to the bus, trying again: %r", error)
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
                log.debug("closing the connection to the bus failed: %r", error)
