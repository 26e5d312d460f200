"""Limits on how often: a bucket that fills by a rate and empties by one a use."""

from __future__ import annotations

import time
from collections import OrderedDict

#: so many who are limited are remembered; whoever was quiet longest is forgotten first
_REMEMBERED = 20_000


class Bucket:
    """`burst` uses at once, `rate` a second in the long run."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def take(self) -> bool:
        """Use one; False if there is none left."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket each for everybody who comes."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self._rate, self._burst)
            if len(self._of) > _REMEMBERED:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(who)
        return bucket.take()
