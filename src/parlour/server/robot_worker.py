"""The process in which robots think: a line of JSON in (a view, no more), a line of JSON out."""

from __future__ import annotations

import os
import random
import sys
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots import Budget, create


class Question(Struct, frozen=True, kw_only=True):
    """Which robot shall choose, and what its seat sees."""

    robot: str
    game: str
    options: dict[str, Any]
    seat: int
    view: msgspec.Raw
    seconds: float


class Choice(Struct, frozen=True, kw_only=True):
    """The action chosen, or why there is none."""

    act: str | None = None
    error: str | None = None


def choose(question: Question) -> Choice:
    """Ask the robot."""
    view = msgspec.json.decode(question.view)
    bot = create(question.robot, question.game)
    bot.start(question.game, question.options, question.seat)
    try:
        action = bot.choose(view, Budget(seconds=question.seconds), random.SystemRandom())
    finally:
        bot.close()
    return Choice(act=str(action))


def main() -> None:
    """Answer questions until the server closes the pipe."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a robot prints must not be taken for an answer
    read = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            choice = choose(read.decode(line))
        except Exception as error:
            choice = Choice(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(choice) + b"\n")


if __name__ == "__main__":
    main()
