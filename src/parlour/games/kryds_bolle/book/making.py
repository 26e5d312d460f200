"""Making the book of `free` with the solver, and proving samples of either book again."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Event

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.games.kryds_bolle.cube import FULL
from parlour.games.kryds_bolle.solver.kernels import KEY_MASK
from parlour.games.kryds_bolle.solver.progress import Progress, Stage
from parlour.games.kryds_bolle.solver.search import CubeSearch, Stop
from parlour.games.kryds_bolle.solver.solver import Solver, playable

from . import shipped as book
from .free import Entry, FreeBook, sides
from .shipped import Book

#: the book has every position with up to FREE_PLIES balls, and up to PERFECT_PLIES those that a perfect
#: player can meet, with one best place; with more balls the search alone takes less than a second
FREE_PLIES = 4
PERFECT_PLIES = 7
#: of other positions with at most this many balls the book keeps the bounds that were proved on the way
BOUND_BALLS = 8
#: seconds between two saves
SAVE_EVERY = 60.0
#: positions in one task of an executor; each takes seconds
CHUNK = 4
#: table of a worker process: 2^24 words, 128 MB
WORKER_BITS = 24


def canonical_positions(plies: int) -> list[list[int]]:
    """All positions of `free` with 0 to `plies` balls, up to symmetry, by number of balls."""
    search = CubeSearch("free", 3)
    levels = [[0]]
    for _ in range(plies):
        levels.append(sorted({child for key in levels[-1] for child in _children(search, key)}))
    return levels


def _children(search: CubeSearch, key: int) -> Iterator[int]:
    own, opp = key >> 27, key & FULL
    for place in playable(own | opp, "free"):
        yield search.canonical(opp, own | 1 << place)


def perfect_positions(known: FreeBook, balls: int) -> list[int]:
    """Positions with this many balls that the side to move can meet if it always played the solver's first
    best place. All its earlier positions must be in the book."""
    solver = Solver("free", bits=10, book=known)
    reached = {0} if balls % 2 == 0 else set(_children(solver.search, 0))
    for _ in range(balls // 2):
        after: set[int] = set()
        for key in reached:
            own, opp = key >> 27, key & FULL
            place = solver.move(*sides(own, opp)).place
            after.update(_children(solver.search, solver.search.canonical(opp, own | 1 << place)))
        reached = after
    return sorted(reached)


def entry_of(solver: Solver, key: int, *, one: bool = False, stop: Stop | None = None) -> Entry | None:
    """Value and all best places of a canonical position of `free`; with `one` a single best place, which
    takes less time. None if it was stopped."""
    x, o = sides(key >> 27, key & FULL)
    if one:
        move = solver.move(x, o, stop=stop)
        return Entry(move.value, 1 << move.place, whole=False) if move.bound == "exact" else None
    found = solver.evaluate(x, o, stop=stop)
    return Entry(found.value, sum(1 << place for place in found.best)) if found.exact else None


@cache
def _worker(bits: int) -> Solver:
    """The solver of this process, kept between tasks."""
    return Solver("free", bits=bits, book=book.EMPTY)


def entries_of(keys: list[int], bits: int, one: bool) -> list[tuple[int, Entry]]:
    """One task: the entries of these positions, found in a worker process."""
    found = [(key, entry_of(_worker(bits), key, one=one)) for key in keys]
    return [(key, entry) for key, entry in found if entry is not None]


class FreeMaker:
    """Makes the book ply by ply. It saves every minute and at the end, and never does an entry twice."""

    def __init__(
        self,
        path: Path,
        solver: Solver,
        progress: Progress | None = None,
        save_every: float = SAVE_EVERY,
    ) -> None:
        self.path = path
        self.solver = solver
        self.progress = progress
        self.save_every = save_every
        done = book.read(path.read_bytes(), "free") if path.exists() else book.EMPTY
        assert isinstance(done, FreeBook)
        done.teach(solver.search)
        self.entries = dict(done.entries)
        self.words = done.words
        self._saved_at = time.monotonic()

    @property
    def book(self) -> FreeBook:
        """The book so far."""
        return FreeBook(self.entries, self.words)

    def make(
        self,
        plies: int = FREE_PLIES,
        perfect_plies: int = PERFECT_PLIES,
        executor: Executor | None = None,
        threads: int = 1,
    ) -> FreeBook:
        """All early positions, then those that a perfect player meets, then the bounds."""
        for level in canonical_positions(plies):
            self.add(level, executor, threads)
        for balls in range(plies + 1, perfect_plies + 1):
            self.add(perfect_positions(self.book, balls), executor, threads, one=True)
        self.words = self._bounds()
        self.save()
        return self.book

    def _bounds(self) -> NDArray[np.int64]:
        """The table's bounds of positions without an entry. It reads the whole table: call it once."""
        words = self.solver.search.early(BOUND_BALLS)
        return words[~np.isin(words >> 10 & KEY_MASK, list(self.entries))]

    def add(
        self,
        keys: Iterable[int],
        executor: Executor | None = None,
        threads: int = 1,
        bits: int = WORKER_BITS,
        *,
        one: bool = False,
    ) -> None:
        """Add the positions that are not in the book yet: in threads that share the solver's table, or in an
        executor (local processes, or a Dask client's `get_executor()`)."""
        missing = [key for key in keys if key not in self.entries]
        if executor:
            results = _spread(missing, executor, bits, one)
        else:
            results = self._in_threads(missing, threads, one)
        try:
            for number, (key, entry) in enumerate(results, 1):
                self.entries[key] = entry
                if time.monotonic() - self._saved_at >= self.save_every:
                    self.save()
                if self.progress is not None:
                    known = len(self.entries)
                    self.progress(Stage(share=number / len(missing), at="book", positions=known))
        finally:
            self.save()

    def _in_threads(self, keys: list[int], threads: int, one: bool) -> Iterator[tuple[int, Entry]]:
        idle: SimpleQueue[Solver] = SimpleQueue()
        for _ in range(threads):
            search = CubeSearch("free", table=self.solver.search.table)
            idle.put(Solver("free", book=book.EMPTY, search=search))
        stopped = Event()

        def settle(key: int) -> tuple[int, Entry | None]:
            solver = idle.get()
            try:
                return key, entry_of(solver, key, one=one, stop=stopped.is_set)
            finally:
                idle.put(solver)

        with ThreadPoolExecutor(threads) as pool:
            try:
                for task in as_completed([pool.submit(settle, key) for key in keys]):
                    key, entry = task.result()
                    if entry is not None:
                        yield key, entry
            finally:
                stopped.set()
                pool.shutdown(cancel_futures=True)

    def save(self) -> None:
        """Write the book atomically."""
        part = self.path.with_name(self.path.name + ".part")
        part.write_bytes(book.write(self.book, "free"))
        os.replace(part, self.path)
        self._saved_at = time.monotonic()


