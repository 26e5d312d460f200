"""The books that are shipped: loading, making and proving them again."""

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
    """What is known of early positions; `counts` says of how many, by the number of their balls."""

    def __len__(self) -> int: ...
    def counts(self) -> dict[int, int]: ...
    def value(self, x: int, o: int) -> int | None: ...
    def bounds(self, x: int, o: int) -> tuple[int, int]: ...
    def best(self, x: int, o: int) -> Best | None: ...
    def teach(self, search: CubeSearch) -> None: ...
    def sample(self, rng: np.random.Generator, count: int) -> Iterator[tuple[int, int]]: ...
    def contents(self) -> bytes: ...


#: nothing known
EMPTY: Book = FreeBook({})


def read(data: bytes, placement: str) -> Book:
    """The book in a file's bytes; BadBook if it is damaged or another."""
    positions, contents = book_file.unpack(data, placement)
    kind = StackedBook if placement == "stacked" else FreeBook
    return kind.read(positions, contents)


def write(book: Book, placement: str) -> bytes:
    """The file of a book."""
    return book_file.pack(placement, len(book), book.contents())


@cache
def load(placement: str) -> Book:
    """The book that comes with the package."""
    return read(book_file.shipped(placement), placement)
