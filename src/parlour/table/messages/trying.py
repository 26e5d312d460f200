"""Messages for trying out an action in a position."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from .match import ActText, FromClient, FromServer, Problem


class TryWanted(FromClient, frozen=True, kw_only=True):
    """A position, with an action to try in it, or `fall` to sample a chance event."""

    position: Annotated[str, Meta(max_length=20_000, description="empty: the start of the game")]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    act: ActText | None = None
    #: if chance is to act, sample its outcome
    fall: bool = False


class Tried(FromServer, frozen=True, kw_only=True):
    """The position afterwards, in the view of the seat that acts or acted; `refused`: why it didn't change.

    `act` is the action or outcome played.
    """

    position: str
    act: str | None
    view: msgspec.Raw
    refused: Problem | None = None


class RobotAsked(FromClient, frozen=True, kw_only=True):
    """A position, and the robot that is to choose for the seat whose turn it is."""

    position: Annotated[str, Meta(max_length=20_000)]
    robot: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class RobotChose(FromServer, frozen=True, kw_only=True):
    """The action that the robot chose."""

    act: str
