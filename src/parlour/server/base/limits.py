"""Rate limits by token bucket: it refills at a fixed rate, and each use takes one token."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

#: buckets held at most; the one unused for longest goes first
_REMEMBERED = 20_000


def network_of(address: str) -> str:
    """The key under which an address is counted: an IPv6 client has a whole /64 to choose from."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return address


class Bucket:
    """Allows `burst` uses at once and `rate` uses a second on average."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def take(self) -> bool:
        """Take one token; False if none is left."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each person, address or other key."""

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
