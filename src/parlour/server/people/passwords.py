"""Hashing passwords with argon2, in few threads: it takes much time and memory by design."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from parlour.server.base.settings import Settings
from parlour.table.refusal import Refusal

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords. New ones have one thread, so they can't keep people from signing in."""

    def __init__(self, settings: Settings) -> None:
        self._hasher = PasswordHasher(
            time_cost=settings.password_rounds, memory_cost=settings.password_kib, parallelism=1
        )
        self._new = _Queue(1, settings.password_waiting)
        self._checks = _Queue(settings.password_threads, settings.password_waiting)
        self._dummy: str | None = None

    async def hash(self, password: str) -> str:
        """The hash of a new password."""
        return await self._new.run(lambda: self._hasher.hash(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password of the hash. Without a hash it is not, which takes as long to find."""
        if hashed is None:
            if self._dummy is None:
                self._dummy = await self._checks.run(lambda: self._hasher.hash(secrets.token_hex()))
            await self._checks.run(lambda: self._verify(self._dummy or "", password))
            return False
        return await self._checks.run(lambda: self._verify(hashed, password))

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        self._new.close()
        self._checks.close()


class _Queue:
    """A pool of threads with a bounded queue before it."""

    def __init__(self, threads: int, waiting: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="parlour-password")
        self._free = threads + waiting

    async def run(self, work: Callable[[], T]) -> T:
        if self._free <= 0:
            raise Refusal("too many people sign in at once; try again in a few seconds", "busy", 503, wait=5)
        self._free -= 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._free += 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
