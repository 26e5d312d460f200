"""The pool of robot processes. Robots get views only, never the full state."""

from __future__ import annotations

import msgspec

from parlour.server.base.settings import Settings
from parlour.table.thinking import ChooseWanted

from .pool import Pool, RobotFailed

__all__ = ["RobotFailed", "Robots"]


class Robots(Pool):
    """The pool in which robots choose their actions."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, settings.robot_processes)

    async def choose(self, question: ChooseWanted) -> str:
        """The robot's action as text."""
        return msgspec.json.decode(await self.ask(question), type=str)
