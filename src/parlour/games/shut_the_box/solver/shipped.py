"""Solved tables that come with the package, for answers without kernels.

`scripts/shut_the_box_chances.py` makes them. `small.json` has two tables for all flaps and dice.
`12-two.match` and others are matches of two to a limit,
each value as 32 bits: the error is below 2e-10.
"""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from itertools import accumulate

import msgspec
from msgspec import Struct

from parlour.games.shut_the_box.options import Dice

#: matches to the usual limit that are shipped
MATCHES: tuple[tuple[int, Dice], ...] = (
    (12, "two"),
    (12, "one-when-six"),
    (12, "one-when-high-shut"),
    (10, "two"),
    (9, "two"),
)
_SCALE = (1 << 32) - 1
_WORD = 1 << 32


class SmallTables(Struct, frozen=True):
    """What a turn is worth that decides a game, under best play."""

    #: the second player's chance in a last round against 0, 1, … points more than his own
    second: list[float]
    #: a player's chance to shut the box before he has 1, 2, … points
    alone: list[float]


class MatchTable(Struct, frozen=True):
    """A match of two; see `two.MatchOfTwo` for `first` and `second`."""

    limit: int
    first: list[list[float]]
    second: list[list[float]]


@cache
def _small() -> dict[str, SmallTables]:
    data = (files(__package__) / "data" / "small.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, SmallTables])


def small_tables(flaps: int, dice: Dice) -> SmallTables:
    """The small tables of these flaps and dice."""
    return _small()[f"{flaps}-{dice}"]


@cache
def match_table(flaps: int, dice: Dice) -> MatchTable | None:
    """The match with these flaps and dice in which a shut wins, if it is shipped."""
    if (flaps, dice) not in MATCHES:
        return None
    data = (files(__package__) / "data" / f"{flaps}-{dice}.match").read_bytes()
    head, _, packed = data.partition(b"\n")
    limit, rows = map(int, head.split())
    first, second = unpacked(lzma.decompress(packed), (limit, rows), limit)
    return MatchTable(limit, first, second)


def unpacked(data: bytes, rows: tuple[int, int], columns: int) -> list[list[list[float]]]:
    """Two tables from their bytes: the first, second, third and fourth bytes of all steps down a column."""
    count = len(data) // 4
    steps = [
        a | b << 8 | c << 16 | d << 24
        for a, b, c, d in zip(*(data[n * count : (n + 1) * count] for n in range(4)), strict=True)
    ]
    down = [list(accumulate(steps[column::columns])) for column in range(columns)]
    every = [[value % _WORD / _SCALE for value in row] for row in zip(*down, strict=True)]
    return [every[: rows[0]], every[rows[0] :]]
