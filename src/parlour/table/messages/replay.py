"""Messages of a replay, ply by ply."""

from __future__ import annotations

from typing import Literal

import msgspec

from .match import FromServer, Table


class Ply(FromServer, frozen=True, kw_only=True):
    """The match after one act or outcome that was not taken back. Ply 0 is the start and has no `act`.

    `position` is set once the match is over, to play on from there.
    """

    ply: int
    seq: int
    at: int
    by: int | Literal["chance", "host"]
    act: str | None
    view: msgspec.Raw
    position: str | None


class Replay(FromServer, frozen=True, kw_only=True):
    """Plies of a match from `first` on; `count` is how many there are, including the start."""

    table: Table
    first: int
    count: int
    plies: tuple[Ply, ...]
