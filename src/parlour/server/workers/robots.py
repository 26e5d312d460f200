"""The pool of robot processes. Robots get views only, never the full state."""

from __future__ import annotations

import asyncio

import msgspec

from parlour.server.base.settings import Settings
from parlour.table.refusal import Refusal
from parlour.table.thinking import ChooseWanted

from .pool import Pool, RobotFailed

__all__ = ["RobotFailed", "Robots"]


class Robots(Pool):
    """The pool in which robots choose their actions."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, settings.robot_processes)
        self._questions = settings.robot_questions
        self._asking: set[str] = set()
        self._one_by_one = asyncio.Semaphore(1)

    async def advise(self, who: str, question: ChooseWanted) -> str:
        """The robot's action outside a match: one person at a time, so that matches hardly wait."""
        if who in self._asking:
            raise Refusal("a robot thinks for you already; wait for it", "too-many-requests", 429, wait=2)
        if len(self._asking) > self._questions:
            raise Refusal(
                "too many people ask the robots; try again in a few seconds", "too-busy", 503, wait=5
            )
        self._asking.add(who)
        try:
            async with self._one_by_one:
                return await self.choose(question)
        finally:
            self._asking.discard(who)

    async def choose(self, question: ChooseWanted) -> str:
        """The robot's action as text."""
        return msgspec.json.decode(await self.ask(question), type=str)
