"""Threads for work that anybody can ask for and that takes long: few of them, with a bounded queue before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from parlour.table.refusal import Refusal

T = TypeVar("T")


class Threads:
    """A pool of threads; beyond `waiting` jobs in its queue, it refuses with `busy`."""

    def __init__(self, name: str, threads: int, waiting: int, busy: Refusal) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=f"parlour-{name}")
        self._free = threads + waiting
        self._busy = busy

    async def run(self, work: Callable[[], T]) -> T:
        """Do the work in one of the threads."""
        if self._free <= 0:
            raise self._busy
        self._free -= 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._free += 1

    def close(self) -> None:
        """Drop what waits."""
        self._pool.shutdown(wait=False, cancel_futures=True)
