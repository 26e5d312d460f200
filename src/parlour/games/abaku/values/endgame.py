"""The endgame of two seats: the bag is empty, so both racks are known and the game can be searched.

Negamax with alpha-beta and iterative deepening: first over the few placements that look best, then over all,
until the best move is proved or the effort is spent. Values are the points still to come, own minus other's.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .candidates import Mind
from .effort import Effort, Spent
from .finder import Board, Rack, Row, Rows

#: more than any difference of points
_MOST = 1e6
#: how many placements are searched before all are, and with what share of the effort
_FEW, _SHARE = 8, 0.4
#: at the horizon the other's best placement counts only this much, since it can be blocked
_ANSWERED = 0.7
#: turns in a row without a placement, of both seats, that end the game
_IDLE = 2


class EndgamePosition(Struct, frozen=True):
    """A position of the search: board and both racks as the finder has them, both counts of scoreless turns;
    the seat to move first."""

    board: Board
    rack: Rack
    other: Rack
    idle: int = 0
    other_idle: int = 0
    #: whether the last move was a placement: then the game is over if nobody can place
    placed: bool = False


class Variation(Struct, frozen=True):
    """A first move (the row of a placement, None for a pass) with its value."""

    row: int | None
    value: float
    bound: Literal["exact", "at_most", "estimate"]


class Endgame:
    """The first moves of a position, best first, with what is known of their values."""

    def __init__(self, mind: Mind, table: EndgamePosition, effort: Effort) -> None:
        self._mind, self._finder, self._table, self._effort = mind, mind.finder, table, effort
        self.rows = self._finder.rows(table.board, table.rack)
        self.lines = [
            Variation(n, self._guess(self.rows[n], table), "estimate")
            for n in self._promising(self.rows, None)
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
            # values are whole numbers: the 1 less lets a move as good as the best be worked out exactly
            below = alpha - 1
            value = self._follow(self._table, self.rows, line.row, depth, below, _MOST, few)
            found.append(Variation(line.row, value, "exact" if value > below else "at_most"))
            alpha = max(alpha, value)
        return found

    def _follow(
        self,
        table: EndgamePosition,
        rows: Rows,
        move: int | None,
        depth: int,
        alpha: float,
        beta: float,
        few: int | None,
    ) -> float:
        """The value of a move."""
        if move is None:
            if min(table.idle + 1, table.other_idle) >= _IDLE:
                return self._closing(table)
            after = EndgamePosition(table.board, table.other, table.rack, table.other_idle, table.idle + 1)
            return -self._value(after, depth - 1, -beta, -alpha, few)
        row = rows[move]
        points = float(self._finder.points(row))
        left = self._finder.left(table.board, table.rack, row)
        if not self._finder.size(left):
            return points + self._going_out(table.other)
        board = self._finder.laid(table.board, row)
        after = EndgamePosition(board, table.other, left, table.other_idle, 0, placed=True)
        return points - self._value(after, depth - 1, points - beta, points - alpha, few)

    def _value(self, table: EndgamePosition, depth: int, alpha: float, beta: float, few: int | None) -> float:
        """The value for the seat to move, exact only between alpha and beta."""
        self._effort.spend()
        rows = self._finder.rows(table.board, table.rack)
        if not len(rows) and table.placed:
            self._effort.spend()
            if not len(self._finder.rows(table.board, table.other)):
                return self._closing(table)
        if depth <= 0:
            self._horizon = True
            return self._outlook(table, rows)
        order: list[int | None] = [*self._promising(rows, few), None]
        best = -_MOST
        for move in order:
            best = max(best, self._follow(table, rows, move, depth, max(alpha, best), beta, few))
            if best >= beta:
                break
        return best

    def _outlook(self, table: EndgamePosition, rows: Rows) -> float:
        """An estimate at the horizon: the best placement less most of the other's best."""
        self._effort.spend()
        others = self._finder.rows(table.board, table.other)
        best_of = self._finder.sorted_by(others, 0, 1)
        answer = _ANSWERED * self._finder.points(others[best_of[0]]) if best_of else 0.0
        whole, best = self._finder.size(table.rack), self._closing(table) - answer
        for n in self._promising(rows, 4):
            guess = self._guess(rows[n], table)
            best = max(best, guess if self._finder.count(rows[n]) == whole else guess - answer)
        return best

    def _closing(self, table: EndgamePosition) -> float:
        """The closing count when nobody goes out."""
        return float(self._mind.lost(table.other) - self._mind.lost(table.rack))

    def _going_out(self, other: Rack) -> float:
        """The closing count for the seat that goes out."""
        return float(self._mind.lost(other) + self._finder.size(other))

    def _guess(self, row: Row, table: EndgamePosition) -> float:
        """A quick estimate of a placement: its points and the closing count after it."""
        left = self._finder.left(table.board, table.rack, row)
        rest = (
            self._mind.lost(table.other) - self._mind.lost(left)
            if self._finder.size(left)
            else self._going_out(table.other)
        )
        return float(self._finder.points(row) + rest)

    def _promising(self, rows: Rows, few: int | None) -> list[int]:
        """Placements to try first: by turns the best with many tiles and the best with few."""
        most = few or len(rows)
        fast, slow = self._finder.sorted_by(rows, 2, most), self._finder.sorted_by(rows, -4, most)
        mixed = dict.fromkeys(n for pair in zip(fast, slow, strict=True) for n in pair)
        return list(mixed)[:few]


def _best_first(line: Variation) -> tuple[float, bool, int]:
    return -line.value, line.bound == "at_most", -1 if line.row is None else line.row
