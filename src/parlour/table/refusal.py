"""Refusals: errors sent to a client, each with a stable code and an HTTP status."""

from __future__ import annotations

from typing import Any

from parlour.core.errors import ParlourError


class Refusal(ParlourError):
    """Something a client may not do, or not now. Its message is sent to the client unchanged."""

    def __init__(self, message: str, code: str, status: int = 409, **details: Any) -> None:
        super().__init__(message, code=code, **details)
        self.status = status

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.message, self.code, self.status, self.details)


def _rebuild(message: str, code: str, status: int, details: dict[str, Any]) -> Refusal:
    return Refusal(message, code, status, **details)


def of(error: ParlourError) -> Refusal:
    """Any of Parlour's errors as the refusal sent to the client."""
    if isinstance(error, Refusal):
        return error
    details = {name: str(value) for name, value in error.details.items()}
    status = {"unknown-game": 404, "unknown-bot": 404, "store-down": 503, "stale-seq": 409}.get(
        error.code, 422
    )
    return Refusal(error.message, error.code, status, **details)


def no_such_match() -> Refusal:
    return Refusal("there is no match with this id; check the link", "no-such-match", 404)
