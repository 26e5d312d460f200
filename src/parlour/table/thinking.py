"""Questions to robots and analyses, and their answers.

Robots and hints get a seat's view only, never the full state.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from parlour.bots import Budget, create
from parlour.core import kernels
from parlour.core.record import Record

if TYPE_CHECKING:
    from parlour.analysis.review import Review

#: most seconds for each position of a review while kernels are not ready
_PURE_REVIEW = 0.05
#: least seconds between two reports of a review's steps so far
_BETWEEN = 0.25


class ChooseWanted(Struct, frozen=True, kw_only=True, tag="choose"):
    """Ask a robot for its action in a seat's view."""

    robot: str
    game: str
    options: dict[str, Any]
    seat: int
    view: msgspec.Raw
    seconds: float


class HintWanted(Struct, frozen=True, kw_only=True, tag="hint"):
    """Ask for the best actions in a seat's view, found within `seconds`."""

    view: msgspec.Raw
    seconds: float


class ReviewWanted(Struct, frozen=True, kw_only=True, tag="review"):
    """Ask what each choice in a finished match cost, with `seconds` for each position."""

    record: msgspec.Raw
    seconds: float


class PuzzleWanted(Struct, frozen=True, kw_only=True, tag="puzzle"):
    """Ask for the puzzle with these parameters."""

    kind: str
    level: int
    theme: str | None
    seed: str
    number: int


Asked = ChooseWanted | HintWanted | ReviewWanted | PuzzleWanted


def answered(asked: Asked, so_far: Callable[[Any], None] = lambda found: None) -> Any:
    """The answer to a question, as plain values. `so_far` gets a review's steps while it goes on."""
    match asked:
        case ChooseWanted():
            return choose(asked)
        case HintWanted():
            from parlour.analysis import analyse
            from parlour.analysis.plain import as_plain

            view = msgspec.json.decode(asked.view)
            kernels.load(view["game"])
            return as_plain(analyse(view, Budget(seconds=asked.seconds)))
        case ReviewWanted():
            from parlour.analysis.review import review

            record = Record.from_json(bytes(asked.record))
            budget = Budget(seconds=_seconds(record.header.game, asked.seconds))
            return review(record, budget, so_far=_now_and_then(so_far)).plain()
        case PuzzleWanted():
            from parlour.analysis.puzzles import puzzle

            made = puzzle(
                asked.kind, level=asked.level, theme=asked.theme, seed=asked.seed, number=asked.number
            )
            return msgspec.to_builtins(made)


def _now_and_then(so_far: Callable[[Any], None]) -> Callable[[int, int, Callable[[], Review]], None]:
    """Passes on a review after its first step, and then now and then."""
    last = -_BETWEEN

    def step(done: int, of: int, review: Callable[[], Review]) -> None:
        nonlocal last
        if time.monotonic() - last >= _BETWEEN and done < of:
            so_far({"done": done, "of": of, "review": review().plain()})
            last = time.monotonic()

    return step


def _seconds(key: str, seconds: float) -> float:
    """How long to review a position. Without kernels a longer search finds little more, and somebody waits.

    Kernels that are compiled are loaded here, since the result is kept.
    """
    kernels.load(key)
    return seconds if key not in kernels.KERNELS or kernels.ready(key) else min(seconds, _PURE_REVIEW)


def choose(question: ChooseWanted) -> str:
    """Ask the robot for its action."""
    view = msgspec.json.decode(question.view)
    bot = create(question.robot, question.game)
    bot.start(question.game, question.options, question.seat)
    try:
        return str(bot.choose(view, Budget(seconds=question.seconds), random.SystemRandom()))
    finally:
        bot.close()
