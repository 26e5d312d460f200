"""The ways to lay tiles of a rack on given squares, and which of them make an equation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from .equations import is_equation
from .limits import digits_of
from .tiles import JOKER, LETTERS, faces, minus

#: how many squares are few enough to keep the ways to fill them
_FEW = 3
#: the same where the rack has no joker and so few tiles
_FEW_TILES = 5


def signs_of(tile: str) -> str:
    """What a tile can be laid as."""
    return LETTERS if tile == JOKER else tile


@lru_cache(maxsize=1 << 12)
def _next_signs(rack: str) -> tuple[tuple[str, int, str], ...]:
    """What can be laid first from a rack: the sign, the digit it reads as (a bit), the rack without it."""
    return tuple(
        (sign, digits_of(faces(sign)), minus(rack, tile))
        for tile in sorted(set(rack))
        for sign in signs_of(tile)
    )


def fillings(rack: str, takes: tuple[int, ...]) -> Iterator[str]:
    """Every way to lay tiles of a rack one after the other on squares that take these sets of digits."""
    if not takes:
        yield ""
        return
    for sign, bit, rest in _next_signs(rack):
        if bit & takes[0]:
            for further in fillings(rest, takes[1:]):
                yield sign + further


def few(rack: str, width: int) -> bool:
    """Whether so many squares have few enough ways to be filled that these are kept."""
    return width <= _FEW or (len(rack) <= _FEW_TILES and JOKER not in rack)


def fitting_in(rack: str, takes: tuple[int, ...]) -> Iterable[str]:
    """The same, kept where they are few."""
    if few(rack, len(takes)):
        return few_fitting(rack, takes)
    return fillings(rack, takes)


@lru_cache(maxsize=1 << 10)
def few_fitting(rack: str, takes: tuple[int, ...]) -> tuple[str, ...]:
    """The same for few squares: a board has hundreds of windows, but few that differ in what they take."""
    return tuple(fillings(rack, takes))


def equating(
    rack: str, takes: tuple[int, ...], run: str, holes: tuple[int, ...], trivial_powers: bool
) -> Iterable[str]:
    """Of those the ways that have all their tiles in one equation of the run."""
    if few(rack, len(takes)):
        return _few_equating(rack, takes, run, holes, trivial_powers)
    ways = fillings(rack, takes)
    return (signs for signs in ways if _is_one_equation(run, holes, faces(signs), trivial_powers))


@lru_cache(maxsize=1 << 14)
def _few_equating(
    rack: str, takes: tuple[int, ...], run: str, holes: tuple[int, ...], trivial_powers: bool
) -> tuple[str, ...]:
    """The same for few squares: what lies about most windows lies about others too, and from turn to turn."""
    fitting = few_fitting(rack, takes)
    return tuple(s for s in fitting if _is_one_equation(run, holes, faces(s), trivial_powers))


def _is_one_equation(run: str, holes: tuple[int, ...], digits: str, trivial_powers: bool) -> bool:
    filled, last = list(run), holes[-1] + 1
    for hole, digit in zip(holes, digits, strict=True):
        filled[hole] = digit
    run = "".join(filled)
    for begin in range(holes[0] + 1):
        if run[begin] != "0":  # no number begins with it
            for end in range(last, len(run) + 1):
                if is_equation(run[begin:end], trivial_powers):
                    return True
    return False
