"""Questions of Smart Calculators: how many points does a throw score?"""

from __future__ import annotations

from typing import Final

from parlour.analysis.drills.drill import Calculators
from parlour.analysis.drills.question import MOST_DIGITS, Ask, Question, is_digits
from parlour.analysis.puzzles import puzzle
from parlour.games.kugelbox.box import MISS, OPERATORS

#: the theme of a throw, by the sign on the box's edge
_SIGNS: Final = {"+": "plus", "−": "minus", "×": "times"}


class CalculatorsDrill:
    """Asks for the points of a throw. The throws are those of the puzzles."""

    asks: Final[tuple[Ask, ...]] = ("points",)

    def question(self, drill: Calculators, seed: str, person: str, number: int) -> Question:
        made = puzzle("smart-calculators", level=drill.grade, seed=f"drill {seed} {person}", number=number)
        landing = made.state.view(made.seat)["last"]
        red, black = landing["red"], landing["black"]
        theme = "miss" if MISS in (red, black) else _SIGNS[OPERATORS[red[1]]]
        return Question(ask="points", theme=theme, accepted=made.accepted, red=red, black=black)

    def read(self, question: Question, answer: str) -> str | None:
        fits = is_digits(answer) and len(answer) < MOST_DIGITS
        return str(int(answer)) if fits else None


MAKER: Final = CalculatorsDrill()
