"""Which fillings make a stretch of digits an equation, for many fillings at once; a joker is solved for.

A stretch is text: digits, `?` for a joker that is not yet any digit, dots for holes. A set of digits is a
number with one bit a digit. Stretches of up to six digits are looked up. Longer ones are cut into terms: what
lies there already rules out most cuts for all fillings together, and the last digits most fillings.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from itertools import product
from math import isqrt
from operator import or_

from parlour.games.abaku.equations import SHORT, one_term, short_equations, two_terms
from parlour.games.abaku.tiles import DIGITS, FREE, JOKER

from .missing import missing

#: kinds of equation, as bits of a set
_ADD, _SUBTRACT, _MULTIPLY, _DIVIDE, _SQUARE, _CUBE, _ROOT, _CUBE_ROOT = (1 << n for n in range(8))
_KINDS = {
    "addition": _ADD,
    "subtraction": _SUBTRACT,
    "multiplication": _MULTIPLY,
    "division": _DIVIDE,
    "square": _SQUARE,
    "cube": _CUBE,
    "square-root": _ROOT,
    "cube-root": _CUBE_ROOT,
}

#: a cut of a long stretch into terms, before places i and j; j is the end where there are two terms; and the
#: kinds of equation that may hold
Cut = tuple[int, int, int]


@cache
def equations(trivial_powers: bool) -> frozenset[str]:
    """Every equation of up to six digits."""
    return short_equations() if trivial_powers else short_equations() - {"11"}


@cache
def solved(trivial_powers: bool) -> dict[str, int]:
    """The digits for the joker that make a stretch of up to six digits an equation, if any do."""
    bits = {digit: 1 << int(digit) for digit in DIGITS}
    found: dict[str, int] = {}
    for equation in equations(trivial_powers):
        for at, digit in enumerate(equation):
            key = f"{equation[:at]}{JOKER}{equation[at + 1 :]}"
            found[key] = found.get(key, 0) | bits[digit]
    return found


@lru_cache(maxsize=1 << 14)
def completing(before: str, behind: str, trivial_powers: bool) -> int:
    """The digits that make an equation when put between these."""
    if len(before) + len(behind) >= SHORT:
        return missing(before, behind)
    short, found = equations(trivial_powers), 0
    for digit in DIGITS:
        if before + digit + behind in short:
            found |= 1 << int(digit)
    return found


# --- long stretches ---


@cache
def _ends() -> dict[str, int]:
    """The kinds that the last digits of three terms, or of two, allow; a joker may be any digit."""
    found: dict[str, int] = {}
    for a, b in product(range(10), repeat=2):
        powers = {_SQUARE: a * a - b, _CUBE: a**3 - b, _ROOT: b * b - a, _CUBE_ROOT: b**3 - a}
        _enter(found, f"{a}{b}", powers)
        for c in range(10):
            sums = {_ADD: a + b - c, _SUBTRACT: b + c - a, _MULTIPLY: a * b - c, _DIVIDE: b * c - a}
            _enter(found, f"{a}{b}{c}", sums)
    return found


def _enter(ends: dict[str, int], last: str, lacks: dict[int, int]) -> None:
    kinds = sum([kind for kind, lack in lacks.items() if lack % 10 == 0])
    for key in (last, *(f"{last[:n]}{JOKER}{last[n + 1 :]}" for n in range(len(last)))):
        ends[key] = ends.get(key, 0) | kinds


@cache
def _cuts(length: int) -> tuple[Cut, ...]:
    """Every cut of so many digits into terms, with the kinds that the terms' lengths allow."""
    return (
        *[(i, j, sum(_KINDS[kind] for kind in kinds)) for i, j, kinds in two_terms(length)],
        *[(i, length, sum(_KINDS[kind] for kind in kinds)) for i, kinds in one_term(length)],
    )


