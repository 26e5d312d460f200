"""The book of `free`: value and all best places of chosen positions, up to symmetry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from .cube import FULL
from .kernels import canonical
from .search import Search
from .symmetry import cube_symmetries, moved
from .tables import canon


class Entry(NamedTuple):
    """What is known of a canonical position, from the side to move."""

    value: int
    best: int  # the set of best places


class FreeBook:
    """Entries by canonical position (54 bits: own balls above the other's)."""

    def __init__(self, entries: dict[int, Entry]) -> None:
        self.entries = entries
        self.plies = max((key.bit_count() for key in entries), default=-1)

    def __len__(self) -> int:
        return len(self.entries)

    def value(self, x: int, o: int) -> int | None:
        """The value for the side to move, if the book has the position."""
        entry = self._entry(*sides(x, o))
        return None if entry is None else entry.value

    def best(self, x: int, o: int) -> int | None:
        """The set of best places, if the book has the position."""
        own, opp = sides(x, o)
        entry = self._entry(own, opp)
        if entry is None:
            return None
        key = canonical(own, opp, *canon("free"))
        perm = next(p for p in cube_symmetries() if moved(own, p) << 27 | moved(opp, p) == key)
        return sum(1 << place for place in range(27) if entry.best >> perm[place] & 1)

    def _entry(self, own: int, opp: int) -> Entry | None:
        if (own | opp).bit_count() > self.plies:
            return None
        return self.entries.get(int(canonical(own, opp, *canon("free"))))

    def teach(self, search: Search) -> None:
        """Put every value into the search's table."""
        for key, entry in self.entries.items():
            search.learn(key >> 27, key & FULL, entry.value, entry.value)

    def sample(self, rng: np.random.Generator, count: int) -> Iterator[tuple[int, int]]:
        """Positions of the book at random."""
        keys = sorted(self.entries)
        for at in rng.choice(len(keys), min(count, len(keys)), replace=False):
            yield sides(keys[at] >> 27, keys[at] & FULL)

    def contents(self) -> bytes:
        """Keys, values and best places, each in its own column, sorted by key."""
        keys = sorted(self.entries)
        columns = (
            np.array(keys, "<i8"),
            np.array([self.entries[key].value for key in keys], "<i1"),
            np.array([self.entries[key].best for key in keys], "<i4"),
        )
        return b"".join(column.tobytes() for column in columns)

    @classmethod
    def read(cls, positions: int, contents: bytes) -> FreeBook:
        """The book that gave these contents."""
        keys = np.frombuffer(contents, "<i8", positions)
        values = np.frombuffer(contents, "<i1", positions, 8 * positions)
        best = np.frombuffer(contents, "<i4", positions, 9 * positions)
        rows = zip(keys.tolist(), values.tolist(), best.tolist(), strict=True)
        return cls({key: Entry(value, places) for key, value, places in rows})


def sides(one: int, other: int) -> tuple[int, int]:
    """(x, o) as (own, opp) of the side to move, and back."""
    return (other, one) if (one | other).bit_count() & 1 else (one, other)
