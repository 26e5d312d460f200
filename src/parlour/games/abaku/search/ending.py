"""Whether anybody can still place once the bag is empty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from parlour.games.abaku.board import grid_for, ways_for
from parlour.games.abaku.equations import SHORT
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.tiles import FREE, JOKER, LETTERS, faces, minus, plus

from .fillings import equating, fitting_any
from .limits import APART, NEAR, ZERO, digits_of, free_places, gap, span
from .moves import PlacementSearch

#: marks a free place where no tile of the racks fits
_NOWHERE = "-"
#: with more ways than this, stop at the first right one instead of working out and keeping them all
_MANY = 4


def anybody_can_place(board: str, racks: Iterable[str], options: AbakuOptions) -> bool:
    """Whether any of these racks has a right placement on a board that is not empty.

    Single tiles are quick to try and come first. A swap does not change the digits on the board, so a rack
    after a swap is simply tried as one more rack.
    """
    held = tuple(dict.fromkeys([each for rack in racks for each in (rack, *_swapped(board, rack))]))
    if _has_easy_single(faces(board), digits_of("".join(held)), options):
        return True
    search = PlacementSearch(board, "".join(held), options)
    return search.has_single() or _has_row(search, held)


def _has_easy_single(reads: str, digits: int, options: AbakuOptions) -> bool:
    """Whether one of these digits is a right placement between few tiles: nearly always one is."""
    lines = [grid_for(options).line[way] for way in ways_for(options)]
    square = reads.find(FREE)
    while square >= 0:
        fits, makes = digits, 0
        for line in lines:
            cut, _, where = line[square]
            row = reads[cut]
            end = row.find(FREE, where + 1)
            before, behind = (
                row[row.rfind(FREE, 0, where) + 1 : where],
                row[where + 1 : end if end >= 0 else None],
            )
            if len(before) + len(behind) >= SHORT:
                break
            if before or behind:
                holding, making = gap(before, behind, options.trivial_powers, options.zeros)
                fits &= holding
                makes |= making
        else:
            if fits & makes:
                return True
        square = reads.find(FREE, square + 1)
    return False


def _swapped(board: str, rack: str) -> Iterator[str]:
    """The rack after each swap for a joker on the board that it can make."""
    for face in sorted({faces(sign) for sign in board if sign in LETTERS} & set(rack)):
        yield plus(minus(rack, face), JOKER)


def _has_row(search: PlacementSearch, racks: tuple[str, ...]) -> bool:
    """Whether any of the racks has a right placement of two tiles or more; shorter ones are tried first."""
    lines = [line for way in search.ways for line in _lines(search, racks, way)]
    for width in range(2, max(map(len, racks)) + 1):
        if any(line.has_row(width) for line in lines):
            return True
        lines = [line for line in lines if line.firsts]
    return False


def _lines(search: PlacementSearch, racks: tuple[str, ...], way: str) -> Iterator[_Line]:
    """Every line of a way where two tiles fit on neighbouring free places, one of them next to a tile."""
    limits = search.limits
    takes = [takes & search.digits for takes in limits.crossing(way)]
    lie = [how if fits else _NOWHERE for how, fits in zip(limits.lie, takes, strict=True)]
    for cut, squares in limits.lines(way):
        places = "".join(lie[cut])
        if NEAR + NEAR in places or NEAR + APART in places or APART + NEAR in places:
            yield _Line(search, racks, way, squares, limits.reads[cut], takes[cut], places)


class _Line:
    """A line of the board with its free places, and the digits of any rack that each place takes."""

    def __init__(
        self,
        search: PlacementSearch,
        racks: tuple[str, ...],
        way: str,
        squares: range,
        reads: str,
        takes: list[int],
        places: str,
    ) -> None:
        self._search, self._racks, self._way, self._squares = search, racks, way, squares
        self._reads, self._free, self._places = reads, free_places(reads), places
        self._takes = [takes[at] for at in self._free]
        #: the free places where a longer row could still begin
        self.firsts: Sequence[int] = range(len(places) - 1)

    def has_row(self, width: int) -> bool:
        """Whether `width` tiles make a right placement. Call it with 2, 3, 4 …: where a shorter row does not
        fit, a longer one is not tried."""
        takes, free, reads, firsts = self._takes, self._free, self._reads, []
        for first in self.firsts:
            end = first + width
            if end > len(takes) or not takes[end - 1]:
                continue
            lead = takes[first]
            if free[first] == (free[first - 1] + 1 if first else 0):
                lead &= ~ZERO  # no tile lies before it, and no equation begins with 0
            # most places that take single tiles do not take them together; this finds out quickly
            ways = fitting_any(self._racks, (lead, *takes[first + 1 : end])) if lead else ()
            if ways:
                firsts.append(first)
                if NEAR in self._places[first:end]:
                    begin, behind = span(reads, free, first, end)
                    if self._is_any_right(free[first:end], ways, reads[begin:behind]):
                        return True
        self.firsts = firsts
        return False

    def _is_any_right(self, places: tuple[int, ...], ways: tuple[str, ...], run: str) -> bool:
        """Whether one of these ways to fill the places is right."""
        trivial_powers = self._search.options.trivial_powers
        for signs in equating(ways if len(ways) <= _MANY else iter(ways), run, trivial_powers):
            squares = tuple([self._squares[at] for at in places])
            if not self._search.judgement(self._way, squares, signs).wrong:
                return True
        return False
