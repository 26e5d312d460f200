"""Messages about sheets to print."""

from __future__ import annotations

from typing import Literal

from .match import FromServer


class PrintableSheet(FromServer, frozen=True, kw_only=True):
    """A sheet: score sheets and the like are `sheet`; worksheets have levels, counted from 1.

    `game` is the game it belongs to, if it is one game's.
    """

    key: str
    kind: Literal["sheet", "rules", "drill", "puzzles"]
    game: str | None
    name: str
    levels: tuple[int, ...] = ()
