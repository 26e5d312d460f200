"""Drills for Smart Calculators: how many points do these two balls score? The level is the grade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from parlour.analysis.puzzles.puzzle import Puzzle, PuzzleAnswer
from parlour.core.actor import Rng
from parlour.games.kugelbox.box import MISS, NUMBERS, OPERATORS, operator_at, score
from parlour.games.kugelbox.take_it.rules import GAME
from parlour.games.kugelbox.throw.uniform import uniform_outcomes

#: by grade: the operators, and the largest number on the edge
_GRADES: Final = {1: ("+", 3), 2: ("+−", 5), 3: ("×", 4), 4: ("+−×", 5)}


class SmartCalculatorsMaker:
    """Grade 1 adds small numbers, 2 adds and subtracts, 3 multiplies, 4 has everything, and misses too."""

    levels: Sequence[int] = (1, 2, 3, 4)
    themes: Sequence[str] = ("sums",)

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        operators, most = _GRADES[level]
        fitting = [
            landing
            for landing in uniform_outcomes("3/20")
            if (level == 4 and MISS in (landing.red, landing.black))
            or (
                MISS not in (landing.red, landing.black)
                and operator_at(landing.red, OPERATORS) in operators
                and max(NUMBERS[landing.red[0]], NUMBERS[landing.black[0]]) <= most
            )
        ]
        landing = fitting[rng.randrange(len(fitting))]
        state = GAME.start(smart_calculators=True).play("throw").after(landing)
        points = str(score(landing.red, landing.black, OPERATORS).points)
        yield Puzzle(
            kind="smart-calculators",
            game=GAME.key,
            options=msgspec.to_builtins(state.options),
            position=state.position,
            seat=0,
            question="points-of-throw",
            theme=theme,
            level=level,
            unit="points",
            accepted=(points,),
            margin=0.0,
            answers=(PuzzleAnswer(points, float(points)),),
        )


MAKER = SmartCalculatorsMaker()
