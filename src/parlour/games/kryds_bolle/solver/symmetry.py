"""The symmetries of the cube: 48 of them in `free`, the 8 that keep it upright in `stacked`.

A symmetry is a tuple of 27: `perm[place]` is where the ball at `place` goes.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

Symmetry = tuple[int, ...]


def _coordinates(place: int) -> tuple[int, int, int]:
    return place // 9, place // 3 % 3, place % 3


def _place(level: int, row: int, column: int) -> int:
    return level * 9 + row * 3 + column


@cache
def cube_symmetries() -> tuple[Symmetry, ...]:
    """All 48, the identity first."""
    found = []
    for axes in permutations(range(3)):
        for mirrored in product((False, True), repeat=3):
            perm = []
            for place in range(27):
                at = _coordinates(place)
                moved = [
                    2 - at[axis] if mirror else at[axis] for axis, mirror in zip(axes, mirrored, strict=True)
                ]
                perm.append(_place(*moved))
            found.append(tuple(perm))
    found.sort(key=lambda perm: perm != tuple(range(27)))
    return tuple(found)


@cache
def upright_symmetries() -> tuple[Symmetry, ...]:
    """The 8 that leave every ball on its level, the identity first."""
    return tuple(s for s in cube_symmetries() if all(s[p] // 9 == p // 9 for p in range(27)))


def symmetries(placement: str) -> tuple[Symmetry, ...]:
    """The symmetries that do not change the value of a position of this placement."""
    return upright_symmetries() if placement == "stacked" else cube_symmetries()


def moved(bits: int, perm: Symmetry) -> int:
    """The set of places that the symmetry turns `bits` into."""
    out = 0
    for place in range(27):
        if bits >> place & 1:
            out |= 1 << perm[place]
    return out


@cache
def place_orbits(placement: str) -> tuple[tuple[int, ...], ...]:
    """The bottom places (stacked) or all places (free), grouped by symmetry."""
    group = symmetries(placement)
    seen: set[int] = set()
    orbits = []
    for place in range(9 if placement == "stacked" else 27):
        if place not in seen:
            orbit = tuple(sorted({perm[place] for perm in group}))
            seen.update(orbit)
            orbits.append(orbit)
    return tuple(orbits)