@lru_cache(maxsize=1 << 14)
def cuts(stretch: str, able: str) -> list[Cut]:
    """The cuts of a long stretch with which it may be an equation, if its holes hold these digits, given in
    order."""
    if stretch[0] == "0":
        return []
    lows, highs = int(stretch.replace(FREE, able[0])), int(stretch.replace(FREE, able[-1]))
    ends, length, found = _ends(), len(stretch), []
    for i, j, kinds in _cuts(length):
        if stretch[i] == "0" or (j < length and stretch[j] == "0"):
            continue
        last = stretch[i - 1] + stretch[j - 1] + (stretch[-1] if j < length else "")
        holes = last.count(FREE)
        if holes == 0:
            kinds &= ends[last]
        elif holes == 1:
            before, _, behind = last.partition(FREE)
            kinds &= reduce(or_, [ends[before + digit + behind] for digit in able])
        if kinds:
            of_a, of_b = 10 ** (length - i), 10 ** (length - j)
            # no term is less than a 1 with zeros
            a, a_most = max(lows // of_a, 10 ** (i - 1)), highs // of_a
            b, b_most = max(lows % of_a // of_b, 10 ** (j - i - 1)), highs % of_a // of_b
            if j < length:
                c, c_most = max(lows % of_b, of_b // 10), highs % of_b
                kinds = _terms_in_reach(kinds, (a, b, c), (a_most, b_most, c_most))
            else:
                kinds = _powers_in_reach(kinds, (a, b), (a_most, b_most))
        if kinds:
            found.append((i, j, kinds))
    return found


def _terms_in_reach(kinds: int, least: tuple[int, int, int], most: tuple[int, int, int]) -> int:
    """The kinds of equation that three terms between these bounds can make."""
    (a, b, c), (a_most, b_most, c_most) = least, most
    if kinds & _ADD and (a + b > c_most or c > a_most + b_most):
        kinds -= _ADD
    if kinds & _SUBTRACT and (b + c > a_most or a > b_most + c_most):
        kinds -= _SUBTRACT
    if kinds & _MULTIPLY and (a * b > c_most or c > a_most * b_most):
        kinds -= _MULTIPLY
    if kinds & _DIVIDE and (b * c > a_most or a > b_most * c_most):
        kinds -= _DIVIDE
    return kinds


def _powers_in_reach(kinds: int, least: tuple[int, int], most: tuple[int, int]) -> int:
    """The kinds of equation that two terms between these bounds can make."""
    (a, b), (a_most, b_most) = least, most
    if a * a > b_most or b > a_most * a_most:
        kinds &= ~_SQUARE
    if a**3 > b_most or b > a_most**3:
        kinds &= ~_CUBE
    if b * b > a_most or a > b_most * b_most:
        kinds &= ~_ROOT
    if b**3 > a_most or a > b_most**3:
        kinds &= ~_CUBE_ROOT
    return kinds


def holding(chosen: Sequence[Cut], stretches: Sequence[str]) -> list[int]:
    """Which of these stretches, all of one length and without a joker, are an equation by one of the cuts."""
    ends, length, found = _ends(), len(stretches[0]), []
    for i, j, kinds in chosen:
        x, y = i - 1, j - 1
        if j == length:
            for n, s in enumerate(stretches):
                if (
                    ends[s[x] + s[y]] & kinds
                    and s[0] != "0" != s[i]
                    and _is_power(kinds, int(s[:i]), int(s[i:]))
                ):
                    found.append(n)
            continue
        may = [n for n, s in enumerate(stretches) if ends[s[x] + s[y] + s[-1]] & kinds]
        for n in may:
            s = stretches[n]
            if s[0] != "0" != s[i] and s[j] != "0":
                a, b, c = int(s[:i]), int(s[i:j]), int(s[j:])
                # other kinds than the cut's are right too
                if a + b == c or b + c == a or a * b == c or b * c == a:
                    found.append(n)
    return found


def _is_power(kinds: int, a: int, b: int) -> bool:
    """Whether the terms make an equation of one of these kinds."""
    return bool(
        (kinds & _SQUARE and a * a == b)
        or (kinds & _CUBE and a * a * a == b)
        or (kinds & _ROOT and b * b == a)
        or (kinds & _CUBE_ROOT and b * b * b == a)
    )


def solving(chosen: Sequence[Cut], stretches: Sequence[str], joker: int) -> list[tuple[int, int]]:
    """Which of these stretches, all with the joker in one place, can be an equation by one of the cuts, and
    the joker's digits that make it one."""
    ends, length, found = _ends(), len(stretches[0]), []
    values = [int(s.replace(JOKER, "0")) for s in stretches]
    for i, j, kinds in chosen:
        x, y, three = i - 1, j - 1, j < length
        if three:
            may = [n for n, s in enumerate(stretches) if ends[s[x] + s[y] + s[-1]] & kinds]
        else:
            may = [n for n, s in enumerate(stretches) if ends[s[x] + s[y]] & kinds]
        if not may:
            continue
        of_a, of_b = 10 ** (length - i), 10 ** (length - j)
        term, behind = (0, i) if joker < i else (1, j) if joker < j else (2, length)
        unit, leads = 10 ** (behind - 1 - joker), joker in (0, i, j)
        for n in may:
            s, value = stretches[n], values[n]
            if s[0] == "0" or s[i] == "0" or (three and s[j] == "0"):
                continue
            a, b, c = value // of_a, value % of_a // of_b, value % of_b
            if three:
                digits = _solved_terms(kinds, a, b, c, term, unit)
            else:
                digits = _solved_power(kinds, a, b, term, unit)
            if leads:
                digits &= ~1
            if digits:
                found.append((n, digits))
    return found


def _solved_terms(kinds: int, a: int, b: int, c: int, term: int, unit: int) -> int:
    """The digits for the joker, which counts `unit` a piece in that term, with which one term is the sum or
    the product of the others."""
    found = 0
    if kinds & _ADD:
        lacks = a + b - c if term == 2 else c - a - b
        if 0 <= lacks <= 9 * unit and not lacks % unit:
            found |= 1 << lacks // unit
    if kinds & _SUBTRACT:
        lacks = b + c - a if term == 0 else a - b - c
        if 0 <= lacks <= 9 * unit and not lacks % unit:
            found |= 1 << lacks // unit
    if kinds & _MULTIPLY:
        lacks, step = (a * b - c, unit) if term == 2 else (c - a * b, unit * (a if term else b))
        if 0 <= lacks <= 9 * step and not lacks % step:
            found |= 1 << lacks // step
    if kinds & _DIVIDE:
        lacks, step = (b * c - a, unit) if term == 0 else (a - b * c, unit * (c if term == 1 else b))
        if 0 <= lacks <= 9 * step and not lacks % step:
            found |= 1 << lacks // step
    return found


def _solved_power(kinds: int, a: int, b: int, term: int, unit: int) -> int:
    """The same where one term is to be a power of the other."""
    found = 0
    for kind, cube, root, power, in_root in (
        (_SQUARE, False, a, b, term == 0),
        (_CUBE, True, a, b, term == 0),
        (_ROOT, False, b, a, term == 1),
        (_CUBE_ROOT, True, b, a, term == 1),
    ):
        if kinds & kind:
            if in_root:
                exact = round(power ** (1 / 3)) if cube else isqrt(power)
                lacks = exact - root if (exact**3 if cube else exact * exact) == power else -1
            else:
                lacks = (root**3 if cube else root * root) - power
            if 0 <= lacks <= 9 * unit and not lacks % unit:
                found |= 1 << lacks // unit
    return found
