"""The last squares of a grid played out: how many stay empty, tile by tile, for bags in random order.

A quick habit plays on: lay the tile that leaves the fewest squares without any tile that fits, or, if every
tile would lose one, exchange the tile that fits least. Only single tiles are laid.
"""

from __future__ import annotations

import random

from parlour.games.abaku.tiles import DIGITS, FREE, JOKER, RACK, faces

from .holes import Holes, digits_in


class LastSquares:
    """Plays out what actions leave, each with the same bags."""

    def __init__(self, holes: Holes, bag: str, seed: str, count: int) -> None:
        self._holes = holes
        rng = random.Random(seed)
        self._bags = [rng.sample(bag, len(bag)) for _ in range(count)]

    def empty(self, board: str, rack: str) -> float:
        """The squares that stay empty on average from this board with what an action leaves of the rack."""
        reads = faces(board)
        total = sum([_Playout(self._holes, reads, rack, bag).empty() for bag in self._bags])
        return total / len(self._bags)


class _Playout:
    """One bag in its order, played to the end by habit."""

    def __init__(self, holes: Holes, reads: str, rack: str, bag: list[str]) -> None:
        self._holes, self._reads = holes, reads
        self._bag, self._rack = list(bag), list(rack)
        self._left = dict.fromkeys(DIGITS + JOKER, 0)
        for tile in (*rack, *bag):
            self._left[tile] += 1
        self._free = [at for at, sign in enumerate(reads) if sign == FREE]

    def empty(self) -> int:
        """Play to the end, and count."""
        while self._free:
            while self._bag and len(self._rack) < RACK:
                self._rack.append(self._bag.pop())
            fits = {at: self._holes.fits(self._reads, at) for at in self._free}
            lost = self._lost(fits)
            if lost == len(self._free):
                break
            best = self._best(fits)
            if best is not None and (best[0] <= lost or not self._bag):
                self._lay(*best[1:])
            elif self._bag:
                self._exchange(fits)
            else:
                break
        return len(self._free)

    def _lost(self, fits: dict[int, int]) -> int:
        """The squares that none of the tiles that are left fits."""
        able = 0 if not self._left[JOKER] else (1 << 10) - 1
        for digit in range(10):
            if self._left[DIGITS[digit]]:
                able |= 1 << digit
        return sum([not mask & able for mask in fits.values()])

    def _best(self, fits: dict[int, int]) -> tuple[int, int, int, str] | None:
        """The tile to lay: squares that are lost after it, the square, the digit, the tile."""
        found: tuple[tuple[int, int], tuple[int, int, int, str]] | None = None
        held = set(self._rack)
        for at, mask in fits.items():
            for digit in digits_in(mask):
                tile = DIGITS[digit] if DIGITS[digit] in held else JOKER
                if tile not in held:
                    continue
                self._left[tile] -= 1
                reads = f"{self._reads[:at]}{digit}{self._reads[at + 1 :]}"
                after = {other: self._holes.fits(reads, other) for other in self._free if other != at}
                lost = self._lost(after)
                self._left[tile] += 1
                # a joker is kept as long as possible; then the square that fits fewest tiles comes first
                rank = (lost, (tile == JOKER) * 100 + mask.bit_count())
                if found is None or rank < found[0]:
                    found = rank, (lost, at, digit, tile)
        return None if found is None else found[1]

    def _lay(self, at: int, digit: int, tile: str) -> None:
        self._reads = f"{self._reads[:at]}{digit}{self._reads[at + 1 :]}"
        self._free.remove(at)
        self._rack.remove(tile)
        self._left[tile] -= 1

    def _exchange(self, fits: dict[int, int]) -> None:
        """Set aside the tile that fits fewest squares, of equals one that is held more often."""
        masks = list(fits.values())

        def use(tile: str) -> tuple[int, int]:
            if tile == JOKER:
                return len(masks) + 1, 0
            bit = 1 << int(tile)
            return sum([mask & bit != 0 for mask in masks]), -self._rack.count(tile)

        worst = min(self._rack, key=use)
        self._rack.remove(worst)
        self._left[worst] -= 1
