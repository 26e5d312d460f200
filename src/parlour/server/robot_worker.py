"""The process in which robots think: a line of JSON in (a view, no more), a line of JSON out."""

from __future__ import annotations

import os
import random
import sys
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots import Budget, create


class Question(Struct, frozen=True, kw_only=True, tag="choose"):
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


Asked = Question | HintWanted


class Answer(Struct, frozen=True, kw_only=True):
    """What was found, or why nothing was."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    error: str | None = None


def answered(asked: Asked) -> Any:
    """What was asked for, as plain values."""
    if isinstance(asked, Question):
        return choose(asked)
    from parlour.analysis import analyse
    from parlour.analysis.plain import as_plain

    return as_plain(analyse(msgspec.json.decode(asked.view), Budget(seconds=asked.seconds)))


def choose(question: Question) -> str:
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
            answer = Answer(found=msgspec.Raw(msgspec.json.encode(answered(read.decode(line)))))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
