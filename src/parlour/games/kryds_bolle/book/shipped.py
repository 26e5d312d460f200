"""Loading the books that come with the package."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Protocol

import numpy as np

from parlour.games.kryds_bolle.solver.search import CubeSearch

from . import file as book_file
from .free import Best, FreeBook
from .stacked import StackedBook


class Book(Protocol):
    """Known values of early positions; `counts` is how many there are by number of balls."""

    def __len__(self) -> int: ...
    def counts(self) -> dict[int, int]: ...
    def value(self, x: int, o: int) -> int | None: ...
    def bounds(self, x: int, o: int) -> tuple[int, int]: ...
    def best(self, x: int, o: int) -> Best | None: ...
    def teach(self, search: CubeSearch) -> None: ...
    def sample(self, rng: np.random.Generator, count: int) -> Iterator[tuple[int, int]]: ...
    def contents(self) -> bytes: ...


#: a book without entries
EMPTY: Book = FreeBook({})


def read(data: bytes, placement: str) -> Book:
    """The book from a file's bytes; BadBook if it is damaged or another book."""
    positions, contents = book_file.unpack(data, placement)
    kind = StackedBook if placement == "stacked" else FreeBook
    return kind.read(positions, contents)


def write(book: Book, placement: str) -> bytes:
    """A book as the bytes of its file."""
    return book_file.pack(placement, len(book), book.contents())


@cache
def load(placement: str) -> Book:
    """The book that comes with the package."""
    return read(book_file.shipped(placement), placement)
