"""Take It played out by habit in a numba kernel: thousands of games in the blink of an eye.

Everybody keeps to `habits.most_worth` from the first throw on. The truth is `take_it.py`; tests hold the two
together. Loading this loads numba.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.core.jit import entry, inner
from parlour.games.kugelbox.chips import Pile, meets, robs, worth
from parlour.games.kugelbox.take_it.rules import IDLE_TURNS, TakeItState
from parlour.games.kugelbox.throw.uniform import score_odds

from .pure_playouts import by_worth

#: where a chip is that nobody holds
_MIDDLE, _UNSEEN = -1, -2


class Throws(NamedTuple):
    """Kinds of throws: how likely up to and with each, and which chips each takes and robs."""

    up_to: npt.NDArray[np.float64]
    takes: npt.NDArray[np.bool_]
    robs: npt.NDArray[np.bool_]


class Turn(NamedTuple):
    """Whose turn it is of how many, how many turns nothing was taken, and how many end the game."""

    seat: int
    seats: int
    idle: int
    limit: int


@lru_cache(maxsize=8)
def throws(miss: str, operators: str, box: Pile) -> Throws:
    """The kinds of throws under these options."""
    odds, chips = score_odds(miss, operators), by_worth(box)
    up_to = np.cumsum([float(chance) for chance in odds.values()])
    takes = np.array([[meets(chip, score) for chip in chips] for score in odds])
    thefts = np.array([[robs(chip, score) for chip in chips] for score in odds])
    return Throws(up_to, takes, thefts)


@lru_cache(maxsize=8)
def _worths(box: Pile) -> npt.NDArray[np.int64]:
    return np.array([worth((chip,)) for chip in by_worth(box)], np.int64)


def winnings(state: TakeItState, seat: int, count: int, seed: int) -> float:
    """What the seat wins in so many games from a state in which somebody is to throw, or that is over."""
    if state.stage == "over":
        return count / len(state.winners) if seat in state.winners else 0.0
    box = state.options.box
    kinds = throws(state.options.miss, state.options.counting, box)
    seats = state.options.seats
    turn = Turn(state.seat, seats, state.idle, IDLE_TURNS * seats)
    won: float = _winnings(kinds, _worths(box), _places(state), turn, seat, count, seed)
    return won


def _places(state: TakeItState) -> npt.NDArray[np.int64]:
    """Where each chip is."""
    names = by_worth(state.options.box)
    places = np.full(len(names), _UNSEEN)
    piles = [(_MIDDLE, state.up), *enumerate(state.chips)]
    for place, pile in piles:
        for chip in pile:
            places[next(n for n, name in enumerate(names) if name == chip and places[n] == _UNSEEN)] = place
    return places


@inner
def _drawn(luck: Any) -> float:
    """A number from 0 up to 1; `luck` is the generator (splitmix64), an array of one."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return float(z >> np.uint64(11)) / 9007199254740992.0


@inner
def _turned_over(place: Any, luck: Any) -> None:
    """One unseen chip, if there is any, lies face up."""
    unseen = 0
    for chip in range(len(place)):
        unseen += place[chip] == -2
    if unseen == 0:
        return
    nth = int(_drawn(luck) * unseen)
    for chip in range(len(place)):
        if place[chip] == -2:
            if nth == 0:
                place[chip] = -1
                return
            nth -= 1


@inner
def _rob(place: Any, points: Any, worth: Any, can: Any, seat: int) -> None:
    """Rob what is worth most, of equals from whoever is ahead."""
    best = -1
    for chip in range(len(place)):
        if can[chip] and place[chip] >= 0 and place[chip] != seat:
            ahead = best >= 0 and worth[chip] == worth[best] and points[place[chip]] > points[place[best]]
            if best < 0 or ahead:
                best = chip
    if best >= 0:
        points[place[best]] -= worth[best]
        points[seat] += worth[best]
        place[best] = seat


@entry
def _winnings(kinds: Any, worth: Any, places: Any, turn: Any, me: int, count: int, seed: int) -> float:
    """Loops in place of numpy's functions, each of which takes numba longer to compile than all of this."""
    up_to = kinds.up_to
    luck = np.empty(1, np.uint64)
    luck[0] = seed
    place = np.empty(len(places), np.int64)
    points = np.empty(turn.seats, np.int64)
    won = 0.0
    for _ in range(count):
        left = 0
        for seat in range(turn.seats):
            points[seat] = 0
        for chip in range(len(place)):
            place[chip] = places[chip]
            if place[chip] >= 0:
                points[place[chip]] += worth[chip]
            else:
                left += 1
        seat, idle = turn.seat, turn.idle
        while left > 0 and idle < turn.limit:
            # the first kind that is more likely up to there than the number drawn
            drawn, kind, last = _drawn(luck), 0, len(up_to) - 1
            while kind < last:
                middle = (kind + last) // 2
                if up_to[middle] > drawn:
                    last = middle
                else:
                    kind = middle + 1
            _turned_over(place, luck)
            idle += 1
            for chip in range(len(place)):
                if kinds.takes[kind, chip] and place[chip] == -1:
                    place[chip] = seat
                    points[seat] += worth[chip]
                    left -= 1
                    idle = 0
                    break
            if idle > 0:
                _rob(place, points, worth, kinds.robs[kind], seat)
            seat = (seat + 1) % turn.seats
        best, ahead = points[0], 0
        for other in points:
            if other > best:
                best, ahead = other, 0
            if other == best:
                ahead += 1
        if points[me] == best:
            won += 1 / ahead
    return won
