"""Finding placements: all of them, any of them, or one at random. Plain search, checked by `judge`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from parlour.core.actor import Rng

from .actions import Place
from .board import ACROSS, Grid, grid_for, ways_for
from .equations import is_equation
from .limits import ALL, Room, digits_of, limits, written
from .options import AbakuOptions
from .placement import Judgement, Laid, judge, swapped_board
from .tiles import DIGITS, FREE, JOKER, LETTERS, faces, minus, plus, taken_from

Thing = TypeVar("Thing")

#: the way of a single tile: along none
LONE = ""
#: how many squares are few enough to keep the ways to fill them
_FEW = 3


class Window(Struct, frozen=True):
    """Free squares that tiles could fill in one go, with the run they would make.

    `run` is the run's digits with dots on the free squares; `holes` says where in it they are and `takes`
    which digits, as sets of bits, may be laid there.
    """

    way: str
    squares: tuple[int, ...]
    takes: tuple[int, ...]
    run: str = ""
    holes: tuple[int, ...] = ()


class Search:
    """The placements that one rack has on one board, without swaps."""

    def __init__(self, board: str, rack: str, options: AbakuOptions, swap: str | None = None) -> None:
        self.board, self.rack, self.options, self.swap = board, rack, options, swap
        self.grid: Grid = grid_for(options)
        self.ways = ways_for(options)
        self.reads = faces(board)
        self.first = board.count(FREE) == len(board)
        self.limits = limits(self.reads, self.grid.size, self.ways, options.trivial_powers)
        self._digits = digits_of(rack)

    def all(self) -> Iterator[tuple[Place, Judgement]]:
        """Every right placement with its judgement."""
        yield from self.singles()
        yield from self.rows()

    def singles(self) -> Iterator[tuple[Place, Judgement]]:
        """Every right placement of one tile."""
        takes, makes = self.limits.crossing(LONE), self.limits.makes
        for at in self.limits.near:
            yield from self.in_window(Window(LONE, (at,), (makes[at] & takes[at] & self._digits,)))

    def has_single(self) -> bool:
        """Whether any tile of the rack, laid alone, is a right placement."""
        takes, makes = self.limits.crossing(LONE), self.limits.makes
        return any(makes[at] & takes[at] & self._digits for at in self.limits.near)

    def rows(self) -> Iterator[tuple[Place, Judgement]]:
        """Every right placement of two tiles or more."""
        for room, takes in self.rooms(fitting=True):
            for window in self.windows(room, takes, least=2):
                yield from self.in_window(window)

    def in_window(self, window: Window) -> Iterator[tuple[Place, Judgement]]:
        """Every right placement that fills just these squares."""
        if len(window.squares) == 1:
            fitting = _fitting(self.rack, window.takes)
        else:
            fitting = _equating(
                self.rack, window.takes, window.run, window.holes, self.options.trivial_powers
            )
        for signs in fitting:
            yield from self._judged(window, signs)

    def announceable(self) -> Iterator[Place]:
        """Every placement that hands can lay, right or wrong."""
        for room, takes in self.rooms():
            for window in self.windows(room, takes):
                if len(window.squares) > 1 or (window.way == ACROSS and not self.first):
                    for signs in _fillings(self.rack, [DIGITS] * len(window.squares), 0):
                        yield self.place(window, signs)

    def rooms(self, *, fitting: bool = False) -> Iterator[tuple[Room, list[int]]]:
        """Every line with a free place next to a tile, and what each of its free places may take: anything,
        or with `fitting` the digits of the rack that leave no contact across wrong."""
        start = frozenset((self.grid.start,))
        for room in self.limits.rooms_about(start) if self.first else self.limits.rooms:
            if not fitting:
                yield room, [ALL] * len(room.free)
            else:
                limits = self.limits.crossing(room.way)
                takes = [limits[at] & self._digits for at in room.squares]
                if any(takes[i] for i in room.near):
                    yield room, takes

    def windows(self, room: Room, takes: list[int], least: int = 1) -> Iterator[Window]:
        """Everything on a line that `least` tiles of the rack or more could fill while touching what lies
        there."""
        most = len(self.rack)
        free, near = room.free, room.near
        for a in range(len(free) - least + 1):
            touched = False
            for b in range(a, min(len(free), a + most)):
                if not takes[b]:
                    break
                touched = touched or b in near
                if touched and b - a >= least - 1:
                    yield _window(room, takes, a, b + 1)

    def has_row(self, room: Room, takes: list[int], width: int) -> bool:
        """Whether just so many tiles make a right placement on a line."""
        few = width <= _FEW
        for a in range(len(room.free) - width + 1):
            # most places of a line take none of the last tiles: that is soon seen
            if few and not _few_fitting(self.rack, tuple(takes[a : a + width])):
                continue
            if room.near.isdisjoint(range(a, a + width)):
                continue
            if any(True for _ in self.in_window(_window(room, takes, a, a + width))):
                return True
        return False

    def _judged(self, window: Window, signs: str) -> Iterator[tuple[Place, Judgement]]:
        board = list(self.board)
        for square, sign in zip(window.squares, signs, strict=True):
            board[square] = sign
        rack = minus(self.rack, taken_from(signs))
        way = ACROSS if len(signs) == 1 else window.way
        judgement = judge(Laid("".join(board), window.squares, way, rack, self.first), self.options)
        if not judgement.wrong:
            yield self.place(window, signs), judgement

    def place(self, window: Window, signs: str) -> Place:
        """The action that lays these signs on a window's squares."""
        way = ACROSS if len(signs) == 1 else window.way
        if len(signs) > 1:
            filled = [FREE] * (window.holes[-1] - window.holes[0] + 1)
            for hole, sign in zip(window.holes, signs, strict=True):
                filled[hole - window.holes[0]] = sign
            signs = "".join(filled)
        return Place(self.grid.names[window.squares[0]], way, signs, self.swap)


