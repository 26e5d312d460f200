"""Puzzles of covering a grid: with the last tiles, which placement lets you cover most squares in the end?

The bag is empty, so nothing is left to chance: every order of placements is tried, and the answer is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.weighing import weighed
from parlour.core.actor import CHANCE, Rng
from parlour.games.abaku.placement import swapped_board
from parlour.games.abaku.rules import GAME, AbakuState
from parlour.games.abaku.search.generator import Placed, PureGenerator, place
from parlour.games.abaku.tiles import FREE, plus
from parlour.games.abaku.values.finder import left, squares

KIND: Final = "cover"
#: by level: rows of the grid, the fewest and most free squares, and the fewest placements of the best line
_LEVELS: Final = {1: (5, 3, 5, 1), 2: (5, 4, 7, 2), 3: (6, 5, 9, 2)}
#: positions that need more searches are too wide to be sure of
_MOST: Final = 600
#: answers kept in the puzzle
_TOLD: Final = 40


class CoverMaker:
    """Takes positions from games of the random robot, with the bag set aside."""

    levels: Sequence[int] = tuple(_LEVELS)
    themes: Sequence[str] = ("plain",)

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        rows, fewest, most, steps = _LEVELS[level]
        state: Any = GAME.start(mode="cover", size=rows)
        while state.actor is not None:
            if state.actor is CHANCE:
                state = state.after(state.sample(rng))
                continue
            if fewest <= state.board.count(FREE) <= most:
                found = _puzzle(state, level, theme, steps)
                if found is not None:
                    yield found
            state = state.after(GAME.some_action(state.view(0), rng))


def _puzzle(state: AbakuState, level: int, theme: str, steps: int) -> Puzzle | None:
    last = replace(state, bag="", discarded=plus(state.discarded, state.bag))
    search = CoverSearch(last)
    found = search.values()
    if len(found) < 2 or search.wide:
        return None
    scale = weighed({text: value for text, (value, _) in found.items()})
    best = scale.accepted[0]
    if len(scale.accepted) > 1 or scale.margin < 1 or found[best][1] < steps:
        return None
    made = scale.puzzle(last, question="best-action", theme=theme, level=level, unit="points", told=_TOLD)
    return replace(made, kind=KIND)


class CoverSearch:
    """The most squares that can be covered in the end after each placement, every order tried."""

    def __init__(self, state: AbakuState) -> None:
        self._state, self._options = state, state.options
        self._generator = PureGenerator(state.options)
        self._known: dict[tuple[str, str], tuple[int, int]] = {}
        #: whether it was too much to search
        self.wide = False

    def values(self) -> dict[str, tuple[int, int]]:
        """By placement: squares covered in the end, and the placements that it takes."""
        board, rack = self._state.board, self._state.racks[0]
        found = {}
        for one in self._generator.placements(board, rack, enough=_MOST):
            most, steps = self._most(*self._after(board, rack, one))
            found[str(place(one, board, self._options))] = most, steps + 1
            if self.wide:
                break
        return found

    def _most(self, board: str, rack: str) -> tuple[int, int]:
        """Squares covered in the end, and the fewest placements to get there."""
        known = self._known.get((board, rack))
        if known is not None:
            return known
        best = len(board) - board.count(FREE), 0
        if rack and FREE in board:
            self.wide = self.wide or len(self._known) >= _MOST
            if self.wide:
                return best
            for one in self._generator.placements(board, rack):
                most, steps = self._most(*self._after(board, rack, one))
                best = max(best, (most, steps + 1), key=lambda found: (found[0], -found[1]))
        self._known[board, rack] = best
        return best

    def _after(self, board: str, rack: str, one: Placed) -> tuple[str, str]:
        signs = list(board if one.swap < 0 else swapped_board(board, one.swap))
        for square, sign in zip(squares(board, one, self._options), one.signs, strict=True):
            signs[square] = sign
        return "".join(signs), left(board, rack, one)


MAKER = CoverMaker()
