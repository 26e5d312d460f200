"""The ways to lay tiles of a rack on given squares, and which of them make an equation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from parlour.games.abaku.equations import has_equation
from parlour.games.abaku.tiles import FREE, JOKER, LETTERS, faces, minus

from .limits import digits_of

#: up to this many squares, the ways to fill them are cached
_FEW = 3
#: they are also cached for a rack of up to this many tiles without a joker
_FEW_TILES = 5


def signs_of(tile: str) -> str:
    """The signs a tile can be laid as."""
    return LETTERS if tile == JOKER else tile


@lru_cache(maxsize=1 << 12)
def _next_signs(rack: str) -> tuple[tuple[str, int, str], ...]:
    """What can be laid first from a rack: the sign, its digit as a bit, the rack without the tile."""
    return tuple(
        (sign, digits_of(faces(sign)), minus(rack, tile))
        for tile in sorted(set(rack))
        for sign in signs_of(tile)
    )


def fillings(rack: str, takes: tuple[int, ...]) -> Iterator[str]:
    """Every way to lay tiles of a rack on squares that take these sets of digits, one tile each."""
    if not takes:
        yield ""
        return
    for sign, bit, rest in _next_signs(rack):
        if bit & takes[0]:
            for further in fillings(rest, takes[1:]):
                yield sign + further


def fitting_in(rack: str, takes: tuple[int, ...]) -> Iterable[str]:
    """The same as `fillings`, cached where they are few."""
    if len(takes) <= _FEW or (len(rack) <= _FEW_TILES and JOKER not in rack):
        return _few_fitting(rack, takes)
    return fillings(rack, takes)


@lru_cache(maxsize=1 << 10)
def _few_fitting(rack: str, takes: tuple[int, ...]) -> tuple[str, ...]:
    """Cached: a board has hundreds of windows, but few differ in the digits they take."""
    return tuple(fillings(rack, takes))


@lru_cache(maxsize=1 << 8)
def fitting_any(racks: tuple[str, ...], takes: tuple[int, ...]) -> tuple[str, ...]:
    """The fillings of all the racks, without duplicates."""
    return tuple({signs: None for rack in racks for signs in fillings(rack, takes)})


def equating(ways: Iterable[str], run: str, trivial_powers: bool) -> Iterable[str]:
    """The ways to fill the free places of a run that put all new tiles into one equation.

    Cached if the ways are a tuple, else found one by one.
    """
    if isinstance(ways, tuple):
        return _kept_equating(ways, run, trivial_powers)
    return _equating(ways, run, trivial_powers)


@lru_cache(maxsize=1 << 14)
def _kept_equating(ways: tuple[str, ...], run: str, trivial_powers: bool) -> tuple[str, ...]:
    """Cached: the same runs come up again on other lines and in later turns."""
    return tuple(_equating(ways, run, trivial_powers))


def _equating(ways: Iterable[str], run: str, trivial_powers: bool) -> Iterator[str]:
    first, last, laid = run.find(FREE), run.rfind(FREE), run.replace(FREE, "%s")
    for signs in ways:
        if has_equation(laid % tuple(faces(signs)), first, last, trivial_powers):
            yield signs
