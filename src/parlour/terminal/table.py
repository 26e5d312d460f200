"""What a screen asks of a table, wherever the match is: here, or on a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.game import Game
from parlour.locales import Words


class Table:
    """A match as one terminal sees it. Refusals are ParlourErrors and change nothing."""

    game: Game[Any]
    #: the language of whoever sits here
    say: Words
    #: the seats that people at this terminal play
    people: tuple[int, ...]

    @property
    def names(self) -> Sequence[str]:
        """The players' names, seat by seat."""
        raise NotImplementedError

    @property
    def actor(self) -> Any:
        """A seat, chance, or None when the match is over."""
        raise NotImplementedError

    @property
    def places(self) -> Sequence[int] | None:
        """The place of every seat once the match is over, 0 best."""
        raise NotImplementedError

    @property
    def secrets(self) -> bool:
        """Whether seats know different things, so that people at one screen need a curtain."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What that seat, or a spectator, may know now."""
        raise NotImplementedError

    def told(self, since: int, seat: int | None) -> tuple[int, list[str]]:
        """Everything after event `since` as sentences for that seat, and the last event told."""
        raise NotImplementedError

    def advance(self) -> None:
        """Wait until somebody who is not at this terminal has acted: chance, a robot, a far player."""
        raise NotImplementedError

    def act(self, seat: int, text: str) -> None:
        """Act for a person at this terminal."""
        raise NotImplementedError

    def resign(self, seat: int) -> None:
        """Give up a seat."""
        raise NotImplementedError

    def undo(self, seat: int) -> None:
        """Take back the last act, or ask the others to agree to it."""
        raise NotImplementedError

    def write(self, path: str | None) -> str:
        """Save the record; where to."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the table."""
