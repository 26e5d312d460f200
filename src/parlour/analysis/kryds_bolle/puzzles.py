"""Puzzles of Kryds & Bolle: the one best ball, solved to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.weighing import weighed
from parlour.core import kernels
from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.bot import Budget
from parlour.core.robots import create
from parlour.games.kryds_bolle.actions import PlaceBall
from parlour.games.kryds_bolle.cube import CENTRE, PLACES, lines_made
from parlour.games.kryds_bolle.rules import GAME, KrydsBolleState
from parlour.games.kryds_bolle.solver.pure_search import PureSearch

if TYPE_CHECKING:
    from parlour.games.kryds_bolle.solver.search import CubeSearch

#: by placement and level: the least and the most free places
_FREE: Final = {
    "stacked": {1: (4, 7), 2: (8, 10), 3: (11, 13)},
    "free": {1: (4, 5), 2: (6, 8), 3: (9, 10)},
}


class KrydsBolleMaker:
    """Takes positions near the end of games of the casual robot, with random moves mixed in."""

    levels: Sequence[int] = (1, 2, 3)
    #: fork: the ball threatens two lines at once; centre: it takes the centre; chameleon: the last ball
    #: scores; patience: another ball would score more now
    themes: Sequence[str] = ("fork", "centre", "chameleon", "patience")

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        placement = ("stacked", "free")[rng.randrange(2)]
        least, most = _FREE[placement][level]
        state = GAME.start(placement=placement)
        mind = create("casual", GAME.key)
        while isinstance(seat := state.actor, int):
            free = PLACES - (state.x | state.o).bit_count()
            if free < least:
                return
            if free <= most and (found := _puzzle(state, level, theme)):
                yield found
            # for the theme `centre` keep the centre free
            legal = [a for a in state.legal() if theme != "centre" or _place(state, a) != CENTRE]
            if not legal:
                return
            chosen = mind.choose(state.view(seat), Budget(), rng)
            if rng.randrange(3) == 0 or chosen not in legal:
                chosen = legal[rng.randrange(len(legal))]
            state = state.after(chosen)


def _puzzle(state: KrydsBolleState, level: int, theme: str) -> Puzzle | None:
    values = {action: _worth(state, action) for action in state.legal()}
    scale = weighed({str(action): value for action, value in values.items()})
    if len(scale.accepted) != 1:
        return None
    best = max(values, key=values.__getitem__)
    if theme not in _themes(state, best):
        return None
    return scale.puzzle(state, question="best-action", theme=theme, level=level, unit="points")


def _themes(state: KrydsBolleState, best: Action) -> Iterator[str]:
    own = state.x if state.actor == 0 else state.o
    place = _place(state, best)
    made = lines_made(own, place)
    with_it, taken = own | 1 << place, state.x | state.o | 1 << place
    threats = [p for p in range(PLACES) if not taken >> p & 1 and lines_made(with_it, p) > lines_made(own, p)]
    if len(threats) > 1:
        yield "fork"
    if place == CENTRE:
        yield "centre"
    if any(lines_made(own, _place(state, action)) > made for action in state.legal()):
        yield "patience"
    if _last_ball(state.after(best)) > 0:
        yield "chameleon"


def _last_ball(state: KrydsBolleState) -> int:
    """The chameleon's score if both play perfectly, taking the first of equal moves."""
    while PLACES - (state.x | state.o).bit_count() > 1:
        state = state.after(max(state.legal(), key=lambda action: _worth(state, action)))
    return sum(state.after(state.legal()[0]).points) - sum(state.points)


def _worth(state: KrydsBolleState, action: Action) -> int:
    """Points still to come for the seat to act, own minus other's, including this action's."""
    after, seat = state.after(action), state.actor
    assert isinstance(seat, int)
    gain = after.points[seat] - state.points[seat] - after.points[1 - seat] + state.points[1 - seat]
    free = PLACES - (after.x | after.o).bit_count()
    if after.actor is None:
        return gain
    if free == 1:
        last = after.after(after.legal()[0])
        to_come = [b - a for a, b in zip(after.points, last.points, strict=True)]
        return gain + to_come[seat] - to_come[1 - seat]
    own, other = (after.x, after.o) if after.actor == 0 else (after.o, after.x)
    return gain - _search(state.options.placement).value(own, other)


def _search(placement: str) -> CubeSearch | PureSearch:
    return _compiled_search(placement) if kernels.ready(GAME.key) else _pure_search(placement)


@cache
def _compiled_search(placement: str) -> CubeSearch:
    from parlour.games.kryds_bolle.solver.search import CubeSearch  # numba loads with it

    return CubeSearch(placement, bits=18)


@cache
def _pure_search(placement: str) -> PureSearch:
    return PureSearch(placement)


def _place(state: KrydsBolleState, action: Action) -> int:
    """Where the action's ball comes to rest."""
    assert isinstance(action, PlaceBall)
    place = action.bar + 9 * (action.level or 0)
    if action.level is None:
        while (state.x | state.o) >> place & 1:
            place += 9
    return place


MAKER = KrydsBolleMaker()
