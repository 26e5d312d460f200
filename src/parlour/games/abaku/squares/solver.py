"""Every way to complete a magic square: tried in full, so that a single solution is a proof."""

from __future__ import annotations

from collections.abc import Iterator

from .facts import MOST, lines

_EMPTY = 0


class TooLong(Exception):
    """More steps were needed than were allowed."""


def solutions(rows: str, steps: int | None = None) -> Iterator[str]:
    """Every magic square with these given digits, as rows joined by `/`; TooLong after so many steps."""
    given = rows.split("/")
    size = len(given)
    cells = [0 if sign == "." else int(sign) for row in given for sign in row]
    for total in _totals(cells, size):
        yield from _Search(cells, size, total, steps).all()


def _totals(cells: list[int], size: int) -> Iterator[int]:
    """The sums that the lines may have: a full line leaves one."""
    full = {sum(cells[at] for at in line) for line in lines(size) if all(cells[at] for at in line)}
    if len(full) > 1:
        return
    yield from full or range(size, 9 * size + 1)


class _Search:
    """The completions with one sum: always the line with the fewest free squares is filled next."""

    def __init__(self, cells: list[int], size: int, total: int, steps: int | None) -> None:
        self._cells, self._size, self._steps = list(cells), size, steps
        self._lines = lines(size)
        self._through = [[n for n, line in enumerate(self._lines) if at in line] for at in range(size * size)]
        self._rest = [total - sum(cells[at] for at in line) for line in self._lines]
        self._free = [sum(not cells[at] for at in line) for line in self._lines]
        self._left = [0] + [MOST[size] - cells.count(digit) for digit in range(1, 10)]

    def all(self) -> Iterator[str]:
        if min(self._left[1:]) >= 0 and all(map(self._may_be, range(len(self._lines)))):
            yield from self._filled()

    def _may_be(self, n: int) -> bool:
        """Whether a line can still get its sum."""
        free = self._free[n]
        return free <= self._rest[n] <= 9 * free

    def _filled(self) -> Iterator[str]:
        if self._steps is not None:
            self._steps -= 1
            if self._steps < 0:
                raise TooLong
        open_lines = [n for n, free in enumerate(self._free) if free]
        if not open_lines:
            size = self._size
            square = "".join(map(str, self._cells))
            yield "/".join(square[at : at + size] for at in range(0, size * size, size))
            return
        best = min(open_lines, key=self._free.__getitem__)
        at = next(at for at in self._lines[best] if not self._cells[at])
        forced = self._rest[best]
        for digit in (forced,) if self._free[best] == 1 else range(1, 10):
            if 1 <= digit <= 9 and self._left[digit]:
                self._put(at, digit, 1)
                if all(self._may_be(n) for n in self._through[at]):
                    yield from self._filled()
                self._put(at, digit, -1)

    def _put(self, at: int, digit: int, sign: int) -> None:
        """Write a digit, or take it off again."""
        self._cells[at] = digit if sign > 0 else _EMPTY
        self._left[digit] -= sign
        for n in self._through[at]:
            self._rest[n] -= sign * digit
            self._free[n] -= sign
