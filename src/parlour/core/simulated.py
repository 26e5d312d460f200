"""A simulated outcome: chance's answer where it is computed rather than drawn, and how it came about."""

from __future__ import annotations

from msgspec import Struct

from .action import Action


class Simulated(Struct, frozen=True):
    """The outcome, and its key frames: a small file for whoever wants to look on. Nothing depends on it."""

    action: Action
    frames: bytes
