"""Shut the Box analysed: the expected score of the turn, the chance to shut, or the chance to win.

Goals: `score` (expected minus points of this turn, fewer is better; the default), `shut` (the chance to shut
in this turn) and `win` (the chance to win the match, a shared win counting its share).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from parlour.bots.bot import Budget
from parlour.core.actor import CHANCE
from parlour.core.errors import BadOption, IllegalAction
from parlour.games.shut_the_box.actions import Numbers, Take
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState
from parlour.games.shut_the_box.tray import numbers_in
from parlour.games.shut_the_box.turn import WAYS, Prefer, turn

from .analysis import Analysis, Bound, Scored

GOALS = ("score", "shut", "win")


class _NoRng:
    """Nothing here is hidden, so imagining a state from a view takes no chance."""

    def randrange(self, n: int, /) -> int:
        raise AssertionError("Shut the Box hides nothing")


def analyse(view: Mapping[str, Any], budget: Budget, /, *, goal: str = "score") -> Analysis:
    """Every action of the seat to act with its value for that goal, best first.

    Before a throw there is nothing to choose: then it is the value of the turn alone.
    """
    if goal not in GOALS:
        raise BadOption(f"goal is {goal!r}; goals are: {', '.join(GOALS)}", option="goal")
    state = GAME.imagine(view, _NoRng())
    if state.over:
        raise IllegalAction("the game is over", code="game-over")
    if goal == "win":
        return _winning(state)
    whole = turn(state.options.flaps, state.options.dice)
    prefer: Prefer = min if goal == "score" else max
    ends = whole.costs(state.options.scoring) if goal == "score" else whole.shuts()
    values = [Fraction(value, whole.scale) for value in whole.best_values(ends, prefer)]
    return _analysis(state, values, [Fraction(end) for end in ends], "exact", fewest_first=goal == "score")


def _winning(state: ShutTheBoxState) -> Analysis:
    from parlour.games.shut_the_box.winning import worth  # numba loads with it

    found = worth(state)
    values, ends = found.values.tolist(), found.ends.tolist()
    return _analysis(state, values, ends, "exact" if found.solved else "estimate", fewest_first=False)


def _analysis(
    state: ShutTheBoxState, values: Sequence[Any], ends: Sequence[Any], bound: Bound, *, fewest_first: bool
) -> Analysis:
    """The moves of a state when every open set, before its throw, has that value."""
    best = min if fewest_first else max
    after = turn(state.options.flaps, state.options.dice).left[state.flaps]

    def dice_value(dice: int) -> Any:
        return sum(
            Fraction(ways, 36)
            * (best(values[rest] for rest in after[total]) if after[total] else ends[state.flaps])
            for total, ways in WAYS[dice]
        )

    if state.actor is CHANCE:
        value = dice_value(state.cup) if state.cup else values[state.flaps]
        return Analysis(exact=bound == "exact", value=value, moves=[])
    if state.throw:
        scored = {Numbers(numbers_in(state.flaps ^ rest)): values[rest] for rest in after[sum(state.throw)]}
        moves = [Scored(action, value, bound) for action, value in scored.items()]
    else:
        moves = [Scored(Take(dice), dice_value(dice), bound) for dice in (1, 2)]
    moves.sort(key=lambda move: (move.value if fewest_first else -move.value, str(move.action)))
    return Analysis(exact=bound == "exact", value=moves[0].value, moves=moves)
