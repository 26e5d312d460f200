"""Limits on password tries: growing waits, never a lock.

Each login at each address has its own waits. One login tried from everywhere, and one address that tries many
logins, have more free tries. Whoever signed in from an address before waits for their own tries alone: others
can't keep them out.
"""

from __future__ import annotations

import math

from parlour.server.base.limits import network_of
from parlour.server.base.settings import Settings
from parlour.server.base.shared_limits import SharedLimits, Waits
from parlour.table.refusal import Refusal

#: seconds for which an address is known as one from which somebody signed in
_KNOWN = 90 * 86_400.0


class Tries:
    """Counts password tries, and says how long to wait for the next."""

    def __init__(self, settings: Settings, limits: SharedLimits) -> None:
        longest = settings.login_wait_seconds
        self._own = Waits(settings.login_tries, longest)
        self._shared = Waits(settings.login_tries_shared, longest)
        self._limits = limits

    async def count(self, login: str, address: str) -> None:
        """Count a try before it is checked, so that many at once count too; raise if it has to wait."""
        login, network = login.casefold(), network_of(address)
        keys = [(f"try:{login}:{network}", self._own)]
        if not await self._limits.has(f"known:{login}:{network}"):
            keys += [(f"try-login:{login}", self._shared), (f"try-address:{network}", self._shared)]
        for key, waits in keys:
            seconds = await self._limits.wait(key, waits)
            if seconds > 0:
                raise _too_many(seconds)

    async def succeeded(self, login: str, address: str) -> None:
        """The password was right: forget the tries for this login, and remember the address."""
        login, network = login.casefold(), network_of(address)
        await self._limits.forgive(f"try:{login}:{network}")
        await self._limits.forgive(f"try-login:{login}")
        await self._limits.give_back(f"try-address:{network}")
        await self._limits.remember(f"known:{login}:{network}", _KNOWN)


def _too_many(seconds: float) -> Refusal:
    wait = math.ceil(seconds)
    return Refusal(f"too many wrong tries; wait {wait} s and try again", "too-many-tries", 429, wait=wait)
