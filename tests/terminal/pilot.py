"""Driving the terminal's screens as a person would, without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import parlour
from parlour.locales import Words
from parlour.terminal.app import ParlourApp
from parlour.terminal.local_table import LocalTable

SIZE = (110, 36)
ENGLISH = Words("en")
#: turns of the event loop that a test waits for a robot at most
PATIENCE = 600


def table(game: str, seed: str = "7", robots: dict[int, str] | None = None, **options: Any) -> LocalTable:
    """A match of two: a person and a random robot, unless said otherwise."""
    found = parlour.game(game)
    seats = options.pop("seats", None)
    return LocalTable.new(
        found,
        found.options(seats, **options),
        robots={1: "random"} if robots is None else robots,
        seed=seed,
        names=["Anna"] if robots is None else [],
    )


def drive(app: ParlourApp, what: Callable[[Any], Awaitable[None]], size: tuple[int, int] = SIZE) -> None:
    """Run the application and do that with it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await what(pilot)

    asyncio.run(run())


async def until(pilot: Any, done: Callable[[], bool]) -> None:
    """Wait for robots and chance."""
    for _ in range(PATIENCE):
        await pilot.pause(0.02)
        if done():
            return
    raise AssertionError("nothing happened")


def shown(app: ParlourApp) -> str:
    """The screen as plain text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips).rstrip() + "\n"
