"""Take It for two with all chips face up, solved for uniform throws without numpy.

The same chances as `take_it.TakeItSolver`, which also knows chips face down. Everything is seen by the seat
that moves, and chips with the same name are not told apart. A layer has all tables with the same chips in the
middle; a table says how many of the other chips that seat holds, as a number with a digit for each name.
Robbing stays in a layer, taking leads to one with a chip less. Layers are kept: all games have the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from parlour.games.kugelbox.actions import Rob, TakeChip
from parlour.games.kugelbox.chips import Pile, kinds, meets, robs, worth
from parlour.games.kugelbox.take_it.rules import IDLE_TURNS, TakeItState
from parlour.games.kugelbox.throw.uniform import score_odds

#: turns without a take after which the game ends
_LIMIT: Final = IDLE_TURNS * 2
#: once no chance changes by more from turn to turn, earlier turns have the same chances (within 1e-9)
_CLOSE: Final = 1e-11
#: layers kept, a quarter of a megabyte each
_MOST_LAYERS: Final = 150

#: chips by name, in the order of the box
_Counts: TypeAlias = tuple[int, ...]


class _Kind(NamedTuple):
    """Throws that take and rob the same chips: their probability, and the numbers of the names."""

    chance: float
    takes: tuple[int, ...]
    robs: tuple[int, ...]


class _Row(NamedTuple):
    """The throws on one table: what takes are worth, the chance of no take, and of each choice to rob."""

    takes: float
    idle: float
    #: the chance of throws that may rob, the table after a robbery, and those after others that are possible
    robberies: tuple[tuple[float, int, tuple[int, ...]], ...]


class _Layer:
    """All tables with these chips in the middle."""

    def __init__(self, box: Pile, middle: _Counts) -> None:
        self.middle = middle
        self.worths = tuple(worth((name,)) for name in kinds(box))
        #: how many chips of each name the seats hold together
        self.held = tuple(box.count(name) - count for name, count in zip(kinds(box), middle, strict=True))
        weights, size = [], 1
        for count in reversed(self.held):
            weights.append(size)
            size *= count + 1
        self.weights = tuple(reversed(weights))
        #: by turns without a take: the chance of the seat that has just moved, on each table
        self.after: list[Sequence[float]] = []

    def tables(self) -> product[_Counts]:
        """What the seat that moves holds on each table, in the order of their numbers."""
        return product(*(range(count + 1) for count in self.held))

    def number(self, own: _Counts) -> int:
        """The number of a table. Seen by the other seat it is as far from the end as it is from the start."""
        return sum(map(mul, own, self.weights))


class PureTakeIt:
    """The chances of all tables under these options."""

    def __init__(self, miss: str, operators: str, box: Pile) -> None:
        self._box, self._names = box, kinds(box)
        found: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        for score, chance in score_odds(miss, operators).items():
            takes = tuple(n for n, chip in enumerate(self._names) if meets(chip, score))
            thefts = tuple(n for n, chip in enumerate(self._names) if robs(chip, score))
            found[takes, thefts] = found.get((takes, thefts), 0.0) + float(chance)
        self._kinds = [_Kind(chance, takes, thefts) for (takes, thefts), chance in found.items()]
        self._layers: dict[_Counts, _Layer] = {}

    def chance(self, state: TakeItState, action: TakeChip | Rob | None) -> float:
        """The chance of the seat to act, after this action; None: a pass, or before a throw as it is."""
        assert not state.unseen
        if len(self._layers) > _MOST_LAYERS:
            self._layers.clear()
        middle, own = self._counts(state.up), self._counts(state.chips[state.seat])
        if isinstance(action, TakeChip):
            number = self._names.index(action.chip)
            layer = self._solved(_changed(middle, number, -1))
            return layer.after[0][layer.number(_changed(own, number, 1))]
        layer = self._solved(middle)
        if state.stage in ("throw", "landing"):
            return 1 - layer.after[state.idle][-1 - layer.number(own)]
        if isinstance(action, Rob):
            own = _changed(own, self._names.index(action.chip), 1)
        return layer.after[state.idle + 1][layer.number(own)]

    def _counts(self, pile: Pile) -> _Counts:
        return tuple(pile.count(name) for name in self._names)

    def _solved(self, middle: _Counts) -> _Layer:
        """The layer with these chips in the middle, backwards over the turns without a take."""
        if (known := self._layers.get(middle)) is not None:
            return known
        layer = _Layer(self._box, middle)
        now: Sequence[float] = array("d", (_result(layer, own) for own in layer.tables()))
        backwards = [now]
        if any(middle):  # else the game is over
            rows = self._rows(layer)
            while len(backwards) <= _LIMIT:
                earlier = array("d", (1 - chance for chance in reversed(_before(rows, now))))
                change = max(abs(a - b) for a, b in zip(now, earlier, strict=True))
                now = earlier
                backwards += [now] * (_LIMIT + 1 - len(backwards) if change < _CLOSE else 1)
        layer.after = backwards[::-1]
        self._layers[middle] = layer
        return layer

    def _rows(self, layer: _Layer) -> list[_Row]:
        """The throws on each table."""
        fewer = {
            n: self._solved(_changed(layer.middle, n, -1)) for n, count in enumerate(layer.middle) if count
        }
        kinds = [
            (chance, tuple(n for n in takes if n in fewer), thefts) for chance, takes, thefts in self._kinds
        ]
        rows = []
        for table, own in enumerate(layer.tables()):
            taken = {n: less.after[0][less.number(own) + less.weights[n]] for n, less in fewer.items()}
            worth, idle = 0.0, 0.0
            robberies: dict[tuple[int, ...], float] = {}
            for chance, takes, thefts in kinds:
                if takes:
                    worth += chance * max([taken[n] for n in takes])
                    continue
                idle += chance
                if robbed := tuple([table + layer.weights[n] for n in thefts if own[n] < layer.held[n]]):
                    robberies[robbed] = robberies.get(robbed, 0.0) + chance
            rows.append(_Row(worth, idle, tuple([(c, to[0], to[1:]) for to, c in robberies.items()])))
        return rows


@lru_cache(maxsize=2)
def solver(miss: str, operators: str, box: Pile) -> PureTakeIt:
    """The solver for these options, with the layers that it has solved."""
    return PureTakeIt(miss, operators, box)


def _before(rows: list[_Row], after: Sequence[float]) -> list[float]:
    """The chances of the seat that throws now, from those after its turn."""
    known = list(after)  # a list is read more quickly than an array
    found = []
    for (takes, idle, robberies), kept in zip(rows, known, strict=True):
        value = takes + idle * kept
        for chance, first, others in robberies:
            more = known[first]
            for table in others:
                if known[table] > more:
                    more = known[table]
            if more > kept:
                value += chance * (more - kept)
        found.append(value)
    return found


def _result(layer: _Layer, own: _Counts) -> float:
    """What the seat that moves has won if the game ends here: 1, for a tie 1/2, else 0."""
    ahead = sum(each * (2 * n - held) for each, n, held in zip(layer.worths, own, layer.held, strict=True))
    return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5


def _changed(counts: _Counts, number: int, by: int) -> _Counts:
    return (*counts[:number], counts[number] + by, *counts[number + 1 :])
