"""A pool of processes that answer each line with a line; one that dies or hangs is replaced.

Before its answer a process may send what it has found so far, in lines that begin with `SO_FAR`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

from parlour.core.errors import ParlourError

from .lines import SO_FAR

T = TypeVar("T")
log = logging.getLogger("parlour.processes")
#: environment variables passed on: what Python and its libraries need, and no secrets
_PASSED_ON = (
    "PATH",
    "HOME",
    "LANG",
    "PYTHONPATH",
    "SYSTEMROOT",
    "LOCALAPPDATA",
    "NUMBA_CACHE_DIR",
    "PARLOUR_KERNELS",
    "XDG_CACHE_HOME",
    "TMPDIR",
)
_TRIES = 2


class NoAnswer(ParlourError):
    """A process died or took too long, and so did its replacement."""

    default_code = "no-answer"


class Processes:
    """`count` processes of a module, started at first use; each handles one question at a time."""

    def __init__(self, module: str, count: int, patience: float, longest_answer: int) -> None:
        self._module = module
        self._count = max(1, count)
        self._patience = patience
        self._longest_answer = longest_answer
        self._free: list[asyncio.subprocess.Process] = []
        self._slots = asyncio.Semaphore(self._count)
        self._all: set[asyncio.subprocess.Process] = set()
        #: whether the last question was answered
        self.answers = True

    async def answer(
        self,
        question: bytes,
        read: Callable[[bytes], T],
        patience: float | None = None,
        so_far: Callable[[bytes], None] = lambda line: None,
    ) -> T:
        """The answer to a line. If the process dies, hangs or sends garbage, a new one is asked once more.

        `so_far` gets each line that comes before the answer, without its first byte.
        """
        async with self._slots:
            for _ in range(_TRIES):
                process = await self._process()
                try:
                    answer = read(
                        await asyncio.wait_for(
                            exchange(process, question, so_far), patience or self._patience
                        )
                    )
                except (TimeoutError, OSError, ValueError, EOFError, msgspec.MsgspecError) as error:
                    log.warning(
                        "killed a process of %s that did not answer properly: %r", self._module, error
                    )
                    await self.end(process)
                    continue
                except BaseException:
                    # cancelled halfway: its next line would answer the question that was cancelled
                    await self.end(process)
                    raise
                self._free.append(process)
                self.answers = True
                return answer
        self.answers = False
        raise NoAnswer(f"{self._module} did not answer in time, tried {_TRIES} times")

    async def warm(self) -> None:
        """Start the processes before the first question."""
        async with self._slots:
            while len(self._all) < self._count:
                self._free.append(await self._new_process())

    async def close(self) -> None:
        """Kill every process."""
        for process in list(self._all):
            await self.end(process)
        self._free.clear()

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
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            limit=self._longest_answer,
        )
        self._all.add(process)
        return process

    async def end(self, process: asyncio.subprocess.Process) -> None:
        """Kill one process."""
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()


async def exchange(
    process: asyncio.subprocess.Process, question: bytes, so_far: Callable[[bytes], None]
) -> bytes:
    """Send a process a line and wait for its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    while (line := await process.stdout.readline()).startswith(SO_FAR):
        so_far(line.removeprefix(SO_FAR))
    if not line.endswith(b"\n"):
        raise EOFError("the process ended")
    return line
