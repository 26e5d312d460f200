"""The face of analysis: any state or view in, every legal action with its value out, best first."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal, Protocol

from msgspec import Struct

from parlour.core.action import Action
from parlour.core.bot import Budget
from parlour.core.errors import UnknownGame
from parlour.core.registry import GAMES, Registry
from parlour.core.state import State

#: how sure a value is: proved, a proved bound, or an estimate
Bound = Literal["exact", "at_most", "at_least", "estimate"]
Value = int | float | Fraction


class Scored(Struct, frozen=True):
    """A legal action with its value for the seat to move."""

    action: Action
    value: Value
    bound: Bound
    #: what it scores at once, where the game speaks of that
    points: int | None = None


class Analysis(Struct, frozen=True):
    """What is known of a position: its value for the seat to move, and every action, best first.

    `exact` says that the value is proved; what a value means is the game's to say (see the reference).
    """

    exact: bool
    value: Value
    moves: list[Scored]

    @property
    def best(self) -> tuple[Scored, ...]:
        """The actions that are as good as the first; whether that is proved, their bounds say."""
        return tuple(move for move in self.moves if move.value == self.moves[0].value)


class Analyser(Protocol):
    """What a game's analysis offers. It starts from a view, as every hint does."""

    def __call__(self, view: Mapping[str, Any], budget: Budget, /, **wishes: Any) -> Analysis: ...


#: analysers by game; a game without one gets the estimate from random play
ANALYSERS: Registry[Analyser] = Registry("parlour.analysers", UnknownGame)


def analyse(
    position: State | Mapping[str, Any], budget: Budget | float | None = None, **wishes: Any
) -> Analysis:
    """Every legal action of a state or view with its value, best first.

    The budget is seconds, or a Budget. Without one, a game that can be solved is analysed until the
    value is exact. Of a state only what the seat to act may know is used.
    """
    view = _view(position) if isinstance(position, State) else position
    if budget is None:
        budget = Budget()
    elif not isinstance(budget, Budget):
        budget = Budget(seconds=float(budget))
    key = GAMES.get(view["game"]).key
    analyser = ANALYSERS.get(key if key in ANALYSERS else "estimate")
    return analyser(view, budget, **wishes)


def _view(state: State) -> Mapping[str, Any]:
    return state.view(state.actor if isinstance(state.actor, int) else None)
