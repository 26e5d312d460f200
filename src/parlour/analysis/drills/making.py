"""Making a drill's questions: the same seed, person and number give the same question everywhere."""

from __future__ import annotations

from typing import Any, Protocol

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core.errors import BadNotation, UnknownGame
from parlour.core.registry import Registry

from .drill import Drill, Puzzles
from .question import Ask, Question


class DrillMaker(Protocol):
    """Makes the questions of a kind of drill, and reads the answers to them."""

    #: the kinds of questions it makes
    asks: tuple[Ask, ...]

    def question(self, drill: Any, seed: str, person: str, number: int) -> Question:
        """The question with that number."""

    def read(self, question: Question, answer: str) -> str | None:
        """The answer in the form of `Question.accepted`; None if it has the wrong form."""


#: makers by the kind of drill
DRILLS: Registry[DrillMaker] = Registry("parlour.drills", UnknownGame)


def question(drill: Drill, seed: str, person: str, number: int) -> Question:
    """The question with that number; every person gets different ones."""
    if isinstance(drill, Puzzles):
        raise ValueError("puzzles come from the makers in parlour.analysis.puzzles")
    return DRILLS.get(str(drill.__struct_config__.tag)).question(drill, seed, person, number)


def right(question: Question, answer: str) -> bool:
    """Whether an answer is right; raises BadNotation if it has the wrong form.

    Answers to puzzles are judged by `puzzles.check` instead.
    """
    for kind in DRILLS:
        maker = DRILLS.get(kind)
        if question.ask in maker.asks and (read := maker.read(question, answer.strip())) is not None:
            return read in question.accepted
    raise BadNotation(
        f"{answer[:40]!r} does not have the form of an answer to this question", code="bad-answer"
    )


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
