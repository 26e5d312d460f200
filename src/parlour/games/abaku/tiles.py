"""The 101 tiles: multisets of tiles as sorted text, and the signs that lie on the board.

In a rack or the bag a tile is its digit or `?`, the joker, which sorts last. On the board a joker is the
letter of the digit it stands for: `a` is a joker laid as 0, `j` one laid as 9.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from parlour.core.actor import Rng

#: how many of each tile there are
COUNTS = {**dict.fromkeys("0123456789", 10), "?": 1}
RACK = 5
JOKER = "?"
FREE = "."
DIGITS = "0123456789"
LETTERS = "abcdefghij"
#: every tile, as one sorted text
ALL = "".join(tile * count for tile, count in COUNTS.items())

_TO_FACES = str.maketrans(LETTERS, DIGITS)
_TO_TILES = str.maketrans(dict.fromkeys(LETTERS, JOKER) | {FREE: None, "/": None})


def faces(signs: str) -> str:
    """What the signs of a board read as: jokers become the digits they stand for."""
    return signs.translate(_TO_FACES)


def taken_from(signs: str) -> str:
    """The tiles that lie as these signs, sorted: jokers become `?`, free squares nothing."""
    return tidy(signs.translate(_TO_TILES))


def tidy(tiles: str) -> str:
    """The same tiles, sorted."""
    return "".join(sorted(tiles))


def plus(tiles: str, more: str) -> str:
    """Both multisets together."""
    return tidy(tiles + more)


def minus(tiles: str, fewer: str) -> str:
    """The first multiset without the second; what is not there is not missed."""
    for tile in fewer:
        tiles = tiles.replace(tile, "", 1)
    return tiles


def holds(tiles: str, wanted: str) -> bool:
    """Whether all wanted tiles are there."""
    return all(tiles.count(tile) >= wanted.count(tile) for tile in set(wanted))


def drawn(tiles: str, count: int, rng: Rng) -> tuple[str, str]:
    """So many tiles taken blindly, and what is left; both sorted."""
    left = list(tiles)
    taken = [left.pop(rng.randrange(len(left))) for _ in range(count)]
    return tidy("".join(taken)), "".join(left)


def shuffled(tiles: str, rng: Rng) -> str:
    """The same tiles in any order, each as likely."""
    left = list(tiles)
    return "".join(left.pop(rng.randrange(len(left))) for _ in tiles)


def draws(tiles: str, count: int) -> Iterator[tuple[str, int]]:
    """Every multiset of so many tiles, in the order of its text, and in how many ways it can be drawn."""
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
    """Every multiset of 1 to `most` of these tiles."""
    return [chosen for count in range(1, most + 1) for chosen, _ in draws(tiles, count)]
