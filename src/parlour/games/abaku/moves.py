"""Finding placements: all of them, any of them, or one at random. Plain search, checked by `judge`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from parlour.core.actor import Rng

from .actions import Place
from .board import ACROSS, Grid, grid_for, touching, ways_for
from .equations import is_equation
from .options import AbakuOptions
from .placement import Judgement, Laid, judge, open_contacts, swapped_board
from .tiles import DIGITS, FREE, JOKER, LETTERS, faces, minus, plus, taken_from

Thing = TypeVar("Thing")


class Window(Struct, frozen=True):
    """Free squares that tiles could fill in one go, with the run they would make.

    `run` is the run's digits with dots on the free squares; `holes` says where in it they are.
    """

    way: str
    squares: tuple[int, ...]
    run: str
    holes: tuple[int, ...]


class Search:
    """The placements that one rack has on one board, without swaps."""

    def __init__(self, board: str, rack: str, options: AbakuOptions, swap: str | None = None) -> None:
        self.board, self.rack, self.options, self.swap = board, rack, options, swap
        self.grid: Grid = grid_for(options)
        self.ways = ways_for(options)
        self.reads = faces(board)
        self.first = board.count(FREE) == len(board)
        next_to = touching(self.grid.size, self.ways)
        self._near = (
            frozenset((self.grid.start,))
            if self.first
            else frozenset(
                at
                for at, sign in enumerate(board)
                if sign == FREE and any(board[other] != FREE for other in next_to[at])
            )
        )
        self._fitting: dict[tuple[str, int], str] = {}

    def all(self) -> Iterator[tuple[Place, Judgement]]:
        """Every right placement with its judgement, single tiles first."""
        yield from self.singles(range(self.grid.squares))
        for way in self.ways:
            for cut, line in self.grid.lines[way]:
                yield from self.on_line(way, cut, line)

    def on_line(self, way: str, cut: slice, line: range) -> Iterator[tuple[Place, Judgement]]:
        """Every right placement of two tiles or more on a line."""
        for window in self.windows(way, cut, line):
            if len(window.squares) > 1:
                for signs in self._fillings(window, 0, self.rack, ""):
                    if self._is_one_equation(window, faces(signs)):
                        yield from self._judged(window, signs)

    def singles(self, squares: range) -> Iterator[tuple[Place, Judgement]]:
        """Every right placement of one tile on these squares."""
        if self.first:
            return
        for at in squares:
            if at in self._near:
                window = Window(ACROSS, (at,), "", ())
                for tile in sorted(set(self.rack)):
                    for sign in _signs(tile):
                        if all(faces(sign) in self._fits(way, at) for way in self.ways):
                            yield from self._judged(window, sign)

    def announceable(self) -> Iterator[Place]:
        """Every placement that hands can lay, right or wrong."""
        for way in self.ways:
            for cut, line in self.grid.lines[way]:
                for window in self.windows(way, cut, line):
                    if len(window.squares) > 1 or (way == ACROSS and not self.first):
                        for signs in _orders(self.rack, len(window.squares)):
                            yield self.place(window, signs)

    def windows(self, way: str, cut: slice, line: range) -> Iterator[Window]:
        """Everything on a line that tiles of the rack could fill while touching what lies there."""
        digits = self.reads[cut]
        free = [i for i, sign in enumerate(digits) if sign == FREE]
        for a in range(len(free)):
            touched = False
            for b in range(a, min(len(free), a + len(self.rack))):
                touched = touched or line[free[b]] in self._near
                if touched:
                    holes = free[a : b + 1]
                    begin = digits.rfind(FREE, 0, free[a]) + 1
                    end = free[b + 1] if b + 1 < len(free) else len(digits)
                    yield Window(
                        way,
                        tuple(line[i] for i in holes),
                        digits[begin:end],
                        tuple(i - begin for i in holes),
                    )

    def _fillings(self, window: Window, done: int, rack: str, signs: str) -> Iterator[str]:
        """Every order of tiles for a window in which all contacts across its line can stand."""
        if done == len(window.squares):
            yield signs
            return
        at = window.squares[done]
        for tile in sorted(set(rack)):
            rest = minus(rack, tile)
            for sign in _signs(tile):
                face = faces(sign)
                if all(face in self._fits(way, at) for way in self.ways if way != window.way):
                    yield from self._fillings(window, done + 1, rest, signs + sign)

    def _fits(self, way: str, at: int) -> str:
        """The digits that leave no contact on this way wrong when laid alone on a square."""
        known = self._fitting.get((way, at))
        if known is None:
            cut, _, where = self.grid.line[way][at]
            digits = self.reads[cut]
            known = self._fitting[way, at] = "".join(
                digit
                for digit in DIGITS
                if not open_contacts(digits[:where] + digit + digits[where + 1 :], where, self.options)
            )
        return known

    def _is_one_equation(self, window: Window, digits: str) -> bool:
        filled, first, last = list(window.run), window.holes[0], window.holes[-1]
        for hole, digit in zip(window.holes, digits, strict=True):
            filled[hole] = digit
        run, trivial = "".join(filled), self.options.trivial_powers
        return any(
            is_equation(run[begin:end], trivial)
            for begin in range(first + 1)
            for end in range(last + 1, len(run) + 1)
        )

    def _judged(self, window: Window, signs: str) -> Iterator[tuple[Place, Judgement]]:
        board = list(self.board)
        for square, sign in zip(window.squares, signs, strict=True):
            board[square] = sign
        rack = minus(self.rack, taken_from(signs))
        judgement = judge(Laid("".join(board), window.squares, window.way, rack, self.first), self.options)
        if not judgement.wrong:
            yield self.place(window, signs), judgement

    def place(self, window: Window, signs: str) -> Place:
        """The action that lays these signs on a window's squares."""
        if len(signs) > 1:
            filled = [FREE] * (window.holes[-1] - window.holes[0] + 1)
            for hole, sign in zip(window.holes, signs, strict=True):
                filled[hole - window.holes[0]] = sign
            signs = "".join(filled)
        return Place(self.grid.names[window.squares[0]], window.way, signs, self.swap)


