"""Winning chances in a match, by the kernels if they are ready, else without numpy and numba."""

from __future__ import annotations

from typing import Any

from parlour.core import kernels
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState

from .pure_winning import Chances
from .pure_winning import worth as pure_worth
from .turn import BestPlay, turn

#: chances no further apart than this count as equal: the two ways differ by less
SLACK = 1e-9


#: what was asked lately; the states of a turn have the same chances, and a review asks for all of them
_LATELY: dict[tuple[Any, ...], Chances] = {}
_KEPT = 64


def worth(state: ShutTheBoxState) -> Chances:
    """The chances of the seat at the tray; BadOption where they are neither solved nor estimated."""
    quick = kernels.ready(GAME.key)
    key = (quick, state.options, state.pad, state.seat, state.shut, state.round)
    if key not in _LATELY:
        found = _compiled_worth(state) if quick else pure_worth(state)
        if len(_LATELY) >= _KEPT:
            _LATELY.clear()
        _LATELY[key] = found
    return _LATELY[key]


def _compiled_worth(state: ShutTheBoxState) -> Chances:
    from .winning import worth as compiled_worth  # numba loads with it

    found = compiled_worth(state)
    return Chances(found.ends.tolist(), found.values.tolist(), found.solved)


def best_play(state: ShutTheBoxState) -> tuple[BestPlay, bool]:
    """Best play for the chance to win, and whether it is solved (else estimated)."""
    found = worth(state)
    whole = turn(state.options.flaps, state.options.dice)
    return BestPlay(whole, found.ends, found.values, max, SLACK), found.solved
