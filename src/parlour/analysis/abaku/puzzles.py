"""Puzzles of Abaku: which placement scores most now? All placements are tried, so the answer is exact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.weighing import weighed
from parlour.core.actor import CHANCE, Rng
from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.equations import readings
from parlour.games.abaku.placement import Laid, judge, lay
from parlour.games.abaku.rules import GAME, AbakuState
from parlour.games.abaku.search.generator import PureGenerator, place
from parlour.games.abaku.tiles import FREE, faces

#: by level: the first and last turn to take a puzzle from, and its least margin in points
_TURNS: Final = {1: (1, 4, 4), 2: (3, 8, 2), 3: (6, 14, 1)}
#: answers kept in the puzzle
_TOLD: Final = 40
#: positions with more placements are too many to look through
_MOST: Final = 1500


class AbakuMaker:
    """Takes positions from games of the random robot."""

    levels: Sequence[int] = (1, 2, 3)
    #: nested: an equation within an equation; roots: a root or a power; joker: a joker is placed or swapped;
    #: bonus: a bonus square is covered
    themes: Sequence[str] = ("nested", "roots", "joker", "bonus")

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        first, last, _ = _TURNS[level]
        state: Any = GAME.start()
        turns = 0
        while state.actor is not None and turns <= last:
            if state.actor is CHANCE:
                state = state.after(state.sample(rng))
                continue
            turns += 1
            rack = state.racks[state.turn]
            # jokers are rare: for that theme skip all other positions
            if turns >= first and (theme != "joker" or "?" in rack or _may_swap(state)):
                found = _puzzle(state, level, theme)
                if found:
                    yield found
            state = state.after(GAME.some_action(state.view(state.actor), rng))


def _may_swap(state: AbakuState) -> bool:
    rack = state.racks[state.turn]
    return any(sign.isalpha() and faces(sign) in rack for sign in state.board)


def _puzzle(state: AbakuState, level: int, theme: str) -> Puzzle | None:
    rack = state.racks[state.turn]
    placements = PureGenerator(state.options).placements(state.board, rack, enough=_MOST + 1)
    if not 1 < len(placements) <= _MOST:
        return None
    found = {str(action): action for action in [place(one, state.board, state.options) for one in placements]}
    scale = weighed(dict(zip(found, [one.points for one in placements], strict=True)))
    least = _TURNS[level][2]
    if (
        len(scale.accepted) > 1
        or scale.margin < least
        or theme not in _themes(state, found[scale.accepted[0]])
    ):
        return None
    # the position holds all racks; solvers get their own seat's view only
    return scale.puzzle(state, question="most-points", theme=theme, level=level, unit="points", told=_TOLD)


def _themes(state: AbakuState, best: PlaceTiles) -> Iterator[str]:
    laid = lay(state.board, state.racks[state.turn], best, state.options)
    assert isinstance(laid, Laid)
    judgement = judge(laid, state.options)
    squares = [set(equation.squares) for equation in judgement.equations]
    if any(one < other for one in squares for other in squares):
        yield "nested"
    kinds = {
        reading.kind
        for equation in judgement.equations
        for reading in readings(equation.digits, state.options.trivial_powers)
    }
    if kinds & {"square", "cube", "square-root", "cube-root"}:
        yield "roots"
    if best.swap is not None or any(sign.isalpha() for sign in best.tiles):
        yield "joker"
    grid = grid_for(state.options)
    number = grid.number
    new = [
        number[name] for e in judgement.equations for name in e.squares if state.board[number[name]] == FREE
    ]
    if any(grid.number_bonus[at] > 1 or grid.equation_bonus[at] > 1 for at in new):
        yield "bonus"


MAKER = AbakuMaker()