def searches(board: str, rack: str, options: AbakuOptions) -> Iterator[Search]:
    """The board as it lies, and once more for each joker that the rack can swap for."""
    yield Search(board, rack, options)
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


def can_place(board: str, rack: str, options: AbakuOptions) -> bool:
    """Whether this rack has any right placement."""
    return any(True for _ in right_placements(board, rack, options))


def some_placement(board: str, rack: str, options: AbakuOptions, rng: Rng) -> Place | None:
    """A right placement from the first of the lines, shuffled, that has one; None if there is none."""
    for search in _shuffled(list(searches(board, rack, options)), rng):
        lines = [(way, cut, line) for way in search.ways for cut, line in search.grid.lines[way]]
        for way, cut, line in _shuffled(lines, rng):
            found = [place for place, _ in search.on_line(way, cut, line)]
            if way == ACROSS:
                found += [place for place, _ in search.singles(line)]
            if found:
                return found[rng.randrange(len(found))]
    return None


def some_announcement(board: str, rack: str, options: AbakuOptions, rng: Rng) -> Place | None:
    """Any placement that hands can lay, most likely a wrong one; None if there is none."""
    search = Search(board, rack, options)
    lines = [(way, cut, line) for way in search.ways for cut, line in search.grid.lines[way]]
    for way, cut, line in _shuffled(lines, rng):
        windows = [w for w in search.windows(way, cut, line) if not search.first or len(w.squares) > 1]
        if windows:
            window = windows[rng.randrange(len(windows))]
            if len(window.squares) == 1:
                window = Window(ACROSS, window.squares, "", ())
            tiles = _shuffled(list(rack), rng)[: len(window.squares)]
            signs = "".join(_signs(tile)[rng.randrange(len(_signs(tile)))] for tile in tiles)
            return search.place(window, signs)
    return None


def _signs(tile: str) -> str:
    """What a tile can be laid as."""
    return LETTERS if tile == JOKER else tile


def _orders(rack: str, count: int) -> Iterator[str]:
    """Every way to lay so many tiles of a rack one after the other."""
    if count == 0:
        yield ""
        return
    for tile in sorted(set(rack)):
        for rest in _orders(minus(rack, tile), count - 1):
            for sign in _signs(tile):
                yield sign + rest


def _shuffled(things: list[Thing], rng: Rng) -> list[Thing]:
    things = things[:]
    for last in range(len(things) - 1, 0, -1):
        other = rng.randrange(last + 1)
        things[last], things[other] = things[other], things[last]
    return things
