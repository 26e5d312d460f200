"""What a screen asks of a table, wherever the match is: here, or on a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.errors import BadOption
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.locales import Words

from .telling import told


class TerminalTable:
    """A match as one terminal sees it. Refusals are ParlourErrors and change nothing."""

    game: Game[Any]
    #: the language of whoever sits here
    say: Words
    #: the seats that people at this terminal play
    people: tuple[int, ...]
    #: where the match is saved by itself, if it is
    save: str | None = None
    #: whether whoever plays here may ask what is best
    hints: bool = True
    #: whether others may do something whoever is to act: resign, propose something, run out of time
    far: bool = False

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

    def shown(self, since: int, seat: int | None) -> tuple[int, list[Event]]:
        """Every event after `since` as that seat may see it, and the last event's number."""
        raise NotImplementedError

    def told(self, since: int, seat: int | None) -> tuple[int, list[str]]:
        """The same as sentences."""
        last, events = self.shown(since, seat)
        return last, [told(self.names, event, self.say) for event in events]

    @property
    def asked(self) -> int | None:
        """The seat at this terminal that is asked to agree to something, if one is."""
        return None

    @property
    def waits(self) -> bool:
        """Whether somebody at this terminal has proposed something that the others have not answered yet."""
        return False

    def answer(self, seat: int, yes: bool) -> None:
        """Agree to what the seat is asked, or not."""
        raise BadOption("there is no such offer to answer", code="no-offer")

    def advance(self) -> None:
        """Wait until somebody who is not at this terminal has acted: chance, a robot, a far player."""
        raise NotImplementedError

    @property
    def stand(self) -> object:
        """How far the match is: something else whenever anything has happened."""
        raise NotImplementedError

    def catch_up(self) -> bool:
        """Take in what others have done meanwhile; whether there was anything."""
        return False

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
        """Leave the table; whoever waits for it to go on waits no longer."""
