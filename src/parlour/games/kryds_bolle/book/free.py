"""The book of `free`: values and best places of chosen positions, up to symmetry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from parlour.games.kryds_bolle.cube import FULL
from parlour.games.kryds_bolle.solver.kernels import KEY_MASK, canonical
from parlour.games.kryds_bolle.solver.search import CubeSearch
from parlour.games.kryds_bolle.solver.symmetry import cube_symmetries, moved
from parlour.games.kryds_bolle.solver.tables import canon

from .entries import Best as Best
from .entries import Entry as Entry
from .entries import sides as sides
from .file import BadBook

NOTHING = np.zeros(0, np.int64)


class FreeBook:
    """Entries by canonical position (54 bits, own balls in the upper 27), and for many more positions the
    bounds that were proved on the way, as words of the search's table (see `kernels`)."""

    def __init__(self, entries: dict[int, Entry], words: NDArray[np.int64] = NOTHING) -> None:
        self.entries = entries
        self.words = words
        self.plies = max((key.bit_count() for key in entries), default=-1)

    def __len__(self) -> int:
        return len(self.entries)

    def counts(self) -> dict[int, int]:
        """How many entries there are, by the number of balls."""
        return dict(sorted(Counter(key.bit_count() for key in self.entries).items()))

    def value(self, x: int, o: int) -> int | None:
        """The value for the side to move, if the book has the position."""
        entry = self._entry(*sides(x, o))
        return None if entry is None else entry.value

    def best(self, x: int, o: int) -> Best | None:
        """The best places, if the book has the position."""
        own, opp = sides(x, o)
        entry = self._entry(own, opp)
        if entry is None:
            return None
        key = canonical(own, opp, *canon("free"))
        perm = next(p for p in cube_symmetries() if moved(own, p) << 27 | moved(opp, p) == key)
        return Best(sum(1 << place for place in range(27) if entry.best >> perm[place] & 1), entry.whole)

    def _entry(self, own: int, opp: int) -> Entry | None:
        if (own | opp).bit_count() > self.plies:
            return None
        return self.entries.get(int(canonical(own, opp, *canon("free"))))

    def bounds(self, x: int, o: int) -> tuple[int, int]:
        """The book's lower and upper bound of the value."""
        entry = self._entry(*sides(x, o))
        if entry is not None:
            return entry.value, entry.value
        search = CubeSearch("free", 10)
        search.learn_early(self.words[self.words >> 10 & KEY_MASK == search.canonical(*sides(x, o))])
        return search.known(*sides(x, o))

    def teach(self, search: CubeSearch) -> None:
        """Put every value and bound into the search's table."""
        search.learn_early(self.words)
        for key, entry in self.entries.items():
            search.learn(key >> 27, key & FULL, entry.value, entry.value)

    def sample(self, rng: np.random.Generator, count: int) -> Iterator[tuple[int, int]]:
        """Random positions that are in the book, with a value or bounds."""
        keys = sorted({*self.entries, *(self.words >> 10 & KEY_MASK).tolist()})
        for at in rng.choice(len(keys), min(count, len(keys)), replace=False):
            yield sides(keys[at] >> 27, keys[at] & FULL)

    def contents(self) -> bytes:
        """Columns of keys (sorted), values and best places (bit 27 is set if there may be more); then the
        words."""
        keys = sorted(self.entries)
        entries = [self.entries[key] for key in keys]
        columns = (
            np.array(keys, "<i8"),
            np.array([entry.value for entry in entries], "<i1"),
            np.array([entry.best | (not entry.whole) << 27 for entry in entries], "<i4"),
            np.sort(self.words).astype("<i8"),
        )
        return b"".join(column.tobytes() for column in columns)

    @classmethod
    def read(cls, positions: int, contents: bytes) -> FreeBook:
        """The book from its contents."""
        if len(contents) < 13 * positions or (len(contents) - 13 * positions) % 8:
            raise BadBook("the free book has the wrong length")
        keys = np.frombuffer(contents, "<i8", positions)
        values = np.frombuffer(contents, "<i1", positions, 8 * positions)
        best = np.frombuffer(contents, "<i4", positions, 9 * positions)
        words = np.frombuffer(contents[13 * positions :], "<i8").astype(np.int64)
        rows = zip(keys.tolist(), values.tolist(), best.tolist(), strict=True)
        return cls({key: Entry(value, best & FULL, best <= FULL) for key, value, best in rows}, words)
