"""Analysis of Kryds & Bolle: points still to come under best play, own minus other's, exact."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from parlour.analysis.analysis import Analysis, Scored
from parlour.core import kernels
from parlour.core.actor import CHANCE
from parlour.core.bot import Budget
from parlour.core.errors import IllegalAction
from parlour.games.kryds_bolle.actions import AT_PLACE, PlaceBall
from parlour.games.kryds_bolle.cube import PLACES
from parlour.games.kryds_bolle.rules import GAME, KrydsBolleState, by_order
from parlour.games.kryds_bolle.solver.evaluation import Evaluation
from parlour.games.kryds_bolle.solver.solver import AnySolver, PureSolver, Solver

#: seconds of a search without kernels that is given none, since it may not end in any useful time
_PURE_SECONDS = 0.9
#: with at most this many free places all best places are proved, so that the choice is always the same
_WORKED_OUT = 10


class _NoRng:
    """Nothing is hidden in this game, so imagining a state from a view needs no randomness."""

    def randrange(self, n: int, /) -> int:
        raise AssertionError("Kryds & Bolle hides nothing")


def solver(placement: str) -> AnySolver[Any, Any]:
    """The process's solver for that placement, with kernels if they are ready; it keeps its table between
    questions."""
    return _compiled_solver(placement) if kernels.ready(GAME.key) else _pure_solver(placement)


@cache
def _compiled_solver(placement: str) -> Solver:
    """It is warmed up here, so that loading doesn't use up the budget of the first question."""
    made = Solver(placement)
    made.warm()
    return made


@cache
def _pure_solver(placement: str) -> PureSolver:
    return PureSolver(placement)


def analyse(
    view: Mapping[str, Any], budget: Budget, /, *, watch: Callable[[Analysis], None] | None = None
) -> Analysis:
    """Every place with its value for the seat to act, best first; all best places are exact.

    `watch` is called with the bounds as they tighten. Of equally good places play the first: a robot that
    always does so meets few positions, and those are in the book.
    """
    state = _playing(view)
    placement = state.options.placement
    asked = solver(placement)

    def told(found: Evaluation) -> None:
        if watch is not None:
            watch(_analysis(found, placement))

    found = asked.evaluate(*by_order(state), stop=_stop(budget, asked), watch=told)
    return _analysis(found, placement)


def best_action(view: Mapping[str, Any], budget: Budget) -> PlaceBall:
    """One best place, which is faster than finding all of them; if the budget ends first, the most promising
    one."""
    state = _playing(view)
    placement = state.options.placement
    asked = solver(placement)
    stop = _stop(budget, asked)
    if PLACES - (state.x | state.o).bit_count() <= _WORKED_OUT:
        return _action(asked.evaluate(*by_order(state), stop=stop).moves[0].place, placement)
    return _action(asked.move(*by_order(state), stop=stop).place, placement)


def _playing(view: Mapping[str, Any]) -> KrydsBolleState:
    """The state of a view in which a ball is to be placed."""
    state = GAME.imagine(view, _NoRng())
    if state.actor is None:
        raise IllegalAction("the game is over", code="game-over")
    if state.actor is CHANCE:
        raise IllegalAction("lots are drawn first for who begins", code="not-now")
    return state


def _stop(budget: Budget, asked: AnySolver[Any, Any]) -> Callable[[], bool] | None:
    if budget.seconds is None and isinstance(asked, PureSolver):
        budget = Budget(_PURE_SECONDS, budget.nodes)
    if budget.seconds is None and budget.nodes is None:
        return None
    ends = None if budget.seconds is None else time.perf_counter() + budget.seconds
    last = None if budget.nodes is None else asked.search.nodes + budget.nodes

    def stop() -> bool:
        late = ends is not None and time.perf_counter() >= ends
        return late or (last is not None and asked.search.nodes >= last)

    return stop


def _analysis(found: Evaluation, placement: str) -> Analysis:
    moves = [Scored(_action(move.place, placement), move.value, move.bound) for move in found.moves]
    return Analysis(exact=found.exact, value=found.value, moves=moves)


def _action(place: int, placement: str) -> PlaceBall:
    return PlaceBall(place % 9) if placement == "stacked" else AT_PLACE[place]
