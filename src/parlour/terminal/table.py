"""The interface of a match for the terminal's screens, whether it runs here or on a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.errors import BadOption
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.locales import Words

from .telling import told


class TerminalTable:
    """A match as one terminal sees it. Refused calls raise ParlourError and change nothing."""

    game: Game[Any]
    #: the texts in the person's language
    say: Words
    #: the seats of people at this terminal
    people: tuple[int, ...]
    #: the file to which the match is saved automatically, if any
    save: str | None = None
    #: whether hints are allowed
    hints: bool = True
    #: whether others can act at any time: resign, make an offer, run out of time
    far: bool = False

    @property
    def names(self) -> Sequence[str]:
        """The players' names, seat by seat."""
        raise NotImplementedError

    @property
    def actor(self) -> Any:
        """A seat, CHANCE, or None once the match is over."""
        raise NotImplementedError

    @property
    def places(self) -> Sequence[int] | None:
        """The place of every seat once the match is over; 0 is best."""
        raise NotImplementedError

    @property
    def secrets(self) -> bool:
        """Whether seats have hidden information, so that people at one screen need a curtain."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """The current view of that seat, or of a spectator."""
        raise NotImplementedError

    def finishes(self, text: str) -> bool:
        """Whether this act would end a game that is played alone for a score, so that one asks first."""
        return text == self.game.idle[0] and self.game.scored(self.game.options(**self.view(None)["options"]))

    def bests(self) -> list[str]:
        """After a game that was played alone for a score: what it is beside the best ones, in sentences."""
        return []

    def shown(self, since: int, seat: int | None) -> tuple[int, list[Event]]:
        """The last event's number, and every event after `since` as that seat may see it."""
        raise NotImplementedError

    def told(self, since: int, seat: int | None) -> tuple[int, list[str]]:
        """The same with the events as sentences."""
        last, events = self.shown(since, seat)
        return last, [told(self.names, event, self.say) for event in events]

    @property
    def asked(self) -> int | None:
        """The seat at this terminal that has an offer to answer, if any."""
        return None

    @property
    def waits(self) -> bool:
        """Whether an offer from this terminal waits for the others' answers."""
        return False

    @property
    def throws(self) -> int | None:
        """The seat at this terminal whose throw the dice wait for, if any."""
        return None

    def throw(self, seat: int) -> None:
        """Throw the dice that wait."""
        raise BadOption("there are no dice to throw now", code="nothing-to-throw")

    def answer(self, seat: int, yes: bool) -> None:
        """Accept or decline the offer."""
        raise BadOption("there is no open offer to answer", code="no-offer")

    def advance(self) -> None:
        """Wait until chance, a robot or a remote player has acted."""
        raise NotImplementedError

    @property
    def stand(self) -> object:
        """A value that changes whenever anything happens in the match."""
        raise NotImplementedError

    def catch_up(self) -> bool:
        """Load what others have done meanwhile; returns whether there was anything."""
        return False

    def act(self, seat: int, text: str) -> None:
        """Act for a person at this terminal."""
        raise NotImplementedError

    def resign(self, seat: int) -> None:
        """Resign a seat."""
        raise NotImplementedError

    def undo(self, seat: int) -> None:
        """Take back the last act, or offer that to the others."""
        raise NotImplementedError

    def write(self, path: str | None) -> str:
        """Save the record; returns the file's path."""
        raise NotImplementedError

    def proof(self) -> str | None:
        """Once the match is over: whether its chance was fair, in words; None if there is nothing to say."""
        return None

    def close(self) -> None:
        """Leave the match and wake up threads that wait for it."""
