"""A game for two played out greedily, so that it shows who gets the last turn."""

from __future__ import annotations

import numpy as np

from parlour.games.abaku.generator import kernels
from parlour.games.abaku.generator.field import Field, Held, held
from parlour.games.abaku.tiles import RACK

from .candidates import Mind
from .compiled import CompiledFinder, glance
from .effort import Effort

#: turns in a row without a placement, both seats together, that end the game
_IDLE = 4


def played_out(mind: Mind, field: Field, racks: tuple[Held, Held], bag: str, effort: Effort) -> float:
    """What the first rack gains on the second when the second moves next and tiles come in the bag's order.

    A seat that cannot place passes.
    """
    finder = mind.finder
    assert isinstance(finder, CompiledFinder)
    mover, waiting = racks[1], racks[0]
    sign, gain, idle = -1.0, 0.0, 0
    while True:
        effort.spend()
        rows = finder.rows(field, mover)
        if len(rows):
            row = rows[int(np.argmax(glance(mind.judge, rows, field, mover, len(bag))))]
            gain += sign * float(row[kernels.POINTS])
            mover, field, idle = field.left(mover, row), field.laid(row), 0
            drawn = bag[: RACK - int(mover.sum())]
            mover, bag = mover + held(drawn), bag[len(drawn) :]
            if not mover.any():
                return gain + sign * float(mind.lost(waiting) + waiting.sum())
        else:
            idle += 1
            if idle == _IDLE or (idle > 1 and not bag):
                return gain + sign * float(mind.lost(waiting) - mind.lost(mover))
        mover, waiting, sign = waiting, mover, -sign
