"""Hashing passwords with argon2, in few threads: it takes much time and memory by design."""

from __future__ import annotations

import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from parlour.server.base.settings import Settings
from parlour.server.base.threads import Threads
from parlour.table.refusal import Refusal

_BUSY = Refusal("too many people sign in at once; try again in a few seconds", "busy", 503, wait=5)


class Passwords:
    """Hashes and checks passwords. New ones have one thread, so they can't keep people from signing in."""

    def __init__(self, settings: Settings) -> None:
        self._hasher = PasswordHasher(
            time_cost=settings.password_rounds, memory_cost=settings.password_kib, parallelism=1
        )
        self._new = Threads("password", 1, settings.password_waiting, _BUSY)
        self._checks = Threads("password", settings.password_threads, settings.password_waiting, _BUSY)
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
