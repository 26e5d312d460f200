"""Tests of Shut the Box. A few turns that several of them play."""

from typing import Any

import parlour
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState

#: a turn on nine flaps that shuts the box, throw and closing in turn
SHUT_9 = ["3+6", "9", "2+6", "8", "1+6", "7", "1+5", "6", "1+4", "5", "1+3", "4", "1+2", "3", "1+2", "1,2"]
#: the shortest turn there is: 2 is closed, and a second 2 fits nothing
BUST = ["1+1", "2", "1+1"]
#: what that turn costs on nine and on twelve flaps: 45 - 2, 78 - 2
BUST_9, BUST_12 = 43, 76


def start(seats: int = 2, **options: Any) -> ShutTheBoxState:
    return GAME.start(seats, **options)


def play(state: ShutTheBoxState, *texts: str) -> ShutTheBoxState:
    for text in texts:
        state = state.play(text)
    return state


def at(position: str, **options: Any) -> ShutTheBoxState:
    return GAME.position(position, **options)


def texts(state: ShutTheBoxState) -> set[str]:
    return {str(action) for action in state.legal()}


def code_of(state: ShutTheBoxState, text: str) -> str | None:
    refusal = state.accepts(parlour.game("shut-the-box").action(text))
    return refusal.code if refusal else None
