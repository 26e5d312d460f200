"""The search of `search` and `kernels` without numpy and numba, some hundred times slower.

It visits the same positions in the same order, so it comes to the same answers; what each step means is said
there. The table is a dictionary, which never drops a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from parlour.games.kryds_bolle.cube import CENTRE, FULL

from .lines import ALL_LINES, line_words, lines_by_place
from .symmetry import symmetries

#: the bounds of a position of which nothing is known
NO_LOWER = -16
NO_UPPER = 15
_KEY = (1 << 54) - 1
_TABLE_FROM, _BOUND_TO, _CHILDREN_FROM = 6, 12, 12
#: positions between two looks at the clock, some ten milliseconds
_SLICE = 512
#: more positions than this, some 100 MB, are not carried over to the next test
_MOST = 400_000
_THROUGH = lines_by_place()
_HALF = lines_by_place(2)
_CENTRE = 1 << CENTRE
_CORNERS = tuple(level * 9 + cell for level in (0, 2) for cell in (0, 2, 6, 8))

Stop = Callable[[], bool]


class _Stopped(Exception):
    """`stop()` ended the search."""


class PureSearch:
    """Tests whether the value of a position is at least a goal; see `CubeSearch`."""

    def __init__(self, placement: str) -> None:
        self.placement = placement
        self.nodes = 0
        self._stacked = placement == "stacked"
        #: by canonical position: lower bound, upper bound
        self._table: dict[int, tuple[int, int]] = {}
        #: what `learn_words` put in, which is never dropped
        self._taught: dict[int, tuple[int, int]] = {}
        self._stop: Stop | None = None
        self._pause = 0

    def canonical(self, own: int, opp: int) -> int:
        """The 54-bit key that the position shares with its symmetric copies."""
        own0, own1, own2 = own & 511, own >> 9 & 511, own >> 18
        opp0, opp1, opp2 = opp & 511, opp >> 9 & 511, opp >> 18
        least = _KEY
        for first, second, third in _tried(self.placement, _corner_code(own), _corner_code(opp)):
            key = (first[own0] | second[own1] | third[own2]) << 27
            key |= first[opp0] | second[opp1] | third[opp2]
            if key < least:
                least = key
        return least

    def known(self, own: int, opp: int) -> tuple[int, int]:
        """The bounds in the table; NO_LOWER and NO_UPPER where there are none."""
        return self._table.get(self.canonical(own, opp), (NO_LOWER, NO_UPPER))

    def learn(self, own: int, opp: int, lower: int, upper: int) -> None:
        """Put bounds that are known from elsewhere into the table."""
        self.learn_key(self.canonical(own, opp), lower, upper)

    def learn_words(self, words: Iterable[int]) -> None:
        """Put in words of a compiled search's table: 54 bits of position, 5 of lower and 5 of upper bound."""
        self._taught |= {word >> 10 & _KEY: ((word >> 5 & 31) - 16, (word & 31) - 16) for word in words}
        self._table |= self._taught

    def touch(self) -> None:
        """Nothing to allocate."""

    def test(self, own: int, opp: int, goal: int, stop: Stop | None = None) -> int | None:
        """r: the value is at least r if r ≥ goal, else at most r. None if `stop()` ended the search."""
        if len(self._table) > _MOST:
            self._table = dict(self._taught)
        self._stop, self._pause = stop, self.nodes + _SLICE
        free = 27 - (own | opp).bit_count()
        try:
            return self._test(own, opp, *line_words(own), *line_words(opp), free, goal)
        except _Stopped:
            return None

    def value(self, own: int, opp: int, guess: int = 0) -> int:
        """The exact value for the side to move by the count of balls."""
        lower, upper, goal = -99, 99, guess
        while lower < upper:
            answer = self.test(own, opp, goal)
            assert answer is not None
            if answer >= goal:
                lower, goal = answer, answer + 1
            else:
                upper = goal = answer
        return lower

    def learn_key(self, key: int, lower: int, upper: int) -> None:
        """Put bounds of a canonical position beside what is known of it."""
        known = self._table.get(key)
        if known is not None:
            lower, upper = max(lower, known[0]), min(upper, known[1])
        self._table[key] = min(max(lower, NO_LOWER), NO_UPPER), min(max(upper, NO_LOWER), NO_UPPER)

    def _test(
        self, own: int, opp: int, own1: int, own2: int, opp1: int, opp2: int, free: int, goal: int
    ) -> int:
        """One position: its own answer, or that of its moves, the most promising first."""
        self.nodes += 1
        if self.nodes >= self._pause:
            self._pause = self.nodes + _SLICE
            if self._stop is not None and self._stop():
                raise _Stopped
        taken = own | opp
        empty = FULL & ~taken
        if free <= 2:
            return _last_places(empty, own, opp, own1, own2, opp2, self._stacked)
        moves = None
        if not self._stacked and free <= _BOUND_TO and taken & _CENTRE:
            moves, lower, upper = _ordered_and_bound(empty, opp, free, own1, own2, opp1, opp2)
            if lower >= goal:
                return lower
            if upper < goal:
                return upper
        key = -1
        if free >= _TABLE_FROM:
            key = self.canonical(own, opp)
            known = self._table.get(key)
            if known is not None:
                lower, upper = known
                if lower >= goal and lower > NO_LOWER:
                    return lower
                if upper < goal and upper < NO_UPPER:
                    return upper
        if moves is None:
            playable = empty & (taken << 9 | 511) if self._stacked else empty
            moves = _ordered(playable, own1, own2, opp1, opp2)
        if free >= _CHILDREN_FROM:
            # in the order of places, as the compiled search looks at them
            for move in sorted(moves, key=_place_of):
                known = self._table.get(self.canonical(opp, own | 1 << (move & 31)))
                if known is not None and known[1] < NO_UPPER and (move >> 5 & 15) - known[1] >= goal:
                    return (move >> 5 & 15) - known[1]
        moves.sort(reverse=True)
        best = -99
        for move in moves:
            place, gain = move & 31, move >> 5 & 15
            through = _THROUGH[place]
            answer = gain - self._test(
                opp,
                own | 1 << place,
                opp1,
                opp2,
                own1 | through,
                own2 | own1 & through,
                free - 1,
                gain - goal + 1,
            )
            if answer > best:
                best = answer
                if best >= goal:
                    break
        if key >= 0:
            if best >= goal:
                self.learn_key(key, best, NO_UPPER)
            else:
                self.learn_key(key, NO_LOWER, best)
        return best


