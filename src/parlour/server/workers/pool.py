"""A pool of processes for robots and analysis, one question at a time each; one that hangs is killed."""

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
#: seconds that compilation may take on a slow machine
_COMPILING = 300.0
# created before there are threads: two threads that first use a type at once crash the process
_ANSWER = msgspec.json.Decoder(Reply)


class RobotFailed(ParlourError):
    """A robot gave no answer: it crashed, took too long or reported an error."""

    default_code = "robot-failed"


class Pool(Processes):
    """`count` processes that run `workers.thinking`."""

    def __init__(self, settings: Settings, count: int) -> None:
        super().__init__("parlour.server.workers.thinking", count, settings.robot_patience, _LONGEST_ANSWER)
        self._compiling = False

    async def warm(self) -> None:
        """Start the processes, then replace them by ones that have compiled everything.

        Compilation takes a minute the first time on a machine; meanwhile simple robots answer already.
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
        """A new process that has compiled everything; None if that failed."""
        process = await self._new_process()
        try:
            await asyncio.wait_for(exchange(process, msgspec.json.encode(WarmUp())), _COMPILING)
        except (TimeoutError, OSError, EOFError) as error:
            log.warning("a robot process failed to compile its code: %r", error)
            await self.end(process)
            return None
        return process

    async def ask(self, asked: Asked, patience: float | None = None) -> msgspec.Raw:
        """The answer to a question; raises RobotFailed if there is none."""
        try:
            # a robot asked before everything is compiled may have to compile first
            patience = _COMPILING if self._compiling else patience
            answer = await self.answer(msgspec.json.encode(asked), _ANSWER.decode, patience)
        except NoAnswer:
            raise RobotFailed("the robot did not answer in time") from None
        if answer.error is not None:
            raise RobotFailed(answer.error, code=answer.code)
        return answer.found
