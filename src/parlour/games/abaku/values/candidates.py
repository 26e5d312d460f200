"""The candidate moves of a seat with a quick estimate: points, tiles kept, chances given to the next."""

from __future__ import annotations

import threading
from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.games.abaku import tiles
from parlour.games.abaku.actions import Exchange, PassTurn
from parlour.games.abaku.generator import kernels
from parlour.games.abaku.generator.field import JOKER, Field, Held, held
from parlour.games.abaku.generator.generator import Answers, Generator, Rows, place
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.tiles import FREE, RACK, minus

from .worth import Floats, Judge

#: for this many placements, the best by points and leave, the opening they give is weighed too
LOOKED_AT = 24
#: once the bag is empty: the worth of each tile laid, which saves its point and brings going out nearer
_SAVED = 2.0
_NO_WEIGHTS = np.zeros(0)


class Candidate(Struct, frozen=True):
    """An action, its points, and its estimated worth: points, leave, and the opening it gives.

    `row` is the placement as numbers, None for an exchange or a pass; `left` is the rack after it.
    """

    action: Action
    points: int
    worth: float
    row: NDArray[np.int32] | None
    left: Held


class Mind:
    """Finds and weighs candidates under given options. It holds working space: use one for each thread."""

    def __init__(self, options: AbakuOptions) -> None:
        self.options = options
        self.generator = Generator(options)
        self.answers = Answers(self.generator)
        self.judge = Judge(options)
        self._load()

    def _load(self) -> None:
        """Load the compiled code before a clock runs."""
        nothing, none = Field.read(FREE * self.generator.grid.squares, self.options), held("")
        self.generator.rows(nothing, none)
        self.begin_answers(nothing, none, 0)
        self.answers.best(nothing)

    def candidates(self, board: str, rack: str, bag: int) -> list[Candidate]:
        """All right placements and exchanges and the pass, best first."""
        field, whole = Field.read(board, self.options), held(rack)
        as_it_is = self.judge.opening(field)
        rows = self.generator.rows(field, whole)
        worth = self.glance(rows, field, whole, bag)
        looked_at = np.argsort(-worth, kind="stable")[:LOOKED_AT].tolist()
        for n in looked_at:
            worth[n] += self.judge.opening(field.laid(rows[n])) - as_it_is
        found = [
            Candidate(
                place(row, board, self.generator.grid, self.generator.ways),
                int(row[kernels.POINTS]),
                value,
                row,
                field.left(whole, row),
            )
            for row, value in zip(rows, worth.tolist(), strict=True)
        ]
        for put_back in tiles.choices(rack, min(RACK, len(rack), bag)):
            left = held(minus(rack, put_back))
            found.append(Candidate(Exchange(put_back), 0, self.kept(left, bag), None, left))
        found.append(Candidate(PassTurn(), 0, self.kept(whole, bag), None, whole))
        return sorted(found, key=lambda candidate: (-candidate.worth, str(candidate.action)))

    def glance(self, rows: Rows, field: Field, rack: Held, bag: int) -> Floats:
        """The worth of placements by their points and the tiles kept."""
        points = rows[:, kernels.POINTS].astype(np.float64)
        if bag:
            return points + self.judge.leaves(rows, field, rack)
        return points + self._saved(rows)

    def begin_answers(self, field: Field, rack: Held, bag: int) -> None:
        """Prepare `answers` for this rack on boards that differ little from this one."""
        self.answers.begin(field, rack, self.judge.leave_weights if bag else _NO_WEIGHTS, _SAVED)

    def kept(self, left: Held, bag: int) -> float:
        """The worth of a leave. Once the bag is empty no tiles are drawn to it, and its tiles cost points."""
        return self.judge.leave(left) if bag else -float(self.lost(left))

    def lost(self, left: Held) -> int:
        """The points that these tiles cost when the game ends."""
        if self.options.mode == "cover":
            return 0
        return int(left[:JOKER] @ np.arange(JOKER)) if self.options.tile_values else int(left.sum())

    def _saved(self, rows: Rows) -> Floats:
        """The worth of not having the laid tiles left at the end."""
        return _SAVED * rows[:, kernels.COUNT].astype(np.float64)


@lru_cache(maxsize=16)
def _mind(options: AbakuOptions, thread: int) -> Mind:
    return Mind(options)


def mind(options: AbakuOptions) -> Mind:
    """The mind of this thread for these options, cached."""
    return _mind(options, threading.get_ident())
