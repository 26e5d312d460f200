"""Simulating a throw: from an aim and a random generator to the holes and the path of the balls.

MuJoCo and numpy are loaded by the first throw, never by the rules.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.core.actor import Rng
from parlour.core.missing import need
from parlour.games.kugelbox.actions import Landing

from .aim import Aim
from .engine import engine
from .frames import Frames, thinned
from .tremor import Tremor

if TYPE_CHECKING:
    from .physics import Box


class SimulatedThrow(Struct, frozen=True):
    """Where the balls ended, and the key frames of their path."""

    landing: Landing
    frames: Frames


def simulate(aim: Aim, rng: Rng) -> SimulatedThrow:
    """Throw the balls. All chance is in the tremor drawn from `rng`; the rest is mechanics."""
    return simulate_with(aim, Tremor.draw(rng))


def simulate_with(aim: Aim, tremor: Tremor) -> SimulatedThrow:
    """Throw the balls with a given tremor."""
    settled = own_box().throw(aim, tremor)
    return SimulatedThrow(Landing(settled.red, settled.black), thinned(settled.track, engine()))


_thread = threading.local()


def own_box() -> Box:
    """The box of this thread, made once."""
    need("throw")
    from .physics import Box

    if not hasattr(_thread, "box"):
        _thread.box = Box()
    box: Box = _thread.box
    return box
