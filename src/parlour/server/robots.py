"""The robots' pool: processes that are handed views alone, killed when they give no answer in time."""

from __future__ import annotations

import msgspec

from parlour.core.errors import ParlourError

from .processes import NoAnswer, Processes
from .robot_worker import Choice, Question
from .settings import Settings

_LONGEST_ANSWER = 65_536
# made before there are threads: two that meet a new type at once crash the process
_CHOICE = msgspec.json.Decoder(Choice)


class RobotFailed(ParlourError):
    """A robot gave no action: it crashed, took too long, or said why not."""

    default_code = "robot-failed"


class Robots(Processes):
    """So many processes, started when first needed; each thinks about one question at a time."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            "parlour.server.robot_worker", settings.robot_processes, settings.robot_patience, _LONGEST_ANSWER
        )

    async def choose(self, question: Question) -> str:
        """The robot's action as text."""
        try:
            choice = await self.ask(msgspec.json.encode(question), _CHOICE.decode)
        except NoAnswer:
            raise RobotFailed(f"robot {question.robot} gave no answer in time") from None
        if choice.act is None:
            raise RobotFailed(choice.error or "no action")
        return choice.act
