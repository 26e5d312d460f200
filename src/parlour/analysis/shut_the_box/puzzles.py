"""Puzzles of Shut the Box: which flaps to close for the lowest expected score of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.weighing import weighed
from parlour.core.actor import CHANCE, Rng
from parlour.core.bot import Budget
from parlour.core.robots import create
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState

from .analyser import analyse

#: by level: the least and greatest margin, in points
_MARGINS: Final = {1: (2.0, 99.0), 2: (0.5, 4.0), 3: (0.1, 1.5)}


class ShutTheBoxMaker:
    """Takes positions from single turns with two dice in which flaps are closed at random."""

    levels: Sequence[int] = (1, 2, 3)
    #: plain: the usual habit is right; dice: closing the flaps of the two dice is not best; largest: closing
    #: the largest flap is not best
    themes: Sequence[str] = ("plain", "dice", "largest")

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        flaps = (9, 10, 12, 12)[rng.randrange(4)]
        state = GAME.start(seats=1, rounds=1, flaps=flaps)
        while state.actor is not None:
            if state.actor is CHANCE:
                state = state.after(state.sample(rng))
                continue
            legal = state.legal()
            if len(legal) > 1 and (found := _puzzle(state, level, theme)):
                yield found
            state = state.after(legal[rng.randrange(len(legal))])


def _puzzle(state: ShutTheBoxState, level: int, theme: str) -> Puzzle | None:
    view = state.view(0)
    found = analyse(view, Budget(), goal="score")
    scale = weighed({str(move.action): -float(move.value) for move in found.moves})
    least, most = _MARGINS[level]
    if not least <= scale.margin <= most or theme not in _themes(state, scale.accepted):
        return None
    return scale.puzzle(state, question="best-action", theme=theme, level=level, unit="points")


def _themes(state: ShutTheBoxState, best: tuple[str, ...]) -> Iterator[str]:
    shown = Numbers(state.throw)
    if shown in state.legal() and str(shown) not in best:
        yield "dice"
    if str(max(state.legal(), key=_largest_first)) not in best:
        yield "largest"
    if str(create("novice", GAME.key).choose(state.view(0), Budget(), _NoRng())) in best:
        yield "plain"


def _largest_first(action: object) -> tuple[int, ...]:
    assert isinstance(action, Numbers)
    return action.numbers[::-1]


class _NoRng:
    """The novice robot uses no randomness."""

    def randrange(self, n: int, /) -> int:
        raise AssertionError("nothing is hidden and nothing is drawn")


MAKER = ShutTheBoxMaker()
