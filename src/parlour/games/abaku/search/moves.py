"""Finding placements in plain Python: all of them, or one at random. `judge` checks each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from msgspec import Struct

from parlour.core.actor import Rng
from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import ACROSS, Grid, grid_for, ways_for
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.placement import Judgement, Laid, judge, swapped_board
from parlour.games.abaku.tiles import FREE, JOKER, LETTERS, faces, minus, plus, taken_from

from .fillings import equating, fillings, fitting_in, signs_of
from .limits import ALL, Room, digits_of, limits, span

Thing = TypeVar("Thing")

#: the way of a single tile, which lies along no line
LONE = ""


class Window(Struct, frozen=True):
    """Free squares of a line that one placement could fill, with the run they become part of.

    `run` is the run's digits with dots for the free squares, `holes` their places in it, `takes` the digits
    that each may take, as sets of bits.
    """

    way: str
    squares: tuple[int, ...]
    takes: tuple[int, ...]
    run: str = ""
    holes: tuple[int, ...] = ()


class PlacementSearch:
    """The placements of one rack on one board. A swap is made before; `swap` is its square."""

    def __init__(self, board: str, rack: str, options: AbakuOptions, swap: str | None = None) -> None:
        self.board, self.rack, self.options, self.swap = board, rack, options, swap
        self.grid: Grid = grid_for(options)
        self.ways = ways_for(options)
        self.reads = faces(board)
        self.first = board.count(FREE) == len(board)
        self.limits = limits(self.reads, self.grid.size, self.ways, options.trivial_powers, options.zeros)
        self.digits = digits_of(rack)

    def all(self) -> Iterator[tuple[PlaceTiles, Judgement]]:
        """Every right placement with its judgement."""
        yield from self.singles()
        yield from self.rows()

    def singles(self) -> Iterator[tuple[PlaceTiles, Judgement]]:
        """Every right placement of one tile."""
        takes, makes = self.limits.crossing(LONE), self.limits.makes
        for at in self.limits.near:
            yield from self.in_window(Window(LONE, (at,), (makes[at] & takes[at] & self.digits,)))

    def has_single(self) -> bool:
        """Whether any tile of the rack, laid alone, is a right placement."""
        takes, makes = self.limits.crossing(LONE), self.limits.makes
        return any(makes[at] & takes[at] & self.digits for at in self.limits.near)

    def rows(self) -> Iterator[tuple[PlaceTiles, Judgement]]:
        """Every right placement of two tiles or more."""
        for room, takes in self.rooms(fitting=True):
            for window in self.windows(room, takes, least=2):
                yield from self.in_window(window)

    def in_window(self, window: Window) -> Iterator[tuple[PlaceTiles, Judgement]]:
        """Every right placement on exactly these squares."""
        found = fitting_in(self.rack, window.takes)
        if len(window.squares) > 1:
            found = equating(found, window.run, self.options.trivial_powers)
        for signs in found:
            yield from self.judged(window, signs)

    def announceable(self) -> Iterator[PlaceTiles]:
        """Every placement that can be laid, right or wrong."""
        for room, takes in self.rooms():
            for window in self.windows(room, takes):
                if len(window.squares) > 1 or (window.way == ACROSS and not self.first):
                    for signs in fillings(self.rack, (ALL,) * len(window.squares)):
                        yield self.place(window, signs)

    def rooms(self, *, fitting: bool = False) -> Iterator[tuple[Room, tuple[int, ...]]]:
        """Every line with a free place next to a tile, and what each free place may take: any digit, or with
        `fitting` the digits of the rack that leave no wrong contact across."""
        start = frozenset((self.grid.start,))
        for room in self.limits.rooms_about(start) if self.first else self.limits.rooms:
            if not fitting:
                yield room, (ALL,) * len(room.free)
            else:
                takes = tuple([takes & self.digits for takes in room.takes])
                if any(takes[i] for i in room.near):
                    yield room, takes

    def windows(self, room: Room, takes: tuple[int, ...], least: int = 1) -> Iterator[Window]:
        """Every window of a line for `least` or more tiles of the rack that touches a tile."""
        most = len(self.rack)
        free, near = room.free, room.near
        for a in range(len(free) - least + 1):
            touched = False
            for b in range(a, min(len(free), a + most)):
                if not takes[b]:
                    break
                touched = touched or b in near
                if touched and b - a >= least - 1:
                    yield window_of(room, a, takes[a : b + 1])

    def judged(self, window: Window, signs: str) -> Iterator[tuple[PlaceTiles, Judgement]]:
        """The placement of these signs with its judgement, if it is right."""
        way = ACROSS if len(signs) == 1 else window.way
        judgement = self.judgement(way, window.squares, signs)
        if not judgement.wrong:
            yield self.place(window, signs), judgement

    def judgement(self, way: str, squares: tuple[int, ...], signs: str) -> Judgement:
        """The referee's judgement of these signs on these squares."""
        board = list(self.board)
        for square, sign in zip(squares, signs, strict=True):
            board[square] = sign
        rack = minus(self.rack, taken_from(signs))
        return judge(Laid("".join(board), squares, way, rack, self.first), self.options)

    def place(self, window: Window, signs: str) -> PlaceTiles:
        """The action that lays these signs on a window's squares."""
        way = ACROSS if len(signs) == 1 else window.way
        if len(signs) > 1:
            filled = [FREE] * (window.holes[-1] - window.holes[0] + 1)
            for hole, sign in zip(window.holes, signs, strict=True):
                filled[hole - window.holes[0]] = sign
            signs = "".join(filled)
        return PlaceTiles(self.grid.names[window.squares[0]], way, signs, self.swap)


