"""Values for reviews of Kryds & Bolle: the final difference in points under best play."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from parlour.analysis.analysis import Analysis
from parlour.analysis.review.valuers import only_goal
from parlour.analysis.review.worth import Choices, MoveWorth, between_two
from parlour.core.actor import CHANCE
from parlour.core.bot import Budget
from parlour.core.state import State

from .analyser import analyse

#: nodes per position by default: at most a few seconds, in the opening of free placement
NODES = 20_000_000
#: with at most this many free places, worse choices get exact values too instead of bounds
WORKED_OUT = 19


class KrydsBolleValuer:
    """Exact, except in openings of free placement that are not in the book."""

    unit = "difference"
    measure = "difference"
    meaning = "points at the end, own minus the other's, if both play on perfectly"

    def __init__(self, states: Sequence[State], budget: Budget, goal: str | None) -> None:
        only_goal(goal)
        self.budget = budget if budget != Budget() else Budget(nodes=NODES)
        self._known: dict[str, Analysis] = {}

    def worth(self, state: State) -> MoveWorth:
        ahead = state.points[0] - state.points[1]
        if state.actor is None:
            return MoveWorth(between_two(0, Fraction(ahead), 0), True)
        if state.actor is CHANCE:  # lots are fair, and the value of the start is the first player's
            found = self._analysed(state.after(state.legal()[0]))
            return MoveWorth(between_two(0, Fraction(0), 0), found.exact)
        found = self._analysed(state)
        sign = 1 if state.actor == 0 else -1
        return MoveWorth(between_two(0, ahead + sign * Fraction(found.value), 0), found.exact)

    def choices(self, state: State, chosen: str) -> Choices | None:
        found, seat = self._analysed(state), state.actor
        assert isinstance(seat, int)
        ahead = state.points[seat] - state.points[1 - seat]
        values, exact = {}, found.exact
        for move in found.moves:
            value: Any = ahead + Fraction(move.value)
            if move.bound != "exact" and len(found.moves) <= WORKED_OUT:
                after = self.worth(state.after(move.action))
                value, exact = after.values[seat], exact and after.exact
            values[str(move.action)] = value
        return Choices(values, exact)

    def _analysed(self, state: State) -> Analysis:
        if state.position not in self._known:
            seat = state.actor if isinstance(state.actor, int) else None
            self._known[state.position] = analyse(state.view(seat), self.budget)
        return self._known[state.position]
