"""Messages about a replay: a match seen again, ply by ply."""

from __future__ import annotations

from typing import Literal

import msgspec

from .match import FromServer, Table


class Ply(FromServer, frozen=True, kw_only=True):
    """The match after one act or outcome that stands, and its view then. Ply 0 is the start: no `act`.

    `position` is there once the match is over, to be played on from.
    """

    ply: int
    seq: int
    at: int
    by: int | Literal["chance", "host"]
    act: str | None
    view: msgspec.Raw
    position: str | None


class Replay(FromServer, frozen=True, kw_only=True):
    """Plies of a match from the one asked for; `count` is how many there are, with the start."""

    table: Table
    first: int
    count: int
    plies: tuple[Ply, ...]
