"""The robot that plays at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.bot import Bot, Budget
from parlour.core.registry import GAMES


class RandomBot(Bot):
    """Plays a uniformly random legal action."""

    name: ClassVar[str] = "random"
    thinks: ClassVar[str] = "Picks any legal action, each as likely as the others."

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        return GAMES.get(view["game"]).some_action(view, rng)
