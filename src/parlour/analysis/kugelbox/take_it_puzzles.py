"""Puzzles of Take It for two, once all chips are up: which chip to take, whom to rob, or to wait."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.weighing import weighed
from parlour.core.actor import Rng
from parlour.games.kugelbox.take_it.rules import GAME, TakeItState
from parlour.games.kugelbox.values import habits
from parlour.games.kugelbox.values.take_it import tables_of
from parlour.games.kugelbox.values.values import ThinkingLimit, values

from .puzzles import chance_puzzle, choices

#: more tables than this take too long to solve while somebody waits
MOST_TABLES: Final = 21_000


class TakeItMaker:
    """Exact: with all chips up the rest of the game is solved."""

    levels: Sequence[int] = (1, 2, 3)
    #: take: which chip of the middle; rob: which chip of the other, or none; greed: not the one worth most
    themes: Sequence[str] = ("take", "rob", "greed")

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        start = GAME.start(smart_calculators=rng.randrange(4) == 0)
        for state in choices(start, habits.most_worth, rng):
            assert isinstance(state, TakeItState)
            if state.unseen or tables_of(state) > MOST_TABLES or (theme == "rob") != (state.stage == "rob"):
                continue
            scale = weighed({str(a): v for a, v in values(state, ThinkingLimit(nodes=MOST_TABLES)).actions})
            if theme == "greed" and str(habits.most_worth(state)) in scale.accepted:
                continue
            if found := chance_puzzle(state, theme, level, scale, against_habit=theme == "greed"):
                yield found


MAKER = TakeItMaker()
