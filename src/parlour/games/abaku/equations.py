"""Equations: which digits written side by side are one, and how they can be read.

Two terms, one operation, one result, of positive whole numbers without leading zeros; or a square, a cube,
a square root, a cube root. All in exact whole numbers: a root is found by multiplying back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import product

from msgspec import Struct

#: how each kind is written for a person
_WRITTEN = {
    "addition": "{}+{}={}",
    "subtraction": "{}−{}={}",
    "multiplication": "{}×{}={}",
    "division": "{}:{}={}",
    "square": "{}²={}",
    "cube": "{}³={}",
    "square-root": "√{}={}",
    "cube-root": "³√{}={}",
}


class Reading(Struct, frozen=True):
    """One way to read digits as an equation: `Reading("division", (12, 4, 3))`."""

    kind: str
    terms: tuple[int, ...]

    def __str__(self) -> str:
        return _WRITTEN[self.kind].format(*self.terms)


#: equations of up to so many digits are looked up
_SHORT = 6


def is_equation(digits: str, trivial_powers: bool = True) -> bool:
    """Whether these digits, as they stand, can be read as an equation."""
    if len(digits) <= _SHORT:
        return digits in short_equations() and (trivial_powers or digits != "11")
    return _is_long_equation(digits)


@lru_cache(maxsize=1 << 16)
def _is_long_equation(digits: str) -> bool:
    return next(_readings(digits, trivial_powers=True), None) is not None


@cache
def short_equations() -> frozenset[str]:
    """Every equation of up to six digits: none of them has two terms beyond 99 beside its sum or product."""
    found = set()
    for a, b in product(range(1, 100), repeat=2):
        for c in (a + b, a * b):
            found |= {f"{a}{b}{c}", f"{c}{a}{b}"}
    for a in range(1, 100):
        for power in (a * a, a * a * a):
            found |= {f"{a}{power}", f"{power}{a}"}
    return frozenset(digits for digits in found if len(digits) <= _SHORT)


def readings(digits: str, trivial_powers: bool = True) -> tuple[Reading, ...]:
    """Every way to read these digits as an equation; () if there is none."""
    return tuple(_readings(digits, trivial_powers))


def _readings(digits: str, trivial_powers: bool) -> Iterator[Reading]:
    # 1 is the only number that is its own power: 11 is all there is to switch off
    if digits[:1] in ("0", "") or (digits == "11" and not trivial_powers):
        return
    endings, last = _endings(), digits[-1]
    for i, j, kinds in two_terms(len(digits)):
        possible = endings[digits[i - 1] + digits[j - 1] + last]
        if possible and digits[i] != "0" and digits[j] != "0":
            for kind in kinds:
                if kind in possible:  # most are not
                    a, b, c = int(digits[:i]), int(digits[i:j]), int(digits[j:])
                    if _HOLDS[kind](a, b, c):
                        yield Reading(kind, (a, b, c))
    for i, kinds in one_term(len(digits)):
        if digits[i] != "0":
            a, b = int(digits[:i]), int(digits[i:])
            for kind in kinds:
                if _HOLDS[kind](a, b, 0):
                    yield Reading(kind, (a, b))


_HOLDS: dict[str, Callable[[int, int, int], bool]] = {
    "addition": lambda a, b, c: a + b == c,
    "subtraction": lambda a, b, c: b + c == a,
    "multiplication": lambda a, b, c: a * b == c,
    "division": lambda a, b, c: b * c == a,
    "square": lambda a, b, _: a * a == b,
    "cube": lambda a, b, _: a * a * a == b,
    "square-root": lambda a, b, _: b * b == a,
    "cube-root": lambda a, b, _: b * b * b == a,
}


@cache
def _endings() -> dict[str, frozenset[str]]:
    """What three numbers that end with these digits may say."""
    found = {}
    for a, b, c in product(range(10), repeat=3):
        holds = {
            "addition": a + b - c,
            "subtraction": b + c - a,
            "multiplication": a * b - c,
            "division": b * c - a,
        }
        found[f"{a}{b}{c}"] = frozenset(kind for kind, lacks in holds.items() if lacks % 10 == 0)
    return found


@cache
def two_terms(length: int) -> tuple[tuple[int, int, tuple[str, ...]], ...]:
    """Where to cut so many digits into three numbers, and what could hold by their lengths alone."""
    cuts = []
    for i in range(1, length - 1):
        for j in range(i + 1, length):
            a, b, c = i, j - i, length - j
            kinds = []
            if c - max(a, b) in (0, 1):
                kinds.append("addition")
            if a - max(b, c) in (0, 1):
                kinds.append("subtraction")
            if a + b - c in (0, 1):
                kinds.append("multiplication")
            if b + c - a in (0, 1):
                kinds.append("division")
            if kinds:
                cuts.append((i, j, tuple(kinds)))
    return tuple(cuts)


@cache
def one_term(length: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Where to cut so many digits into two numbers, and what could hold by their lengths alone."""
    cuts = []
    for i in range(1, length):
        a, b = i, length - i
        kinds = []
        if 2 * a - b in (0, 1):
            kinds.append("square")
        if 3 * a - b in (0, 1, 2):
            kinds.append("cube")
        if 2 * b - a in (0, 1):
            kinds.append("square-root")
        if 3 * b - a in (0, 1, 2):
            kinds.append("cube-root")
        if kinds:
            cuts.append((i, tuple(kinds)))
    return tuple(cuts)
