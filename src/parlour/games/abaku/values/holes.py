"""How many squares of a grid stay empty in the end, estimated from the board and the tiles that are left.

All tiles that are left will be seen, since exchanging costs nothing but tiles. So a free square is safe as
long as any of them fits it, and lost once none does. Free squares in small groups are filled in thought, in
every order; a square of a wide area is weighed by how often such squares stayed empty in the robot's games.
"""

from __future__ import annotations

from functools import lru_cache

from parlour.games.abaku.board import grid_for, touching, ways_for
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.search.limits import ALL, gap, limits
from parlour.games.abaku.tiles import DIGITS, FREE, JOKER, faces

#: free squares in a group that is filled in thought, and how many fillings are tried
_SMALL, _TRIED = 4, 150
#: with so many ways to fill a group, more make no difference
_ENOUGH = 12
#: a filled group may still fail for want of a tile: what that costs a square, by the ways to fill it
_SCARCE = (1.0, 0.25, 0.15, 0.1, 0.07, 0.05, 0.04, 0.03, 0.025, 0.02, 0.015, 0.01, 0.005)
#: supplies are told apart up to these numbers of tiles
_BOUNDS = (0, 1, 2, 3, 5, 8, 12, 19, 29)
#: how a free square lies: no free square beside it; one, and tiles on opposite sides; more, and the same;
#: tiles on two sides that meet in its corner; a tile on one side
_SHUT, _HOLE, _BETWEEN, _CORNER, _EDGE = range(5)
#: how often such a square stayed empty, by how many of the tiles left make an equation on it (none, 1 or 2,
#: more), and by how many leave no contact wrong
_EMPTY = (
    (  # shut
        (0.83, 0.30, 0.12, 0.10, 0.03, 0.02, 0.01, 0.01, 0.01, 0.01),
        (0.95, 0.21, 0.04, 0.10, 0.03, 0.02, 0.01, 0.01, 0.01, 0.01),
        (0.95, 0.30, 0.12, 0.05, 0.01, 0.00, 0.00, 0.00, 0.01, 0.01),
    ),
    (  # hole
        (0.83, 0.52, 0.30, 0.41, 0.26, 0.25, 0.19, 0.10, 0.05, 0.02),
        (0.35, 0.31, 0.16, 0.17, 0.28, 0.35, 0.12, 0.06, 0.04, 0.02),
        (0.12, 0.12, 0.12, 0.08, 0.05, 0.02, 0.06, 0.02, 0.00, 0.01),
    ),
    (  # between
        (0.60, 0.50, 0.40, 0.40, 0.22, 0.07, 0.06, 0.06, 0.04, 0.03),
        (0.20, 0.30, 0.36, 0.14, 0.10, 0.07, 0.07, 0.04, 0.03, 0.02),
        (0.10, 0.10, 0.10, 0.10, 0.05, 0.06, 0.04, 0.03, 0.04, 0.04),
    ),
    (  # corner
        (0.71, 0.62, 0.44, 0.45, 0.34, 0.20, 0.13, 0.06, 0.05, 0.01),
        (0.20, 0.37, 0.11, 0.07, 0.09, 0.20, 0.07, 0.04, 0.03, 0.02),
        (0.10, 0.10, 0.10, 0.08, 0.07, 0.02, 0.04, 0.01, 0.00, 0.00),
    ),
    (  # edge
        (0.61, 0.54, 0.22, 0.18, 0.15, 0.10, 0.07, 0.10, 0.08, 0.00),
        (0.20, 0.20, 0.19, 0.19, 0.12, 0.15, 0.04, 0.05, 0.03, 0.01),
        (0.12, 0.12, 0.12, 0.10, 0.15, 0.08, 0.07, 0.02, 0.01, 0.01),
    ),
)
_BUCKET = [sum(count > bound for bound in _BOUNDS) for count in range(_BOUNDS[-1] + 2)]
_DIGITS_IN = tuple(tuple(d for d in range(10) if mask >> d & 1) for mask in range(ALL + 1))


def digits_in(mask: int) -> tuple[int, ...]:
    """The digits of a set."""
    return _DIGITS_IN[mask]


class Supply:
    """The tiles that are left, in the rack and in the bag: how many there are for each set of digits."""

    def __init__(self, tiles: str) -> None:
        self.size, self.jokers = len(tiles), tiles.count(JOKER)
        self.counts = [tiles.count(digit) for digit in DIGITS]
        self._fitting = {0: 0}

    def fitting(self, digits: int) -> int:
        """How many tiles can be laid as one of these digits."""
        known = self._fitting.get(digits)
        if known is None:
            known = self.jokers + sum([self.counts[digit] for digit in _DIGITS_IN[digits]])
            self._fitting[digits] = known
        return known


@lru_cache(maxsize=256)
def supply(tiles: str) -> Supply:
    """The supply of these tiles, sorted; cached."""
    return Supply(tiles)


