"""Every error that Parlour raises on purpose, in one small tree, each with a stable code.

Programs and the locales use the code; the message is plain English for people who read tracebacks.
`details` holds the parts of the message that a translation needs.
"""

from __future__ import annotations

from typing import ClassVar


class ParlourError(Exception):
    """The root: catch this to catch every error that Parlour raises on purpose."""

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
    """No robot has that name, or it does not play this game."""

    default_code = "unknown-bot"


class BadOption(ParlourError):
    """An option is unknown, has a value that is not allowed, or conflicts with another one."""

    default_code = "bad-option"


class BadNotation(ParlourError):
    """A text does not have the form of a position, an action or a record."""

    default_code = "bad-notation"


class BadPosition(ParlourError):
    """A position has the right form but can't occur in this game."""

    default_code = "bad-position"


class BadView(ParlourError):
    """A value that should be a view of this game is not one."""

    default_code = "bad-view"


class BadRecord(ParlourError):
    """A record does not follow the rules; `details["seq"]` names the event."""

    default_code = "bad-record"


class IllegalAction(ParlourError):
    """The rules do not allow this action in this state."""

    default_code = "illegal-action"


class NotEnumerable(ParlourError):
    """There are too many actions or outcomes to list, as with throws of balls."""

    default_code = "not-enumerable"
