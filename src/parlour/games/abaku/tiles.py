"""The 101 tiles of a set, and multisets of them as sorted text.

In a rack or the bag a tile is its digit, or `?` for the joker, which sorts last. On the board a joker is the
letter of the digit it stands for: `a` is a joker laid as 0, `j` one laid as 9.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache, lru_cache
from math import comb

from parlour.core.actor import Rng
from parlour.core.fairness import Fortune

#: how many of each tile there are
COUNTS = {**dict.fromkeys("0123456789", 10), "?": 1}
RACK = 5
JOKER = "?"
FREE = "."
DIGITS = "0123456789"
LETTERS = "abcdefghij"
#: every tile, as one sorted text
ALL = "".join(tile * count for tile, count in COUNTS.items())


@cache
def all_of(sets: int) -> str:
    """The tiles of so many sets, sorted."""
    return "".join(tile * count * sets for tile, count in COUNTS.items())


_TO_FACES = str.maketrans(LETTERS, DIGITS)
_TO_TILES = str.maketrans(dict.fromkeys(LETTERS, JOKER) | {FREE: None, "/": None})


def faces(signs: str) -> str:
    """The digits that the signs of a board show: a joker shows the digit it stands for."""
    return signs.translate(_TO_FACES)


def taken_from(signs: str) -> str:
    """The tiles behind the signs of a board, sorted: a joker is `?`, free squares are left out."""
    return tidy(signs.translate(_TO_TILES))


def tidy(tiles: str) -> str:
    """The same tiles, sorted."""
    return "".join(sorted(tiles))


def plus(tiles: str, more: str) -> str:
    """Both multisets together."""
    return tidy(tiles + more)


def minus(tiles: str, fewer: str) -> str:
    """The first multiset without the second; tiles that are not in the first are ignored."""
    for tile in fewer:
        tiles = tiles.replace(tile, "", 1)
    return tiles


def holds(tiles: str, wanted: str) -> bool:
    """Whether all wanted tiles are there."""
    return all(tiles.count(tile) >= wanted.count(tile) for tile in set(wanted))


def drawn(tiles: str, count: int, rng: Rng) -> tuple[str, str]:
    """`count` tiles drawn at random, sorted, and the tiles that are left."""
    left = list(tiles)
    taken = [left.pop(rng.randrange(len(left))) for _ in range(count)]
    return tidy("".join(taken)), "".join(left)


def shuffled(tiles: str, rng: Rng) -> str:
    """The same tiles in random order."""
    left = list(tiles)
    return "".join(left.pop(rng.randrange(len(left))) for _ in tiles)


def dealt_order(bag: str, deal: str, sets: int) -> str:
    """The tiles of a bag in the order of a deal: the same for everybody who names the same deal."""
    left, order = list(bag), []
    for tile in reversed(_deal(deal, sets)):
        if tile in left:
            left.remove(tile)
            order.append(tile)
    return "".join(reversed(order))


@lru_cache(maxsize=64)
def _deal(deal: str, sets: int) -> str:
    """All tiles in the order of a deal. What a deal is never changes: people compare their scores."""
    key = hashlib.sha256(f"parlour abaku deal {deal}".encode()).digest()
    return shuffled(all_of(sets), Fortune.of_key(key))


def draws(tiles: str, count: int) -> Iterator[tuple[str, int]]:
    """Every different draw of `count` tiles, sorted, with the number of ways to draw it."""
    kinds = sorted(set(tiles))
    yield from _draws([(kind, tiles.count(kind)) for kind in kinds], count)


def _draws(kinds: list[tuple[str, int]], count: int) -> Iterator[tuple[str, int]]:
    if count == 0:
        yield "", 1
        return
    if sum(number for _, number in kinds) < count:
        return
    (kind, number), rest = kinds[0], kinds[1:]
    for taken in range(min(number, count), -1, -1):
        for tiles, ways in _draws(rest, count - taken):
            yield kind * taken + tiles, comb(number, taken) * ways


def choices(tiles: str, most: int) -> list[str]:
    """Every different choice of 1 to `most` of these tiles."""
    return [chosen for count in range(1, most + 1) for chosen, _ in draws(tiles, count)]
