"""The value of every action of a seat, from its view alone.

Without an effort it is a quick estimate: points, tiles kept, chances given to the next. With an effort the
best of these are tried against racks that the others may hold; only the kernels are quick enough for that,
so the pure way stays with the estimate. Two seats with an empty bag search the endgame. A value is the
expected final lead over the best other seat; alone, the final points, or with `cover` the squares covered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, cast

from msgspec import Struct

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.errors import IllegalAction
from parlour.games.abaku.actions import PassTurn
from parlour.games.abaku.rules import AbakuState, ruled

from .candidates import Mind, mind
from .covering import coverings
from .effort import Effort
from .endgame import Endgame, EndgamePosition

#: searches that the pure way spends at most on the endgame of two: each takes about a hundredth of a second
_PURE_NODES = 30


class Valued(Struct, frozen=True):
    """An action with its value and the points it scores now."""

    action: Action
    value: float
    points: int
    bound: Literal["exact", "at_most", "estimate"] = "estimate"


class ActionValues(Struct, frozen=True):
    """Every action, best first; `exact` if the first is proved to be the best."""

    moves: list[Valued]
    exact: bool
    nodes: int


def begun(view: Mapping[str, Any], seconds: float | None, nodes: int | None) -> Effort:
    """An effort whose clock starts after everything is loaded that the view's options need.

    Without the kernels it is small, so that nobody waits.
    """
    if not mind(ruled(view).options(**view["options"])).finder.compiled:
        nodes = _PURE_NODES if nodes is None else min(nodes, _PURE_NODES)
    return Effort(seconds, nodes)


def values(view: Mapping[str, Any], effort: Effort | None, rng: Rng) -> ActionValues:
    """The values of all right placements, exchanges and the pass; without an effort a quick estimate."""
    state = cast(AbakuState, ruled(view).imagine(view, rng))
    if state.actor != view["seat"] or state.pending is not None:
        raise IllegalAction("values are only for the seat whose turn it is to place", code="wrong-seat")
    thinking = mind(state.options)
    if state.options.alone and state.options.mode == "cover":
        rack = state.racks[state.turn]
        found_all = coverings(thinking.finder, state.board, rack, state.bag, state.options)
        return ActionValues([Valued(c.action, c.value, c.points) for c in found_all], False, 1)
    if effort is not None and state.options.seats == 2 and not state.bag:
        return _at_the_end(thinking, state, effort)
    seat = state.turn
    found = thinking.candidates(state.board, state.racks[seat], len(state.bag))
    ahead = _ahead(state)
    if effort is None or state.options.seats == 1 or not thinking.finder.compiled:
        half = thinking.judge.turn / 2 if state.options.seats > 1 else 0.0
        moves = [Valued(c.action, ahead + c.worth - half, c.points) for c in found]
        return ActionValues(moves, False, 1)
    from .trial import Trial  # numba loads with it

    trial = Trial(thinking, state, view, effort, rng)
    moves = [Valued(c.action, ahead + value, c.points) for c, value in trial.tried(found)]
    return ActionValues(moves, False, effort.nodes)


def _ahead(state: AbakuState) -> int:
    """The lead of the seat to move over the best other."""
    others = [points for seat, points in enumerate(state.score) if seat != state.turn]
    return state.score[state.turn] - max(others, default=0)


def _at_the_end(thinking: Mind, state: AbakuState, effort: Effort) -> ActionValues:
    """The endgame of two: with an empty bag the other's rack is known."""
    seat, other, ahead = state.turn, 1 - state.turn, _ahead(state)
    finder = thinking.finder
    table = EndgamePosition(
        finder.board(state.board),
        finder.rack(state.racks[seat]),
        finder.rack(state.racks[other]),
        state.scoreless[seat],
        state.scoreless[other],
    )
    end = Endgame(thinking, table, effort)
    end.search()
    moves = []
    for line in end.lines:
        row = None if line.row is None else end.rows[line.row]
        action = PassTurn() if row is None else finder.action(state.board, row)
        points = 0 if row is None else finder.points(row)
        moves.append(Valued(action, ahead + line.value, points, line.bound))
    return ActionValues(moves, end.proved, effort.nodes)
