"""A robot for Pig, in a dozen lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from parlour.authoring import Action, Bot, Budget, Rng

from .rules import HOLD, THROW


class HoldAtTwenty(Bot):
    """The rule of thumb."""

    name: ClassVar[str] = "novice"
    thinks: ClassVar[str] = "Throws until the turn has brought twenty, or enough to win."

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        enough = min(20, view["options"]["target"] - view["points"][view["seat"]])
        return HOLD if view["turn"] >= enough else THROW
