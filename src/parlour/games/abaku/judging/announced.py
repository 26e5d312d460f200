"""The judgement of an announced placement, for a seat that is asked about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.actor import Rng
from parlour.core.errors import BadView
from parlour.games.abaku.pending import Asking
from parlour.games.abaku.placement import Judgement, judge_announced
from parlour.games.abaku.rules import AbakuState, ruled


def announced(view: Mapping[str, Any], rng: Rng) -> Judgement:
    """The equations and faults of the placement that the view's seat is asked about."""
    state = ruled(view).imagine(view, rng)
    if not isinstance(state, AbakuState) or not isinstance(state.pending, Asking):
        raise BadView("nobody is asked about a placement in this view")
    found = judge_announced(state.board, state.racks[state.turn], state.pending.placement, state.options)
    if found is None:
        raise BadView("the announced placement does not lie on the board")
    return found.judgement
