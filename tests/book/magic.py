"""Magic squares told from the rules: what is written where, and a solver that tries everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

Cell = tuple[int, int]  # row, column
Digits = dict[Cell, int]


def lines(size: int) -> list[list[Cell]]:
    """Rows, columns and both diagonals."""
    every = range(size)
    found = [[(r, c) for c in every] for r in every] + [[(r, c) for r in every] for c in every]
    return [*found, [(n, n) for n in every], [(n, size - 1 - n) for n in every]]


def cell(name: str) -> Cell:
    return int(name[1]) - 1, "abcde".index(name[0])


def read(rows: str) -> Digits:
    table = enumerate(rows.split("/"))
    return {(r, c): int(d) for r, row in table for c, d in enumerate(row) if d != "."}


def is_magic(digits: Digits, size: int) -> bool:
    if len(digits) < size**2 or max(Counter(digits.values()).values()) > size - 2:
        return False
    return len({sum(digits[at] for at in line) for line in lines(size)}) == 1


def solutions(given: Digits, size: int) -> Iterator[Digits]:
    """Every magic square with these digits in it. The sum isn't given: each that the tiles allow is tried."""
    tiles = 45 * (size - 2)
    spare = 9 * (size - 2) - size**2  # tiles that stay over, each 1 to 9
    for total in range(tiles - 9 * spare, tiles - spare + 1):
        if total % size == 0:
            yield from _filled(dict(given), size, total // size)


def _filled(digits: Digits, size: int, wanted: int) -> Iterator[Digits]:
    """The squares with that sum: the line with the fewest empty cells is filled first."""
    shortest: list[Cell] = []
    for line in lines(size):
        empty = [at for at in line if at not in digits]
        left = wanted - sum(digits[at] for at in line if at in digits)
        if not len(empty) <= left <= 9 * len(empty):
            return
        if empty and (not shortest or len(empty) < len(shortest)):
            shortest = empty
    if not shortest:
        yield dict(digits)
        return
    counts = Counter(digits.values())
    for digit in range(1, 10):
        if counts[digit] < size - 2:
            yield from _filled({**digits, shortest[0]: digit}, size, wanted)


class Composer:
    """A magic square as it is composed: what was given stays, all else may be moved and taken back."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.digits: Digits = {}
        self.given: Digits = {}
        self.is_left = False

    def why_not(self, text: str) -> str:
        if self.is_over:
            return "it is finished"
        if text == "pass":
            return "" if len(self.digits) == self.size**2 else "it isn't full"
        first = text[:2]
        at = cell(first) if self._is_cell(first) else None
        if at is None:
            return "off the square"
        if text[2] == "-":
            other = cell(text[3:]) if self._is_cell(text[3:]) else None
            if other is None or other == at or at not in self.digits:
                return "nothing to move, or nowhere"
            if self.digits[at] == self.digits.get(other):
                return "it changes nothing"
            return "given" if at in self.given or other in self.given else ""
        if text[3:] == "-":
            return "" if at in self.digits and at not in self.given else "nothing to take back"
        if at in self.digits:
            return "taken"
        digit = int(text[3:])
        used = Counter(self.digits.values())[digit]
        return "" if 1 <= digit <= 9 and used < self.size - 2 else "no such digit left"

    def _is_cell(self, name: str) -> bool:
        letters, numbers = "abcde"[: self.size], "12345"[: self.size]
        return len(name) == 2 and name[0] in letters and name[1] in numbers

    def happens(self, text: str) -> None:
        if text.startswith("given "):
            self.digits = read(text.removeprefix("given "))
            self.given = dict(self.digits)
            return
        assert not self.why_not(text), text
        if text == "pass":
            self.is_left = True
            return
        at = cell(text[:2])
        if text[2] == "-":
            # where a digit lies already, the two change places
            other = cell(text[3:])
            moved, back = self.digits.pop(at), self.digits.get(other)
            self.digits[other] = moved
            if back is not None:
                self.digits[at] = back
        elif text[3:] == "-":
            del self.digits[at]
        else:
            self.digits[at] = int(text[3:])

    @property
    def is_done(self) -> bool:
        return is_magic(self.digits, self.size)

    @property
    def is_over(self) -> bool:
        """It is magic, or left as it is: full and wrong."""
        return self.is_done or self.is_left

    def rows(self) -> str:
        every = range(self.size)
        return "/".join("".join(str(self.digits.get((r, c), ".")) for c in every) for r in every)
