"""A pool of processes that think, each about one question at a time; whichever hangs is killed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from parlour.core.errors import ParlourError

from .processes import NoAnswer, Processes
from .robot_worker import Answer, Asked, WarmUp
from .settings import Settings

_LONGEST_ANSWER = 4_000_000
#: seconds that compiling may take on a slow machine
_COMPILING = 300.0
# made before there are threads: two that meet a new type at once crash the process
_ANSWER = msgspec.json.Decoder(Answer)


class RobotFailed(ParlourError):
    """A robot gave no answer: it crashed, took too long, or said why not."""

    default_code = "robot-failed"


class Pool(Processes):
    """So many processes of robots and of those who analyse."""

    def __init__(self, settings: Settings, count: int) -> None:
        super().__init__("parlour.server.robot_worker", count, settings.robot_patience, _LONGEST_ANSWER)

    async def warm(self) -> None:
        """Start the processes, and let each compile what it needs before anybody waits for it."""
        await super().warm()
        await asyncio.gather(*(self._warm_up() for _ in range(self._count)))

    async def _warm_up(self) -> None:
        with suppress(RobotFailed):  # whoever asks next is told
            await self.ask(WarmUp(), _COMPILING)

    async def ask(self, asked: Asked, patience: float | None = None) -> msgspec.Raw:
        """What was found, or RobotFailed."""
        try:
            answer = await self.answer(msgspec.json.encode(asked), _ANSWER.decode, patience)
        except NoAnswer:
            raise RobotFailed("no answer in time") from None
        if answer.error is not None:
            raise RobotFailed(answer.error, code=answer.code)
        return answer.found
