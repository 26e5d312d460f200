"""Values for reviews of any other game: from its analyser, with the view of the seat to act.

With two seats, one seat's value gives the other's. With more, a seat's value is known only when it is its
turn, and everything since its last turn counts as luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from parlour.analysis.analysis import Analysis, analyse
from parlour.core.bot import Budget
from parlour.core.errors import IllegalAction, NotEnumerable
from parlour.core.state import State

from .valuers import only_goal
from .worth import Choices, MoveWorth, between_two, shared


class AnalysedValuer:
    """Calls `parlour.analyse` at every choice, for analysers whose values are chances to win."""

    unit, total = "chance", 1
    measure = "win-estimated"
    meaning = "chance to win, as estimated from what the seat sees"

    def __init__(self, states: Sequence[State], budget: Budget, goal: str | None) -> None:
        only_goal(goal)
        self.budget = budget
        self._known: dict[State, Analysis | None] = {}

    def worth(self, state: State) -> MoveWorth:
        seats = state.options.seats
        if state.actor is None:
            return MoveWorth(self._ended(state), True)
        found = self._analysed(state)
        if found is None:
            return MoveWorth((None,) * seats, True)
        assert isinstance(state.actor, int)
        value = Fraction(found.value)
        if seats == 2:
            return MoveWorth(between_two(state.actor, value, self.total), found.exact)
        return MoveWorth(tuple(value if seat == state.actor else None for seat in range(seats)), found.exact)

    def choices(self, state: State, chosen: str) -> Choices | None:
        found = self._analysed(state)
        if found is None or not found.moves:
            return None
        values, exact = {str(move.action): Fraction(move.value) for move in found.moves}, found.exact
        bounds = {str(move.action): move.bound for move in found.moves}
        if bounds.get(chosen) in ("at_most", "at_least"):
            after, seat = self.worth(state.play(chosen)), state.actor
            assert isinstance(seat, int)
            if (value := after.values[seat]) is not None:
                values[chosen], exact = value, exact and after.exact
        return Choices(values, exact)

    def _analysed(self, state: State) -> Analysis | None:
        """The analysis of a state; None at chance, or if the analyser can't handle it."""
        if not isinstance(state.actor, int):
            return None
        if state not in self._known:
            try:
                self._known[state] = analyse(state, self.budget)
            except (NotEnumerable, IllegalAction):
                self._known[state] = None
        return self._known[state]

    def _ended(self, state: State) -> tuple[Fraction, ...]:
        return shared(state.winners, len(state.points))


class DifferenceValuer(AnalysedValuer):
    """The same for analysers whose values are points: the seat's own minus the best other's."""

    unit, total = "difference", 0
    measure = "difference-estimated"
    meaning = "points at the end, own minus the best other's, as estimated from what the seat sees"

    def _ended(self, state: State) -> tuple[Fraction, ...]:
        points = state.points
        if len(points) == 1:
            return (Fraction(points[0]),)
        return tuple(
            Fraction(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)
        )
