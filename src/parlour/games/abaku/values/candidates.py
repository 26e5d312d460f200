"""The candidate moves of a seat with a quick estimate: points, tiles kept, chances given to the next.

Whoever finds the placements, the estimate is the same code, so it is the same number.
"""

from __future__ import annotations

import threading
from functools import lru_cache

from msgspec import Struct

from parlour.core import kernels
from parlour.core.action import Action
from parlour.games.abaku import tiles
from parlour.games.abaku.actions import Exchange, PassTurn
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.search.generator import Placed, place
from parlour.games.abaku.tiles import RACK, faces, minus

from .finder import Finder, Rack, finder, squares
from .worth import Judge, code, lying

#: for this many placements, the best by points and leave, the opening they give is weighed too
LOOKED_AT = 24
#: once the bag is empty: the worth of each tile laid, which saves its point and brings going out nearer
SAVED = 2.0


class Candidate(Struct, frozen=True):
    """An action, its points, and its estimated worth: points, leave, and the opening it gives."""

    action: Action
    points: int
    worth: float


class Mind:
    """Finds and weighs candidates under given options. It holds working space: use one for each thread."""

    def __init__(self, options: AbakuOptions, finder: Finder) -> None:
        self.options = options
        self.finder = finder
        self.judge = Judge(options)

    def candidates(self, board: str, rack: str, bag: int) -> list[Candidate]:
        """All right placements and exchanges and the pass, best first."""
        placed = self.finder.placed(board, rack)
        worth = self._glance(placed, board, rack, bag)
        covered = lying(board)
        as_it_is = self.judge.opening(covered)
        for n in sorted(range(len(placed)), key=lambda n: -worth[n])[:LOOKED_AT]:
            new = sum(1 << square for square in squares(board, placed[n], self.options))
            worth[n] += self.judge.opening(covered | new) - as_it_is
        found = [
            Candidate(place(one, board, self.options), one.points, value)
            for one, value in zip(placed, worth, strict=True)
        ]
        found += [
            Candidate(Exchange(put_back), 0, self.kept(minus(rack, put_back), bag))
            for put_back in tiles.choices(rack, min(RACK, len(rack), bag))
        ]
        found.append(Candidate(PassTurn(), 0, self.kept(rack, bag)))
        return sorted(found, key=lambda candidate: (-candidate.worth, str(candidate.action)))

    def _glance(self, placed: list[Placed], board: str, rack: str, bag: int) -> list[float]:
        """The worth of placements by their points and the tiles kept."""
        if not bag:
            return [one.points + SAVED * len(one.signs) for one in placed]
        whole, leave = code(rack), self.judge.leave
        # a swap takes the digit of the joker on the board from the rack, and brings a joker
        swapped = {
            at: whole - code(faces(sign)) + code(tiles.JOKER)
            for at, sign in enumerate(board)
            if sign in tiles.LETTERS
        }
        return [one.points + leave(swapped.get(one.swap, whole) - code(one.signs)) for one in placed]

    def kept(self, left: str, bag: int) -> float:
        """The worth of a leave. Once the bag is empty no tiles are drawn to it, and its tiles cost points."""
        return self.judge.leave(code(left)) if bag else -float(self.lost(self.finder.rack(left)))

    def lost(self, rack: Rack) -> int:
        """The points that the tiles of a rack, as the finder has it, cost when the game ends."""
        if self.options.mode == "cover":
            return 0
        values = self.options.tile_values or self.options.leftover == "value"
        return self.finder.value(rack) if values else self.finder.size(rack)


@lru_cache(maxsize=16)
def _mind(options: AbakuOptions, compiled: bool, thread: int) -> Mind:
    return Mind(options, finder(options, compiled))


def mind(options: AbakuOptions) -> Mind:
    """The mind of this thread for these options, cached: with the kernels as soon as they are ready."""
    return _mind(options, kernels.ready("abaku"), threading.get_ident())
