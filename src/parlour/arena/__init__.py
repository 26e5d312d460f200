"""The arena: robots against robots, in pairs with swapped seats, until the result is sure."""

from .contest import Contest
from .run import run

__all__ = ["Contest", "run"]
