"""The lay-out of Chikugo, solved exactly for uniform throws: the chance of every seat not to lose.

Chips only get fewer, so a table is the set of chips that are left, one bit each, and the seat to throw. It is
solved backwards from the limit of laps; one array holds the chances of all seats for every set. Each seat
lays out what is best for itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.games.kugelbox.actions import Lay
from parlour.games.kugelbox.box import CHIKUGO
from parlour.games.kugelbox.chikugo.rules import LAY_OUT_THROWS, ChikugoState
from parlour.games.kugelbox.chips import meets
from parlour.games.kugelbox.throw.uniform import score_odds

from .pure_lay_out import EQUAL

#: a row for every set of chips left, a column for every seat: its chance not to lose
Chances: TypeAlias = NDArray[np.float64]


class LayOut:
    """The lay-out from one state on; `before` and `after` are the chances before and after the seat's turn.

    With `laps` it looks only that many laps ahead, as if the game ended there: an estimate.
    """

    def __init__(self, state: ChikugoState, laps: int = LAY_OUT_THROWS) -> None:
        self.state = state
        self.last_lap = min(LAY_OUT_THROWS, state.round + laps)
        self.chips = [(seat, chip) for seat, pile in enumerate(state.chips) for chip in pile]
        self.seats = state.options.seats
        self.sets = np.arange(1 << len(self.chips))
        self.own = [self._bits(seat, [chip for _, chip in self.chips]) for seat in range(self.seats)]
        alive = np.stack([(self.sets & bits) != 0 for bits in self.own], axis=1)
        #: sets in which more than one seat has chips
        self.open = alive.sum(axis=1) > 1
        self.ended: Chances = (~alive).astype(np.float64)
        self.met = [self._met(seat) for seat in range(self.seats)]
        self.chikugo = self._chikugo()
        self.before, self.after = self._solved()

    def after_laying(self, action: Lay | None) -> tuple[float, ...]:
        """Every seat's chance not to lose after the seat to act lays out this chip, or passes."""
        seat, left = self.state.seat, len(self.sets) - 1
        if action is None:
            return self._row(self.after, left)
        left &= ~self._bit(seat, action.chip)
        if self.state.options.lay_out == "one":
            return self._row(self.after, left)
        further = [chip for chip in self.state.met() if self._has(left, seat, chip)]
        best = self._best(self.after, seat, self._bits_of(seat, further))
        return self._row(best, left)

    def before_throwing(self) -> tuple[float, ...]:
        """Every seat's chance not to lose before the seat to act throws."""
        return self._row(self.before, len(self.sets) - 1)

    # --- backwards from the limit ---

    def _solved(self) -> tuple[Chances, Chances]:
        order, at = self._order()
        chances = self._at_the_limit()
        lap = self.last_lap
        while lap > self.state.round:
            later = chances
            for seat in reversed(order):
                chances = self._thrown(chances, seat)
            # once a lap changes nothing, no earlier lap does
            lap = self.state.round if np.array_equal(later, chances) else lap - 1
        for seat in reversed(order[at + 1 :]):
            chances = self._thrown(chances, seat)
        return self._thrown(chances, order[at]), chances

    def _order(self) -> tuple[list[int], int]:
        """The seats in the order of the lap, and the index of the seat to act."""
        starter = self.state.throws[0].seat if self.state.throws else self.state.seat
        order = [(starter + n) % self.seats for n in range(self.seats)]
        return order, order.index(self.state.seat)

    def _at_the_limit(self) -> Chances:
        """The seat with most chips loses; if all are equal, as if one of them lost by lot."""
        counts = np.stack([_bit_count(self.sets & bits) for bits in self.own], axis=1)
        lost = (counts == counts.max(axis=1, keepdims=True)) & (counts > 0)
        chances = np.where(lost.all(axis=1, keepdims=True), 1 - 1 / self.seats, ~lost)
        return np.where(self.open[:, None], chances, self.ended)

    def _thrown(self, chances: Chances, seat: int) -> Chances:
        """The chances before the seat throws, given those after its turn."""
        mixed = np.zeros_like(chances)
        for bits, chance in self.met[seat].items():
            mixed += chance * self._best(chances, seat, bits)
        mixed += self.chikugo * chances[self.sets & ~self.own[seat]]
        plays = self.open & ((self.sets & self.own[seat]) != 0)
        return np.where(plays[:, None], mixed, chances)

    def _best(self, chances: Chances, seat: int, bits: tuple[int, ...]) -> Chances:
        """The chances if the seat may lay out one of these chips, or with `all` any of them."""
        every = self.state.options.lay_out == "all"
        best = chances
        for bit in bits:
            laid = (best if every else chances)[self.sets & ~bit]
            # of equal chances it lays out
            better = (laid[:, seat] >= best[:, seat] - EQUAL) & ((self.sets & bit) != 0)
            best = np.where(better[:, None], laid, best)
        return best

    # --- throws and bits ---

    def _met(self, seat: int) -> Mapping[tuple[int, ...], float]:
        """For each set of the seat's chips, the odds that a throw (no Chikugo) matches exactly these."""
        options = self.state.options
        met: dict[tuple[int, ...], float] = {}
        for score, chance in score_odds(options.miss, options.counting).items():
            if score.points == CHIKUGO:
                continue
            chips = [chip for chip in dict.fromkeys(self.state.chips[seat]) if meets(chip, score)]
            bits = self._bits_of(seat, chips)
            met[bits] = met.get(bits, 0.0) + float(chance)
        return met

    def _chikugo(self) -> float:
        options = self.state.options
        odds = score_odds(options.miss, options.counting)
        return float(sum(chance for score, chance in odds.items() if score.points == CHIKUGO))

    def _bits_of(self, seat: int, chips: list[str]) -> tuple[int, ...]:
        """The bits of all chips of the seat with these names, both if it has two of a kind."""
        return tuple(1 << n for n, held in enumerate(self.chips) if held[0] == seat and held[1] in chips)

    def _bits(self, seat: int, chips: list[str]) -> int:
        return sum(self._bits_of(seat, chips))

    def _bit(self, seat: int, chip: str) -> int:
        return 1 << self.chips.index((seat, chip))

    def _has(self, left: int, seat: int, chip: str) -> bool:
        return bool(left & self._bits(seat, [chip]))

    def _row(self, chances: Chances, left: int) -> tuple[float, ...]:
        row: list[float] = chances[left].tolist()
        return tuple(row)


def _bit_count(sets: NDArray[np.int64]) -> NDArray[np.int64]:
    counted = np.zeros_like(sets)
    while sets.any():
        counted += sets & 1
        sets = sets >> 1
    return counted
