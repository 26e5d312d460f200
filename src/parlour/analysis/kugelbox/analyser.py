"""Analysis of Chikugo and Take It: the chance to win, or not to lose, over uniform throws.

See `parlour.games.kugelbox.values.values` for what a value means and when it is exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.analysis.analysis import Analysis, Bound, Scored
from parlour.core.bot import Budget
from parlour.core.errors import BadOption, IllegalAction
from parlour.core.registry import GAMES
from parlour.games.kugelbox.values.values import ThinkingLimit, values


class _NoRng:
    """All players know the same, so imagining a state needs no randomness."""

    def randrange(self, n: int, /) -> int:
        raise AssertionError("the Kugelbox hides nothing that a view does not")


def analyse(view: Mapping[str, Any], budget: Budget, /, *, goal: str = "win", seed: int = 0) -> Analysis:
    """Every action with its value, best first; at chance only the position's value."""
    if goal != "win":
        raise BadOption(f"goal is {goal!r}; allowed: win", option="goal", known="win")
    state = GAMES.get(view["game"]).imagine(view, _NoRng())
    if state.actor is None:
        raise IllegalAction("the game is over", code="game-over")
    found = values(state, ThinkingLimit(budget.seconds, budget.nodes), seed)
    bound: Bound = "exact" if found.exact else "estimate"
    moves = [Scored(action, value, bound) for action, value in found.actions]
    return Analysis(exact=found.exact, value=found.value, moves=moves)
