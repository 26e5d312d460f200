"""The digit that is missing from an equation, worked out from the others."""

from __future__ import annotations

from functools import cache
from math import isqrt

from parlour.games.abaku.equations import one_term, two_terms

#: the claim that x + y = z or x × y = z: whether it is a product, whether it is read forward, which number
#: has the hole (0 for x, 1 for y, 2 for z), what a 1 in the hole is worth, and the places of the three last
#: digits, () if the hole is one of them
_Claim = tuple[bool, bool, int, int, tuple[int, ...]]


def missing(before: str, behind: str) -> int:
    """The digits, as a set of bits, that make the whole an equation when put between these.

    For more than six digits in all; shorter equations are looked up.
    """
    if before[:1] == "0":
        return 0
    hole, length = len(before), len(before) + 1 + len(behind)
    digits = f"{before}0{behind}"
    found = 0
    ones = [*map(int, digits)]
    for i, j, claims in _claims(length, hole):
        if (not ones[i] and i != hole) or (not ones[j] and j != hole):
            continue
        a = b = c = 0
        for times, forward, where, unit, last in claims:
            if last:  # the last digits rule out most claims
                x, y, z = last
                if ((ones[x] * ones[y] if times else ones[x] + ones[y]) - ones[z]) % 10:
                    continue
            if not c:
                a, b, c = int(digits[:i]), int(digits[i:j]), int(digits[j:])
            x, y, z = (a, b, c) if forward else (b, c, a)
            lacks = z - (x * y if times else x + y)
            if where == 2:
                lacks = -lacks
            elif times:
                unit *= x if where else y
            if 0 <= lacks < 10 * unit:  # else no digit from 0 to 9 fits
                found |= _digit(lacks, unit, hole in (0, i, j))
    for i, cube, forward, in_root, unit in _powers(length, hole):
        if not ones[i] and i != hole:
            continue
        a, b = int(digits[:i]), int(digits[i:])
        root, power = (a, b) if forward else (b, a)
        if in_root:
            exact = _root(power, cube)
            lacks = exact - root if exact else -1
        else:
            lacks = (root * root * root if cube else root * root) - power
        found |= _digit(lacks, unit, hole in (0, i))
    return found


def _digit(lacks: int, unit: int, leads: bool) -> int:
    """The digit that makes up for `lacks` where a 1 counts `unit`, as a set of bits; no 0 at the front."""
    digit, rest = divmod(lacks, unit)
    return 1 << digit if not rest and leads <= digit <= 9 else 0


def _root(power: int, cube: bool) -> int:
    """The square or cube root if it is whole, else 0."""
    root = round(power ** (1 / 3)) if cube else isqrt(power)
    return root if (root * root * root if cube else root * root) == power else 0


@cache
def _claims(length: int, hole: int) -> tuple[tuple[int, int, tuple[_Claim, ...]], ...]:
    """Every cut of that many digits into three numbers, with the claims that their lengths allow."""
    found = []
    for i, j, kinds in two_terms(length):
        number, end = (0, i) if hole < i else (1, j) if hole < j else (2, length)
        claims = []
        for kind in kinds:
            forward = kind in ("addition", "multiplication")
            where = number if forward else (2, 0, 1)[number]
            times = kind in ("multiplication", "division")
            last = (i - 1, j - 1, length - 1) if forward else (j - 1, length - 1, i - 1)
            claims.append((times, forward, where, 10 ** (end - 1 - hole), () if hole in last else last))
        found.append((i, j, tuple(claims)))
    return tuple(found)


@cache
def _powers(length: int, hole: int) -> tuple[tuple[int, bool, bool, bool, int], ...]:
    """Every cut of that many digits into a number and its power that their lengths allow."""
    found = []
    for i, kinds in one_term(length):
        end = i if hole < i else length
        for kind in kinds:
            forward = kind in ("square", "cube")
            in_root = (hole < i) == forward
            found.append((i, kind in ("cube", "cube-root"), forward, in_root, 10 ** (end - 1 - hole)))
    return tuple(found)
