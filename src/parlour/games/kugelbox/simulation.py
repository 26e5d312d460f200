"""A throw simulated: an aim and its tremor in, the holes and the path of the balls out.

MuJoCo and numpy load with the first throw, never with the rules.
"""

from __future__ import annotations

import functools
import threading
from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.core.actor import Rng

from .aim import Aim
from .frames import Frames, thinned
from .tremor import Tremor

if TYPE_CHECKING:
    from .physics import Box


class Landing(Struct, frozen=True):
    """Where a throw's balls lie: a hole such as `c3`, or `-` for a miss; and how they got there."""

    red: str
    black: str
    frames: Frames

    def __str__(self) -> str:
        return f"red {self.red} black {self.black}"


def simulate(aim: Aim, rng: Rng) -> Landing:
    """Throw the balls: the tremor comes from `rng`, all else is settled by it."""
    return landing(aim, Tremor.draw(rng))


def landing(aim: Aim, tremor: Tremor) -> Landing:
    """Where the balls lie after this aim with this tremor."""
    thrown = _box().throw(aim, tremor)
    return Landing(red=thrown.red, black=thrown.black, frames=thinned(thrown.track, engine()))


@functools.cache
def engine() -> str:
    """What a landing depends on beside aim and tremor; it can be computed again under the same one only."""
    import mujoco

    from .model import MODEL_VERSION

    return f"kugelbox {MODEL_VERSION}, mujoco {mujoco.__version__}"


_own = threading.local()


def _box() -> Box:
    """This thread's box: the model is loaded once, and no two threads move the same balls."""
    from .physics import Box

    if not hasattr(_own, "box"):
        _own.box = Box()
    box: Box = _own.box
    return box