class Holes:
    """The free squares of boards under given options."""

    def __init__(self, options: AbakuOptions) -> None:
        self._options = options
        self._ways = ways_for(options)
        self._beside = touching(options.rows, self._ways)
        grid = grid_for(options)
        self._sides = [
            [[line[n] for n in (where - 1, where + 1) if 0 <= n < len(line)] for _, line, where in lines]
            for lines in ([grid.line[way][at] for way in self._ways] for at in range(grid.squares))
        ]
        self._lines = [[grid.line[way][at] for way in self._ways] for at in range(grid.squares)]

    def glance(self, board: str, left: Supply, among: set[int] | None = None) -> float:
        """The squares that will stay empty, each weighed by itself; of all, or only `among` these."""
        options = self._options
        found = limits(faces(board), options.rows, self._ways, options.trivial_powers, options.zeros)
        takes, makes, fitting = found.crossing(""), found.makes, left.fitting
        empty = 0.0
        for at in found.near:
            if among is not None and at not in among:
                continue
            alone, able = fitting(takes[at] & makes[at]), fitting(takes[at])
            lies = self._lies(board, at)
            if lies == _SHUT:
                able = alone
            empty += _EMPTY[lies][0 if not alone else 1 if alone < 3 else 2][_bucket(able)]
        return empty

    def _lies(self, board: str, at: int) -> int:
        """How a free square lies between tiles: a square between two of them is harder to fill."""
        covered = between = free = 0
        for pair in self._sides[at]:
            lying = [board[other] != FREE for other in pair]
            covered += sum(lying)
            free += len(lying) - sum(lying)
            between += len(lying) == 2 and all(lying)
        if not free:
            return _SHUT
        if not between:
            return _EDGE if covered < 2 else _CORNER
        return _BETWEEN if free > 1 else _HOLE

    def look(self, board: str, left: Supply) -> float:
        """The same with small groups of free squares filled in thought."""
        reads, wide, empty = faces(board), set[int](), 0.0
        for group in self.groups(board):
            if len(group) > _SMALL:
                wide.update(group)
            elif len(group) == 1:
                count = left.fitting(self.fits(reads, group[0]))
                empty += _SCARCE[min(count, _ENOUGH)]
            else:
                filling = _Filling(self, left, group)
                filling.search(reads, tuple(group))
                empty += len(group) - filling.most
                empty += _SCARCE[min(filling.ways, _ENOUGH)] * filling.most
        return empty + self.glance(board, left, wide) if wide else empty

    def groups(self, board: str) -> list[list[int]]:
        """The free squares in groups of neighbours."""
        todo, found = {at for at, sign in enumerate(board) if sign == FREE}, []
        while todo:
            group = [todo.pop()]
            for at in group:
                for other in self._beside[at]:
                    if other in todo:
                        todo.remove(other)
                        group.append(other)
            found.append(sorted(group))
        return found

    def fits(self, reads: str, at: int) -> int:
        """The digits that can be laid on a free square by themselves."""
        options, takes, makes = self._options, ALL, 0
        for cut, _, where in self._lines[at]:
            line = reads[cut]
            end = line.find(FREE, where + 1)
            before = line[line.rfind(FREE, 0, where) + 1 : where]
            behind = line[where + 1 :] if end < 0 else line[where + 1 : end]
            if before or behind:
                holding, making = gap(before, behind, options.trivial_powers, options.zeros)
                takes &= holding
                makes |= making
        return takes & makes


class _Filling:
    """A search for the most squares of a group that can be covered tile by tile, and for how many ways."""

    def __init__(self, holes: Holes, left: Supply, group: list[int]) -> None:
        self._holes, self._counts, self._jokers = holes, list(left.counts), left.jokers
        self._size = len(group)
        self._seen: set[str] = set()
        self.most = self.ways = 0

    @property
    def _enough(self) -> bool:
        return len(self._seen) >= _TRIED or (self.most == self._size and self.ways >= _ENOUGH)

    def search(self, reads: str, group: tuple[int, ...], done: int = 0) -> None:
        """Try every digit on every square that is left of the group."""
        if done > self.most:
            self.most, self.ways = done, 0
        self.ways += done == self.most
        for at in group:
            rest = tuple([other for other in group if other != at])
            for digit in _DIGITS_IN[self._holes.fits(reads, at)]:
                filled = f"{reads[:at]}{digit}{reads[at + 1 :]}"
                if filled not in self._seen and self._take(digit):
                    self._seen.add(filled)
                    self.search(filled, rest, done + 1)
                    self._give_back(digit)
                    if self._enough:
                        return

    def _take(self, digit: int) -> bool:
        """Use a tile of this digit, or a joker if there is none; False if there is no joker either."""
        joker = self._counts[digit] <= 0
        if joker and not self._jokers:
            return False
        self._jokers -= joker
        self._counts[digit] -= 1
        return True

    def _give_back(self, digit: int) -> None:
        self._counts[digit] += 1
        self._jokers += self._counts[digit] <= 0


def inside(board: str, options: AbakuOptions) -> int:
    """The empty squares inside the smallest rectangle around all tiles."""
    size = options.rows
    rows = [row for row in range(size) if board[row * size : (row + 1) * size] != FREE * size]
    columns = [column for column in range(size) if board[column::size] != FREE * size]
    if not rows:
        return 0
    around = (rows[-1] - rows[0] + 1) * (columns[-1] - columns[0] + 1)
    return around - len(board) + board.count(FREE)


def _bucket(count: int) -> int:
    return _BUCKET[count] if count < len(_BUCKET) else _BUCKET[-1]


@lru_cache(maxsize=16)
def holes(options: AbakuOptions) -> Holes:
    """The holes under these options, cached."""
    return Holes(options)
