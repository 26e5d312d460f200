"""Messages about trying an action in a position, without a match."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from .match import ActText, FromClient, FromServer, Problem


class TryWanted(FromClient, frozen=True, kw_only=True):
    """A position to look at, with an action to try in it, or what chance gives (`fall`) if that is wanted."""

    position: Annotated[str, Meta(max_length=20_000, description="empty: the start of the game")]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    act: ActText | None = None
    #: where chance is to act: let it answer
    fall: bool = False


class Tried(FromServer, frozen=True, kw_only=True):
    """The position then, seen by the seat that acts or acted; `refused` tells why it did not change.

    `act` is what was played or fell.
    """

    position: str
    act: str | None
    view: msgspec.Raw
    refused: Problem | None = None
