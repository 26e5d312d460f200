"""A question of a drill, with all the answers that are right."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

Ask: TypeAlias = Literal["is-it", "complete", "find", "flaps", "points", "best-action", "most-points"]
#: what fills a gap in digits
GAP = "_"
MOST_DIGITS = 12


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


def is_digits(text: str) -> bool:
    """Whether an answer is a row of digits, and no longer than anybody would write."""
    return bool(text) and len(text) <= MOST_DIGITS and text.isascii() and text.isdigit()
