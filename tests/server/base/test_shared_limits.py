"""Limits that all workers count together, in this process and in Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from parlour.server.base import shared_limits
from parlour.server.base.shared_limits import SharedLimits, Waits
from tests.server import club

Run = Callable[[Callable[..., Coroutine[Any, Any, None]]], None]


@pytest.fixture(scope="module")
def bus() -> Iterator[str]:
    if club.tool("redis-server") is None:
        pytest.skip("needs redis-server")
    redis = club.Redis()
    redis.start()
    yield redis.url
    redis.stop()


@pytest.fixture(params=["here", "redis"])
def run(request: pytest.FixtureRequest) -> Run:
    """Runs a test with the limits of two workers; without Redis there is one worker alone."""
    url = request.getfixturevalue("bus") if request.param == "redis" else ""

    def run(test: Callable[..., Coroutine[Any, Any, None]]) -> None:
        async def both() -> None:
            one = SharedLimits(url)
            other = SharedLimits(url) if url else one
            await test(one, other)
            await one.close()
            await other.close()

        asyncio.run(both())

    return run


def test_two_workers_count_one_number(run: Run) -> None:
    async def test(one: SharedLimits, other: SharedLimits) -> None:
        assert [await each.take("a", 3, 60) for each in (one, other, one, other, one)] == [True] * 3 + [
            False
        ] * 2
        assert await other.take("b", 3, 60)

    run(test)


def test_a_count_ends_with_its_time(run: Run) -> None:
    async def test(one: SharedLimits, other: SharedLimits) -> None:
        assert [await one.take("short", 1, 0.2), await other.take("short", 1, 0.2)] == [True, False]
        await asyncio.sleep(0.3)
        assert await other.take("short", 1, 0.2)

    run(test)


def test_waits_grow_and_are_forgiven(run: Run) -> None:
    async def test(one: SharedLimits, other: SharedLimits) -> None:
        waits = Waits(2, 1.5)
        assert [await one.wait("w", waits), await other.wait("w", waits)] == [0, 0]
        assert 0.5 < await one.wait("w", waits) <= 1
        await asyncio.sleep(1.05)
        assert await other.wait("w", waits) == 0
        assert 1 < await one.wait("w", waits) <= 1.5
        await other.forgive("w")
        assert await one.wait("w", waits) == 0

    run(test)


def test_a_good_try_is_given_back(run: Run) -> None:
    async def test(one: SharedLimits, other: SharedLimits) -> None:
        waits = Waits(2, 60)
        for _ in range(5):
            assert await one.wait("good", waits) == 0
            await other.give_back("good")
        assert [await one.wait("good", waits), await other.wait("good", waits)] == [0, 0]
        assert await one.wait("good", waits) > 0

    run(test)


def test_what_is_remembered(run: Run) -> None:
    async def test(one: SharedLimits, other: SharedLimits) -> None:
        assert not await one.has("address")
        await one.remember("address", 0.3)
        assert await other.has("address")
        await asyncio.sleep(0.4)
        assert not await other.has("address")

    run(test)


def test_without_redis_each_worker_goes_on_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        limits = SharedLimits("redis://127.0.0.1:1")
        assert [await limits.take("a", 1, 60), await limits.take("a", 1, 60)] == [True, False]

    asyncio.run(test())
    assert len(caplog.records) == 1


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_limits, "_REMEMBERED", 10)

    async def test() -> None:
        limits = SharedLimits()
        for n in range(11):
            await limits.take(str(n), 1, 60)
        assert not await limits.take("10", 1, 60)
        assert await limits.take("0", 1, 60), "the oldest is forgotten"

    asyncio.run(test())


def test_waits_double_to_a_limit() -> None:
    waits = Waits(3, 60)
    assert [waits.after(n) for n in (1, 2, 3, 4, 5, 6, 9, 10, 500)] == [0, 0, 1, 2, 4, 8, 60, 60, 60]
