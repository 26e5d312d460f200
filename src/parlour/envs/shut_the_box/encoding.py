"""The encoding of Shut the Box: flaps, dice and points, and a code for each set of flaps."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.core.game import Game
from parlour.core.state import State
from parlour.envs.encoding import Alphabet, EncodedPart, from_seat
from parlour.games.shut_the_box.actions import CLOSINGS, TAKE_ONE, TAKE_TWO
from parlour.games.shut_the_box.options import ShutTheBoxOptions
from parlour.games.shut_the_box.rules import ShutTheBoxState
from parlour.games.shut_the_box.tray import MOST_FLAPS, all_open, minus_points


def closings(flaps: int) -> list[Action]:
    """Every set of flaps that a throw can close, by total and then by text."""
    full = all_open(flaps)
    return [action for sets in CLOSINGS for flap_set, action in sets if flap_set & ~full == 0]


class ShutTheBoxEncoding(Alphabet):
    """Codes are `one` and `two` (dice), then every set of flaps that adds up to at most 12, by total and then
    by text."""

    better: ClassVar[int] = -1

    def __init__(self, game: Game[Any], options: ShutTheBoxOptions) -> None:
        super().__init__(game, options, [TAKE_ONE, TAKE_TWO, *closings(options.flaps)])
        seats = options.seats
        # every round but the last costs somebody at least a point
        rounds = options.rounds or (options.limit or 0) * seats
        self.parts = (
            EncodedPart("flaps", MOST_FLAPS, "1 for every open flap, from flap 1 to 12"),
            EncodedPart("dice", 6, "how many dice show 1, 2 … 6", 0, 2),
            EncodedPart("cup", 3, "1 for: choosing the number of dice, one die, two dice"),
            EncodedPart(
                "turn", seats, "1 for the seat whose turn it is: own seat, then the others in turn order"
            ),
            EncodedPart("points", seats, "minus points so far, own seat first", 0, self.points_range()[1]),
            EncodedPart("out", seats, "1 for every eliminated seat, own seat first"),
            EncodedPart("shut", seats, "1 for every seat that has shut the box, own seat first"),
            EncodedPart("round", 1, "the round, from 1", 1, rounds + 1),
        )

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        assert isinstance(state, ShutTheBoxState)
        order = from_seat(seat, self.seats)
        choose = state.actor == state.seat and not state.throw
        seen = [state.flaps >> at & 1 for at in range(MOST_FLAPS)]
        seen += [state.throw.count(number) for number in range(1, 7)]
        seen += [choose, state.cup == 1, state.cup == 2]
        seen += [state.seat == other for other in order]
        seen += [state.pad[other] for other in order]
        seen += [other in state.out for other in order]
        seen += [other in state.shut for other in order]
        seen.append(state.round)
        return np.array(seen, np.float32)

    def points_range(self) -> tuple[float, float]:
        most = minus_points(all_open(self.options.flaps), self.options.scoring)
        rounds, limit = self.options.rounds, self.options.limit
        return 0, float(most * rounds if rounds else (limit or 0) + most)
