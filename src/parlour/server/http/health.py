"""Whether the server can do its work: write to its database, reach its bus, and have robots think."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Protocol

from sqlalchemy import Connection, insert, update

from parlour.server.base.now import now_ms
from parlour.server.match.bus import Bus
from parlour.server.store.database import revision
from parlour.server.store.schema import HEAD, facts
from parlour.server.store.store import Store
from parlour.table.messages.people import Health
from parlour.version import __version__

#: seconds for which a result is used again, so that nobody makes the server write all the time
_FRESH = 2.0
#: seconds after which a part that does not answer counts as down
_PATIENCE = 3.0
_FACT = "health-checked"


class Answering(Protocol):
    """A pool of processes."""

    @property
    def answers(self) -> bool:
        """Whether the last question was answered."""


class HealthCheck:
    """Checks every part, by using it."""

    def __init__(self, store: Store, bus: Bus, pools: tuple[Answering, ...]) -> None:
        self._store = store
        self._bus = bus
        self._pools = pools
        self._last: tuple[float, Health] | None = None
        self._checking = asyncio.Lock()

    async def look(self) -> Health:
        """The state of each part, at most two seconds old."""
        async with self._checking:
            if self._last is None or time.monotonic() - self._last[0] > _FRESH:
                self._last = time.monotonic(), await self._look()
            return self._last[1]

    async def _look(self) -> Health:
        writable, migrated, bus = await asyncio.gather(
            _in_time(self._write()), _in_time(self._is_migrated()), _in_time(self._bus.answers())
        )
        return Health(
            status="ok" if writable and migrated else "failing",
            version=__version__,
            writable=writable,
            migrated=migrated,
            bus=bus if self._bus.shared else None,
            workers=all(pool.answers for pool in self._pools),
            failed_writes=self._store.writer.failed,
        )

    async def _write(self) -> bool:
        def work(connection: Connection) -> None:
            now = str(now_ms())
            if not connection.execute(update(facts).where(facts.c.name == _FACT).values(value=now)).rowcount:
                connection.execute(insert(facts).values(name=_FACT, value=now))

        await self._store.writer.run(work)
        return True

    async def _is_migrated(self) -> bool:
        return await asyncio.to_thread(revision, self._store.engine) == HEAD


async def _in_time(check: Awaitable[bool]) -> bool:
    try:
        return await asyncio.wait_for(check, _PATIENCE)
    except Exception:
        return False
