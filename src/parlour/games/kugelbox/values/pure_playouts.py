"""Take It played out by habit without numpy and numba: the games of `take_it_kernel`, throw for throw."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from parlour.games.kugelbox.chips import Pile, chip_named, meets, robs, worth
from parlour.games.kugelbox.take_it.rules import IDLE_TURNS, TakeItState
from parlour.games.kugelbox.throw.uniform import score_odds

#: where a chip is that nobody holds
_MIDDLE, _UNSEEN = -1, -2
_WORD = (1 << 64) - 1


class _Throws(NamedTuple):
    """Kinds of throws: how likely up to and with each, and which chips each takes and robs."""

    up_to: list[float]
    takes: list[list[int]]
    robs: list[list[int]]


@lru_cache(maxsize=16)
def by_worth(box: Pile) -> Pile:
    """The chips of a box by falling worth, so that the first that fits is the one worth most."""
    return tuple(sorted(box, key=lambda chip: -chip_named(chip).worth))


@lru_cache(maxsize=16)
def _worths(box: Pile) -> tuple[int, ...]:
    return tuple(worth((chip,)) for chip in by_worth(box))


@lru_cache(maxsize=8)
def _throws(miss: str, operators: str, box: Pile) -> _Throws:
    odds = score_odds(miss, operators)
    numbered = list(enumerate(by_worth(box)))
    return _Throws(
        list(accumulate(float(chance) for chance in odds.values())),
        [[n for n, chip in numbered if meets(chip, score)] for score in odds],
        [[n for n, chip in numbered if robs(chip, score)] for score in odds],
    )


class _Luck:
    """The generator splitmix64."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def drawn(self) -> float:
        """A number from 0 up to 1."""
        self._state = z = self._state + 0x9E3779B97F4A7C15 & _WORD
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
        return ((z ^ z >> 31) >> 11) / 9007199254740992.0


def winnings(state: TakeItState, seat: int, count: int, seed: int) -> float:
    """What the seat wins in so many games from a state in which somebody is to throw, or that is over."""
    if state.stage == "over":
        return count / len(state.winners) if seat in state.winners else 0.0
    kinds = _throws(state.options.miss, state.options.counting, state.options.box)
    places, luck, won = _places(state), _Luck(seed), 0.0
    for _ in range(count):
        points = _played(kinds, list(places), state, luck)
        best = max(points)
        if points[seat] == best:
            won += 1 / points.count(best)
    return won


def _places(state: TakeItState) -> list[int]:
    """Where each chip is."""
    names = by_worth(state.options.box)
    places = [_UNSEEN] * len(names)
    for place, pile in ((_MIDDLE, state.up), *enumerate(state.chips)):
        for chip in pile:
            places[next(n for n, name in enumerate(names) if name == chip and places[n] == _UNSEEN)] = place
    return places


def _played(kinds: _Throws, place: list[int], state: TakeItState, luck: _Luck) -> list[int]:
    """The points at the end of one game."""
    seats, worths = state.options.seats, _worths(state.options.box)
    points = [0] * seats
    for chip, at in enumerate(place):
        if at >= 0:
            points[at] += worths[chip]
    unseen = [chip for chip, at in enumerate(place) if at == _UNSEEN]
    left = len(unseen) + place.count(_MIDDLE)
    seat, idle, limit, last = state.seat, state.idle, IDLE_TURNS * seats, len(kinds.up_to) - 1
    drawn = luck.drawn
    while left > 0 and idle < limit:
        kind = min(bisect_right(kinds.up_to, drawn()), last)
        if unseen:
            place[unseen.pop(int(drawn() * len(unseen)))] = _MIDDLE
        idle += 1
        for chip in kinds.takes[kind]:
            if place[chip] == _MIDDLE:
                place[chip] = seat
                points[seat] += worths[chip]
                left -= 1
                idle = 0
                break
        else:
            _rob(place, points, worths, kinds.robs[kind], seat)
        seat = (seat + 1) % seats
    return points


def _rob(place: list[int], points: list[int], worths: tuple[int, ...], can: list[int], seat: int) -> None:
    """Rob what is worth most, of equals from whoever is ahead."""
    best = -1
    for chip in can:
        if place[chip] >= 0 and place[chip] != seat:
            ahead = best >= 0 and worths[chip] == worths[best] and points[place[chip]] > points[place[best]]
            if best < 0 or ahead:
                best = chip
    if best >= 0:
        points[place[best]] -= worths[best]
        points[seat] += worths[best]
        place[best] = seat
