"""The encoding of Kryds & Bolle: each colour's places, and a code for each bar (or place)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.core.game import Game
from parlour.core.state import State
from parlour.envs.encoding import Alphabet, EncodedPart
from parlour.games.kryds_bolle.actions import AT_PLACE, PlaceBall
from parlour.games.kryds_bolle.cube import PLACES, TOP
from parlour.games.kryds_bolle.options import KrydsBolleOptions
from parlour.games.kryds_bolle.rules import KrydsBolleState, chameleon_holder

#: bit sets of nine places as nine bytes
_NINE = tuple(bytes(places >> at & 1 for at in range(9)) for places in range(512))
#: the bars that are not full, by the bit set of full ones
_OPEN = tuple(bytes(1 - (full >> at & 1) for at in range(9)) for full in range(512))


class KrydsBolleEncoding(Alphabet):
    """A code is the bar's number (row × 3 + column), or with free placement the place's (level × 9 + bar).

    The chameleon, once placed, counts as its holder's ball. Points are left out: they follow from the cube.
    """

    dtype: ClassVar[Any] = np.int8
    parts = (
        EncodedPart("own", PLACES, "1 for a place with an own ball; places are level × 9 + row × 3 + column"),
        EncodedPart("other", PLACES, "the same for the other seat"),
        EncodedPart("chameleon", 2, "1 for who holds the chameleon: own seat, other"),
        EncodedPart("turn", 2, "1 for whose turn it is: own seat, other"),
    )

    def __init__(self, game: Game[Any], options: KrydsBolleOptions) -> None:
        self.stacked = options.placement == "stacked"
        super().__init__(game, options, [PlaceBall(bar) for bar in range(9)] if self.stacked else AT_PLACE)

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        assert type(state) is KrydsBolleState
        x, o = state.x, state.o
        holder = chameleon_holder(x, o, state.begins)
        if state.chameleon is not None:
            x, o = (x | 1 << state.chameleon, o) if holder == 0 else (x, o | 1 << state.chameleon)
        if seat:
            x, o = o, x
        actor = state.actor
        held = _WHO[holder if holder is None else holder ^ seat]
        turn = _WHO[actor ^ seat if isinstance(actor, int) else None]
        seen = b"".join((
            _NINE[x & 511], _NINE[x >> 9 & 511], _NINE[x >> 18],
            _NINE[o & 511], _NINE[o >> 9 & 511], _NINE[o >> 18],
            held, turn,
        ))  # fmt: skip
        return np.frombuffer(bytearray(seen), np.int8)

    def mask(self, state: State) -> NDArray[np.int8]:
        assert isinstance(state, KrydsBolleState)
        if state.chameleon is not None:
            return self.no_mask()
        taken = state.x | state.o
        if self.stacked:
            return np.frombuffer(bytearray(_OPEN[(taken & TOP) >> 18]), np.int8)
        free = _OPEN[taken & 511] + _OPEN[taken >> 9 & 511] + _OPEN[taken >> 18]
        return np.frombuffer(bytearray(free), np.int8)

    def action(self, state: State, code: int) -> Action | None:
        assert isinstance(state, KrydsBolleState)
        taken = state.x | state.o
        free = state.chameleon is None and not taken >> (code + 18 if self.stacked else code) & 1
        return self.actions[code] if free else None


_WHO = {None: b"\0\0", 0: b"\1\0", 1: b"\0\1"}
