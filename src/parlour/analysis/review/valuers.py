"""The valuers of games for reviews: a game's own, or one that uses its analyser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from parlour.core.bot import Budget
from parlour.core.errors import BadOption, UnknownGame
from parlour.core.registry import Registry
from parlour.core.state import State

from .worth import Valuer


class MakeValuer(Protocol):
    """Creates the valuer for the states of one record."""

    def __call__(self, states: Sequence[State], budget: Budget, goal: str | None, /) -> Valuer: ...


#: valuers by game; other packages add theirs
VALUERS: Registry[MakeValuer] = Registry("parlour.valuers", UnknownGame)
VALUERS.declare({"analysed": "parlour.analysis.review.analysed:AnalysedValuer"})


def valuer_for(states: Sequence[State], budget: Budget, goal: str | None) -> Valuer:
    """The valuer for these states of one match."""
    key = states[0].game.key
    return VALUERS.get(key if key in VALUERS else "analysed")(states, budget, goal)


def only_goal(goal: str | None, *goals: str) -> None:
    """Raise BadOption unless the goal is None or one of these."""
    if goal is not None and goal not in goals:
        known = ", ".join(goals)
        more = {"known": known} if known else {}
        raise BadOption(
            f"goal is {goal!r}; allowed: {known or 'none, this game has only one goal'}",
            option="goal",
            **more,
        )
