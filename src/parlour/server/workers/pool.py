"""A pool of processes for robots and analysis, one question at a time each; one that hangs is killed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from parlour.core.errors import ParlourError
from parlour.server.base.settings import Settings
from parlour.table.thinking import Asked

from .processes import NoAnswer, Processes
from .thinking import Reply

_LONGEST_ANSWER = 4_000_000
# created before there are threads: two threads that first use a type at once crash the process
_ANSWER = msgspec.json.Decoder(Reply)


class RobotFailed(ParlourError):
    """A robot gave no answer: it crashed, took too long or reported an error."""

    default_code = "robot-failed"


class Pool(Processes):
    """`count` processes that run `workers.thinking`."""

    def __init__(self, settings: Settings, count: int) -> None:
        super().__init__("parlour.server.workers.thinking", count, settings.robot_patience, _LONGEST_ANSWER)

    async def ask(
        self,
        asked: Asked,
        patience: float | None = None,
        so_far: Callable[[bytes], None] = lambda line: None,
    ) -> msgspec.Raw:
        """The answer to a question; raises RobotFailed if there is none. `so_far`: see `answer`."""
        try:
            answer = await self.answer(msgspec.json.encode(asked), _ANSWER.decode, patience, so_far)
        except NoAnswer:
            raise RobotFailed("the robot did not answer in time") from None
        if answer.error is not None:
            raise RobotFailed(answer.error, code=answer.code)
        return answer.found