def _spread(keys: list[int], executor: Executor, bits: int, one: bool) -> Iterator[tuple[int, Entry]]:
    tasks: list[Future[list[tuple[int, Entry]]]] = [
        executor.submit(entries_of, keys[at : at + CHUNK], bits, one) for at in range(0, len(keys), CHUNK)
    ]
    for task in as_completed(tasks):
        yield from task.result()


class BookMistake(Struct, frozen=True):
    """A wrong entry: its bounds `low` to `high` do not hold the `value`, or its best places are wrong."""

    x: int
    o: int
    low: int | None = None
    high: int | None = None
    value: int | None = None

    def __str__(self) -> str:
        where = f"x {self.x:#o} o {self.o:#o}"
        if self.value is None:
            return f"{where}: the book has other best places"
        return f"{where}: book {self.low} to {self.high}, proved {self.value}"


def verify(
    placement: str, sample: int, *, seed: int = 0, given: Book | None = None, progress: Progress | None = None
) -> list[BookMistake]:
    """Prove a random sample of a book again without it; returns the wrong entries, [] if there are none."""
    checked = book.load(placement) if given is None else given
    solver = Solver(placement, book=book.EMPTY)
    wrong = []
    for number, (x, o) in enumerate(checked.sample(np.random.default_rng(seed), sample), 1):
        best = checked.best(x, o)
        if best is None:
            value = solver.search.value(*sides(x, o))
        else:
            found = solver.evaluate(x, o)
            value = found.value
            proved = sum(1 << place for place in found.best)
            if best.places & ~proved or (best.whole and best.places != proved):
                wrong.append(BookMistake(x, o))
        lower, upper = checked.bounds(x, o)
        if not lower <= value <= upper:
            wrong.append(BookMistake(x, o, lower, upper, value))
        if progress is not None:
            progress(Stage(share=number / sample, at="proof", positions=number, of=sample))
    return wrong
