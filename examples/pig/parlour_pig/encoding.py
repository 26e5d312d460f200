"""Pig as numbers, for learning agents."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.authoring import Game, State
from parlour.envs import Alphabet, EncodedPart

from .rules import HOLD, MOST_ROUNDS, MOST_THROWS, THROW, PigOptions, PigState


class PigEncoding(Alphabet):
    """Codes are 0 `throw`, 1 `hold`."""

    def __init__(self, game: Game[Any], options: PigOptions) -> None:
        super().__init__(game, options, [THROW, HOLD])
        most = options.target + 6 * MOST_THROWS
        self.parts = (
            EncodedPart("points", options.seats, "points so far, oneself first", 0, most),
            EncodedPart("turn", 2, "what the turn has brought, and in how many throws", 0, 6 * MOST_THROWS),
            EncodedPart("seat", options.seats, "1 for whose turn it is, oneself first"),
            EncodedPart("round", 1, "the round, from 1", 1, MOST_ROUNDS + 1),
        )

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        assert isinstance(state, PigState)
        order = [(seat + n) % self.seats for n in range(self.seats)]
        turn = [state.seat == other for other in order]
        points = [state.score[other] for other in order]
        return np.array([*points, state.turn, state.throws, *turn, state.round], np.float32)
