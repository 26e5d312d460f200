"""Progress of a long solve, as data: the caller puts it into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

#: solving a level, searching below a first ball, adding positions to a book, proving a sample of a book again
At = Literal["level", "search", "book", "proof"]


class Stage(Struct, frozen=True, kw_only=True):
    """The share done, from 0 to 1, and the step that is running.

    `balls` belongs to a level, `place` (of the first ball) to a search, `of` (the sample's size) to a proof.
    """

    share: float
    at: At
    positions: int
    balls: int = 0
    place: str = ""
    of: int = 0


Progress = Callable[[Stage], None]
