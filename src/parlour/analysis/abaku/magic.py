"""Analysis of magic squares: which acts keep a solution within reach.

One solution of the square as it stands is looked for. If there is one, its digits are worth 1, which is
exact: the solution shows it. If there is none, taking off a digit that stands in the way is worth 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from parlour.analysis.analysis import Analysis, Scored
from parlour.core.action import Action
from parlour.core.bot import Budget
from parlour.games.abaku.actions import Fill, Lift
from parlour.games.abaku.magic import MagicState
from parlour.games.abaku.rules import GAME
from parlour.games.abaku.squares.facts import names
from parlour.games.abaku.squares.solver import TooLong, solutions

#: steps of the solver, for each sum, if no budget is given
STEPS = 4_000


class _NoRng:
    """Nothing is hidden in a magic square, so imagining it needs no randomness."""

    def randrange(self, n: int, /) -> int:
        raise AssertionError("a magic square hides nothing")


def analyse(view: Mapping[str, Any], budget: Budget) -> Analysis:
    """Every act, those that lead to a solution first."""
    state = GAME.imagine(view, _NoRng())
    assert isinstance(state, MagicState)
    steps = budget.nodes or STEPS
    solution = _solution(state.rows, steps)
    good = {str(act) for act in _leading(state, solution, steps)}
    moves = [
        Scored(action, 1.0 if str(action) in good else 0.0, "exact" if str(action) in good else "estimate")
        for action in state.legal()
    ]
    moves.sort(key=lambda move: (-float(move.value), not isinstance(move.action, Fill), str(move.action)))
    return Analysis(exact=bool(good), value=moves[0].value, moves=moves)


def _solution(rows: str, steps: int) -> str | None:
    """A magic square with these digits; None if there is none, or it was not found in time."""
    try:
        return next(solutions(rows, steps), None)
    except TooLong:
        return None


def _leading(state: MagicState, solution: str | None, steps: int) -> Iterator[Action]:
    """The acts after which a solution is known."""
    named = names(state.size)
    if solution is not None:
        digits = solution.replace("/", "")
        for name, sign, digit in zip(named, state.square, digits, strict=True):
            if sign == ".":
                yield Fill(name, int(digit))
        return
    for name, sign, given in zip(named, state.square, state.given, strict=True):
        if sign != "." and given == "." and state.accepts(Lift(name)) is None:
            after = state.after(Lift(name))
            if _solution(after.rows, steps) is not None:
                yield Lift(name)
