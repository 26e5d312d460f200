"""A simulated outcome: computed by an engine rather than drawn by odds, with key frames."""

from __future__ import annotations

from msgspec import Struct

from .action import Action


class Simulated(Struct, frozen=True):
    """The outcome and its key frames, a small file for animations. The rules never use the frames."""

    action: Action
    frames: bytes
