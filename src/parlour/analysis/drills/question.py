"""A question of a drill, with all the answers that are right."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from parlour.core.errors import BadNotation
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.rules import GAME as SHUT_THE_BOX

Ask: TypeAlias = Literal["is-it", "complete", "find", "flaps", "points", "best-action", "most-points"]
#: what fills a gap in digits
GAP = "_"
_MOST_DIGITS = 12


class Question(Struct, frozen=True, kw_only=True):
    """What is asked, and about what; whoever answers sees all of it but `accepted`.

    `theme` is what somebody may be stuck at. `digits` has a `_` for each that is missing; `flaps` are open,
    `throw` is what the dice show; `red` and `black` are holes; a puzzle has its game and its seat's `view`.
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
        """How often it makes sense to ask; None: as often as whoever asks likes."""
        return 1 if self.ask == "is-it" else None


def right(question: Question, answer: str) -> bool:
    """Whether an answer is right; BadNotation for what is no answer to such a question.

    What a puzzle accepts is for the puzzle's own `check`.
    """
    return _read(question, answer.strip()) in question.accepted


def _read(question: Question, answer: str) -> str:
    """An answer in its one form."""
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
    raise BadNotation("this is no answer to the question", code="bad-answer")


def _is_digits(text: str) -> bool:
    return bool(text) and len(text) <= _MOST_DIGITS and text.isascii() and text.isdigit()
