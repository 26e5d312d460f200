"""The entry point of analysis: every legal action of a state or view with its value, best first."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal, Protocol

from msgspec import Struct

from parlour.core.action import Action
from parlour.core.bot import Budget
from parlour.core.errors import UnknownGame
from parlour.core.missing import missing_named
from parlour.core.registry import GAMES, Registry
from parlour.core.state import State

#: how certain a value is: exact, a proved bound, or an estimate
Bound = Literal["exact", "at_most", "at_least", "estimate"]
Value = int | float | Fraction


class Scored(Struct, frozen=True):
    """A legal action with its value for the seat to act."""

    action: Action
    value: Value
    bound: Bound
    #: the points it scores now, if the game has that notion
    points: int | None = None


class Analysis(Struct, frozen=True):
    """The value of a position for the seat to act, and every action, best first.

    `exact`: the value is proved. What a value means depends on the game (see the reference).
    """

    exact: bool
    value: Value
    moves: list[Scored]

    @property
    def best(self) -> tuple[Scored, ...]:
        """The actions with the same value as the first; see their bounds for how certain that is."""
        return tuple(move for move in self.moves if move.value == self.moves[0].value)


class Analyser(Protocol):
    """The analysis of a game. It starts from a view, so it uses only what the seat may know."""

    def __call__(self, view: Mapping[str, Any], budget: Budget, /, **wishes: Any) -> Analysis: ...


#: analysers by game; a game without one uses the estimate from random play
ANALYSERS: Registry[Analyser] = Registry("parlour.analysers", UnknownGame)


def analyse(
    position: State | Mapping[str, Any], budget: Budget | float | None = None, **wishes: Any
) -> Analysis:
    """Every legal action of a state or view with its value, best first.

    The budget is in seconds, or a Budget. Without one, a solvable game is analysed until the value is
    exact. Of a state, only what the seat to act may know is used.
    """
    view = _view(position) if isinstance(position, State) else position
    if budget is None:
        budget = Budget()
    elif not isinstance(budget, Budget):
        budget = Budget(seconds=float(budget))
    key = GAMES.get(view["game"]).key
    analyser = ANALYSERS.get(key if key in ANALYSERS else "estimate")
    with missing_named():
        return analyser(view, budget, **wishes)


def _view(state: State) -> Mapping[str, Any]:
    return state.view(state.actor if isinstance(state.actor, int) else None)
