"""The end of a game for two once the bag is empty: both racks are known, so every line can be followed.

Negamax with alpha and beta, deeper and deeper: first among the few placements that look best, then among all,
until nothing is left open or the effort is spent. Values are differences of points still to come.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
from msgspec import Struct

from parlour.games.abaku.generator import kernels
from parlour.games.abaku.generator.field import Field, Held
from parlour.games.abaku.generator.generator import Rows

from .candidates import Mind
from .effort import Effort, Spent

#: beyond any difference of points
_MOST = 1e6
#: so many placements are looked at before all are, with this share of the effort
_FEW, _SHARE = 8, 0.4
#: beyond the horizon the other's best placement counts so much: it may be spoilt
_ANSWERED = 0.7
#: scoreless turns in a row of everybody that end a game
_IDLE = 2


class TranspositionTable(Struct, frozen=True):
    """What an end is searched from: rack and scoreless turns of the seat to move, and the other's."""

    field: Field
    rack: Held
    other: Held
    idle: int = 0
    other_idle: int = 0
    #: whether a placement came just before: then the game is over if nobody has another
    placed: bool = False


class Variation(Struct, frozen=True):
    """A first move (the row of a placement, None for a pass) and what it leads to."""

    row: int | None
    value: float
    bound: Literal["exact", "at_most", "estimate"]


class Endgame:
    """The first moves of a table, best first, as far as they are known."""

    def __init__(self, mind: Mind, table: TranspositionTable, effort: Effort) -> None:
        self._mind, self._table, self._effort = mind, table, effort
        self.rows = mind.generator.rows(table.field, table.rack)
        self.lines = [
            Variation(n, self._guess(self.rows[n], table), "estimate") for n in _promising(self.rows, None)
        ]
        self.lines.append(Variation(None, self._closing(table), "estimate"))
        self.proved = False
        self._horizon = False

    def search(self) -> None:
        """Go deeper until the best move is proved or the effort is spent."""
        whole = self._effort
        self._effort = whole.part(_SHARE)
        self._go_deeper(_FEW)
        whole.add(self._effort)
        self._effort = whole
        self._go_deeper(None)

    def _go_deeper(self, few: int | None) -> None:
        depth = 1
        complete = False
        while not complete:
            try:
                self._horizon = False
                lines = self._searched(depth, few)
            except Spent:
                return
            complete = not self._horizon
            self.proved = complete and few is None
            if not self.proved:
                lines = [Variation(line.row, line.value, "estimate") for line in lines]
            self.lines = sorted(lines, key=_best_first) + self.lines[len(lines) :]
            depth += 1

    def _searched(self, depth: int, few: int | None) -> list[Variation]:
        found, alpha = [], -_MOST
        for line in self.lines[:few]:
            # values are whole numbers: a move that is just as good as the best so far is worked out too
            below = alpha - 1
            value = self._follow(self._table, self.rows, line.row, depth, below, _MOST, few)
            found.append(Variation(line.row, value, "exact" if value > below else "at_most"))
            alpha = max(alpha, value)
        return found

    def _follow(
        self,
        table: TranspositionTable,
        rows: Rows,
        move: int | None,
        depth: int,
        alpha: float,
        beta: float,
        few: int | None,
    ) -> float:
        """What a move leads to."""
        if move is None:
            if min(table.idle + 1, table.other_idle) >= _IDLE:
                return self._closing(table)
            after = TranspositionTable(table.field, table.other, table.rack, table.other_idle, table.idle + 1)
            return -self._value(after, depth - 1, -beta, -alpha, few)
        row = rows[move]
        points = float(row[kernels.POINTS])
        left = table.field.left(table.rack, row)
        if not left.any():
            return points + self._going_out(table.other)
        after = TranspositionTable(table.field.laid(row), table.other, left, table.other_idle, 0, placed=True)
        return points - self._value(after, depth - 1, points - beta, points - alpha, few)

    def _value(
        self, table: TranspositionTable, depth: int, alpha: float, beta: float, few: int | None
    ) -> float:
        """What is still to come for the seat to move; never worked out beyond alpha and beta."""
        self._effort.spend()
        rows = self._mind.generator.rows(table.field, table.rack)
        if not len(rows) and table.placed:
            self._effort.spend()
            if not len(self._mind.generator.rows(table.field, table.other)):
                return self._closing(table)
        if depth <= 0:
            self._horizon = True
            return self._outlook(table, rows)
        order: list[int | None] = [*_promising(rows, few), None]
        best = -_MOST
        for move in order:
            best = max(best, self._follow(table, rows, move, depth, max(alpha, best), beta, few))
            if best >= beta:
                break
        return best

    def _outlook(self, table: TranspositionTable, rows: Rows) -> float:
        """What is to come beyond the horizon: the best placement, less most of the other's best."""
        self._effort.spend()
        others = self._mind.generator.rows(table.field, table.other)
        answer = _ANSWERED * float(others[:, kernels.POINTS].max()) if len(others) else 0.0
        whole, best = int(table.rack.sum()), self._closing(table) - answer
        for n in _promising(rows, 4):
            guess = self._guess(rows[n], table)
            best = max(best, guess if rows[n, kernels.COUNT] == whole else guess - answer)
        return best

    def _closing(self, table: TranspositionTable) -> float:
        """What the closing count brings when nobody goes out."""
        return float(self._mind.lost(table.other) - self._mind.lost(table.rack))

    def _going_out(self, other: Held) -> float:
        """What the closing count brings to who goes out."""
        return float(self._mind.lost(other) + other.sum())

    def _guess(self, row: np.ndarray[tuple[int], np.dtype[np.int32]], table: TranspositionTable) -> float:
        """What a placement might lead to, without looking."""
        left = table.field.left(table.rack, row)
        rest = (
            self._mind.lost(table.other) - self._mind.lost(left)
            if left.any()
            else self._going_out(table.other)
        )
        return float(row[kernels.POINTS] + rest)


def _promising(rows: Rows, few: int | None) -> list[int]:
    """Placements to look at first: many points with many tiles, and many points for few tiles, in turn."""
    points, tiles = rows[:, kernels.POINTS], rows[:, kernels.COUNT]
    fast = np.argsort(-(points + 2 * tiles), kind="stable")[: few or len(rows)].tolist()
    slow = np.argsort(-(points - 4 * tiles), kind="stable")[: few or len(rows)].tolist()
    mixed = dict.fromkeys(n for pair in zip(fast, slow, strict=True) for n in pair)
    return list(mixed)[:few]


def _best_first(line: Variation) -> tuple[float, bool, int]:
    return -line.value, line.bound == "at_most", -1 if line.row is None else line.row
