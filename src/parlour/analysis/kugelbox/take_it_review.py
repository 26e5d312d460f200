"""Values for reviews of Take It: every seat's chance to win, over uniform throws."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from parlour.analysis.review.valuers import only_goal
from parlour.analysis.review.worth import Choices, MoveWorth, between_two, shared
from parlour.core.bot import Budget
from parlour.core.state import State
from parlour.games.kugelbox.take_it.rules import TakeItState
from parlour.games.kugelbox.values.values import ThinkingLimit, as_uniform, is_quick, shares_of, values

#: tables solved, or ten times the playouts, per position by default
NODES = 20_000


class TakeItValuer:
    """For two seats solved once few chips are left; otherwise estimated by playouts by habit."""

    unit = "chance"
    measure = "win-uniform"
    meaning = "chance to win over uniform throws, a shared win counting its share"

    def __init__(self, states: Sequence[State], budget: Budget, goal: str | None) -> None:
        only_goal(goal, "win")
        budget = budget if budget != Budget() else Budget(nodes=NODES)
        self.effort = ThinkingLimit(budget.seconds, budget.nodes)
        self._known: dict[State, MoveWorth] = {}

    def worth(self, state: State) -> MoveWorth:
        if state not in self._known:
            self._known[state] = self._worth(state)
        return self._known[state]

    def choices(self, state: State, chosen: str) -> Choices | None:
        assert isinstance(state, TakeItState)
        if state.stage == "throw":
            return None  # aims are not compared
        if state.options.seats > 2:
            asked, seat = as_uniform(state), state.seat
            after = {str(action): self._shares(asked.after(action))[seat] for action in asked.legal()}
            return Choices(after, False)
        found = values(state, self.effort)
        return Choices({str(action): Fraction(value) for action, value in found.actions}, found.exact)

    def _worth(self, state: Any) -> MoveWorth:
        if state.actor is None:
            return MoveWorth(shared(state.winners, state.options.seats), True)
        asked: TakeItState = as_uniform(state)
        if asked.options.seats > 2:
            return MoveWorth(self._shares(asked), False)
        found = values(asked, self.effort)
        return MoveWorth(between_two(asked.seat, Fraction(found.value), 1), found.exact and asked is state)

    def _shares(self, state: TakeItState) -> tuple[Fraction, ...]:
        """Every seat's chance with more than two seats: one choice ahead, then playouts by habit."""
        if state.actor is None:
            return shared(state.winners, state.options.seats)
        if state.stage in ("throw", "landing"):
            return tuple(map(Fraction, shares_of(replace(state, stage="throw"), self._games())))
        if state.stage in ("turn", "chip"):
            turned = state if state.stage == "chip" else replace(state, stage="chip")
            mixed = [(chance, self._shares(turned.after(chip))) for chip, chance in turned.odds()]
            return tuple(
                sum((chance * shares[seat] for chance, shares in mixed), Fraction(0))
                for seat in range(state.options.seats)
            )
        return max((self._shares(state.after(action)) for action in state.legal()), key=_of(state.seat))

    def _games(self) -> int:
        if self.effort.nodes is not None:
            return max(1, self.effort.nodes // 10)
        return max(1, int((1000 if is_quick() else 100) * (self.effort.seconds or 1)))


def _of(seat: int) -> Any:
    return lambda shares: shares[seat]
