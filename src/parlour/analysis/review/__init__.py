"""Reviews: what each choice in a match cost, what luck gave, and the turning points."""

from .review import Account, Review, Step
from .walk import review

__all__ = ["Account", "Review", "Step", "review"]
