"""Whoever watches a live match: a socket on the server, a screen at home, a test."""

from __future__ import annotations

from typing import Protocol


class Watcher(Protocol):
    """Is told whenever the match goes on, and asks the match itself how it stands."""

    #: the id of the person who watches, if they said who they are
    person: str | None
    #: people whose chat this watcher doesn't want to see
    muted: frozenset[str]

    def tell(self, key: str | None = None) -> None:
        """The match has gone on; `key` names this watcher's message if that is what did it."""

    def tell_chat(self, key: str | None = None) -> None:
        """Somebody has said something."""

    def close(self, code: int) -> None:
        """There is nothing more to watch; the code says why."""
