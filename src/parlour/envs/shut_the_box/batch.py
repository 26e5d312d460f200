"""Thousands of games of Shut the Box per step, compiled; each game is one turn of one seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from parlour.envs.batches import Batch
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.options import Dice, Scoring
from parlour.games.shut_the_box.rules import GAME
from parlour.games.shut_the_box.tray import MOST_FLAPS, all_open, may_take_one, minus_points, set_of

from .encoding import closings

#: the codes before the sets of flaps: 0 take one die, 1 take two
TAKE_TWO, FIRST_CLOSING = 1, 2
#: offsets in an observation: the dice, the choice of their number, and the total width
DICE, CUP, WIDTH = MOST_FLAPS, MOST_FLAPS + 6, MOST_FLAPS + 7


class Tray(NamedTuple):
    """The lookup tables of the kernel."""

    closes: NDArray[np.int64]  # code -> bit set of the flaps that it closes
    masks: NDArray[np.uint8]  # open set, total -> legal codes; total 0: choose the dice
    cost: NDArray[np.float64]  # open set -> minus points
    fits: NDArray[np.bool_]  # open set, total -> whether any flaps can be closed
    chooses: NDArray[np.bool_]  # open set -> whether the player chooses the dice


@lru_cache(maxsize=18)
def tray(flaps: int, dice: Dice, scoring: Scoring) -> Tray:
    """The lookup tables for these rules."""
    sets = [action.numbers for action in closings(flaps) if isinstance(action, Numbers)]
    full = all_open(flaps)
    closes = np.array([0, 0, *map(set_of, sets)], np.int64)
    sums = np.array([0, 0, *map(sum, sets)], np.int64)
    opened, totals = np.arange(full + 1)[:, None, None], np.arange(13)[None, :, None]
    masks = (opened & closes == closes) & (sums == totals)
    return Tray(
        closes,
        masks.astype(np.uint8),
        np.array([minus_points(s, scoring) for s in range(full + 1)], np.float64),
        masks[:, :, FIRST_CLOSING:].any(axis=2),
        np.array([dice != "two" and may_take_one(s, dice) for s in range(full + 1)], np.bool_),
    )


@njit(cache=True, nogil=True)
def _die(chance, game):  # type: ignore[no-untyped-def]
    """Roll one die, with xorshift."""
    word = chance[game]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    chance[game] = word
    return np.int64((word >> np.uint64(32)) * np.uint64(6) >> np.uint64(32)) + 1


@njit(cache=True, nogil=True)
def _throw(game, two, opened, total, chance, observation, mask, masks):  # type: ignore[no-untyped-def]
    """Throw the dice and set the mask."""
    first = _die(chance, game)
    observation[game, DICE + first - 1] += 1
    total[game] = first
    if two:
        second = _die(chance, game)
        observation[game, DICE + second - 1] += 1
        total[game] += second
    # a loop, because row views take three times as long to compile
    for code in range(mask.shape[1]):
        mask[game, code] = masks[opened[game], total[game], code]


@njit(cache=True, nogil=True)
def _begin(game, full, opened, total, chance, observation, mask, masks):  # type: ignore[no-untyped-def]
    """Open all flaps and throw; with all flaps open there is always a legal move."""
    opened[game] = full
    for at in range(WIDTH):
        observation[game, at] = at < MOST_FLAPS and full >> at & 1
    _throw(game, True, opened, total, chance, observation, mask, masks)


@njit(cache=True, nogil=True)
def _step(  # type: ignore[no-untyped-def]
    codes,
    anew,
    full,
    opened,
    total,
    chance,
    observation,
    mask,
    reward,
    done,
    closes,
    masks,
    cost,
    fits,
    chooses,
):
    """Play a code in every game, or restart all. Returns -1, or the first game with an illegal code."""
    games, size = mask.shape
    if anew:
        for game in range(games):
            _begin(game, full, opened, total, chance, observation, mask, masks)
        return -1
    for game in range(games):
        if codes[game] < 0 or codes[game] >= size or not mask[game, codes[game]]:
            return game
    for game in range(games):
        code = codes[game]
        reward[game] = 0.0
        done[game] = False
        two = True
        if code < FIRST_CLOSING:
            two = code == TAKE_TWO
            observation[game, CUP] = 0
        else:
            opened[game] &= ~closes[code]
            for flap in range(MOST_FLAPS):
                observation[game, flap] = opened[game] >> flap & 1
            for die in range(DICE, CUP):
                observation[game, die] = 0
            if opened[game] == 0:
                done[game] = True
                _begin(game, full, opened, total, chance, observation, mask, masks)
                continue
            if chooses[opened[game]]:
                total[game] = 0
                for choice in range(size):
                    mask[game, choice] = masks[opened[game], 0, choice]
                observation[game, CUP] = 1
                continue
        _throw(game, two, opened, total, chance, observation, mask, masks)
        if not fits[opened[game], total[game]]:
            reward[game] = -cost[opened[game]]
            done[game] = True
            _begin(game, full, opened, total, chance, observation, mask, masks)
    return -1


class ShutTheBoxBatch(Batch):
    """Single-player games of one turn. Codes are the encoding's; `observation[game]` has 12 flaps (1: open),
    how many dice show 1 … 6, and 1 if the number of dice is to be chosen.

    A reward is minus the points at the end of the turn; 0 before that and for a shut box.
    """

    kept: ClassVar[tuple[str, ...]] = (
        *("opened", "total", "chance", "observation", "action_mask", "actor", "reward", "done"),
    )

    def __init__(
        self,
        games: int,
        flaps: int = 12,
        dice: Dice = "two",
        scoring: Scoring = "sum",
        seed: int | None = None,
    ) -> None:
        self.options = GAME.options(seats=1, rounds=1, flaps=flaps, dice=dice, scoring=scoring)
        self._tray = tray(flaps, dice, scoring)
        self._full = all_open(flaps)
        self.games = games
        self.size = len(self._tray.closes)
        self.opened = np.zeros(games, np.int64)
        self.total = np.zeros(games, np.int64)
        # each game has its own random state, so that it doesn't depend on the number of games
        self.chance = np.random.SeedSequence(seed).generate_state(games, np.uint64) | np.uint64(1)
        self.observation = np.zeros((games, WIDTH), np.uint8)
        self.action_mask = np.zeros((games, self.size), np.uint8)
        self.actor = np.zeros(games, np.int8)
        self.reward = np.zeros(games, np.float64)
        self.done = np.zeros(games, np.bool_)
        self.reset()

    def reset(self) -> NDArray[np.uint8]:
        self.reward[...] = 0
        self.done[...] = False
        self._run(np.zeros(0, np.int64), anew=True)
        return self.observation

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_]]:
        codes = self._codes(actions)
        self._refuse(self._run(codes, anew=False), codes)
        return self.observation, self.reward, self.done

    def _run(self, codes: NDArray[np.int64], *, anew: bool) -> int:
        wrong: int = _step(
            codes,
            anew,
            self._full,
            self.opened,
            self.total,
            self.chance,
            self.observation,
            self.action_mask,
            self.reward,
            self.done,
            *self._tray,
        )
        return wrong
