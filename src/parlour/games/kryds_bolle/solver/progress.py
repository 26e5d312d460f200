"""How far a long solve is, as facts: whoever shows it says it in words of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

#: a level of positions solved, the search below a first ball, positions in a book, positions proved again
At = Literal["level", "search", "book", "proof"]


class Stage(Struct, frozen=True, kw_only=True):
    """A share from 0 to 1, and what is being done.

    `balls` are those of a level, `place` is the first ball's of a search, `of` the size of a proof's sample.
    """

    share: float
    at: At
    positions: int
    balls: int = 0
    place: str = ""
    of: int = 0


Progress = Callable[[Stage], None]
