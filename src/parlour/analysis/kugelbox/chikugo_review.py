"""Values for reviews of Chikugo: every seat's chance not to lose, over uniform throws."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from parlour.analysis.review.valuers import only_goal
from parlour.analysis.review.worth import Choices, MoveWorth
from parlour.core.bot import Budget
from parlour.core.state import State
from parlour.games.kugelbox.actions import Lay
from parlour.games.kugelbox.chikugo.rules import LAY_OUT_THROWS, ChikugoState
from parlour.games.kugelbox.values import habits, playouts
from parlour.games.kugelbox.values.pure_lay_out import PureLayOut
from parlour.games.kugelbox.values.values import ThinkingLimit, as_uniform, laps_for, lay_out, not_lost

if TYPE_CHECKING:
    from parlour.games.kugelbox.values.lay_out import LayOut

#: playouts per position of the pick-up by default
GAMES = 200


class ChikugoValuer:
    """The pick-up is estimated by playouts, the lay-out is solved."""

    unit = "chance"
    measure = "not-lose"
    meaning = "chance not to lose over uniform throws"

    def __init__(self, states: Sequence[State], budget: Budget, goal: str | None) -> None:
        only_goal(goal, "win")
        self.effort = ThinkingLimit(budget.seconds, budget.nodes)
        self._known: dict[State, MoveWorth] = {}
        self._solved: dict[State, LayOut | PureLayOut] = {}

    def worth(self, state: State) -> MoveWorth:
        if state not in self._known:
            self._known[state] = self._worth(state)
        return self._known[state]

    def choices(self, state: State, chosen: str) -> Choices | None:
        assert isinstance(state, ChikugoState)
        if state.stage == "throw":
            return None  # aims are not compared
        asked = as_uniform(state)
        solved = self._lay_out(asked)
        laid = {
            str(action): Fraction(
                solved.after_laying(action if isinstance(action, Lay) else None)[asked.seat]
            )
            for action in asked.legal()
        }
        return Choices(laid, self._is_exact(asked) and asked is state)

    def _worth(self, state: Any) -> MoveWorth:
        seats = state.options.seats
        if state.actor is None:
            return MoveWorth(tuple(Fraction(not_lost(state, seat)) for seat in range(seats)), True)
        asked: ChikugoState = as_uniform(state)
        if asked.phase == "pick-up":
            return MoveWorth(self._played(asked), False)
        solved = self._lay_out(asked)
        if asked.stage == "lay":
            ways = [solved.after_laying(a if isinstance(a, Lay) else None) for a in asked.legal()]
            chances = max(ways, key=lambda chances: chances[asked.seat])
        else:
            chances = solved.before_throwing()
        return MoveWorth(tuple(map(Fraction, chances)), self._is_exact(asked) and asked is state)

    def _played(self, state: ChikugoState) -> tuple[Fraction, ...]:
        """Every seat's share of playouts by habit that it does not lose."""
        ends: list[tuple[float, ...]] = []

        def kept(end: State) -> float:
            ends.append(tuple(not_lost(end, seat) for seat in range(state.options.seats)))
            return 0.0

        nodes = GAMES * playouts.NODES_A_GAME if self.effort == ThinkingLimit() else self.effort.nodes
        playouts.mean(state, habits.rarest_out, kept, seconds=self.effort.seconds, nodes=nodes, seed=0)
        return tuple(Fraction(sum(shares)) / len(ends) for shares in zip(*ends, strict=True))

    def _lay_out(self, state: ChikugoState) -> LayOut | PureLayOut:
        if state not in self._solved:
            self._solved = {state: lay_out(state, laps_for(state, self.effort))}
        return self._solved[state]

    def _is_exact(self, state: ChikugoState) -> bool:
        return state.round + laps_for(state, self.effort) >= LAY_OUT_THROWS
