"""What a magic square is made of: its digits, its squares' names and its lines."""

from __future__ import annotations

from functools import cache

#: how often a digit may be used, by the size of the square
MOST = {3: 1, 4: 2, 5: 3}
DIGITS = "123456789"


@cache
def names(size: int) -> tuple[str, ...]:
    """The squares' names, row by row."""
    return tuple(f"{'abcde'[at % size]}{at // size + 1}" for at in range(size * size))


@cache
def lines(size: int) -> tuple[tuple[int, ...], ...]:
    """Rows, columns and both diagonals."""
    rows = [tuple(range(at * size, (at + 1) * size)) for at in range(size)]
    columns = [tuple(range(at, size * size, size)) for at in range(size)]
    falling = tuple(range(0, size * size, size + 1))
    rising = tuple(range(size - 1, size * size - 1, size - 1))
    return (*rows, *columns, falling, rising)