def _place_of(move: int) -> int:
    return move & 31


def _ordered(playable: int, own1: int, own2: int, opp1: int, opp2: int) -> list[int]:
    """The moves to the playable places, as numbers that sort by promise (see `kernels.order`)."""
    single = (own1 ^ opp1) & ~(own2 | opp2)
    untouched = ALL_LINES & ~(own1 | opp1)
    moves = []
    while playable:
        low = playable & -playable
        playable ^= low
        place = low.bit_length() - 1
        through = _THROUGH[place]
        gain = (own2 & through).bit_count()
        promise = (
            (gain + (opp2 & through).bit_count() << 3)
            + ((single & through).bit_count() << 2)
            + (untouched & through).bit_count()
        )
        moves.append(promise << 9 | gain << 5 | place)
    return moves


def _ordered_and_bound(
    empty: int, opp: int, free: int, own1: int, own2: int, opp1: int, opp2: int
) -> tuple[list[int], int, int]:
    """The moves, and a lower and an upper bound of the value (see `kernels.order_and_bound`)."""
    own_later = own1 & ~own2 & ~opp1
    opp_later = opp1 & ~opp2 & ~own1
    untouched = ALL_LINES & ~(own1 | opp1)
    holds = opp & _CENTRE
    upper = lower = extra = 0
    upper_heaps, lower_heaps, moves = [], [], []
    while empty:
        low = empty & -empty
        empty ^= low
        place = low.bit_length() - 1
        through = _THROUGH[place]
        gain = (own2 & through).bit_count()
        stop = (opp2 & through).bit_count()
        own_half = (own_later & through).bit_count()
        opp_half = (opp_later & through).bit_count()
        half = (untouched & _HALF[place]).bit_count()
        whole = (untouched & through).bit_count()
        further = whole + (stop + opp_half if holds else gain + own_half)
        if further > extra:
            extra = further
        both = 2 * (gain + stop) + half
        ahead = 2 * (gain - stop)
        upper += ahead + half + own_half
        lower += ahead - half - opp_half
        upper_heaps.append(both + own_half)
        lower_heaps.append(both + opp_half)
        promise = (gain + stop << 3) + (own_half + opp_half << 2) + whole
        moves.append(promise << 9 | gain << 5 | place)
    upper_heaps.sort(reverse=True)
    lower_heaps.sort(reverse=True)
    upper += sum(upper_heaps[::2]) - sum(upper_heaps[1::2])
    lower += sum(lower_heaps[::2]) - sum(lower_heaps[1::2])
    if holds:
        upper += 4 * extra
        if not free & 1:
            upper += 2 * upper_heaps[-1]
            lower += 2 * lower_heaps[-1]
    else:
        lower -= 4 * extra
        if free & 1:
            upper -= 2 * upper_heaps[-1]
            lower -= 2 * lower_heaps[-1]
    return moves, -(-lower >> 2), upper >> 2


