"""A process for robots, hints, reviews and puzzles: a line of JSON in, a line of JSON out.

Robots and hints get a seat's view only, never the full state.
"""

from __future__ import annotations

import logging
import os
import random
import sys
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots import Budget, create
from parlour.core import kernels
from parlour.core.errors import ParlourError
from parlour.core.missing import missing_named
from parlour.core.record import Record

log = logging.getLogger("parlour.thinking")
#: most seconds for each position of a review while kernels are not ready
_PURE_REVIEW = 0.05


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


def answered(asked: Asked) -> Any:
    """The answer to a question, as plain values."""
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
            return review(record, Budget(seconds=_seconds(record.header.game, asked.seconds))).plain()
        case PuzzleWanted():
            from parlour.analysis.puzzles import puzzle

            kernels.load(asked.kind)
            made = puzzle(
                asked.kind, level=asked.level, theme=asked.theme, seed=asked.seed, number=asked.number
            )
            return msgspec.to_builtins(made)


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
    for line in sys.stdin.buffer:
        try:
            with missing_named():
                answer = Reply(found=msgspec.Raw(msgspec.json.encode(answered(read.decode(line)))))
        except ParlourError as error:
            answer = Reply(error=error.message, code=error.code)
        except Exception as error:
            answer = Reply(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(answer) + b"\n")
        _load_kernels()


def _load_kernels() -> None:
    """Load what the last question could have used, now that nobody waits."""
    try:
        kernels.load_asked()
    except Exception:
        log.exception("compiled kernels can't be loaded; answers stay on the pure way")


if __name__ == "__main__":
    main()
