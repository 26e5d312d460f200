"""Every right placement in plain Python, in the order in which the kernels find them.

Line by line and window by window, like the kernels: a window is some free squares of a line in a row, which
one placement could fill. All orders in which tiles of the rack fit a window are tried together, and a joker
is solved for instead of being tried ten times. `moves` is the plain way to the same placements.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import ACROSS, bonuses_for, grid_for, touching, ways_for
from parlour.games.abaku.equations import SHORT
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.placement import swapped_board
from parlour.games.abaku.tiles import DIGITS, FREE, JOKER, LETTERS, RACK, faces, minus, plus

from .limits import ALL, digits_of, freed
from .stretches import Cut, completing, cuts, equations, holding, solved, solving

_BIT = {sign: 1 << n % 10 for n, sign in enumerate(DIGITS + LETTERS)}
#: the digits of a set, as text, and what a joker laid as one of them is written as
_DIGITS_OF = ["".join(d for d in DIGITS if mask >> int(d) & 1) for mask in range(ALL + 1)]
_LETTER = dict(zip(DIGITS, LETTERS, strict=True))


class Placed(NamedTuple):
    """A right placement: its points, its way, its first square, its tiles in order as signs of the board (a
    letter for a joker), and the square of a swap before it, -1 for none."""

    points: int
    way: str
    square: int
    signs: str
    swap: int


def place(placed: Placed, board: str, options: AbakuOptions) -> PlaceTiles:
    """The placement as an action on that board."""
    grid = grid_for(options)
    _, line, where = grid.line[placed.way][placed.square]
    tiles, left = [], iter(placed.signs)
    count = len(placed.signs)
    while count:
        if board[line[where]] == FREE:
            tiles.append(next(left))
            count -= 1
        else:
            tiles.append(FREE)
        where += 1
    swap = None if placed.swap < 0 else grid.names[placed.swap]
    return PlaceTiles(grid.names[placed.square], placed.way, "".join(tiles), swap)


class Orders:
    """The orders in which tiles of a rack can be laid on squares that take given sets of digits.

    They come in parts: those without a joker, then those with it in the first place, in the second, and so
    on; each part in the order of its tiles.
    """

    def __init__(self, rack: str) -> None:
        self._rack = rack
        self._next: dict[str, str] = {}
        self._known: dict[tuple[int, ...], list[list[str]]] = {(): [[""]]}

    def fitting(self, takes: tuple[int, ...]) -> list[list[str]]:
        """The orders of as many tiles as there are sets."""
        known = self._known.get(takes)
        if known is None:
            shorter, able = self.fitting(takes[:-1]), _DIGITS_OF[takes[-1]]
            known = [
                [order + tile for order in part for tile in self._further(order) if tile in able]
                for part in shorter
            ]
            if JOKER in self._rack:
                known.append([order + JOKER for order in shorter[0]] if able else [])
            else:
                known.append([])
            self._known[takes] = known
        return known

    def _further(self, order: str) -> str:
        """The different digits that are left in the rack."""
        known = self._next.get(order)
        if known is None:
            known = "".join(sorted(set(minus(self._rack, order)) - {JOKER}))
            self._next[order] = known
        return known


class _Across(NamedTuple):
    """What digits do on a free square beside a tile, on one line through it: which leave no contact wrong,
    which make an equation; which of them make one with so many tiles before and behind."""

    fits: int
    makes: int
    made: tuple[tuple[int, int, int], ...]


@lru_cache(maxsize=1 << 14)
def _across(before: str, behind: str, trivial_powers: bool, zeros: str) -> _Across:
    left, right = freed(before[-1:], zeros), freed(behind[:1], zeros)
    makes, made = 0, []
    for back in range(len(before), -1, -1):
        lying = before[len(before) - back :]
        if lying[:1] != "0":  # no number begins with 0
            for ahead in range(len(behind) + 1):
                digits = completing(lying, behind[:ahead], trivial_powers) if back or ahead else 0
                if digits:
                    makes |= digits
                    made.append((digits, back, ahead))
                    left |= digits if back else 0
                    right |= digits if ahead else 0
    return _Across(left & right, makes, tuple(made))


class _Crossing(NamedTuple):
    """The same for several lines together, with the points that each sign brings there."""

    takes: int
    makes: int
    brings: dict[str, int]


class _Line(NamedTuple):
    """A line: its way, its squares, the digits on it; its free places, and which of them are near a tile."""

    way: str
    squares: range
    digits: str
    free: list[int]
    near: list[bool]
    takes: list[int]
    crossing: list[_Crossing | None]


class PureGenerator:
    """Finds every right placement under given options."""

    def __init__(self, options: AbakuOptions) -> None:
        self.options = options

    def placements(self, board: str, rack: str, most: int = RACK, enough: int | None = None) -> list[Placed]:
        """Every right placement of up to `most` tiles: on the board as it lies, and after a swap.

        The search ends early, at the end of a line, once it has found `enough`. Of several jokers, which only
        several sets of tiles have, a placement uses one.
        """
        rack = one_joker(rack)
        found = _Search(board, rack, self.options, -1).all(most, enough)
        for at, sign in enumerate(board):
            if sign in LETTERS and faces(sign) in rack and (enough is None or len(found) < enough):
                rest = one_joker(plus(minus(rack, faces(sign)), JOKER))
                found += _Search(swapped_board(board, at), rest, self.options, at).all(most, enough)
        return found


def one_joker(rack: str) -> str:
    """The rack without its second and third joker."""
    return rack.replace(JOKER, "") + JOKER if rack.count(JOKER) > 1 else rack


class _Search:
    """The placements of one rack on one board."""

    def __init__(self, board: str, rack: str, options: AbakuOptions, swap: int) -> None:
        self._board, self._rack, self._options, self._swap = board, rack, options, swap
        self._grid, self._ways = grid_for(options), ways_for(options)
        self._reads = faces(board)
        self.first = board.count(FREE) == len(board)
        self._digits = digits_of(rack)
        self._signs = "".join(dict.fromkeys(rack.replace(JOKER, ""))) + (LETTERS if JOKER in rack else "")
        self._orders = Orders(rack)
        self.trivial, self.tile_values = options.trivial_powers, options.tile_values
        self.zeros = options.zeros
        self.short = equations(options.trivial_powers)
        self._found: list[Placed] = []
        self._runs: dict[str, _Run] = {}
        self.cover = options.mode == "cover"
        self.worth = self._worths()
        self.number_bonus, self.equation_bonus = bonuses_for(options)
        self._near = self._near_squares()
        self._cross: dict[str, dict[int, _Across]] = {way: {} for way in self._ways}

    def _worths(self) -> list[int]:
        """What each tile of the board counts."""
        if self.tile_values:
            return [int(sign) if sign in DIGITS else 0 for sign in self._board]
        return [1] * len(self._board)

    def _near_squares(self) -> set[int]:
        """The free squares beside a tile; on an empty board the start square."""
        if self.first:
            return {self._grid.start}
        beside = touching(self._grid.size, self._ways)
        near = {other for at, sign in enumerate(self._board) if sign != FREE for other in beside[at]}
        return {at for at in near if self._board[at] == FREE}

    def all(self, most: int, enough: int | None) -> list[Placed]:
        """Every right placement of up to `most` tiles without another swap, or `enough` of them."""
        if not self._rack:
            return []
        if not self.first:
            self._fill_cross()
            self._singles()
        for way in self._ways:
            for cut, squares in self._grid.lines[way]:
                line = self._line(way, self._reads[cut], squares)
                if line is not None:
                    self._on_line(line, min(most, len(self._rack)))
                    if enough is not None and len(self._found) >= enough:
                        return self._found
        return self._found

    # --- across ---

    def _fill_cross(self) -> None:
        """For every way and free square beside a tile, what digits do there on that way."""
        for way in self._ways:
            through, found = self._grid.line[way], self._cross[way]
            for square in self._near:
                cut, _, where = through[square]
                digits = self._reads[cut]
                begin = digits.rfind(FREE, 0, where) + 1
                end = digits.find(FREE, where + 1)
                behind = digits[where + 1 :] if end < 0 else digits[where + 1 : end]
                found[square] = _across(digits[begin:where], behind, self.trivial, self.zeros)

    def _crossing(self, square: int, ways: Sequence[str]) -> _Crossing:
        """What signs of the rack do on a square on these ways together."""
        takes, makes = self._digits, 0
        for way in ways:
            across = self._cross[way][square]
            takes &= across.fits
            makes |= across.makes
        brings: dict[str, int] = {}
        if makes & takes and not self.cover:
            for way in ways:
                for digits, points in self._brought(square, way):
                    for sign in self._signs:
                        if _BIT[sign] & digits & takes:
                            brings[sign] = brings.get(sign, 0) + points + self._own(sign, square)
        return _Crossing(takes, makes, brings)

    def _own(self, sign: str, square: int) -> int:
        """What a new tile's number adds to an equation across; a joker has none."""
        if not self.tile_values or sign in LETTERS:
            return 0
        return int(sign) * self.number_bonus[square] * self.equation_bonus[square]

    def _brought(self, square: int, way: str) -> Iterator[tuple[int, int]]:
        """The equations that a tile makes on one way: with which digits, and what they score without what is
        the tile's own with `tile_values`."""
        _, line, where = self._grid.line[way][square]
        own = 0 if self.tile_values else self.number_bonus[square]
        for digits, back, ahead in self._cross[way][square].made:
            lying = sum([self.worth[line[n]] for n in range(where - back, where + ahead + 1) if n != where])
            yield digits, (lying + own) * self.equation_bonus[square]

    def _singles(self) -> None:
        """Enter every right placement of one tile."""
        signs = sorted(self._signs)  # digits sort before letters
        for square in sorted(self._near):
            crossing = self._crossing(square, self._ways)
            able = crossing.takes & crossing.makes
            if able:
                for sign in signs:
                    if _BIT[sign] & able:
                        points = 1 if self.cover else crossing.brings[sign]
                        self._found.append(Placed(points, ACROSS, square, sign, self._swap))

    # --- along ---

    def _line(self, way: str, digits: str, squares: range) -> _Line | None:
        """A line on which something may be laid; None if it touches nothing."""
        free = [at for at, sign in enumerate(digits) if sign == FREE]
        near = [squares[at] in self._near for at in free]
        if not any(near):
            return None
        others = [other for other in self._ways if other != way]
        crossing = [
            self._crossing(squares[at], others) if beside and not self.first else None
            for at, beside in zip(free, near, strict=True)
        ]
        takes = [self._digits if found is None else found.takes for found in crossing]
        return _Line(way, squares, digits, free, near, takes, crossing)

    def _on_line(self, line: _Line, held: int) -> None:
        """Enter every right placement of two to `held` tiles on a line."""
        free, near, takes = line.free, line.near, line.takes
        for a in range(len(free)):
            most = min(held, len(free) - a)
            reach = next((n for n in range(most) if near[a + n]), most)
            if reach == most:
                continue
            for count in range(1, most + 1):
                if not takes[a + count - 1]:
                    break
                if count > 1 and count > reach:
                    parts = self._orders.fitting(tuple(takes[a : a + count]))
                    if not any(parts):
                        break
                    self._in_window(line, a, count, parts)

    def _in_window(self, line: _Line, a: int, count: int, parts: list[list[str]]) -> None:
        """Enter every right placement on just these squares."""
        window = _Window(line, a, count)
        filled = [_woven(part, window.core, window.gaps) for part in parts]
        fillings: list[tuple[str, str]] = []
        for part, masks in enumerate(self._right(window, filled)):
            orders, texts = parts[part], filled[part]
            if not part:
                fillings += [(texts[n], orders[n]) for n in sorted(masks)]
                continue
            takes = line.takes[a + part - 1]
            fillings += [
                (texts[n].replace(JOKER, digit), orders[n].replace(JOKER, _LETTER[digit]))
                for n in sorted(masks)
                for digit in _DIGITS_OF[masks[n] & takes]
            ]
        if fillings:
            square, judge = line.squares[line.free[a]], _WindowJudge(self, line, window)
            for (_, signs), points in zip(fillings, judge.points(fillings), strict=True):
                if points is not None:
                    self._found.append(Placed(points, line.way, square, signs, self._swap))

    def _right(self, window: _Window, filled: list[list[str]]) -> list[dict[int, int]]:
        """For each part the orders that have all their tiles in one equation, with the joker's digits."""
        right: list[dict[int, int]] = [{} for _ in filled]
        short = self.short
        wild = solved(self.trivial) if JOKER in self._rack else {}
        for b in range(len(window.before) + 1):
            before = window.before[b:]
            if before[:1] == "0":  # no number begins with 0
                continue
            for e in range(len(window.behind) + 1):
                behind = window.behind[:e]
                if len(before) + len(window.core) + e > SHORT:
                    self._long(window, before, behind, filled, right)
                    continue
                plain = [n for n, text in enumerate(filled[0]) if before + text + behind in short]
                right[0].update(dict.fromkeys(plain, 1))
                for part in range(1, len(filled)):
                    masks = right[part]
                    for n, text in enumerate(filled[part]):
                        key = before + text + behind
                        if key in wild:
                            masks[n] = masks.get(n, 0) | wild[key]
        return right

    def _long(
        self, window: _Window, before: str, behind: str, filled: list[list[str]], right: list[dict[int, int]]
    ) -> None:
        """The same for a stretch that is too long to be looked up; enters what is right."""
        chosen = self.cuts(before + window.core + behind)
        if not chosen:
            return
        for part, texts in enumerate(filled):
            if texts:
                whole, masks = [before + text + behind for text in texts], right[part]
                if not part:
                    masks.update(dict.fromkeys(holding(chosen, whole), 1))
                else:
                    for n, mask in solving(chosen, whole, len(before) + window.gaps[part - 1]):
                        masks[n] = masks.get(n, 0) | mask

    def run(self, digits: str) -> _Run:
        """The run with these digits and holes: the same one wherever it comes up again."""
        known = self._runs.get(digits)
        if known is None:
            known = self._runs[digits] = _Run(digits, self)
        return known

    def cuts(self, stretch: str) -> list[Cut]:
        """The cuts of a long stretch with which it may be an equation, whatever the rack lays."""
        return cuts(stretch, _DIGITS_OF[self._digits])


