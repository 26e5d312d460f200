"""The solver that others call: the exact value and all best places of any position.

Early positions come from the book, the rest from the search. A position is two sets of places, `x` (seat 0)
and `o` (seat 1). A value is the points still to come, own minus other's, for the seat to act.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from parlour.games.kryds_bolle.book.pure import PureBook
from parlour.games.kryds_bolle.book.pure import load as load_pure
from parlour.games.kryds_bolle.cube import FULL, PARTNERS, PLACES, lines_made

from .evaluation import Evaluation, ScoredPlace
from .lines import line_words
from .pure_search import NO_LOWER, NO_UPPER, PureSearch, Stop

if TYPE_CHECKING:
    from parlour.games.kryds_bolle.book.entries import Best
    from parlour.games.kryds_bolle.book.shipped import Book

    from .search import CubeSearch

Watch = Callable[[Evaluation], None]

#: 2^24 words, 128 MB: enough for every position beyond the book
TABLE_BITS = 24


class Search(Protocol):
    """What the solver asks a search: `CubeSearch` or `PureSearch`."""

    @property
    def nodes(self) -> int: ...
    def canonical(self, own: int, opp: int) -> int: ...
    def known(self, own: int, opp: int) -> tuple[int, int]: ...
    def touch(self) -> None: ...
    def test(self, own: int, opp: int, goal: int, stop: Stop | None = None) -> int | None: ...


class KnownValues(Protocol):
    """What the solver asks a book."""

    def value(self, x: int, o: int) -> int | None: ...
    def best(self, x: int, o: int) -> Best | None: ...


S = TypeVar("S", bound=Search)
B = TypeVar("B", bound=KnownValues)


class AnySolver(Generic[S, B]):
    """Solves positions of one placement and remembers what it learns. Any thread may call it; calls queue."""

    def __init__(self, placement: str, search: S, book: B) -> None:
        self.placement, self.search, self.book = placement, search, book
        self._lock = Lock()

    def evaluate(self, x: int, o: int, *, stop: Stop | None = None, watch: Watch | None = None) -> Evaluation:
        """Value and all best places. `stop()` ends it early; `watch` is called as the bounds get closer."""
        with self._lock:
            return _Question(self, x, o, stop, watch).answer()

    def move(self, x: int, o: int, *, stop: Stop | None = None) -> ScoredPlace:
        """One place to play, always the same where the book has the position. Its bound is `exact` if it is
        proved best; if stopped before that, it is the best as far as known."""
        with self._lock:
            return _Question(self, x, o, stop, None).move()

    def warm(self) -> None:
        """Compile what an evaluation needs, or load it from numba's cache, before the first call."""
        self.book.value(0, 0)
        self.search.touch()
        lowest = [1 << place for place in range(19)]
        self.evaluate(sum(lowest[::2]), sum(lowest[1::2]))


class Solver(AnySolver["CubeSearch", "Book"]):
    """The solver with compiled kernels."""

    def __init__(
        self,
        placement: str,
        *,
        bits: int = TABLE_BITS,
        book: Book | None = None,
        search: CubeSearch | None = None,
    ) -> None:
        from parlour.games.kryds_bolle.book.shipped import load  # numba loads with it

        from .search import CubeSearch

        super().__init__(
            placement, search or CubeSearch(placement, bits), load(placement) if book is None else book
        )
        self.book.teach(self.search)


class PureSolver(AnySolver[PureSearch, PureBook]):
    """The solver without numpy and numba."""

    def __init__(self, placement: str) -> None:
        super().__init__(placement, PureSearch(placement), load_pure(placement))
        self.book.teach(self.search)


class _Child:
    """The position after a move, and what is known of the move's value."""

    def __init__(self, place: int, own: int, opp: int) -> None:
        self.place = place
        self.gain = lines_made(own, place)
        self.promise = promise(own, opp, place)
        self.own = opp
        self.opp = own | 1 << place
        self.key = 0
        self.lower = -99
        self.upper = 99

    def narrow(self, lower: int, upper: int) -> None:
        """Narrow the bounds by those of the position after the move, which are the other side's."""
        if upper < NO_UPPER:
            self.lower = max(self.lower, self.gain - upper)
        if lower > NO_LOWER:
            self.upper = min(self.upper, self.gain - lower)

    def scored(self) -> ScoredPlace:
        if self.lower == self.upper:
            return ScoredPlace(self.place, self.lower, "exact")
        if self.lower > -99:
            return ScoredPlace(self.place, self.lower, "at_least")
        return ScoredPlace(self.place, self.upper, "at_most")


