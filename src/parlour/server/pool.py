"""A pool of processes that think, each about one question at a time; whichever hangs is killed."""

from __future__ import annotations

import asyncio
import logging
import os
import sys

import msgspec

from parlour.core.errors import ParlourError

from .robot_worker import Answer, Asked
from .settings import Settings

log = logging.getLogger("parlour.pool")
_LONGEST_ANSWER = 4_000_000
#: of our environment a robot needs to find Python and its libraries, and no more
_PASSED_ON = (
    "PATH",
    "HOME",
    "LANG",
    "PYTHONPATH",
    "SYSTEMROOT",
    "NUMBA_CACHE_DIR",
    "XDG_CACHE_HOME",
    "TMPDIR",
)
_TRIES = 2


class RobotFailed(ParlourError):
    """A robot gave no answer: it crashed, took too long, or said why not."""

    default_code = "robot-failed"


class Pool:
    """So many processes, started when first needed."""

    def __init__(self, settings: Settings, count: int) -> None:
        self._settings = settings
        self._count = max(1, count)
        self._free: list[asyncio.subprocess.Process] = []
        self._slots = asyncio.Semaphore(self._count)
        self._all: set[asyncio.subprocess.Process] = set()

    async def ask(self, asked: Asked, patience: float | None = None) -> msgspec.Raw:
        """The answer. A process that dies or hangs is replaced and asked once more."""
        async with self._slots:
            for _ in range(_TRIES):
                process = await self._process()
                try:
                    answer = await asyncio.wait_for(
                        self._ask(process, asked), patience or self._settings.robot_patience
                    )
                except (TimeoutError, OSError, ValueError, EOFError, msgspec.MsgspecError) as error:
                    log.warning("a robot was killed: %r", error)
                    await self._end(process)
                    continue
                except BaseException:
                    # cancelled halfway: its next line would be the answer to a question nobody asks any more
                    await self._end(process)
                    raise
                self._free.append(process)
                if answer.error is not None:
                    raise RobotFailed(answer.error)
                return answer.found
        raise RobotFailed("no answer in time")

    async def _ask(self, process: asyncio.subprocess.Process, asked: Asked) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the robot's process ended")
        return msgspec.json.decode(line, type=Answer)

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        async with self._slots:
            while len(self._all) < self._count:
                self._free.append(await self._new_process())

    async def _process(self) -> asyncio.subprocess.Process:
        while self._free:
            process = self._free.pop()
            if process.returncode is None:
                return process
            self._all.discard(process)
        return await self._new_process()

    async def _new_process(self) -> asyncio.subprocess.Process:
        environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "parlour.server.robot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            limit=_LONGEST_ANSWER,
        )
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End every process."""
        for process in list(self._all):
            await self._end(process)
        self._free.clear()
