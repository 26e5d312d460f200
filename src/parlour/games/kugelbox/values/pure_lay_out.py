"""The lay-out of Chikugo without numpy: `lay_out.LayOut` in plain Python, some four times slower.

The same backwards solution, but a set's throws are put together by what they can still lay out of it: with
few chips left most throws do nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from parlour.games.kugelbox.actions import Lay
from parlour.games.kugelbox.box import CHIKUGO
from parlour.games.kugelbox.chikugo.rules import LAY_OUT_THROWS, ChikugoState
from parlour.games.kugelbox.chips import meets
from parlour.games.kugelbox.throw.uniform import score_odds

#: chances no further apart count as equal, so that rounding decides nothing for the other seats
EQUAL = 1e-12

#: every seat's chance not to lose
Row: TypeAlias = tuple[float, ...]
#: for one set of chips and one seat: the chance of each kind of throw, and the chips that it may lay out
_Throws: TypeAlias = list[tuple[float, tuple[int, ...]]]


class PureLayOut:
    """The lay-out from one state on; see `LayOut`."""

    def __init__(self, state: ChikugoState, laps: int = LAY_OUT_THROWS) -> None:
        self.state = state
        self.last_lap = min(LAY_OUT_THROWS, state.round + laps)
        self.chips = [(seat, chip) for seat, pile in enumerate(state.chips) for chip in pile]
        self.seats = state.options.seats
        self.full = (1 << len(self.chips)) - 1
        self.every = state.options.lay_out == "all"
        self.own = [sum(self._bits_of(seat, set(state.chips[seat]))) for seat in range(self.seats)]
        alive = [[bool(left & bits) for bits in self.own] for left in range(self.full + 1)]
        #: sets in which more than one seat has chips
        self.open = [sum(seats) > 1 for seats in alive]
        self.ended: list[Row] = [tuple(float(not lives) for lives in seats) for seats in alive]
        odds = score_odds(state.options.miss, state.options.counting)
        self.chikugo = float(sum(chance for score, chance in odds.items() if score.points == CHIKUGO))
        self.throws = [self._throws(seat) for seat in range(self.seats)]
        self.before, self.after = self._solved()

    def after_laying(self, action: Lay | None) -> Row:
        """Every seat's chance not to lose after the seat to act lays out this chip, or passes."""
        seat, left = self.state.seat, self.full
        if action is None:
            return self.after[left]
        left &= ~(1 << self.chips.index((seat, action.chip)))
        if not self.every:
            return self.after[left]
        further = [bit for bit in self._bits_of(seat, set(self.state.met())) if left & bit]
        return self._best(self.after, seat, left, further)

    def before_throwing(self) -> Row:
        """Every seat's chance not to lose before the seat to act throws."""
        return self.before[self.full]

    # --- backwards from the limit ---

    def _solved(self) -> tuple[list[Row], list[Row]]:
        starter = self.state.throws[0].seat if self.state.throws else self.state.seat
        order = [(starter + number) % self.seats for number in range(self.seats)]
        at = order.index(self.state.seat)
        chances = [self._at_the_limit(left) for left in range(self.full + 1)]
        lap = self.last_lap
        while lap > self.state.round:
            later = chances
            for seat in reversed(order):
                chances = self._thrown(chances, seat)
            # once a lap changes nothing, no earlier lap does
            lap = self.state.round if later == chances else lap - 1
        for seat in reversed(order[at + 1 :]):
            chances = self._thrown(chances, seat)
        return self._thrown(chances, order[at]), chances

    def _at_the_limit(self, left: int) -> Row:
        """The seat with most chips loses; if all are equal, as if one of them lost by lot."""
        if not self.open[left]:
            return self.ended[left]
        counts = [(left & bits).bit_count() for bits in self.own]
        lost = [count == max(counts) for count in counts]
        return (1 - 1 / self.seats,) * self.seats if all(lost) else tuple(float(not one) for one in lost)

    def _thrown(self, chances: list[Row], seat: int) -> list[Row]:
        """The chances before the seat throws, given those after its turn."""
        found, own, every, chikugo = list(chances), self.own[seat], self.every, self.chikugo
        for left, throws in self.throws[seat]:
            mixed = [chikugo * chance for chance in chances[left & ~own]]
            for chance, bits in throws:
                best = chances[left]
                if every:
                    best = self._best(chances, seat, left, bits)
                else:
                    for bit in bits:
                        laid = chances[left ^ bit]
                        if laid[seat] >= best[seat] - EQUAL:  # of equal chances it lays out
                            best = laid
                for number, value in enumerate(best):
                    mixed[number] += chance * value
            found[left] = tuple(mixed)
        return found

    def _best(self, chances: list[Row], seat: int, left: int, bits: Sequence[int]) -> Row:
        """The chances if the seat may lay out any of these chips."""
        if not bits:
            return chances[left]
        *others, bit = bits
        kept = self._best(chances, seat, left, others)
        laid = self._best(chances, seat, left & ~bit, others)
        return laid if laid[seat] >= kept[seat] - EQUAL else kept

    # --- throws and bits ---

    def _throws(self, seat: int) -> list[tuple[int, _Throws]]:
        """For each open set in which the seat has chips, its throws but for Chikugo."""
        options = self.state.options
        met: dict[tuple[int, ...], float] = {}
        for score, chance in score_odds(options.miss, options.counting).items():
            if score.points != CHIKUGO:
                chips = {chip for chip in self.state.chips[seat] if meets(chip, score)}
                bits = self._bits_of(seat, chips)
                met[bits] = met.get(bits, 0.0) + float(chance)
        found: list[tuple[int, _Throws]] = []
        known: dict[int, _Throws] = {}
        for left in range(self.full + 1):
            held = left & self.own[seat]
            if not held or not self.open[left]:
                continue
            if held not in known:
                merged: dict[tuple[int, ...], float] = {}
                for bits, share in met.items():
                    useful = tuple(bit for bit in bits if held & bit)
                    merged[useful] = merged.get(useful, 0.0) + share
                known[held] = [(share, bits) for bits, share in merged.items()]
            found.append((left, known[held]))
        return found

    def _bits_of(self, seat: int, chips: set[str]) -> tuple[int, ...]:
        """The bits of all chips of the seat with these names, both if it has two of a kind."""
        return tuple(1 << n for n, held in enumerate(self.chips) if held[0] == seat and held[1] in chips)