def window_of(room: Room, first: int, takes: tuple[int, ...]) -> Window:
    """The window of the free places from `first` on, one for each of `takes`."""
    end = first + len(takes)
    begin, behind = span(room.digits, room.free, first, end)
    return Window(
        room.way,
        room.squares[first:end],
        takes,
        room.digits[begin:behind],
        tuple([i - begin for i in room.free[first:end]]),
    )


def searches(board: str, rack: str, options: AbakuOptions) -> Iterator[PlacementSearch]:
    """A search of the board as it is, and one for each swap that the rack can make."""
    yield PlacementSearch(board, rack, options)
    yield from swaps(board, rack, options)


def swaps(board: str, rack: str, options: AbakuOptions) -> Iterator[PlacementSearch]:
    """A search of the board after each swap for a joker that the rack can make."""
    for at, sign in enumerate(board):
        if sign in LETTERS and faces(sign) in rack:
            rest = plus(minus(rack, faces(sign)), JOKER)
            yield PlacementSearch(swapped_board(board, at), rest, options, grid_for(options).names[at])


def right_placements(board: str, rack: str, options: AbakuOptions) -> Iterator[tuple[PlaceTiles, Judgement]]:
    """Every right placement with its judgement, in no particular order."""
    for search in searches(board, rack, options):
        yield from search.all()


def announceable(board: str, rack: str, options: AbakuOptions) -> Iterator[PlaceTiles]:
    """Every placement that may be announced with `challenge`, right or wrong."""
    for search in searches(board, rack, options):
        yield from search.announceable()


def some_placement(board: str, rack: str, options: AbakuOptions, rng: Rng) -> PlaceTiles | None:
    """A right placement at random; None if there is none."""
    for search in in_any_order(list(searches(board, rack, options)), rng):
        for room in in_any_order(list(search.rooms(fitting=True)), rng):
            for window in in_any_order(list(search.windows(*room)), rng):
                if len(window.squares) > 1 or not search.first:
                    found = [place for place, _ in search.in_window(window)]
                    if found:
                        return found[rng.randrange(len(found))]
    return None


def some_announcement(board: str, rack: str, options: AbakuOptions, rng: Rng) -> PlaceTiles | None:
    """A placement at random, most likely a wrong one; None if there is none."""
    search = PlacementSearch(board, rack, options)
    for room in in_any_order(list(search.rooms()), rng):
        windows = [w for w in search.windows(*room) if not search.first or len(w.squares) > 1]
        if windows:
            window = windows[rng.randrange(len(windows))]
            tiles = in_any_order(list(rack), rng)[: len(window.squares)]
            signs = "".join(signs_of(tile)[rng.randrange(len(signs_of(tile)))] for tile in tiles)
            return search.place(window, signs)
    return None


def in_any_order(things: list[Thing], rng: Rng) -> list[Thing]:
    """The same things, shuffled."""
    things = things[:]
    if type(rng) is Random:
        # the very same, in half the time
        rng.shuffle(things)
        return things
    for last in range(len(things) - 1, 0, -1):
        other = rng.randrange(last + 1)
        things[last], things[other] = things[other], things[last]
    return things
