"""The contract of a robot: it is handed a view and returns an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from .action import Action
from .actor import Rng


class Budget(Struct, frozen=True):
    """How long a robot may think: seconds, nodes, or both; None means it decides itself."""

    seconds: float | None = None
    nodes: int | None = None


class Bot:
    """Base of every robot. It sees views alone, and takes all its chance from `rng`."""

    name: ClassVar[str]
    #: one sentence that tells a person how it thinks
    thinks: ClassVar[str]

    def serves(self, game: str, options: Mapping[str, Any]) -> bool:
        """Whether this robot can play that game with those options."""
        return True

    def start(self, game: str, options: Mapping[str, Any], seat: int) -> None:
        """Called once before a match."""

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        """The action for the seat that the view is of."""
        raise NotImplementedError

    def close(self) -> None:
        """Called once after a match."""
