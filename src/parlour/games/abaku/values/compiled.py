"""Placements found and laid by the kernels, and what only they are quick enough for: others' best answers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import ACROSS
from parlour.games.abaku.generator import kernels
from parlour.games.abaku.generator.field import JOKER, Field, Held, held
from parlour.games.abaku.generator.generator import Answers, Generator, Moves, Rows, place
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.search.generator import Placed
from parlour.games.abaku.tiles import DIGITS, FREE, LETTERS, RACK

from .candidates import SAVED
from .worth import Judge

Floats = NDArray[np.float64]
Row = NDArray[np.int32]
_SIGNS = DIGITS + LETTERS


class CompiledFinder:
    """Boards as fields, racks and rows as arrays. It holds working space: use one for each thread."""

    compiled = True

    def __init__(self, options: AbakuOptions) -> None:
        self.options = options
        self.generator = Generator(options)
        self.answers = Answers(self.generator)
        self._load()

    def _load(self) -> None:
        """Load the compiled code before a clock runs."""
        nothing, none = self.board(FREE * self.generator.grid.squares), held("")
        self.generator.rows(nothing, none)
        self.answers.begin(nothing, none, np.zeros(0), 0.0)
        self.answers.best(nothing)

    def moves(self, board: str, rack: str, most: int = RACK) -> Moves:
        return self.generator.placements(board, rack)

    def placed(self, board: str, rack: str) -> list[Placed]:
        ways, joker = self.generator.ways, next((at for at, sign in enumerate(board) if sign in LETTERS), -1)
        return [
            Placed(
                points,
                ways[way] if count > 1 else ACROSS,
                square,
                "".join([_SIGNS[sign] for sign in signs[:count]]),
                joker if swap else -1,
            )
            for points, way, square, count, *signs, _, _, swap in self.moves(board, rack).rows.tolist()
        ]

    def board(self, board: str) -> Field:
        return Field.read(board, self.options)

    def rack(self, rack: str) -> Held:
        return held(rack)

    def begin_answers(self, field: Field, rack: Held, bag: int, judge: Judge) -> None:
        """Prepare `answers` for this rack on boards that differ little from this one."""
        self.answers.begin(field, rack, np.array(judge.leave_weights if bag else ()), SAVED)

    def rows(self, board: Field, rack: Held) -> Rows:
        return self.generator.rows(board, rack)

    def action(self, board: str, row: Row) -> PlaceTiles:
        return place(row.tolist(), board, self.generator.grid, self.generator.ways)

    def points(self, row: Row) -> int:
        return int(row[kernels.POINTS])

    def count(self, row: Row) -> int:
        return int(row[kernels.COUNT])

    def laid(self, board: Field, row: Row) -> Field:
        return board.laid(row)

    def left(self, board: Field, rack: Held, row: Row) -> Held:
        return board.left(rack, row)

    def size(self, rack: Held) -> int:
        return int(rack.sum())

    def value(self, rack: Held) -> int:
        return int(rack[:JOKER] @ np.arange(JOKER))

    def sorted_by(self, rows: Any, tiles: int, most: int) -> list[int]:
        worth = rows[:, kernels.POINTS] + tiles * rows[:, kernels.COUNT]
        order: list[int] = np.argsort(-worth, kind="stable")[:most].tolist()
        return order


def glance(judge: Judge, rows: Rows, field: Field, rack: Held, bag: int) -> Floats:
    """The worth of placements by their points and the tiles kept, as candidates are weighed at first."""
    if bag:
        return rows[:, kernels.POINTS] + leaves(judge, rows, field, rack)
    return rows[:, kernels.POINTS] + SAVED * rows[:, kernels.COUNT]


def leaves(judge: Judge, rows: Rows, field: Field, rack: Held) -> Floats:
    """The worth of each placement's leave."""
    whole = np.full(len(rows), code(rack))
    if field.joker >= 0:
        swapped = rows[:, kernels.SWAP] == 1
        whole[swapped] += (1 << 3 * JOKER) - (1 << 3 * int(field.digits[field.joker]))
    kept, which = np.unique(whole - rows[:, kernels.TAKEN], return_inverse=True)
    return np.array([judge.leave(leave) for leave in kept.tolist()])[which]


def code(rack: Held) -> int:
    """A rack as the judge of leaves takes it."""
    return int((rack << 3 * np.arange(JOKER + 1)).sum())
