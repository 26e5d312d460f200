"""A process for robots, hints, reviews and puzzles: a line of JSON in, a line of JSON out.

A review also sends its steps so far, at most every quarter of a second, in lines that begin with `SO_FAR`.
Robots and hints get a seat's view only, never the full state.
"""

from __future__ import annotations

import logging
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from parlour.bots import Budget, create
from parlour.core import kernels
from parlour.core.errors import ParlourError
from parlour.core.missing import missing_named
from parlour.core.record import Record

from .lines import SO_FAR

if TYPE_CHECKING:
    from parlour.analysis.review import Review

log = logging.getLogger("parlour.thinking")
#: held while a question is answered, or kernels are loaded
_THINKING = threading.Lock()
#: seconds between two looks for kernels that are compiled
_LOOK_AGAIN = 1.0
#: most seconds for each position of a review while kernels are not ready
_PURE_REVIEW = 0.05
#: least seconds between two lines with a review's steps so far
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


class Reply(Struct, frozen=True, kw_only=True):
    """The answer, or an error."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    error: str | None = None
    #: the error's code, if it is one of Parlour's
    code: str | None = None


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


def main() -> None:
    """Answer questions until the server closes the pipe."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a robot's output must not be taken for an answer
    read = msgspec.json.Decoder(Asked)
    kernels.hold_back()
    threading.Thread(target=_load_kernels, daemon=True).start()

    def so_far(found: Any) -> None:
        answers.write(SO_FAR + msgspec.json.encode(found) + b"\n")

    for line in sys.stdin.buffer:
        with _THINKING:
            answer = _reply(read, line, so_far)
        answers.write(msgspec.json.encode(answer) + b"\n")


def _reply(read: msgspec.json.Decoder[Asked], line: bytes, so_far: Callable[[Any], None]) -> Reply:
    try:
        with missing_named():
            return Reply(found=msgspec.Raw(msgspec.json.encode(answered(read.decode(line), so_far))))
    except ParlourError as error:
        return Reply(error=error.message, code=error.code)
    except Exception as error:
        return Reply(error=f"{type(error).__name__}: {error}")


def _load_kernels() -> None:
    """Load kernels between questions, as soon as they are compiled, so that nobody waits for that."""
    try:
        while kernels.mode() == "auto" and kernels.installed("numba"):
            for key in kernels.KERNELS:
                with _THINKING:
                    kernels.load(key)
            time.sleep(_LOOK_AGAIN)
    except Exception:
        log.exception("compiled kernels can't be loaded; answers stay on the pure way")


if __name__ == "__main__":
    main()
