"""A pool of processes that think, each about one question at a time; whichever hangs is killed."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process

import msgspec

from parlour.core.errors import ParlourError
from parlour.server.base.settings import Settings

from .processes import NoAnswer, Processes, exchange
from .thinking import Asked, Reply, WarmUp

log = logging.getLogger("parlour.processes")
_LONGEST_ANSWER = 4_000_000
#: seconds that compiling may take on a slow machine
_COMPILING = 300.0
# made before there are threads: two that meet a new type at once crash the process
_ANSWER = msgspec.json.Decoder(Reply)


class RobotFailed(ParlourError):
    """A robot gave no answer: it crashed, took too long, or said why not."""

    default_code = "robot-failed"


class Pool(Processes):
    """So many processes of robots and of those who analyse."""

    def __init__(self, settings: Settings, count: int) -> None:
        super().__init__("parlour.server.workers.thinking", count, settings.robot_patience, _LONGEST_ANSWER)
        self._compiling = False

    async def warm(self) -> None:
        """Start the processes, and let others compile what they need, which then take their places.

        The first time on a machine that takes a minute; who has a simple robot to ask need not wait for it.
        """
        await super().warm()
        self._compiling = True
        try:
            ready = [process for _ in range(self._count) if (process := await self._warmed())]
            if len(ready) == self._count:
                await self.replace(ready)
        finally:
            self._compiling = False

    async def _warmed(self) -> Process | None:
        """Another process that has compiled everything; None if it could not."""
        process = await self._new_process()
        try:
            await asyncio.wait_for(exchange(process, msgspec.json.encode(WarmUp())), _COMPILING)
        except (TimeoutError, OSError, EOFError) as error:
            log.warning("robots could not be made ready: %r", error)
            await self.end(process)
            return None
        return process

    async def ask(self, asked: Asked, patience: float | None = None) -> msgspec.Raw:
        """What was found, or RobotFailed."""
        try:
            # a robot that is asked before everything is compiled may have to do it itself
            patience = _COMPILING if self._compiling else patience
            answer = await self.answer(msgspec.json.encode(asked), _ANSWER.decode, patience)
        except NoAnswer:
            raise RobotFailed("no answer in time") from None
        if answer.error is not None:
            raise RobotFailed(answer.error, code=answer.code)
        return answer.found
