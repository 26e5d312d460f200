"""Puzzles of Take It for two, with all chips face up: which chip to take or rob, or to wait."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.weighing import weighed
from parlour.core.actor import Rng
from parlour.games.kugelbox.take_it.rules import GAME, TakeItState
from parlour.games.kugelbox.values import habits
from parlour.games.kugelbox.values.values import solved_values, tables_of

from .puzzles import chance_puzzle, choices

#: positions with more tables take too long to solve while somebody waits
MOST_TABLES: Final = 21_000


class TakeItMaker:
    """Exact, since with all chips face up the rest of the game is solved."""

    levels: Sequence[int] = (1, 2, 3)
    #: take: a chip from the middle; rob: a chip of the other, or none; greed: not the most valuable one
    themes: Sequence[str] = ("take", "rob", "greed")

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        start = GAME.start(smart_calculators=rng.randrange(4) == 0)
        for state in choices(start, habits.most_worth, rng):
            assert isinstance(state, TakeItState)
            if state.unseen or tables_of(state) > MOST_TABLES or (theme == "rob") != (state.stage == "rob"):
                continue
            scale = weighed({str(a): v for a, v in solved_values(state).actions})
            if theme == "greed" and str(habits.most_worth(state)) in scale.accepted:
                continue
            if found := chance_puzzle(state, theme, level, scale, against_habit=theme == "greed"):
                yield found


MAKER = TakeItMaker()
