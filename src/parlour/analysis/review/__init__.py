"""Reviews: what each choice of a match cost, what chance gave, and where it turned."""

from .review import Account, Review, Step
from .walk import review

__all__ = ["Account", "Review", "Step", "review"]
