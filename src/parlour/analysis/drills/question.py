"""A question of a drill, with all right answers."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

Ask: TypeAlias = Literal[
    "is-it", "complete", "find", "flaps", "points", "holes", "best-action", "most-points"
]
#: stands for a missing digit
GAP = "_"
MOST_DIGITS = 12


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


def is_digits(text: str) -> bool:
    """Whether an answer is a row of digits, and no longer than anybody would write."""
    return bool(text) and len(text) <= MOST_DIGITS and text.isascii() and text.isdigit()
