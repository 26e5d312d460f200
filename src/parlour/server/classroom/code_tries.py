"""How often the codes of classes, pupils and second teachers may be tried."""

from __future__ import annotations

from parlour.server.base.limits import network_of
from parlour.server.base.settings import Settings
from parlour.server.base.shared_limits import SharedLimits
from parlour.table.refusal import Refusal

_HOUR = 3600


class CodeTries:
    """Counts tries per address: enough for a school behind one address, too few to guess codes."""

    def __init__(self, settings: Settings, limits: SharedLimits) -> None:
        self._most = settings.class_joins_per_hour
        self._limits = limits

    async def count(self, address: str) -> None:
        """Count a try; a Refusal if there were too many."""
        if not await self._limits.take(f"class:{network_of(address)}", self._most, _HOUR):
            raise Refusal(
                f"too many tries (at most {self._most} an hour); wait a few minutes", "too-many-tries", 429
            )
