"""Puzzles of Chikugo for two: which chip to lay out, so as not to be the last with chips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.weighing import weighed
from parlour.core.actor import Rng
from parlour.games.kugelbox.actions import Lay
from parlour.games.kugelbox.chikugo.rules import GAME, ChikugoState
from parlour.games.kugelbox.values import habits
from parlour.games.kugelbox.values.endless_race import EndlessRace
from parlour.games.kugelbox.values.values import ThinkingLimit, values

from .puzzles import AGAINST_HABIT, chance_puzzle, choices

#: with more chips the lay-out takes too long to solve while somebody waits
MOST_CHIPS: Final = 9
#: up to this lap the limit of laps changes chances by less than the slack
EARLY: Final = 40
SLACK: Final = 0.0005


class ChikugoMaker:
    """Exact, since the lay-out is solved."""

    levels: Sequence[int] = (1, 2, 3)
    #: plain: any lay-out; smallest: the smallest chip is not best; rarest: the rarest chip is not best
    themes: Sequence[str] = ("plain", "smallest", "rarest")

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        start = GAME.start(smart_calculators=rng.randrange(4) == 0)
        for state in choices(start, habits.rarest_out, rng):
            assert isinstance(state, ChikugoState)
            if len(state.met()) < 2 or sum(map(len, state.chips)) > MOST_CHIPS:
                continue
            if theme == "rarest" and not _may_be_wrong(state, AGAINST_HABIT[level][0]):
                continue
            scale = weighed({str(a): v for a, v in values(state, ThinkingLimit()).actions})
            if theme == "smallest" and str(habits.smallest_out(state)) in scale.accepted:
                continue
            if theme == "rarest" and str(habits.rarest_out(state)) in scale.accepted:
                continue
            if found := chance_puzzle(state, theme, level, scale, against_habit=theme == "rarest"):
                yield found


def _may_be_wrong(state: ChikugoState, least: float) -> bool:
    """Whether the rarest chip may be worse than the best by this much: a quick look, since it rarely is."""
    if state.round > EARLY:
        return True
    race = EndlessRace(state)
    after = {chip: race.after_laying(chip) for chip in state.met()}
    rarest = habits.rarest_out(state)
    assert isinstance(rarest, Lay)
    return max(after.values()) - after[rarest.chip] > least - SLACK


MAKER = ChikugoMaker()
