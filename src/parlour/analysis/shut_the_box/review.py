"""Values for reviews of Shut the Box: the chance to win for two, or points compared with perfect play."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from parlour.analysis.review.valuers import only_goal
from parlour.analysis.review.worth import Choices, MoveWorth, Valuer, between_two, shared
from parlour.core.bot import Budget
from parlour.core.errors import BadOption
from parlour.core.state import State
from parlour.games.shut_the_box.rules import ShutTheBoxState
from parlour.games.shut_the_box.solver.turn import turn

from .analyser import analyse


def shut_the_box(states: Sequence[State], budget: Budget, goal: str | None) -> Valuer:
    """A valuer by the chance to win if two play and it is always known, else by points."""
    only_goal(goal, "win", "score")
    if goal == "score" or (goal is None and states[0].options.seats != 2):
        return ScoreValuer(states)
    if states[0].options.seats > 2:
        raise BadOption(
            f"goal is {goal!r}; allowed with more than two seats: score", option="goal", known="score"
        )
    valuer = WinValuer()
    try:
        for state in states:
            valuer.worth(state)
    except BadOption:
        if goal == "win":
            raise
        return ScoreValuer(states)
    return valuer


class WinValuer:
    """One or two seats: solved, up to rounding."""

    unit = "chance"
    measure = "win"
    meaning = "chance to win if all play on perfectly, a shared win counting half"

    def __init__(self) -> None:
        self._known: dict[State, MoveWorth] = {}

    def worth(self, state: State) -> MoveWorth:
        if state not in self._known:
            self._known[state] = self._worth(state)
        return self._known[state]

    def _worth(self, state: Any) -> MoveWorth:
        seats = state.options.seats
        if state.actor is None:
            return MoveWorth(shared(state.winners, seats), True)
        found = analyse(_view(state), Budget(), goal="win")
        value = Fraction(found.value)
        return MoveWorth((value,) if seats == 1 else between_two(state.seat, value, 1), found.exact)

    def choices(self, state: State, chosen: str) -> Choices | None:
        found = analyse(_view(state), Budget(), goal="win")
        return Choices({str(move.action): Fraction(move.value) for move in found.moves}, found.exact)


class ScoreValuer:
    """Any number of seats, exact: how many minus points fewer than expected under perfect play.

    A seat's value changes only in its own turns.
    """

    unit = "points"
    measure = "fewer-points"
    meaning = "minus points fewer than perfect play for points expects in as many turns"

    def __init__(self, states: Sequence[State]) -> None:
        options: Any = states[0].options
        whole = turn(options.flaps, options.dice)
        self.par = whole.best_play(whole.costs(options.scoring), min).value
        #: the round in which each seat was eliminated
        self._out: dict[int, int] = {}
        for state in states:
            assert isinstance(state, ShutTheBoxState)
            for seat in state.out:
                self._out.setdefault(seat, state.round if state.over else state.round - 1)

    def worth(self, state: Any) -> MoveWorth:
        return MoveWorth(tuple(self._stands(state, seat) for seat in range(state.options.seats)), True)

    def choices(self, state: Any, chosen: str) -> Choices | None:
        found = analyse(_view(state), Budget(), goal="score")
        before = self._over_par(state, state.seat)
        values = {str(move.action): self.par - before - Fraction(move.value) for move in found.moves}
        return Choices(values, True)

    def _stands(self, state: ShutTheBoxState, seat: int) -> Fraction:
        over = self._over_par(state, seat)
        if seat == state.seat and not state.over:
            over += Fraction(analyse(_view(state), Budget(), goal="score").value) - self.par
        return -over

    def _over_par(self, state: ShutTheBoxState, seat: int) -> Fraction:
        """Points of the finished turns above the expectation of perfect play."""
        played = state.round if seat < state.seat or (seat == state.seat and state.over) else state.round - 1
        return state.pad[seat] - self.par * min(played, self._out.get(seat, played))


def _view(state: State) -> dict[str, Any]:
    return state.view(state.actor if isinstance(state.actor, int) else None)
