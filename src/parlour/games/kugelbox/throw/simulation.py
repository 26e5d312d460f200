"""A throw simulated: an aim and a source of chance in, the holes and the path of the balls out.

MuJoCo and numpy load with the first throw, never with the rules.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.core.actor import Rng
from parlour.core.errors import NotEnumerable
from parlour.games.kugelbox.actions import Landing

from .aim import Aim
from .engine import engine
from .frames import Frames, thinned
from .tremor import Tremor

if TYPE_CHECKING:
    from .physics import Box


class SimulatedThrow(Struct, frozen=True):
    """Where the balls of a throw lie, and the key frames of how they got there."""

    landing: Landing
    frames: Frames


def simulate(aim: Aim, rng: Rng) -> SimulatedThrow:
    """Throw the balls. All luck is in the tremor that is drawn from `rng`; the rest is mechanics."""
    return simulate_with(aim, Tremor.draw(rng))


def simulate_with(aim: Aim, tremor: Tremor) -> SimulatedThrow:
    """Throw the balls with a tremor that is known."""
    settled = own_box().throw(aim, tremor)
    return SimulatedThrow(Landing(settled.red, settled.black), thinned(settled.track, engine()))


_thread = threading.local()


def own_box() -> Box:
    """This thread's box: its model is loaded once, and no two threads move the same balls."""
    try:
        from .physics import Box
    except ImportError:
        raise NotEnumerable("a hand's throw needs MuJoCo, which is not installed") from None
    if not hasattr(_thread, "box"):
        _thread.box = Box()
    box: Box = _thread.box
    return box
