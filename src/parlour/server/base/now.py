"""The server's time: milliseconds since 1970 that never jump.

The system's clock jumps when it is set (by NTP, or by hand) and after a laptop slept. Players' clocks run by
this time, so it goes by the steady clock, and approaches the system's by at most 1 %. Time in which this
process did not run at all is left out.
"""

from __future__ import annotations

import time
from collections.abc import Callable

_MS = 1_000_000
#: how much of the elapsed time the distance to the system's clock may shrink by
_SLEW = 0.01
#: a distance to the system's clock that grows by this much between two ticks is a jump
_JUMP_MS = 2_000


class ServerTime:
    """A time that goes on evenly. A server ticks it, so that it sees when the process stood still."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()
        self._last = steady()
        self._servers = 0
        self._gap = 0
        #: how often the process stood still, how often a tick has seen so, and when the last tick was
        self._gaps = self._seen_gaps = 0
        self._ticked = self._last
        #: from this time to the system's, at the last tick
        self._distance = 0

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        steady = self._steady()
        if self._servers:
            if steady - self._last > self._gap:
                self._offset -= steady - self._last
                self._gaps += 1
            self._last = steady
        return (steady + self._offset) // _MS

    def start(self, gap_seconds: float) -> None:
        """A server begins to tick; longer than `gap_seconds` without a tick it did not run."""
        self._gap = int(gap_seconds * 1_000 * _MS)
        self._last = self._ticked = self._steady()
        self._distance = self._wall() - (self._last + self._offset)
        self._servers += 1

    def stop(self) -> None:
        """A server ticks no more."""
        self._servers -= 1

    def tick(self) -> bool:
        """Approach the system's clock; True if that jumped or the process stood still since the last tick."""
        self.now_ms()
        elapsed, self._ticked = self._last - self._ticked, self._last
        distance = self._wall() - (self._last + self._offset)
        jumped = self._gaps > self._seen_gaps or abs(distance - self._distance) > _JUMP_MS * _MS
        most = int(min(elapsed, self._gap) * _SLEW)
        step = max(-most, min(most, distance))
        self._offset += step
        self._distance, self._seen_gaps = distance - step, self._gaps
        return jumped


SERVER_TIME = ServerTime()
now_ms = SERVER_TIME.now_ms
