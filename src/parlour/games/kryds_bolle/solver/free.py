"""Solving `free` from scratch: a search from the empty cube."""

from __future__ import annotations

import time
from pathlib import Path

from parlour.games.kryds_bolle.book.shipped import EMPTY

from .checkpoint import Checkpoint
from .progress import Progress, Stage
from .search import CubeSearch
from .solution import Solution, best_line, named
from .symmetry import place_orbits

#: 2^28 words, 2 GB
TABLE_BITS = 28
#: seconds between two saves, and the most balls of positions that are saved
SAVE_EVERY = 60.0
SAVED_BALLS = 10


class FreeSolver:
    """A search with a big table that saves as it goes; the book is made from what it learned."""

    def __init__(
        self,
        checkpoint: Path | None = None,
        progress: Progress | None = None,
        bits: int = TABLE_BITS,
        save_every: float = SAVE_EVERY,
    ) -> None:
        self.search = CubeSearch("free", bits)
        self.save_every = save_every
        self._progress = progress
        self._run = Checkpoint("free", checkpoint)
        found = self._run.load()
        self._earlier = self._run.positions
        if "words" in found:
            self.search.learn_early(found["words"])
        self._saved_at = time.perf_counter()
        self._place = ""
        self._done = 0.0

    def solve(self) -> Solution:
        """The value of every first move and a line of best play."""
        first: dict[int, int] = {}
        orbits = sorted(place_orbits("free"), key=len)  # the centre is quick and fills the table well
        for number, orbit in enumerate(orbits):
            self._done, self._place = number / len(orbits), named(orbit[0], "free")
            first.update(dict.fromkeys(orbit, -self.value(0, 1 << orbit[0])))
        value = max(first.values())
        line = best_line(self.search, EMPTY, value)
        self.save()
        return Solution(
            placement="free",
            value=value,
            first_moves=dict(sorted((named(place, "free"), worth) for place, worth in first.items())),
            line=tuple(named(place, "free") for place in line),
            positions=self._run.positions,
            seconds=round(self._run.seconds(), 1),
            table_bytes=self.search.table.nbytes,
        )

    def value(self, own: int, opp: int) -> int:
        """The value of one position for the side to move; saves while searching."""
        lower, upper, goal = -99, 99, 0
        while lower < upper:
            answer = self.search.test(own, opp, goal, self.pause)
            assert answer is not None
            if answer >= goal:
                lower, goal = answer, answer + 1
            else:
                upper = goal = answer
        return lower

    def pause(self) -> bool:
        """Called between two slices of search: report, save when it is due, and let the search go on."""
        self._run.positions = self._earlier + self.search.nodes
        if self._progress is not None:
            visited = self._run.positions
            self._progress(Stage(share=self._done, at="search", positions=visited, place=self._place))
        if time.perf_counter() - self._saved_at >= self.save_every:
            self.save()
        return False

    def save(self) -> None:
        """Write the checkpoint, if there is a path for it."""
        self._run.positions = self._earlier + self.search.nodes
        if self._run.path is not None:
            self._run.save({"words": self.search.early(SAVED_BALLS)})
        self._saved_at = time.perf_counter()
