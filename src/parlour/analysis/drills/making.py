"""Making a drill's questions: the same seed, person and number give the same question everywhere."""

from __future__ import annotations

from parlour.analysis.abaku import drills as equations
from parlour.analysis.puzzles import puzzle
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.shut_the_box import drills as sums
from parlour.core.fairness import Fortune, seed_from
from parlour.games.kugelbox.box import MISS, OPERATORS

from .drill import Calculators, Drill, Equations, Puzzles, Sums
from .question import Question

#: the theme of a throw, by the sign on the box's edge
_SIGNS = {"+": "plus", "−": "minus", "×": "times"}


def question(drill: Drill, seed: str, person: str, number: int) -> Question:
    """The question with that number; every person gets different ones."""
    rng = Fortune(seed_from(f"drill {seed}"), person, [], number)
    match drill:
        case Equations():
            return equations.question(drill, rng)
        case Sums():
            return sums.question(drill, rng)
        case Calculators():
            made = puzzle(
                "smart-calculators", level=drill.grade, seed=f"drill {seed} {person}", number=number
            )
            return _of_throw(made)
        case Puzzles():
            raise ValueError("puzzles come from the makers in parlour.analysis.puzzles")


def of_puzzle(made: Puzzle) -> Question:
    """A puzzle as a question, with its seat's view; the position would reveal hidden things."""
    assert made.question != "points-of-throw"
    return Question(
        ask=made.question,
        theme=f"{made.game}-{made.theme}",
        accepted=made.accepted,
        game=made.game,
        view=made.state.view(made.seat),
    )


def _of_throw(made: Puzzle) -> Question:
    landing = made.state.view(made.seat)["last"]
    red, black = landing["red"], landing["black"]
    theme = "miss" if MISS in (red, black) else _SIGNS[OPERATORS[red[1]]]
    return Question(ask="points", theme=theme, accepted=made.accepted, red=red, black=black)