def _window(room: Room, takes: list[int], first: int, end: int) -> Window:
    """The free places `first` to `end` of a line, with the run that they would be part of."""
    free = room.free
    begin = free[first - 1] + 1 if first else 0
    return Window(
        room.way,
        room.squares[first:end],
        tuple(takes[first:end]),
        room.digits[begin : free[end] if end < len(free) else len(room.digits)],
        tuple([i - begin for i in free[first:end]]),
    )


def searches(board: str, rack: str, options: AbakuOptions) -> Iterator[Search]:
    """The board as it lies, and once more for each joker that the rack can swap for."""
    yield Search(board, rack, options)
    yield from swaps(board, rack, options)


def swaps(board: str, rack: str, options: AbakuOptions) -> Iterator[Search]:
    """The board after each swap that the rack can make for a joker."""
    for at, sign in enumerate(board):
        if sign in LETTERS and faces(sign) in rack:
            rest = plus(minus(rack, faces(sign)), JOKER)
            yield Search(swapped_board(board, at), rest, options, grid_for(options).names[at])


def right_placements(board: str, rack: str, options: AbakuOptions) -> Iterator[tuple[Place, Judgement]]:
    """Every placement that makes right equations alone, with its judgement; in no special order."""
    for search in searches(board, rack, options):
        yield from search.all()


def announceable(board: str, rack: str, options: AbakuOptions) -> Iterator[Place]:
    """Every placement that may be announced where nobody referees."""
    for search in searches(board, rack, options):
        yield from search.announceable()


def anybody_can_place(board: str, racks: Iterable[str], options: AbakuOptions) -> bool:
    """Whether any of these racks has a right placement; single tiles, soon tried, come first."""
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
    rooms = [(search, *room) for search in searches for room in search.rooms(fitting=True)]
    return any(
        search.has_row(room, takes, width)
        for width in range(2, max(len(search.rack) for search in searches) + 1)
        for search, room, takes in rooms
    )


