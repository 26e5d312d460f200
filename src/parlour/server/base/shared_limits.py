"""Limits that all workers count together: in Redis if there is a bus, else in this process.

Redis gets hashes of the keys, so no login or address is stored there. While it is down each worker counts for
itself.
"""

from __future__ import annotations

import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from .logs import Seldom

if TYPE_CHECKING:
    from redis.asyncio import Redis

T = TypeVar("T")
log = logging.getLogger("parlour.limits")
#: keys held at most in this process; the one unused for longest goes first
_REMEMBERED = 50_000
_PREFIX = "parlour-limit:"
#: seconds without a try after which the waits begin anew
_FORGOTTEN = 3600.0


class Waits(Struct, frozen=True):
    """`free` tries, then waits of 1, 2, 4, … seconds between two, at most `longest`."""

    free: int
    longest: float

    def after(self, tries: int) -> float:
        """The seconds to wait after this many tries."""
        over = tries - self.free
        return 0.0 if over < 0 else min(self.longest, 2.0 ** min(over, 30))


class SharedLimits:
    """Counts uses in a time, and tries with growing waits between them."""

    def __init__(self, url: str = "") -> None:
        self._url = url
        self._redis: Redis | None = None
        self._here = _Memory()
        self._seldom = Seldom(log)

    async def take(self, key: str, most: int, seconds: float) -> bool:
        """Count one use; False if there were `most` within `seconds` seconds already."""
        return await self._either(
            lambda redis: _take(redis, _hashed(key), most, seconds),
            lambda: self._here.take(_hashed(key), most, seconds),
        )

    async def wait(self, key: str, waits: Waits) -> float:
        """Count one try and return 0, or return the seconds to wait before the next."""
        return await self._either(
            lambda redis: _wait(redis, _hashed(key), waits),
            lambda: self._here.wait(_hashed(key), waits),
        )

    async def forgive(self, key: str) -> None:
        """Forget the tries of this key."""

        async def delete(redis: Redis) -> None:
            await redis.delete(_hashed(key))

        await self._either(delete, lambda: self._here.forget(_hashed(key)))

    async def give_back(self, key: str) -> None:
        """Take back the last try of this key: it was a good one."""

        async def give_back(redis: Redis) -> None:
            await _give_back(redis, _hashed(key))

        await self._either(give_back, lambda: self._here.give_back(_hashed(key)))

    async def remember(self, key: str, seconds: float) -> None:
        """Remember the key for some time, as far as there is room."""

        async def remember(redis: Redis) -> None:
            await redis.set(_hashed(key), 1, px=int(seconds * 1000))

        await self._either(remember, lambda: self._here.remember(_hashed(key), seconds))

    async def has(self, key: str) -> bool:
        """Whether the key is remembered."""

        async def has(redis: Redis) -> bool:
            return bool(await redis.exists(_hashed(key)))

        return await self._either(has, lambda: self._here.has(_hashed(key)))

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()

    async def _either(self, there: Callable[[Redis], Awaitable[T]], here: Callable[[], T]) -> T:
        if not self._url:
            return here()
        try:
            if self._redis is None:
                from redis.asyncio import Redis

                self._redis = Redis.from_url(self._url, socket_timeout=1, socket_connect_timeout=1)
            return await there(self._redis)
        except Exception as error:
            self._seldom.warning("redis", "limits are counted by each worker alone: %s", type(error).__name__)
            return here()


class _Memory:
    """The same counts in this process."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def take(self, key: str, most: int, seconds: float) -> bool:
        now = time.monotonic()
        used, ends = self._of.get(key, (0, 0.0))
        if now >= ends:
            used, ends = 0, now + seconds
        if used >= most:
            return False
        self._put(key, used + 1, ends)
        return True

    def wait(self, key: str, waits: Waits) -> float:
        now = time.monotonic()
        tries, next_at = self._of.get(key, (0, 0.0))
        if now > next_at + _FORGOTTEN:
            tries = 0
        elif now < next_at:
            return next_at - now
        self._put(key, tries + 1, now + waits.after(tries + 1))
        return 0.0

    def give_back(self, key: str) -> None:
        if key in self._of:
            self._put(key, max(0, self._of[key][0] - 1), time.monotonic())

    def remember(self, key: str, seconds: float) -> None:
        self._put(key, 1, time.monotonic() + seconds)

    def has(self, key: str) -> bool:
        return self._of.get(key, (0, 0.0))[1] > time.monotonic()

    def forget(self, key: str) -> None:
        self._of.pop(key, None)

    def _put(self, key: str, count: int, at: float) -> None:
        self._of[key] = (count, at)
        self._of.move_to_end(key)
        if len(self._of) > _REMEMBERED:
            self._of.popitem(last=False)


def _hashed(key: str) -> str:
    return _PREFIX + hashlib.sha256(key.encode()).hexdigest()[:40]


async def _take(redis: Any, key: str, most: int, seconds: float) -> bool:
    return bool(await redis.eval(_TAKE, 1, key, most, int(seconds * 1000)))


async def _wait(redis: Any, key: str, waits: Waits) -> float:
    given = (waits.free, int(waits.longest * 1000), int(_FORGOTTEN * 1000))
    return int(await redis.eval(_WAIT, 1, key, *given)) / 1000


async def _give_back(redis: Any, key: str) -> None:
    await redis.eval(_GIVE_BACK, 1, key)


_GIVE_BACK = """
local tries = tonumber(redis.call('HGET', KEYS[1], 'tries') or 0)
if tries > 0 then redis.call('HSET', KEYS[1], 'tries', tries - 1, 'next', 0) end
"""
_TAKE = """
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return used <= tonumber(ARGV[1]) and 1 or 0
"""
_WAIT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'tries', 'next')
local tries, next_at = tonumber(kept[1] or 0), tonumber(kept[2] or 0)
if now < next_at then return next_at - now end
tries = tries + 1
local over, wait = tries - tonumber(ARGV[1]), 0
if over >= 0 then wait = math.min(tonumber(ARGV[2]), 1000 * 2 ^ math.min(over, 30)) end
redis.call('HSET', KEYS[1], 'tries', tries, 'next', string.format('%d', now + wait))
redis.call('PEXPIRE', KEYS[1], string.format('%d', wait + ARGV[3]))
return 0
"""
