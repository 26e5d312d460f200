"""Every error that Parlour raises on purpose: one small tree, each with a stable code.

The code is what programs and the locales look at; the message is plain English for people who read
tracebacks. `details` carries the parts of the message that a translation needs.
"""

from __future__ import annotations

from typing import ClassVar


class ParlourError(Exception):
    """The root: catch this and you have caught everything Parlour refuses."""

    default_code: ClassVar[str] = "error"

    def __init__(self, message: str, *, code: str | None = None, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or self.default_code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message, self.code, self.details)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        assert isinstance(other, ParlourError)
        return (self.code, self.message) == (other.code, other.message)

    def __hash__(self) -> int:
        return hash((type(self), self.code, self.message))


def _rebuild(kind: type[ParlourError], message: str, code: str, details: dict[str, object]) -> ParlourError:
    return kind(message, code=code, **details)


class UnknownGame(ParlourError):
    """No game has that key."""

    default_code = "unknown-game"


class UnknownBot(ParlourError):
    """No robot has that name, or it does not serve this game."""

    default_code = "unknown-bot"


class BadOption(ParlourError):
    """An option is unknown, has a wrong value, or does not go with another one."""

    default_code = "bad-option"


class BadNotation(ParlourError):
    """A text is not in the form of a position, an action or a record."""

    default_code = "bad-notation"


class BadPosition(ParlourError):
    """A position is well written but cannot be one of this game."""

    default_code = "bad-position"


class BadView(ParlourError):
    """What was handed over as a view is not one of this game."""

    default_code = "bad-view"


class BadRecord(ParlourError):
    """A record does not follow the rules; `details["seq"]` names the event."""

    default_code = "bad-record"


class IllegalAction(ParlourError):
    """The rules do not allow this action in this state."""

    default_code = "illegal-action"


class NotEnumerable(ParlourError):
    """There are too many actions or outcomes to list, as with a hand's throw."""

    default_code = "not-enumerable"