class _Window:
    """Free squares of a line in a row, from the free place `a` on, and the run that they become part of.

    `core` is the run from the first hole to the last, with dots for holes, `gaps` are the holes in it;
    `before` and `behind` are the digits around it.
    """

    def __init__(self, line: _Line, a: int, count: int) -> None:
        free, digits = line.free, line.digits
        self.a = a
        self.begin = free[a - 1] + 1 if a else 0
        self.end = free[a + count] if a + count < len(free) else len(digits)
        head, tail = free[a], free[a + count - 1] + 1
        self.before, self.core, self.behind = (
            digits[self.begin : head],
            digits[head:tail],
            digits[tail : self.end],
        )
        self.gaps = [place - head for place in free[a : a + count]]


#: the new equations along a filled run: where each begins and ends
_Made = list[tuple[int, int]]


class _Run:
    """A run with holes, wherever it is on the board, and what its fillings make.

    `contacts` are the places where a new tile meets a tile of the board: the first of both, and the new one.
    """

    def __init__(self, digits: str, search: _Search) -> None:
        self.holes = [at for at, sign in enumerate(digits) if sign == FREE]
        self._known: dict[str, _Made | None] = {}
        self._table = search.short
        self._contacts = [
            (i, i if digits[i] == FREE else i + 1)
            for i in range(len(digits) - 1)
            if (digits[i] == FREE) != (digits[i + 1] == FREE)
            and (search.zeros == "new" or "0" not in digits[i : i + 2])
        ]
        # how many tiles of the board lie before each place
        self.old = [i - digits[:i].count(FREE) for i in range(len(digits) + 1)]
        # where an equation with a new tile can be: stretches to be looked up, and longer ones with their cuts
        self._short: list[tuple[int, int]] = []
        self._long: list[tuple[int, int, list[Cut]]] = []
        for begin in range(self.holes[-1] + 1):
            if digits[begin] == "0":  # no number begins with 0
                continue
            for end in range(max(begin + 2, digits.index(FREE, begin) + 1), len(digits) + 1):
                if end - begin <= SHORT:
                    self._short.append((begin, end))
                elif chosen := search.cuts(digits[begin:end]):
                    self._long.append((begin, end, chosen))

    def made(self, filled: list[str]) -> list[_Made | None]:
        """What each of these fillings makes; None if it leaves a contact wrong."""
        known = self._known
        further = list(dict.fromkeys([run for run in filled if run not in known]))
        if further:
            table = self._table
            found = {
                run: [part for part in self._short if run[part[0] : part[1]] in table] for run in further
            }
            for begin, end, chosen in self._long:
                for n in set(holding(chosen, [run[begin:end] for run in further])):
                    found[further[n]].append((begin, end))
            for run, stretches in found.items():
                known[run] = stretches if self._touches(run, stretches) else None
        return [known[run] for run in filled]

    def _touches(self, run: str, stretches: _Made) -> bool:
        """Whether every contact is in an equation, or has a zero."""
        for contact, new in self._contacts:
            if run[new] != "0":
                for begin, end in stretches:
                    if begin <= contact < end - 1:
                        break
                else:
                    return False
        return True


