"""Thousands of games of Kryds & Bolle per step, compiled."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numba import njit
from numpy.typing import NDArray

from parlour.core.errors import BadOption
from parlour.envs.batches import Batch
from parlour.games.kryds_bolle.cube import CENTRE, PLACES
from parlour.games.kryds_bolle.rules import GAME, KrydsBolleState
from parlour.games.kryds_bolle.solver.bits import popcount
from parlour.games.kryds_bolle.solver.tables import LINES_THROUGH, line_words


@njit(cache=True, nogil=True)
def _step(
    codes: NDArray[np.int64],
    taken: NDArray[np.uint64],
    lines: NDArray[np.int64],
    balls: NDArray[np.int8],
    actor: NDArray[np.int8],
    points: NDArray[np.int8],
    final: NDArray[np.int8],
    observation: NDArray[np.uint8],
    mask: NDArray[np.uint8],
    reward: NDArray[np.int8],
    done: NDArray[np.bool_],
) -> int:
    """Play a code in every game. Returns -1, or the first game with an illegal code; then nothing is played.

    `lines[game, seat]` are bit sets of the lines with at least one, and at least two, balls of that seat.
    """
    games, size = mask.shape
    for game in range(games):
        if codes[game] < 0 or codes[game] >= size or not mask[game, codes[game]]:
            return game
    stacked = size == 9
    for game in range(games):
        # unsigned, so that numba does not check for negative indices
        code = np.uint64(codes[game])
        seat = np.uint64(actor[game])
        other = np.uint64(1) - seat
        place = code
        if stacked:
            place += np.uint64(9) * (taken[game] >> code & np.uint64(1))
            place += np.uint64(9) * (taken[game] >> (code + np.uint64(9)) & np.uint64(1))
        through = LINES_THROUGH[place]
        taken[game] |= np.uint64(1) << place
        balls[game] += 1
        made = popcount(lines[game, seat, 1] & through)
        if balls[game] == 27:
            made += popcount(lines[game, other, 1] & through)
            final[game, seat] = points[game, seat] + made
            final[game, other] = points[game, other]
            taken[game] = 0
            balls[game] = 0
            actor[game] = 0
            lines[game] = 0
            points[game] = 0
            observation[game] = 0
            mask[game] = 1
            reward[game] = made
            done[game] = True
            continue
        reward[game] = made
        done[game] = False
        points[game, seat] += made
        lines[game, seat, 1] |= lines[game, seat, 0] & through
        lines[game, seat, 0] |= through
        observation[game, seat, place] = 1
        mask[game, code] = stacked and place < 18
        # the chameleon's holder plays the last ball: the seat that does not have the centre
        actor[game] = observation[game, 0, CENTRE] if balls[game] == 26 else other
    return -1


class KrydsBolleBatch(Batch):
    """`observation[game, seat, place]` is 1 if that seat has a ball there; codes are the encoding's.

    A reward is the points of the ball just played, for the seat that played it. `final[game]` are both seats'
    points in the last finished game.
    """

    kept: ClassVar[tuple[str, ...]] = (
        *("taken", "lines", "balls", "actor", "points", "final"),
        *("observation", "action_mask", "reward", "done"),
    )

    def __init__(self, games: int, placement: str = "stacked", first: str = "seat") -> None:
        self.options = GAME.options(placement=placement, first=first)
        if first != "seat":
            raise BadOption(
                f"first is {first!r}; in a batch seat 0 always begins: leave it at seat", option="first"
            )
        self.games = games
        self.size = 9 if placement == "stacked" else PLACES
        self.taken = np.zeros(games, np.uint64)
        self.lines = np.zeros((games, 2, 2), np.int64)
        self.balls = np.zeros(games, np.int8)
        self.actor = np.zeros(games, np.int8)
        self.points = np.zeros((games, 2), np.int8)
        self.final = np.zeros((games, 2), np.int8)
        self.observation = np.zeros((games, 2, PLACES), np.uint8)
        self.action_mask = np.ones((games, self.size), np.uint8)
        self.reward = np.zeros(games, np.int8)
        self.done = np.zeros(games, np.bool_)

    def reset(self) -> NDArray[np.uint8]:
        for name in self.kept:
            getattr(self, name)[...] = 0
        self.action_mask[...] = 1
        return self.observation

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.bool_]]:
        codes = self._codes(actions)
        wrong = _step(
            codes,
            self.taken,
            self.lines,
            self.balls,
            self.actor,
            self.points,
            self.final,
            self.observation,
            self.action_mask,
            self.reward,
            self.done,
        )
        self._refuse(wrong, codes)
        return self.observation, self.reward, self.done

    def state(self, game: int) -> KrydsBolleState:
        """One of the games as a KrydsBolleState."""
        x, o = (sum(1 << int(p) for p in np.flatnonzero(plane)) for plane in self.observation[game])
        return KrydsBolleState(self.options, x, o)

    def set_position(self, game: int, text: str) -> None:
        """Set one of the games to a position that is not finished."""
        state = GAME.position(text, placement=self.options.placement)
        if not isinstance(state.actor, int):
            raise ValueError("the game is over in this position; give another")
        self.taken[game] = state.x | state.o
        self.balls[game] = (state.x | state.o).bit_count()
        self.actor[game] = state.actor
        self.points[game] = state.points
        for seat, own in enumerate((state.x, state.o)):
            self.lines[game, seat] = line_words(own)
            self.observation[game, seat] = [own >> place & 1 for place in range(PLACES)]
        free = [
            not self.taken[game] >> (code + 18 if self.size == 9 else code) & 1 for code in range(self.size)
        ]
        self.action_mask[game] = free
