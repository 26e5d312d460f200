"""What Abaku compiles."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.kernels import Kernels
from parlour.games.abaku.rules import GAME


def _placements() -> None:
    from .generator import Generator

    state: Any = GAME.start()
    Generator(state.options).placements(state.board, "1234")


def _answers() -> None:
    import numpy as np

    from .field import Field, held
    from .generator import Answers, Generator

    state: Any = GAME.start()
    field, answers = Field.read(state.board, state.options), Answers(Generator(state.options))
    answers.begin(field, held("1234"), np.zeros(0), 1.0)
    answers.best(field)


KERNELS: Final = Kernels(seconds=15, steps={"placements": _placements, "answers": _answers})
