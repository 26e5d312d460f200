"""A question of a drill, with all right answers."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from parlour.core.errors import BadNotation
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.rules import GAME as SHUT_THE_BOX

Ask: TypeAlias = Literal["is-it", "complete", "find", "flaps", "points", "best-action", "most-points"]
#: stands for a missing digit
GAP = "_"
_MOST_DIGITS = 12


class Question(Struct, frozen=True, kw_only=True):
    """A question; clients see everything but `accepted`.

    `theme` groups questions in the teacher's results. `digits` has a `_` for each missing digit; `flaps` are
    the open ones, `throw` the dice; `red` and `black` are holes; a puzzle has its game and its seat's `view`.
    """

    ask: Ask
    theme: str
    accepted: tuple[str, ...]
    digits: str = ""
    flaps: tuple[int, ...] = ()
    throw: tuple[int, ...] = ()
    least: int = 1
    red: str | None = None
    black: str | None = None
    game: str | None = None
    view: dict[str, Any] | None = field(default=None)

    @property
    def tries(self) -> int | None:
        """The most tries that make sense; None: no limit."""
        return 1 if self.ask == "is-it" else None


def right(question: Question, answer: str) -> bool:
    """Whether an answer is right; raises BadNotation if it has the wrong form.

    Answers to puzzles are judged by `puzzles.check` instead.
    """
    return _read(question, answer.strip()) in question.accepted


def _read(question: Question, answer: str) -> str:
    """An answer in its canonical form."""
    match question.ask:
        case "is-it":
            if answer in ("yes", "no"):
                return answer
        case "complete":
            if _is_digits(answer) and len(answer) == question.digits.count(GAP):
                return answer
        case "find":
            found = "".join(answer.split())
            if _is_digits(found):
                return found
        case "points":
            if _is_digits(answer) and len(answer) < _MOST_DIGITS:
                return str(int(answer))
        case "flaps":
            action = SHUT_THE_BOX.action(answer)
            if isinstance(action, Numbers):
                return str(action)
    raise BadNotation(
        f"{answer[:40]!r} does not have the form of an answer to this question", code="bad-answer"
    )


def _is_digits(text: str) -> bool:
    return bool(text) and len(text) <= _MOST_DIGITS and text.isascii() and text.isdigit()
