"""Values for reviews of Abaku: points, but for a magic square the chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.analysis.review.analysed import AnalysedValuer, DifferenceValuer
from parlour.analysis.review.worth import Valuer
from parlour.core.bot import Budget
from parlour.core.state import State
from parlour.games.abaku.earlier.magic_1 import FirstMagicState
from parlour.games.abaku.magic import MagicState


def abaku(states: Sequence[State], budget: Budget, goal: str | None) -> Valuer:
    """The valuer for the match's mode."""
    kind = AnalysedValuer if isinstance(states[0], MagicState | FirstMagicState) else DifferenceValuer
    return kind(states, budget, goal)
