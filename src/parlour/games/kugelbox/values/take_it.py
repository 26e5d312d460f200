"""Take It for two, solved for uniform throws: the chance of seat 0 to win, a tie counting half.

A table says where each chip is: in the middle, with seat 0 or with seat 1. A chip that a seat holds never
returns to the middle, so it has two possible places and any other has three, and a table is a number with
one digit for each chip. One array for each seat holds the chances of all tables. One face-down chip is turned
over in each turn, so these turns are solved backwards, for every set of chips that may still be unseen.

With no chip face down, idle turns are counted and the chances are exact. While chips are face down, the count
is assumed to start at 0 after the last of them is turned over; this changes a chance by less than 0.01 %.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.games.kugelbox.chips import chip_named, meets, robs
from parlour.games.kugelbox.take_it.rules import IDLE_TURNS, TakeItState
from parlour.games.kugelbox.throw.uniform import score_odds

Chances: TypeAlias = NDArray[np.float64]
Tables: TypeAlias = NDArray[np.int64]
#: the chances before seat 0 throws, and before seat 1
Turns: TypeAlias = tuple[Chances, Chances]


class Kind:
    """Throws that take and rob the same chips: their probability, and the numbers of the chips."""

    def __init__(self, chance: float, takes: tuple[int, ...], robs: tuple[int, ...]) -> None:
        self.chance = chance
        self.takes = takes
        self.robs = robs


class TakeItSolver:
    """The chances of everything that can follow from a state of two seats."""

    def __init__(self, state: TakeItState) -> None:
        self.state = state
        lying = [(chip, 0) for chip in (*state.up, *state.unseen)]
        held = [(chip, seat + 1) for seat, pile in enumerate(state.chips) for chip in pile]
        self.names = [chip for chip, _ in (*lying, *held)]
        self.free = len(lying)
        #: the numbers of the chips that are face down now
        self.hidden = tuple(range(len(state.up), self.free))
        self.weights = _weights(self.free, len(held))
        self.size = 3**self.free * 2 ** len(held)
        #: the number of the current table
        self.here = sum(
            (place - 1) * weight for (_, place), weight in zip(held, self.weights[self.free :], strict=True)
        )
        self.kinds = self._kinds()
        self._place = self._places()
        self._left = (self._place[: self.free] == 0).sum(axis=0)
        self._result = self._results()
        self._all_up: Turns | None = None
        self._snapshots: dict[int, Turns] = {}
        self._unseen: dict[tuple[int, ...], Turns] = {}

    # --- what the solver answers ---

    def before_throw(self) -> float:
        """The chance before the seat to act throws."""
        seat = self.state.seat
        if not self.hidden:
            return float(self._idle(self.state.idle)[seat][self.here])
        return float(self._with_unseen(self.hidden)[seat][self.here])

    def after_take(self, chip: str) -> float:
        """The chance after the seat takes that chip from the middle."""
        number = next(n for n in self._in_the_middle() if self.names[n] == chip)
        return self._next(self._moved(self.here, number), took=True)

    def after_rob(self, seat: int, chip: str) -> float:
        """The chance after the seat robs that chip."""
        number = next(
            n
            for n in range(self.free, len(self.names))
            if self.names[n] == chip and self._place[n, self.here] == seat + 1
        )
        return self._next(self._moved(self.here, number), took=False)

    def after_pass(self) -> float:
        """The chance after the seat passes."""
        return self._next(self.here, took=False)

    def before_turn(self) -> float:
        """The chance after the throw, before a chip is turned over."""
        score = self.state.score_of(self.state.throws[-1])
        takes = tuple(n for n, name in enumerate(self.names) if meets(name, score))
        thefts = tuple(n for n, name in enumerate(self.names) if robs(name, score))
        seat, here = self.state.seat, np.array([self.here])
        total = 0.0
        for turned in self.hidden:
            left = tuple(n for n in self.hidden if n != turned)
            after = self._with_unseen(left)[1 - seat]
            total += float(self._chosen(here, seat, Kind(1.0, takes, thefts), left, after, after)[0])
        return total / len(self.hidden)

    def _next(self, table: int, *, took: bool) -> float:
        """The chance before the other seat throws, depending on whether this seat took a chip."""
        if self.hidden:
            turns = self._with_unseen(self.hidden)
        else:
            turns = self._taken() if took else self._idle(self.state.idle + 1)
        return float(turns[1 - self.state.seat][table])

    def _in_the_middle(self) -> range:
        return range(len(self.state.up))

    def _moved(self, table: int, number: int) -> int:
        """The table after the seat to act gets that chip."""
        return int(self._to(np.array([table]), number, self.state.seat)[0])

    # --- all chips turned up ---

    def _taken(self) -> Turns:
        """The chances right after a take, with no chip face down."""
        if self._all_up is None:
            self._all_up = (self._result.copy(), self._result.copy())
            for left in range(1, self.free + 1):
                self._solve_layer(left, self._all_up)
        return self._all_up

    def _idle(self, idle: int) -> Turns:
        """The chances with as many chips in the middle as now, after `idle` turns without a take."""
        limit = IDLE_TURNS * 2
        if idle >= limit:
            return self._result, self._result
        self._taken()
        return self._snapshots[idle]

    def _solve_layer(self, left: int, taken: Turns) -> None:
        """Fill in the chances of all tables with `left` chips in the middle.

        Solved backwards over the turns without a take. `taken` holds the layers with fewer chips and gets
        this one.
        """
        tables = np.flatnonzero(self._left == left)
        now = left == self.free and not self.hidden
        later: Turns = (self._result.copy(), self._result.copy())
        steps = [self._split(tables, seat, taken) for seat in (0, 1)]
        unchanged = False
        for idle in reversed(range(IDLE_TURNS * 2)):
            if not unchanged:
                earlier: Turns = (later[0].copy(), later[1].copy())
                for seat in (0, 1):
                    base, rest = steps[seat]
                    mixed = base.copy()
                    for kind, at in rest:
                        other = later[1 - seat]
                        mixed[at] += kind.chance * self._robbed(tables[at], seat, kind, other)
                    earlier[seat][tables] = mixed
                # once a turn changes nothing, no earlier turn does
                unchanged = all(np.array_equal(a, b) for a, b in zip(earlier, later, strict=True))
                later = earlier
            if now and idle in (self.state.idle, self.state.idle + 1):
                self._snapshots[idle] = later
            if unchanged and not now:
                break
        for seat in (0, 1):
            taken[seat][tables] = later[seat][tables]

    def _split(
        self, tables: Tables, seat: int, taken: Turns
    ) -> tuple[Chances, list[tuple[Kind, NDArray[np.int64]]]]:
        """The part of the chances from takes, and for each kind of throw the tables without one."""
        base = np.zeros(len(tables))
        rest = []
        for kind in self.kinds:
            best, can = self._best_take(tables, seat, kind, (), taken[1 - seat])
            base[can] += kind.chance * best[can]
            at = np.flatnonzero(~can)
            if len(at):
                rest.append((kind, at))
        return base, rest

    # --- chips still face down ---

    def _with_unseen(self, unseen: tuple[int, ...]) -> Turns:
        """The chances before a throw while these chips are face down."""
        if not unseen:
            return self._taken()
        if unseen not in self._unseen:
            covered = (self._place[list(unseen)] == 0).all(axis=0)
            tables = np.flatnonzero(covered)
            turns: Turns = (np.zeros(self.size), np.zeros(self.size))
            for turned in unseen:
                left = tuple(n for n in unseen if n != turned)
                after = self._with_unseen(left)
                for seat in (0, 1):
                    for kind in self.kinds:
                        found = self._chosen(tables, seat, kind, left, after[1 - seat], after[1 - seat])
                        turns[seat][tables] += kind.chance / len(unseen) * found
            self._unseen[unseen] = turns
        return self._unseen[unseen]

    # --- one seat's choice, for many tables at once ---

    def _chosen(
        self, tables: Tables, seat: int, kind: Kind, unseen: Iterable[int], taken: Chances, other: Chances
    ) -> Chances:
        """The chances after the seat's best take, or else its best robbery or pass."""
        best, can = self._best_take(tables, seat, kind, unseen, taken)
        found = best.copy()
        found[~can] = self._robbed(tables[~can], seat, kind, other)
        return found

    def _best_take(
        self, tables: Tables, seat: int, kind: Kind, unseen: Iterable[int], after: Chances
    ) -> tuple[Chances, NDArray[np.bool_]]:
        worst = -1.0 if seat == 0 else 2.0
        best = np.full(len(tables), worst)
        hidden = set(unseen)
        for number in kind.takes:
            if number >= self.free or number in hidden:
                continue
            lies = self._place[number][tables] == 0
            best[lies] = self._better(seat, best[lies], after[self._to(tables[lies], number, seat)])
        return best, best != worst

    def _robbed(self, tables: Tables, seat: int, kind: Kind, after: Chances) -> Chances:
        best = after[tables]
        for number in kind.robs:
            theirs = self._place[number][tables] == 2 - seat
            robbed = after[self._to(tables[theirs], number, seat)]
            best[theirs] = self._better(seat, best[theirs], robbed)
        return best

    @staticmethod
    def _better(seat: int, one: Chances, other: Chances) -> Chances:
        return np.maximum(one, other) if seat == 0 else np.minimum(one, other)

    def _to(self, tables: Tables, number: int, seat: int) -> Tables:
        """The tables after the seat gets that chip."""
        further: Tables = (seat + 1 - self._place[number][tables].astype(np.int64)) * self.weights[number]
        return tables + further

    # --- facts about all tables ---

    def _kinds(self) -> list[Kind]:
        options = self.state.options
        found: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        for score, chance in score_odds(options.miss, options.counting).items():
            takes = tuple(n for n, name in enumerate(self.names) if n < self.free and meets(name, score))
            thefts = tuple(n for n, name in enumerate(self.names) if robs(name, score))
            found[takes, thefts] = found.get((takes, thefts), 0.0) + float(chance)
        return [Kind(chance, takes, thefts) for (takes, thefts), chance in found.items()]

    def _places(self) -> NDArray[np.int8]:
        """Where each chip (row) is on each table (column): 0 in the middle, 1 and 2 with the seats."""
        tables = np.arange(self.size)
        rows = [
            tables // weight % (3 if n < self.free else 2) + (n >= self.free)
            for n, weight in enumerate(self.weights)
        ]
        return np.array(rows, dtype=np.int8)

    def _results(self) -> Chances:
        """The result of each table if the game ends there: 1 if seat 0 wins, 1/2 for a tie, else 0."""
        worth = np.array([chip_named(name).worth for name in self.names])
        ahead: Tables = worth @ (self._place == 1) - worth @ (self._place == 2)
        results: Chances = (np.sign(ahead) + 1) / 2
        return results


def _weights(free: int, held: int) -> list[int]:
    """The weight of each chip's digit: base 3 for chips in the middle, base 2 for chips held."""
    return [3**n for n in range(free)] + [3**free * 2**n for n in range(held)]
