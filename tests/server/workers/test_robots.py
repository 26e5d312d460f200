"""The robots' pool: processes handed views alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import parlour
from parlour.server.base.settings import Settings
from parlour.server.workers.robots import RobotFailed, Robots
from parlour.table.thinking import ChooseWanted, choose


def question(robot: str = "random", view: Any = None) -> ChooseWanted:
    state = parlour.game("kryds-bolle").start()
    return ChooseWanted(
        robot=robot,
        game="kryds-bolle",
        options={"seats": 2},
        seat=0,
        view=msgspec.Raw(msgspec.json.encode(state.view(0) if view is None else view)),
        seconds=0.05,
    )


def with_pool(work: Callable[[Robots], Awaitable[Any]], **settings: Any) -> Any:
    async def run() -> Any:
        robots = Robots(Settings(**settings))
        try:
            return await work(robots)
        finally:
            await robots.close()

    return asyncio.run(run())


def test_a_robot_chooses_from_a_view_alone() -> None:
    assert choose(question()) in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")


@pytest.mark.slow
def test_the_pool_starts_as_many_processes_as_it_is_told_and_uses_them_again() -> None:
    async def work(robots: Robots) -> tuple[int, int]:
        await robots.warm()
        warmed = len(robots._all)
        await asyncio.gather(*(robots.choose(question()) for _ in range(6)))
        return warmed, len(robots._all)

    assert with_pool(work, robot_processes=2) == (2, 2)


def test_a_robot_that_says_why_not_is_not_asked_again() -> None:
    async def work(robots: Robots) -> str:
        with pytest.raises(RobotFailed) as failed:
            await robots.choose(question("nobody"))
        return failed.value.message

    assert "nobody" in with_pool(work)


@pytest.mark.slow
def test_a_process_killed_from_outside_is_replaced() -> None:
    async def work(robots: Robots) -> str:
        await robots.warm()
        for process in robots._all:
            process.kill()
        return await robots.choose(question())

    assert with_pool(work) in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")


@pytest.mark.slow
def test_a_robot_sees_little_of_our_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATABASE", "postgresql://secret")

    async def work(robots: Robots) -> bytes:
        await robots.warm()
        (process,) = robots._all
        with open(f"/proc/{process.pid}/environ", "rb") as environ:
            return environ.read()

    assert b"secret" not in with_pool(work)
