"""The process in which robots think: a line of JSON in (a view, no more), a line of JSON out."""

from __future__ import annotations

import os
import random
import sys
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots import Budget, create
from parlour.core.errors import ParlourError
from parlour.core.record import Record


class ChooseWanted(Struct, frozen=True, kw_only=True, tag="choose"):
    """Which robot shall choose, and what its seat sees."""

    robot: str
    game: str
    options: dict[str, Any]
    seat: int
    view: msgspec.Raw
    seconds: float


class HintWanted(Struct, frozen=True, kw_only=True, tag="hint"):
    """What is best for the seat that sees this, as far as it can be said in so many seconds."""

    view: msgspec.Raw
    seconds: float


class ReviewWanted(Struct, frozen=True, kw_only=True, tag="review"):
    """What each choice of a finished match cost, with so many seconds for each position."""

    record: msgspec.Raw
    seconds: float


class PuzzleWanted(Struct, frozen=True, kw_only=True, tag="puzzle"):
    """The puzzle that these name."""

    kind: str
    level: int
    theme: str | None
    seed: str
    number: int


class WarmUp(Struct, frozen=True, kw_only=True, tag="warm"):
    """Compile what robots need, or load what was compiled before."""


Asked = ChooseWanted | HintWanted | ReviewWanted | PuzzleWanted | WarmUp


class Reply(Struct, frozen=True, kw_only=True):
    """What was found, or why nothing was."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    error: str | None = None
    #: of a refusal: the code that it has everywhere
    code: str | None = None


def answered(asked: Asked) -> Any:
    """What was asked for, as plain values."""
    match asked:
        case ChooseWanted():
            return choose(asked)
        case WarmUp():
            from parlour.bots.warm import warm

            return warm()
        case HintWanted():
            from parlour.analysis import analyse
            from parlour.analysis.plain import as_plain

            return as_plain(analyse(msgspec.json.decode(asked.view), Budget(seconds=asked.seconds)))
        case ReviewWanted():
            from parlour.analysis.review import review

            return review(Record.from_json(bytes(asked.record)), Budget(seconds=asked.seconds)).plain()
        case PuzzleWanted():
            from parlour.analysis.puzzles import puzzle

            made = puzzle(
                asked.kind, level=asked.level, theme=asked.theme, seed=asked.seed, number=asked.number
            )
            return msgspec.to_builtins(made)


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
    os.dup2(2, 1)  # what a robot prints must not be taken for an answer
    read = msgspec.json.Decoder(Asked)
    for line in sys.stdin.buffer:
        try:
            answer = Reply(found=msgspec.Raw(msgspec.json.encode(answered(read.decode(line)))))
        except ParlourError as error:
            answer = Reply(error=error.message, code=error.code)
        except Exception as error:
            answer = Reply(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
