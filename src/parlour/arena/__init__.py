"""The arena: robots against robots, in pairs of games with swapped seats, until the result is clear."""

from .contest import Contest
from .run import run

__all__ = ["Contest", "run"]