def _last_places(empty: int, own: int, opp: int, own1: int, own2: int, opp2: int, stacked: bool) -> int:
    """The value when one or two places are left, the chameleon's last move included."""
    low = empty & -empty
    first = low.bit_length() - 1
    through = _THROUGH[first]
    if empty == low:
        made = (own2 & through).bit_count() + (opp2 & through).bit_count()
        return -made if own & _CENTRE else made
    second = (empty ^ low).bit_length() - 1
    through_second = _THROUGH[second]
    # by count the last ball would be the other side's; it is ours if the other has the centre
    sign = 1 if opp & _CENTRE else -1
    after = own2 | own1 & through
    last = (after & through_second).bit_count() + (opp2 & through_second).bit_count()
    best = (own2 & through).bit_count() + sign * last
    if not stacked or second - first != 9:
        after = own2 | own1 & through_second
        last = (after & through).bit_count() + (opp2 & through).bit_count()
        best = max(best, (own2 & through_second).bit_count() + sign * last)
    return best


# --- symmetries ---

#: how a symmetry moves the nine bits of each level
_Moved = tuple[tuple[int, ...], ...]


@cache
def _moving(placement: str) -> tuple[_Moved, ...]:
    found = []
    for perm in symmetries(placement):
        levels = []
        for level in range(3):
            words = [0]
            for cell in range(9):
                words += [word | 1 << perm[level * 9 + cell] for word in words]
            levels.append(tuple(words))
        found.append(tuple(levels))
    return tuple(found)


def _corner_code(balls: int) -> int:
    """The balls in the corners of the bottom and the top."""
    return balls & 0b101_000_101_000_000_000_000_000_000 | balls & 0b101_000_101


@cache
def _tried(placement: str, own: int, opp: int) -> tuple[_Moved, ...]:
    """The symmetries that can make a position least, by the colours of its corners."""
    moving = _moving(placement)
    images = [
        sum(
            (1 if own >> place & 1 else 256 if opp >> place & 1 else 0) << _CORNERS.index(perm[place])
            for place in _CORNERS
        )
        for perm in symmetries(placement)
    ]
    least = min(images)
    return tuple(moving[number] for number, image in enumerate(images) if image == least)