class _Question:
    """One position being evaluated."""

    def __init__(
        self, solver: AnySolver[Any, Any], x: int, o: int, stop: Stop | None, watch: Watch | None
    ) -> None:
        self.search: Search = solver.search
        self.book: KnownValues = solver.book
        self.stop = stop
        self.watch = watch
        self.x, self.o = x, o
        odd = (x | o).bit_count() & 1
        self.own, self.opp = (o, x) if odd else (x, o)
        self.lower, self.upper = -_most_points(self.opp, self.own), _most_points(self.own, self.opp)
        self.children = [_Child(place, self.own, self.opp) for place in playable(x | o, solver.placement)]
        # moves to symmetric positions that also score the same are searched once
        self.kinds: dict[tuple[int, int], list[_Child]] = {}
        if PLACES - (x | o).bit_count() > 1:
            for child in self.children:
                child.key = self.search.canonical(child.own, child.opp)
                self.kinds.setdefault((child.gain, child.key), []).append(child)

    def answer(self) -> Evaluation:
        free = PLACES - (self.x | self.o).bit_count()
        if free == 0:
            return Evaluation(True, 0, 0, ())
        if free == 1:
            return self._chameleon()
        self._consult()
        if self._settle_value() and self._settle_moves():
            return self._evaluation(exact=True)
        return self._evaluation(exact=False)

    def _chameleon(self) -> Evaluation:
        """The last ball scores every line whose other two balls have one colour, for the seat to act."""
        place = self.children[0].place
        made = lines_made(self.x, place) + lines_made(self.o, place)
        return Evaluation(True, made, made, (ScoredPlace(place, made, "exact"),))

    def move(self) -> ScoredPlace:
        """The book's place if it has one, else the first that is proved best."""
        if len(self.children) == 1:
            return self.answer().moves[0]
        self._consult()
        if (best := self.book.best(self.x, self.o)) is not None:
            written = [child for child in self.children if best.places >> child.place & 1]
            return min(written, key=self._rank).scored()
        if self._settle_value() and not any(child.lower == self.upper for child in self.children):
            # the value came from the book, or the table has dropped the move that proved it
            self._settle_moves(one=True)
        return self._evaluation(exact=False).moves[0]

    def _consult(self) -> None:
        """Narrow the bounds by all that book and table know."""
        value = self.book.value(self.x, self.o)
        if value is not None:
            self.lower = self.upper = value
        for child in self.children:
            after = self._after(child)
            if (known := self.book.value(*after)) is not None:
                child.narrow(known, known)
        best = self.book.best(self.x, self.o)
        if best is not None:
            for child in self.children:
                if best.places >> child.place & 1:
                    child.lower = child.upper = self.lower
                elif best.whole:
                    child.upper = min(child.upper, self.lower - 1)
        self._look()

    def _after(self, child: _Child) -> tuple[int, int]:
        bit = 1 << child.place
        return (self.x, self.o | bit) if self.own == self.o else (self.x | bit, self.o)

    def _look(self) -> None:
        """Look up every child in the table, then narrow the position's own bounds."""
        for kind in self.kinds.values():
            known = self.search.known(kind[0].own, kind[0].opp)
            for child in kind:
                child.narrow(*known)
        self.lower = max(self.lower, max(child.lower for child in self.children))
        self.upper = min(self.upper, max(child.upper for child in self.children))

    def _settle_value(self) -> bool:
        goal = min(max(0, self.lower + 1), self.upper)
        while self.lower < self.upper:
            answer = self._test(self.own, self.opp, goal)
            self._look()
            if answer is None:
                return self.lower == self.upper
            if answer >= goal:
                self.lower = max(self.lower, answer)
                goal = self.lower + 1
            else:
                self.upper = min(self.upper, answer)
                goal = self.upper
            self._tell()
        return True

    def _settle_moves(self, *, one: bool = False) -> bool:
        """Test which moves reach the value, the most promising first; with `one` stop at the first."""
        value = self.lower
        for kind in sorted(self.kinds.values(), key=lambda kind: -kind[0].promise):
            first = kind[0]
            if first.upper < value or first.lower == value:
                continue
            # if the position after the move is worth this much to the other side, the move is not best
            goal = first.gain - value + 1
            answer = self._test(first.own, first.opp, goal)
            if answer is None:
                return False
            for child in kind:
                if answer < goal:
                    child.lower = child.upper = value
                else:
                    child.upper = min(child.upper, child.gain - answer)
            if one and answer < goal:
                return True
        return True

    def _test(self, own: int, opp: int, goal: int) -> int | None:
        if self.stop is not None and self.stop():
            return None
        return self.search.test(own, opp, goal, self.stop)

    def _tell(self) -> None:
        if self.watch is not None:
            self.watch(self._evaluation(exact=False))

    def _evaluation(self, *, exact: bool) -> Evaluation:
        for child in self.children:
            child.upper = min(child.upper, self.upper)
        self.children.sort(key=self._rank)
        return Evaluation(exact, self.lower, self.upper, tuple(child.scored() for child in self.children))

    def _rank(self, child: _Child) -> tuple[int, ...]:
        """Moves proved to reach the bound first, then by value, then the most promising. Symmetric positions
        rank the same, so that a player who always takes the first move meets few positions."""
        move = child.scored()
        reaches = child.lower >= self.lower
        return not reaches, -move.value, move.bound == "at_most", -child.promise, child.key, child.place


def playable(taken: int, placement: str) -> list[int]:
    """The places where the next ball may go."""
    places = FULL & ~taken
    if placement == "stacked":
        places &= taken << 9 | 511
    return [place for place in range(PLACES) if places >> place & 1]


def promise(own: int, opp: int, place: int) -> int:
    """Summed over the lines of a place: 8 if completed or blocked, 4 with two places free, 1 with three."""
    total = 0
    for others in PARTNERS[place]:
        ours, theirs = (own & others).bit_count(), (opp & others).bit_count()
        if not (ours and theirs):
            total += (1, 4, 8)[ours + theirs]
    return total


def _most_points(own: int, opp: int) -> int:
    """An upper limit of the points still to come: the side's open lines and the most for the chameleon."""
    _, own_two = line_words(own)
    opp_one, _ = line_words(opp)
    complete = own_two & ~opp_one & ~_open_lines(own | opp)
    return ((1 << 49) - 1 & ~opp_one & ~complete).bit_count() + 13


def _open_lines(taken: int) -> int:
    """The lines with a free place."""
    one, _ = line_words(FULL & ~taken)
    return one
