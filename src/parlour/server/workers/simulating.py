"""A process that simulates throws: a line of JSON in (a state and its random key), a line of JSON out."""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec
from msgspec import Struct

from parlour.core.errors import ParlourError
from parlour.core.fairness import Fortune
from parlour.core.registry import GAMES

#: niceness of simulations: they yield to the machine's other work
_NICE = 5


class SimulationWanted(Struct, frozen=True, kw_only=True):
    """The state in which chance is to act, and the random key of this event."""

    game: str
    rules: int
    state: msgspec.Raw
    key: bytes


class SimulatedReply(Struct, frozen=True, kw_only=True):
    """The outcome with its key frames, or an error."""

    act: str = ""
    frames: bytes = b""
    error: str | None = None


def simulate(wanted: SimulationWanted) -> SimulatedReply:
    """Simulate the chance event of a state."""
    state = GAMES.get(wanted.game).under(wanted.rules).state(bytes(wanted.state))
    outcome = state.simulate(Fortune.of_key(wanted.key))
    return SimulatedReply(act=str(outcome.action), frames=outcome.frames)


def main() -> None:
    """Answer requests until the server closes the pipe."""
    with contextlib.suppress(AttributeError, OSError):  # not every system has nice
        os.nice(_NICE)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a library's output must not be taken for an answer
    for key in GAMES:
        with contextlib.suppress(ParlourError):  # the first throw reports the error
            GAMES.get(key).prepare()
    read = msgspec.json.Decoder(SimulationWanted)
    for line in sys.stdin.buffer:
        try:
            found = simulate(read.decode(line))
        except Exception as error:
            found = SimulatedReply(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
