"""The robot that plays anything legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.bot import Bot, Budget
from parlour.core.registry import GAMES


class RandomBot(Bot):
    """Every legal action is as likely as every other."""

    name: ClassVar[str] = "random"
    thinks: ClassVar[str] = "Picks any legal action, each as likely as the others."

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        return GAMES.get(view["game"]).some_action(view, rng)
