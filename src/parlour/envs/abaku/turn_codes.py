"""The choices of a turn of Abaku as codes, straight from the generator: texts are only made for ties."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb

import numpy as np
from numpy.typing import NDArray

from parlour.games.abaku.actions import Exchange, PlaceTiles
from parlour.games.abaku.board import ACROSS, grid_for, ways_for
from parlour.games.abaku.generator.generator import Moves
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.tiles import COUNTS, RACK

from .ranking import FURTHER, ranked

#: the code of an exchange is this plus the bit set of exchanged rack places (1 to 31), minus 1
EXCHANGE = 3
#: the code of the placement that scores most
PLACEMENT = EXCHANGE + (1 << RACK) - 1
CODES = 512
#: how many placements have a code
ROOM = CODES - PLACEMENT
_KINDS = "".join(COUNTS)
#: the sign before the text of a swap; heads that sort before it and behind it are numbered apart
_SWAP = "="


class TurnCodes:
    """What a seat can do: its placements by rank, and the codes of everything else."""

    def __init__(self, codes: tuple[int, ...], ranked: list[PlaceTiles] | None = None) -> None:
        #: the codes of what is no placement
        self.others = codes
        self._ranked = ranked or []

    @property
    def placements(self) -> int:
        """How many placements have a code."""
        return len(self._ranked)

    def placement(self, rank: int) -> PlaceTiles:
        """The placement of that rank: most points first, ties by text."""
        return self._ranked[rank]

    def points(self, rank: int) -> int | None:
        """What that placement scores, where it is known."""
        return None


class RankedCodes(TurnCodes):
    """Placements that are rows of the generator. When one is asked for, those that score alike are sorted."""

    def __init__(self, codes: tuple[int, ...], moves: Moves, heads: NDArray[np.int64]) -> None:
        super().__init__(codes)
        self._moves, self._heads = moves, heads
        #: the placement that was asked for last: its rank, itself, its points
        self._asked: tuple[int, PlaceTiles, int] | None = None

    @property
    def placements(self) -> int:
        return min(len(self._moves), ROOM)

    def placement(self, rank: int) -> PlaceTiles:
        return self._placement(rank)[0]

    def points(self, rank: int) -> int:
        return self._placement(rank)[1]

    def _placement(self, rank: int) -> tuple[PlaceTiles, int]:
        if self._asked is None or self._asked[0] != rank:
            alike = np.empty(len(self._moves), np.int64)
            count, further, points = ranked(self._moves.rows, self._heads, rank, alike)
            tied = [self._moves.place(at) for at in alike[:count].tolist()]
            chosen = tied[0] if count == 1 else sorted(tied, key=str)[further]
            self._asked = (rank, chosen, points)
        return self._asked[1:]


@lru_cache(maxsize=64)
def heads(options: AbakuOptions) -> NDArray[np.int64]:
    """For each way and square, where `8G ` is among all sorted heads of texts; last for single tiles."""
    grid = grid_for(options)
    ways = [*ways_for(options), ACROSS]
    texts = [[str(PlaceTiles(name, way, "")) for name in grid.names] for way in ways]
    place = {text: number for number, text in enumerate(sorted({text for row in texts for text in row}))}
    return np.array([[place[t] + (2 * FURTHER if t > _SWAP else 0) for t in row] for row in texts], np.int64)


def exchange(rack: str, code: int) -> Exchange:
    """The exchange with that code."""
    chosen = code - EXCHANGE + 1
    return Exchange("".join([tile for at, tile in enumerate(rack) if chosen >> at & 1]))


def exchange_codes(rack: str, bag: int) -> tuple[int, ...]:
    """The codes of every exchange that the bag allows; of equal tiles the first ones are chosen."""
    same = 0
    for at in range(1, len(rack)):
        same |= (rack[at] == rack[at - 1]) << at
    return _exchange_codes(len(rack), same, min(bag, RACK))


@cache
def _exchange_codes(held: int, same: int, bag: int) -> tuple[int, ...]:
    """The same for a rack of so many tiles, those in the set `same` equal to the one before."""
    return tuple(
        EXCHANGE - 1 + chosen
        for chosen in range(1, 1 << held)
        # no tile is chosen without the equal one before it, so that every exchange has one code only
        if chosen.bit_count() <= bag and not chosen & same & ~(chosen << 1)
    )


class Draws:
    """Every different draw of so many tiles from a bag, in the order of the rules' own list."""

    def __init__(self, bag: str, count: int) -> None:
        taken, self._texts = _all_draws(count)
        ways = np.ones(len(taken), np.int64)
        for kind, tile in enumerate(_KINDS):
            ways *= _combinations(bag.count(tile))[taken[:, kind]]
        self._rows = np.flatnonzero(ways)
        self._ways = ways[self._rows]

    def chances(self) -> list[float]:
        """The probability of each."""
        found: list[float] = (self._ways / self._ways.sum()).tolist()
        return found

    def __getitem__(self, number: int) -> str:
        return self._texts[int(self._rows[number])]


@cache
def _all_draws(count: int) -> tuple[NDArray[np.int64], tuple[str, ...]]:
    """All draws of so many tiles where none is short: how many of each kind, and their tiles."""
    texts = ["".join(tiles) for tiles in combinations_with_replacement(_KINDS, count)]
    return np.array([[text.count(kind) for kind in _KINDS] for text in texts]), tuple(texts)


@cache
def _combinations(number: int) -> NDArray[np.int64]:
    """The ways to take 0, 1, 2 … of so many equal tiles."""
    return np.array([comb(number, taken) for taken in range(RACK + 1)])
