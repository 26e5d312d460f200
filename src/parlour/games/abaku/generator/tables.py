"""The tables that the kernels look equations up in, worked out from every equation of up to seven digits."""

from __future__ import annotations

from functools import cache

import numpy as np

from parlour.games.abaku.equations import one_term, two_terms

from .kernels import (
    ADD,
    CUBE_OF,
    CUBE_ROOT,
    DIVIDE,
    LONGEST,
    LOOKED_UP,
    MULTIPLY,
    POWERS,
    ROOT,
    SOLVED,
    SOLVED_AT,
    SQUARE_OF,
    SUBTRACT,
    TABLES,
    Ints,
    Records,
)

_KINDS = {
    "addition": ADD,
    "subtraction": SUBTRACT,
    "multiplication": MULTIPLY,
    "division": DIVIDE,
    "square": SQUARE_OF,
    "cube": CUBE_OF,
    "square-root": ROOT,
    "cube-root": CUBE_ROOT,
}


@cache
def tables(trivial_powers: bool) -> Records:
    """The table of equations, the tables that solve for a digit, and where longer stretches may be cut."""
    found = np.zeros(1, dtype=TABLES)
    _put_equations(found, _equations(trivial_powers))
    _put_cuts(found)
    return found


def _equations(trivial_powers: bool) -> Ints:
    """Every equation of up to seven digits, its terms written one behind the other as one number.

    A result is at least as long as the longer term, so none of two terms has more than three digits.
    """
    one = np.arange(1, 1000)
    size = _digits(one)
    rows, columns = np.nonzero(size[:, None] + size + np.maximum(size[:, None], size) <= LOOKED_UP)
    a, b = one[rows], one[columns]
    found = [_joined(*terms) for c in (a + b, a * b) for terms in ((a, b, c), (c, a, b))]
    found += [_joined(*terms) for power in (one**2, one**3) for terms in ((one, power), (power, one))]
    numbers: Ints = np.unique(np.concatenate(found))
    numbers = numbers[numbers < 10**LOOKED_UP]
    if not trivial_powers:
        numbers = numbers[numbers != 11]
    return numbers


def _digits(numbers: Ints) -> Ints:
    """How many digits each number has."""
    return np.searchsorted(POWERS, numbers, side="right").astype(np.int64)


def _joined(*terms: Ints) -> Ints:
    """The terms written one behind the other as one number."""
    number = np.zeros_like(terms[0])
    for term in terms:
        number = number * POWERS[_digits(term)] + term
    return number


def _put_equations(found: Records, numbers: Ints) -> None:
    """Mark the equations; and for every digit of each, by the others, what it is or that there is one."""
    marked = np.zeros(10**LOOKED_UP, dtype=np.bool_)
    marked[numbers] = True
    found["bits"] = np.packbits(marked, bitorder="little")
    solvable = np.zeros(LOOKED_UP * 10**SOLVED, dtype=np.bool_)
    lengths = _digits(numbers)
    for behind in range(LOOKED_UP):
        front, digit = numbers // POWERS[behind + 1], numbers // POWERS[behind] % 10
        rest = front * POWERS[behind] + numbers % POWERS[behind]
        solvable[behind * POWERS[SOLVED] + rest[lengths == LOOKED_UP]] = True
        for length in range(behind + 1, SOLVED + 1):
            here = lengths == length
            np.bitwise_or.at(
                found["solved"][0],
                SOLVED_AT[length, behind] + rest[here],
                (1 << digit[here]).astype(np.uint16),
            )
    found["solvable"] = np.packbits(solvable, bitorder="little")


def _put_cuts(found: Records) -> None:
    """Where stretches of each length may be cut, and what could hold there."""
    cuts: list[int] = []
    for length in range(LONGEST + 1):
        found["cut_at"][0, length] = len(cuts)
        for i, j, kinds in two_terms(length):
            cuts.append(i | j << 5 | sum(_KINDS[kind] for kind in kinds) << 10)
        for i, kinds in one_term(length):
            cuts.append(i | sum(_KINDS[kind] for kind in kinds) << 10)
    found["cut_at"][0, -1] = len(cuts)
    found["cuts"] = cuts
