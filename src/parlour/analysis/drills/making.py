"""Making a drill's questions: the same seed, person and number give the same question everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core.errors import BadNotation, UnknownGame
from parlour.core.registry import Registry

from .drill import Drill, Preset, Puzzles
from .question import Ask, Question


class DrillMaker(Protocol):
    """Makes the questions of a kind of drill, and reads the answers to them."""

    #: the kinds of questions it makes
    asks: tuple[Ask, ...]
    #: for practice alone: the kinds it has, each with its drills from easy to hard
    ladders: Mapping[str, Sequence[Drill]]
    #: drills to begin with, from young to old
    presets: tuple[Preset, ...]

    def question(self, drill: Any, seed: str, person: str, number: int) -> Question:
        """The question with that number."""

    def read(self, question: Question, answer: str) -> str | None:
        """The answer in the form of `Question.accepted`; None if it has the wrong form."""

    def told(self, question: Question, answer: str) -> str:
        """A right answer as it is written on paper: `3 + 7 = 10`."""

    def slip(self, question: Question, answer: str) -> Slip:
        """What a wrong answer comes to."""

    def wider(self, drill: Any) -> Iterator[Drill]:
        """Drills like this one with more questions, the nearest first."""


class Slip(Struct, frozen=True):
    """A wrong answer: what kind of mistake it looks like, and the sum that leads to it (`8 − 2 = 6`)."""

    kind: str
    meant: str = ""


#: between the readings of digits that can be read in several ways
SEVERAL = " · "
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
    return read(question, answer) in question.accepted


def read(question: Question, answer: str) -> str:
    """An answer in the form of `Question.accepted`; raises BadNotation if it has the wrong form."""
    found = asking(question).read(question, answer.strip())
    if found is None:
        raise BadNotation(
            f"{answer[:40]!r} does not have the form of an answer to this question", code="bad-answer"
        )
    return found


def asking(question: Question) -> DrillMaker:
    """The maker of a question."""
    return next(maker for maker in (DRILLS.get(kind) for kind in DRILLS) if question.ask in maker.asks)


def told(question: Question) -> tuple[str, ...]:
    """Every right answer as it is written on paper; () for a puzzle, whose board shows it."""
    if question.game is not None:
        return ()
    maker = asking(question)
    return tuple(dict.fromkeys(text for a in question.accepted if (text := maker.told(question, a))))


def slip(question: Question, answer: str) -> Slip:
    """What a wrong answer comes to."""
    return Slip("other") if question.game is not None else asking(question).slip(question, answer.strip())


def why(question: Question, answer: str, over: bool) -> str:
    """The sum that a wrong answer comes to, unless it would give away the right one before it's `over`."""
    meant = slip(question, answer).meant
    right_sums = {part for text in told(question) for part in text.split(SEVERAL)}
    return meant if over or meant not in right_sums else ""


def presets() -> tuple[Preset, ...]:
    """The drills to begin with, from young to old."""
    found = [preset for kind in DRILLS for preset in DRILLS.get(kind).presets]
    return tuple(sorted(found, key=lambda preset: preset.ages))


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
