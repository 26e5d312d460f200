"""Whether anybody can still place when the bag is empty: the last tiles are tried on every line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.tiles import JOKER, LETTERS, faces, minus, plus

from .fillings import equating, fitting_any
from .limits import APART, NEAR, ZERO, free_places, span
from .moves import PlacementSearch

#: of a free place: no tile of the racks fits there
_NOWHERE = "-"
#: one right way is enough: of more ways than so many the rest are not looked at once it is found
_MANY = 4


def anybody_can_place(board: str, racks: Iterable[str], options: AbakuOptions) -> bool:
    """Whether any of these racks has a right placement on a board where tiles lie.

    Single tiles, soon tried, come first. A swap leaves the board reading the same: for whether there is a
    placement it only makes another rack.
    """
    held = tuple(dict.fromkeys([each for rack in racks for each in (rack, *_swapped(board, rack))]))
    search = PlacementSearch(board, "".join(held), options)
    return search.has_single() or _has_row(search, held)


def _swapped(board: str, rack: str) -> Iterator[str]:
    """The racks that a rack becomes by a swap for a joker that lies on the board."""
    for face in sorted({faces(sign) for sign in board if sign in LETTERS} & set(rack)):
        yield plus(minus(rack, face), JOKER)


def _has_row(search: PlacementSearch, racks: tuple[str, ...]) -> bool:
    """Whether any of the racks has a right placement of two tiles or more; the shortest come first."""
    lines = [line for way in search.ways for line in _lines(search, racks, way)]
    for width in range(2, max(map(len, racks)) + 1):
        if any(line.has_row(width) for line in lines):
            return True
        lines = [line for line in lines if line.firsts]
    return False


def _lines(search: PlacementSearch, racks: tuple[str, ...], way: str) -> Iterator[_Line]:
    """Every line of a way where two tiles fit side by side, one of them next to a tile."""
    limits = search.limits
    takes = [takes & search.digits for takes in limits.crossing(way)]
    lie = [how if fits else _NOWHERE for how, fits in zip(limits.lie, takes, strict=True)]
    for cut, squares in limits.lines(way):
        places = "".join(lie[cut])
        if NEAR + NEAR in places or NEAR + APART in places or APART + NEAR in places:
            yield _Line(search, racks, way, squares, limits.reads[cut], takes[cut], places)


class _Line:
    """A line of the board, and how its free places lie and what each of them takes of any of the racks."""

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
        #: the free places from where tiles could go on
        self.firsts: Sequence[int] = range(len(places) - 1)

    def has_row(self, width: int) -> bool:
        """Whether just so many tiles make a right placement. Asked of two, then of three, and so on: where no
        shorter row fits, no longer one does."""
        takes, free, reads, firsts = self._takes, self._free, self._reads, []
        for first in self.firsts:
            end = first + width
            if end > len(takes) or not takes[end - 1]:
                continue
            lead = takes[first]
            if free[first] == (free[first - 1] + 1 if first else 0):
                lead &= ~ZERO  # no tile lies before it, and no equation begins with a zero
            # most that take any of the tiles do not take them together: that is soon seen
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
        """Whether any of these ways to fill these places, which makes such a run, is right."""
        trivial_powers = self._search.options.trivial_powers
        for signs in equating(ways if len(ways) <= _MANY else iter(ways), run, trivial_powers):
            squares = tuple([self._squares[at] for at in places])
            if not self._search.judgement(self._way, squares, signs).wrong:
                return True
        return False
