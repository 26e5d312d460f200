"""The result of solving a placement: value, all first moves, a line of best play, and the cost."""

from __future__ import annotations

from msgspec import Struct

from parlour.games.kryds_bolle.book.shipped import Book
from parlour.games.kryds_bolle.cube import PLACES, bar_name, lines_made, place_name

from .search import CubeSearch
from .solver import playable


class Solution(Struct, frozen=True):
    """A solved placement."""

    placement: str
    value: int  # seat 0's points minus seat 1's
    first_moves: dict[str, int]
    line: tuple[str, ...]  # best play by both
    positions: int  # solved (stacked) or visited (free)
    seconds: float  # of this run and the earlier runs it continued
    table_bytes: int


def named(place: int, placement: str) -> str:
    """A place as it is written in an action."""
    return bar_name(place % 9) if placement == "stacked" else place_name(place)


def best_line(search: CubeSearch, book: Book, value: int) -> list[int]:
    """A line of best play from the empty cube, whose value is given."""
    line: list[int] = []
    x = o = 0
    while len(line) < PLACES - 1:
        own, opp = (o, x) if len(line) & 1 else (x, o)
        for place in playable(x | o, search.placement):
            left = lines_made(own, place) - value  # the other side's value after it, if this move is best
            after = (x, o | 1 << place) if len(line) & 1 else (x | 1 << place, o)
            known = book.value(*after)
            if known is None:
                known = search.test(opp, own | 1 << place, left + 1)
            if known is not None and known <= left:
                break
        line.append(place)
        (x, o), value = after, left
    return [*line, *playable(x | o, search.placement)]
