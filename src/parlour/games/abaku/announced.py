"""An announced placement as a seat that is asked about it can judge it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.actor import Rng
from parlour.core.errors import BadView

from .pending import Asking
from .placement import Judgement, Laid, judge, lay, taken_back
from .rules import GAME
from .state import AbakuState


def announced(view: Mapping[str, Any], rng: Rng) -> Judgement:
    """What the placement makes that the view's seat is asked about, and what is wrong with it."""
    state = GAME.imagine(view, rng)
    if not isinstance(state, AbakuState) or not isinstance(state.pending, Asking):
        raise BadView("nobody is asked about a placement in this view")
    placement = state.pending.placement
    before = taken_back(state.board, state.racks[state.turn], placement, state.options)
    laid = None if before is None else lay(*before, placement, state.options)
    if not isinstance(laid, Laid):
        raise BadView("the announced placement does not lie on the board")
    return judge(laid, state.options)
