"""The interface of a robot: it gets a view and returns an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from .action import Action
from .actor import Rng


class Budget(Struct, frozen=True):
    """How long a robot may think: seconds, nodes, or both; None: the robot decides."""

    seconds: float | None = None
    nodes: int | None = None


class Bot:
    """Base of every robot. It sees only views, and takes all its randomness from `rng`."""

    name: ClassVar[str]
    #: one sentence for people on how it chooses
    thinks: ClassVar[str]

    def serves(self, game: str, options: Mapping[str, Any]) -> bool:
        """Whether this robot can play that game with those options."""
        return True

    def start(self, game: str, options: Mapping[str, Any], seat: int) -> None:
        """Called once before a match."""

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        """The action for the view's seat."""
        raise NotImplementedError

    def close(self) -> None:
        """Called once after a match."""
