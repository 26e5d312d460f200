"""Whether anybody can still place when the bag is empty: the last tiles are tried on every line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from .fillings import few, few_fitting
from .limits import Room
from .moves import Search, window_of
from .options import AbakuOptions
from .tiles import JOKER, LETTERS, faces, minus, plus


def anybody_can_place(board: str, racks: Iterable[str], options: AbakuOptions) -> bool:
    """Whether any of these racks has a right placement on a board where tiles lie.

    Single tiles, soon tried, come first.
    """
    racks = tuple(racks)
    if Search(board, "".join(racks), options).has_single():
        return True
    # a swap leaves the board reading the same: for whether there is a placement only the rack counts
    searches = {search.rack: search for rack in racks for search in _distinct(board, rack, options)}
    every = list(searches.values())
    return any(search.has_single() for search in every) or _any_row(every)


def _distinct(board: str, rack: str, options: AbakuOptions) -> Iterator[Search]:
    """A rack on the board as it lies, and the racks it becomes by a swap, each once."""
    yield Search(board, rack, options)
    for face in sorted({faces(sign) for sign in board if sign in LETTERS} & set(rack)):
        yield Search(board, plus(minus(rack, face), JOKER), options)


def _any_row(searches: list[Search]) -> bool:
    """Whether any of the searches has a right placement of two tiles or more; the shortest come first."""
    digits = reduce(or_, (search.digits for search in searches))
    rooms = searches[0].limits.wide_rooms(digits)
    lines = [_Line(search, room) for search in searches if len(search.rack) > 1 for room in rooms]
    for width in range(2, max(len(search.rack) for search in searches) + 1):
        if any(line.has_row(width) for line in lines):
            return True
        lines = [line for line in lines if line.firsts]
    return False


class _Line:
    """A line and what each of its free places takes of one rack."""

    def __init__(self, search: Search, room: Room) -> None:
        self._search, self._room = search, room
        takes = [takes & search.digits for takes in room.takes]
        self._takes = tuple(takes)
        before = -1
        for place, at in enumerate(room.free):
            if at == before + 1:  # no tile lies before it, and no equation begins with a zero
                takes[place] &= ~1
            before = at
        self._leads = takes
        #: the free places from where tiles could go on
        self.firsts = [place for place, digits in enumerate(takes) if digits]

    def has_row(self, width: int) -> bool:
        """Whether just so many tiles make a right placement. Asked of two, then of three, and so on: where no
        shorter row fits, no longer one does."""
        takes, leads, rack, near = self._takes, self._leads, self._search.rack, self._room.near
        kept, firsts = few(rack, width), []
        for first in self.firsts:
            end = first + width
            if end > len(takes) or not takes[end - 1]:
                continue
            # most that take any of the tiles do not take them together: that is soon seen
            window = (leads[first], *takes[first + 1 : end])
            if kept and not few_fitting(rack, window):
                continue
            firsts.append(first)
            if near.isdisjoint(range(first, end)):
                continue
            if next(self._search.in_window(window_of(self._room, first, window)), None):
                return True
        self.firsts = firsts
        return False
