"""Take It for two, solved for uniform throws: the chance of seat 0 to win, an equal score counting half.

A table is where each chip lies: in the middle, with seat 0 or with seat 1. A chip that somebody holds never
returns to the middle, so it has two places, any other three, and a table is a number with one digit a chip.
One array a seat holds the chance for every table at once. What is still face down is turned over one chip a
turn: from the last such turn backwards, for every set of chips that are still unseen.

With no chip face down the count of turns without a chip from the middle is kept, and the chances are exact.
While chips are face down it is taken to start afresh with the last of them, which changes a chance by less
than a hundredth of a percent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.games.kugelbox.chips import BY_NAME, meets, robs
from parlour.games.kugelbox.take_it.rules import IDLE_TURNS, TakeItState
from parlour.games.kugelbox.throw.uniform import score_odds

Chances: TypeAlias = NDArray[np.float64]
Tables: TypeAlias = NDArray[np.int64]
#: the chances as each seat is about to throw
Turns: TypeAlias = tuple[Chances, Chances]


class Kind:
    """Throws that take and rob the same chips: how likely, and which (by their number)."""

    def __init__(self, chance: float, takes: tuple[int, ...], robs: tuple[int, ...]) -> None:
        self.chance = chance
        self.takes = takes
        self.robs = robs


class TakeItSolver:
    """All that can follow from one state of two seats."""

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
        #: the table as it is: nothing taken yet, and whoever holds a chip
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
        """The chance as the seat to act is about to throw."""
        seat = self.state.seat
        if not self.hidden:
            return float(self._idle(self.state.idle)[seat][self.here])
        return float(self._with_unseen(self.hidden)[seat][self.here])

    def after_take(self, chip: str) -> float:
        """The chance once the seat has taken that chip from the middle."""
        number = next(n for n in self._in_the_middle() if self.names[n] == chip)
        return self._next(self._moved(self.here, number), took=True)

    def after_rob(self, seat: int, chip: str) -> float:
        """The chance once the seat has robbed that chip."""
        number = next(
            n
            for n in range(self.free, len(self.names))
            if self.names[n] == chip and self._place[n, self.here] == seat + 1
        )
        return self._next(self._moved(self.here, number), took=False)

    def after_pass(self) -> float:
        """The chance once the seat has left it at that."""
        return self._next(self.here, took=False)

    def before_turn(self) -> float:
        """The chance as the seat, having thrown, turns a chip over."""
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
        """The chance as the other seat is about to throw, after this seat's take or not."""
        if self.hidden:
            turns = self._with_unseen(self.hidden)
        else:
            turns = self._taken() if took else self._idle(self.state.idle + 1)
        return float(turns[1 - self.state.seat][table])

    def _in_the_middle(self) -> range:
        return range(len(self.state.up))

    def _moved(self, table: int, number: int) -> int:
        """The table with that chip in front of the seat to act."""
        return int(self._to(np.array([table]), number, self.state.seat)[0])

    # --- all chips turned up ---

    def _taken(self) -> Turns:
        """The chances right after a take, with every chip up."""
        if self._all_up is None:
            self._all_up = (self._result.copy(), self._result.copy())
            for left in range(1, self.free + 1):
                self._solve_layer(left, self._all_up)
        return self._all_up

    def _idle(self, idle: int) -> Turns:
        """The chances with as many chips in the middle as now, after so many turns without a take."""
        limit = IDLE_TURNS * 2
        if idle >= limit:
            return self._result, self._result
        self._taken()
        return self._snapshots[idle]

    def _solve_layer(self, left: int, taken: Turns) -> None:
        """Fill in the chances of all tables with so many chips left in the middle.

        Backwards over the turns without a take; `taken` holds the layers below and receives this one.
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
                # once a turn changes nothing, none before it does
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
        """The part of the chances that takes bring, and for each kind of throw where nothing can be taken."""
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
        """The chances as a seat is about to throw while these chips are face down."""
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
        """The chances after the seat has taken the best, or else robbed the best or passed."""
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
        """Those tables with that chip in front of the seat."""
        further: Tables = (seat + 1 - self._place[number][tables].astype(np.int64)) * self.weights[number]
        return tables + further

    # --- facts about all tables ---

    def _kinds(self) -> list[Kind]:
        options = self.state.options
        found: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        for score, chance in score_odds(options.miss, options.smart_calculators).items():
            takes = tuple(n for n, name in enumerate(self.names) if n < self.free and meets(name, score))
            thefts = tuple(n for n, name in enumerate(self.names) if robs(name, score))
            found[takes, thefts] = found.get((takes, thefts), 0.0) + float(chance)
        return [Kind(chance, takes, thefts) for (takes, thefts), chance in found.items()]

    def _places(self) -> NDArray[np.int8]:
        """Where each chip (row) lies on each table (column): 0 the middle, 1 and 2 the seats."""
        tables = np.arange(self.size)
        rows = [
            tables // weight % (3 if n < self.free else 2) + (n >= self.free)
            for n, weight in enumerate(self.weights)
        ]
        return np.array(rows, dtype=np.int8)

    def _results(self) -> Chances:
        """What each table is worth if it ends there: 1 seat 0 wins, 1/2 they are equal."""
        worth = np.array([BY_NAME[name].worth for name in self.names])
        ahead: Tables = worth @ (self._place == 1) - worth @ (self._place == 2)
        results: Chances = (np.sign(ahead) + 1) / 2
        return results


def tables_of(state: TakeItState) -> int:
    """How much there is to solve: tables, once for every set of chips that may be unseen."""
    tables = 1
    for pile, ways in ((state.unseen, 4), (state.up, 3), *((pile, 2) for pile in state.chips)):
        for _ in pile:
            tables *= ways
    return tables


def _weights(free: int, held: int) -> list[int]:
    """What a digit of each chip counts: base 3 for those in the middle, base 2 for those held."""
    return [3**n for n in range(free)] + [3**free * 2**n for n in range(held)]
