"""Watchers of a live match: a socket on the server, a screen at home, a test."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Watcher(Protocol):
    """Is notified of every change, and reads the new state from the match."""

    #: the id of the watching person; None if anonymous
    person: str | None
    #: people whose chat this watcher doesn't want to see
    muted: frozenset[str]

    def tell(self, key: str | None = None) -> None:
        """The match has changed; `key` is the key of this watcher's message if that caused it."""

    def tell_chat(self, key: str | None = None) -> None:
        """There are new chat lines."""

    def close(self, code: int) -> None:
        """There is nothing more to watch; the code says why."""


#: stands among the people who are present for a big screen, which is nobody
SCREEN = "screen"


class Away(Struct, frozen=True):
    """A person whose last socket closed at `since`; from `claim` on the others needn't wait any longer."""

    since: int
    claim: int


class Elsewhere(Struct, frozen=True):
    """The people of a match at another worker, and when that was heard (monotonic seconds)."""

    people: frozenset[str]
    heard: float