class _WindowJudge:
    """What fillings of a window score."""

    def __init__(self, search: _Search, line: _Line, window: _Window) -> None:
        self._search, self._window = search, window
        digits, squares = line.digits[window.begin : window.end], line.squares[window.begin : window.end]
        self._run = search.run(digits)
        self._holes = [(hole, squares[hole]) for hole in self._run.holes]
        crossing = line.crossing[window.a : window.a + len(window.gaps)]
        self._crossing = [(n, found) for n, found in enumerate(crossing) if found and found.makes]
        own = not search.tile_values
        self._sums = [0]
        for sign, square in zip(digits, squares, strict=True):
            counts = search.worth[square] if sign != FREE else search.number_bonus[square] if own else 0
            self._sums.append(self._sums[-1] + counts)
        bonus = search.equation_bonus
        self._bonuses = [(hole, bonus[square]) for hole, square in self._holes if bonus[square] > 1]

    def points(self, fillings: list[tuple[str, str]]) -> Iterator[int | None]:
        """What fillings score, each given as what it makes of the core and as signs; None if it is wrong."""
        before, behind = self._window.before, self._window.behind
        made = self._run.made([before + text + behind for text, _ in fillings])
        for one, (_, signs) in zip(made, fillings, strict=True):
            yield None if one is None else self._scored(one, signs)

    def _scored(self, made: _Made, signs: str) -> int | None:
        """What these signs score with what they make along the line."""
        search = self._search
        joined, points, old = search.first, 0, self._run.old
        for n, crossing in self._crossing:
            if crossing.makes & _BIT[signs[n]]:
                joined = True
                points += crossing.brings.get(signs[n], 0)
        for begin, end in made:
            joined = joined or old[end] > old[begin]
            brought = self._sums[end] - self._sums[begin]
            if search.tile_values:
                brought += self._numbers(signs, begin, end)
            for hole, times in self._bonuses:
                if begin <= hole < end:
                    brought *= times
            points += brought
        if not joined:
            return None
        return len(signs) if search.cover else points

    def _numbers(self, signs: str, begin: int, end: int) -> int:
        """What the new tiles of a stretch count with `tile_values`; a joker counts nothing."""
        return sum(
            int(sign) * self._search.number_bonus[square]
            for sign, (hole, square) in zip(signs, self._holes, strict=True)
            if begin <= hole < end and sign not in LETTERS
        )


def _woven(orders: list[str], core: str, gaps: list[int]) -> list[str]:
    """The orders with the digits that lie between their tiles."""
    if len(core) == len(gaps):
        return orders
    split = [n for n in range(1, len(gaps)) if gaps[n] > gaps[n - 1] + 1]
    lying = [core[gaps[n - 1] + 1 : gaps[n]] for n in split]
    if len(split) == 1:
        (one,), (digits,) = split, lying
        return [order[:one] + digits + order[one:] for order in orders]
    pattern = core.replace(FREE, "%s")
    return [pattern % tuple(order) for order in orders]
