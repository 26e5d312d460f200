"""Analysis of Shut the Box: the expected score of the turn, the chance to shut the box, or to win.

Goals: `score` (expected minus points of this turn, less is better; the default), `shut` (the chance to shut
the box in this turn) and `win` (the chance to win the match, a shared win counting its share).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from parlour.analysis.analysis import Analysis, Bound, Scored
from parlour.core.actor import CHANCE
from parlour.core.bot import Budget
from parlour.core.errors import BadOption, IllegalAction
from parlour.games.shut_the_box.actions import Numbers, TakeDice
from parlour.games.shut_the_box.options import Dice, Scoring
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState
from parlour.games.shut_the_box.solver.chances import best_play
from parlour.games.shut_the_box.solver.turn import BestPlay, turn
from parlour.games.shut_the_box.tray import numbers_in

GOALS = ("score", "shut", "win")


class _NoRng:
    """Nothing is hidden in this game, so imagining a state from a view needs no randomness."""

    def randrange(self, n: int, /) -> int:
        raise AssertionError("Shut the Box hides nothing")


def analyse(view: Mapping[str, Any], budget: Budget, /, *, goal: str = "score") -> Analysis:
    """Every action of the seat to act with its value for that goal, best first.

    Before a throw there is nothing to choose: then only the value of the turn is given.
    """
    if goal not in GOALS:
        known = ", ".join(GOALS)
        raise BadOption(f"goal is {goal!r}; allowed: {known}", option="goal", known=known)
    state = GAME.imagine(view, _NoRng())
    if state.over:
        raise IllegalAction("the game is over", code="game-over")
    if goal == "win":
        return _winning(state)
    options = state.options
    best = _best_turn(options.flaps, options.dice, options.scoring if goal == "score" else None)
    return _analysis(state, best, Fraction(1, best.turn.scale), "exact")


@lru_cache(maxsize=16)
def _best_turn(flaps: int, dice: Dice, scoring: Scoring | None) -> BestPlay:
    """Best play of a turn for the score, or without `scoring` for shutting the box; cached for reviews."""
    whole = turn(flaps, dice)
    if scoring is None:
        return whole.best_play(whole.shuts(), max)
    return whole.best_play(whole.costs(scoring), min)


def _winning(state: ShutTheBoxState) -> Analysis:
    best, solved = best_play(state)
    return _analysis(state, best, 1.0, "exact" if solved else "estimate")


def _analysis(state: ShutTheBoxState, best: BestPlay, unit: Any, bound: Bound) -> Analysis:
    """The analysis of a state; `unit` scales the values of best play."""
    if state.actor is CHANCE:
        of_36 = best.of_36(state.flaps, state.cup) if state.cup else 36 * best.values[state.flaps]
        return Analysis(exact=bound == "exact", value=of_36 * unit / 36, moves=[])
    if state.throw:
        rests = best.turn.left[state.flaps][sum(state.throw)]
        moves = [
            Scored(Numbers(numbers_in(state.flaps ^ rest)), best.values[rest] * unit, bound) for rest in rests
        ]
    else:
        moves = [Scored(TakeDice(dice), best.of_36(state.flaps, dice) * unit / 36, bound) for dice in (1, 2)]
    sign = 1 if best.prefer is min else -1
    moves.sort(key=lambda move: (sign * move.value, str(move.action)))
    return Analysis(exact=bound == "exact", value=moves[0].value, moves=moves)
