"""The games over HTTP."""

from __future__ import annotations

from litestar import get

from parlour.table.catalogue import games_shown
from parlour.table.messages.match import GameShown


@get("/api/games", tags=["games"], sync_to_thread=False)
def games() -> tuple[GameShown, ...]:
    """All games with their seats, options and robots."""
    return games_shown()