def some_placement(board: str, rack: str, options: AbakuOptions, rng: Rng) -> Place | None:
    """A right placement from the first window, lines and windows shuffled, that has one; else None."""
    for search in _shuffled(list(searches(board, rack, options)), rng):
        for room in _shuffled(list(search.rooms(fitting=True)), rng):
            for window in _shuffled(list(search.windows(*room)), rng):
                if len(window.squares) > 1 or not search.first:
                    found = [place for place, _ in search.in_window(window)]
                    if found:
                        return found[rng.randrange(len(found))]
    return None


def some_announcement(board: str, rack: str, options: AbakuOptions, rng: Rng) -> Place | None:
    """Any placement that hands can lay, most likely a wrong one; None if there is none."""
    search = Search(board, rack, options)
    for room in _shuffled(list(search.rooms()), rng):
        windows = [w for w in search.windows(*room) if not search.first or len(w.squares) > 1]
        if windows:
            window = windows[rng.randrange(len(windows))]
            tiles = _shuffled(list(rack), rng)[: len(window.squares)]
            signs = "".join(_signs(tile)[rng.randrange(len(_signs(tile)))] for tile in tiles)
            return search.place(window, signs)
    return None


def _signs(tile: str) -> str:
    """What a tile can be laid as."""
    return LETTERS if tile == JOKER else tile


@lru_cache(maxsize=1 << 12)
def _next_signs(rack: str) -> tuple[tuple[str, str, str], ...]:
    """What can be laid first from a rack: the sign, the digit it reads as, the rack without it."""
    return tuple(
        (sign, faces(sign), minus(rack, tile)) for tile in sorted(set(rack)) for sign in _signs(tile)
    )


def _fitting(rack: str, takes: tuple[int, ...]) -> Iterable[str]:
    """Every way to lay tiles of a rack one after the other on squares that take these sets of digits."""
    if len(takes) <= _FEW:
        return _few_fitting(rack, takes)
    return _fillings(rack, [written(digits) for digits in takes], 0)


@lru_cache(maxsize=1 << 10)
def _few_fitting(rack: str, takes: tuple[int, ...]) -> tuple[str, ...]:
    """The same for few squares: a board has hundreds of windows, but few that differ in what they take."""
    return tuple(_fillings(rack, [written(digits) for digits in takes], 0))


def _equating(
    rack: str, takes: tuple[int, ...], run: str, holes: tuple[int, ...], trivial_powers: bool
) -> Iterable[str]:
    """Of those the ways that have all their tiles in one equation of the run."""
    if len(takes) <= _FEW:
        return _few_equating(rack, takes, run, holes, trivial_powers)
    return (
        signs for signs in _fitting(rack, takes) if _is_one_equation(run, holes, faces(signs), trivial_powers)
    )


@lru_cache(maxsize=1 << 14)
def _few_equating(
    rack: str, takes: tuple[int, ...], run: str, holes: tuple[int, ...], trivial_powers: bool
) -> tuple[str, ...]:
    """The same for few squares: what lies about most windows lies about others too, and from turn to turn."""
    fitting = _few_fitting(rack, takes)
    return tuple(s for s in fitting if _is_one_equation(run, holes, faces(s), trivial_powers))


def _is_one_equation(run: str, holes: tuple[int, ...], digits: str, trivial_powers: bool) -> bool:
    filled, first, last = list(run), holes[0], holes[-1]
    for hole, digit in zip(holes, digits, strict=True):
        filled[hole] = digit
    run = "".join(filled)
    return any(
        is_equation(run[begin:end], trivial_powers)
        for begin in range(first + 1)
        for end in range(last + 1, len(run) + 1)
    )


def _fillings(rack: str, fitting: list[str], done: int) -> Iterator[str]:
    """Every way to lay tiles of a rack one after the other on squares that take these digits."""
    if done == len(fitting):
        yield ""
        return
    for sign, face, rest in _next_signs(rack):
        if face in fitting[done]:
            for further in _fillings(rest, fitting, done + 1):
                yield sign + further


def _shuffled(things: list[Thing], rng: Rng) -> list[Thing]:
    things = things[:]
    for last in range(len(things) - 1, 0, -1):
        other = rng.randrange(last + 1)
        things[last], things[other] = things[other], things[last]
    return things
