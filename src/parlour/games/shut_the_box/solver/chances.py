"""Winning chances in a match, by the kernels if they are ready, else without numpy and numba."""

from __future__ import annotations

from parlour.core import kernels
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState

from .pure_winning import Chances
from .pure_winning import worth as pure_worth
from .turn import BestPlay, turn

#: chances no further apart than this count as equal: the two ways differ by less
SLACK = 1e-9


def worth(state: ShutTheBoxState) -> Chances:
    """The chances of the seat at the tray; BadOption where they are neither solved nor estimated."""
    if not kernels.ready(GAME.key):
        return pure_worth(state)
    from .winning import worth as compiled_worth  # numba loads with it

    found = compiled_worth(state)
    return Chances(found.ends.tolist(), found.values.tolist(), found.solved)


def best_play(state: ShutTheBoxState) -> tuple[BestPlay, bool]:
    """Best play for the chance to win, and whether it is solved (else estimated)."""
    found = worth(state)
    whole = turn(state.options.flaps, state.options.dice)
    return BestPlay(whole, found.ends, found.values, max, SLACK), found.solved
