"""Abaku for reviews: its analyser tells points, but a magic square is won or not."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.analysis.review.analysed import AnalysedValuer, DifferenceValuer
from parlour.analysis.review.worth import Valuer
from parlour.core.bot import Budget
from parlour.core.state import State
from parlour.games.abaku.magic import MagicState


def abaku(states: Sequence[State], budget: Budget, goal: str | None) -> Valuer:
    """The valuer for a match of Abaku in the mode that it was played in."""
    kind = AnalysedValuer if isinstance(states[0], MagicState) else DifferenceValuer
    return kind(states, budget, goal)
