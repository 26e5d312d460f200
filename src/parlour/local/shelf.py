"""Where a device keeps its matches: in a browser's database, or in memory for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from parlour.core.errors import BadRecord
from parlour.core.events import Event
from parlour.table.live import LiveMatch
from parlour.table.messages.match import MatchListed
from parlour.table.stored import StoredMatch


class Kept(Struct, frozen=True):
    """A match as it is kept: everything that the server's database has of one."""

    stored: StoredMatch
    events: tuple[tuple[Event, str | None], ...]


_KEPT = msgspec.json.Decoder(Kept)


class Shelf(Protocol):
    """Keeps a text for each match, beside what a list shows of it."""

    async def keep(self, match: str, kept: bytes, listed: MatchListed) -> None:
        """Keep a match; it is safe once this returns."""

    async def load(self, match: str) -> bytes | None:
        """The match as it was kept; None if there is none."""

    async def drop(self, match: str) -> None:
        """Forget a match."""

    async def listed(self) -> Sequence[MatchListed]:
        """All matches."""


class MemoryShelf:
    """Keeps matches as long as the process lives."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[bytes, MatchListed]] = {}

    async def keep(self, match: str, kept: bytes, listed: MatchListed) -> None:
        self._kept[match] = (kept, listed)

    async def load(self, match: str) -> bytes | None:
        return self._kept[match][0] if match in self._kept else None

    async def drop(self, match: str) -> None:
        self._kept.pop(match, None)

    async def listed(self) -> Sequence[MatchListed]:
        return [listed for _, listed in self._kept.values()]


def packed(live: LiveMatch) -> bytes:
    """The match as it is kept."""
    keys = {seq: key for key, seq in live.keys.items()}
    events = live.match.events if live.match is not None else ()
    return msgspec.json.encode(
        Kept(stored=live.stored, events=tuple((event, keys.get(event.seq)) for event in events))
    )


def unpacked(text: bytes) -> LiveMatch:
    """The match that was kept; BadRecord if the text is damaged."""
    try:
        kept = _KEPT.decode(text)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"this match can't be read: {error}") from None
    return LiveMatch(kept.stored, kept.events)
