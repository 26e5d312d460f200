"""Equations: whether digits side by side are one, and every way to read them.

An equation is two terms, an operation and a result, or a square, a cube, a square root or a cube root, of
positive whole numbers without leading zeros. Whole numbers only: a root is checked by multiplying.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import product

from msgspec import Struct

#: how each kind is written out
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


#: equations of up to this many digits are looked up
SHORT = 6


def is_equation(digits: str, trivial_powers: bool = True) -> bool:
    """Whether these digits are an equation from end to end."""
    if len(digits) <= SHORT:
        return digits in short_equations() and (trivial_powers or digits != "11")
    return _is_long_equation(digits)


def has_equation(digits: str, first: int, last: int, trivial_powers: bool) -> bool:
    """Whether some stretch of these digits that includes places `first` and `last` is an equation."""
    short = short_equations()
    for begin in range(first + 1):
        if digits[begin] != "0":  # no number begins with 0
            for end in range(last + 1, len(digits) + 1):
                stretch = digits[begin:end]
                if end - begin > SHORT:
                    if _is_long_equation(stretch):
                        return True
                elif stretch in short and (trivial_powers or stretch != "11"):
                    return True
    return False


@lru_cache(maxsize=1 << 16)
def _is_long_equation(digits: str) -> bool:
    if digits[0] == "0":
        return False
    last = digits[-1]  # the last digits rule out most cuts
    of_last = _three_ends()[last]
    for i, cuts in _three_numbers(len(digits)):
        if digits[i] != "0":
            of_both = of_last[digits[i - 1]]
            for j, kinds in cuts:
                if of_both[digits[j - 1]] & kinds and digits[j] != "0":
                    a, b, c = int(digits[:i]), int(digits[i:j]), int(digits[j:])
                    if a + b == c or b + c == a or a * b == c or b * c == a:
                        return True
    may_be = _two_ends()[last]
    for i, _ in one_term(len(digits)):
        if may_be[digits[i - 1]] and digits[i] != "0":
            a, b = int(digits[:i]), int(digits[i:])
            if a * a == b or a * a * a == b or b * b == a or b * b * b == a:
                return True
    return False


@cache
def short_equations() -> frozenset[str]:
    """Every equation of up to six digits."""
    found: list[str] = []
    written = [str(number) for number in range(1000)]
    for a, b in product(range(1, 100), repeat=2):
        # two terms of two digits leave two digits for the result: a sum may fit, a product never does
        results = (a + b, a * b) if a < 10 or b < 10 else (a + b,) if a + b < 100 else ()
        for c in results:
            found += (written[a] + written[b] + written[c], written[c] + written[a] + written[b])
    for a in range(1, 100):
        for power in (a * a, a * a * a):
            found += (f"{a}{power}", f"{power}{a}")
    return frozenset([digits for digits in found if len(digits) <= SHORT])


def readings(digits: str, trivial_powers: bool = True) -> tuple[Reading, ...]:
    """Every way to read these digits as an equation; () if there is none."""
    return tuple(_readings(digits, trivial_powers))


def _readings(digits: str, trivial_powers: bool) -> Iterator[Reading]:
    # 1 is the only number that is its own power, so trivial_powers is about 11 alone
    if digits[:1] in ("0", "") or (digits == "11" and not trivial_powers):
        return
    for i, j, kinds in two_terms(len(digits)):
        if digits[i] != "0" and digits[j] != "0":
            a, b, c = int(digits[:i]), int(digits[i:j]), int(digits[j:])
            for kind in kinds:
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


# --- where digits can be cut into numbers ---


@cache
def two_terms(length: int) -> tuple[tuple[int, int, tuple[str, ...]], ...]:
    """Where to cut that many digits into three numbers, and the kinds of equation their lengths allow."""
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
    """Where to cut that many digits into two numbers, and the kinds of equation their lengths allow."""
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


#: the kinds with two terms, as bits of a set
_BITS = {"addition": 1, "subtraction": 2, "multiplication": 4, "division": 8}


@cache
def _three_numbers(length: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """The cuts of `two_terms` grouped by the first cut, the kinds as bits."""
    found: dict[int, list[tuple[int, int]]] = {}
    for i, j, kinds in two_terms(length):
        found.setdefault(i, []).append((j, sum(_BITS[kind] for kind in kinds)))
    return tuple([(i, tuple(cuts)) for i, cuts in found.items()])


@cache
def _three_ends() -> dict[str, dict[str, dict[str, int]]]:
    """The kinds that the last digits of three numbers allow: by that of the third, the first, the second."""
    ends: dict[str, dict[str, dict[str, int]]] = {}
    for c, a, b in product(range(10), repeat=3):
        lacks = (a + b - c, b + c - a, a * b - c, b * c - a)
        possible = sum([bit for bit, lack in zip(_BITS.values(), lacks, strict=True) if lack % 10 == 0])
        ends.setdefault(str(c), {}).setdefault(str(a), {})[str(b)] = possible
    return ends


@cache
def _two_ends() -> dict[str, dict[str, bool]]:
    """Whether the last digits of two numbers allow one to be a power of the other."""
    ends: dict[str, dict[str, bool]] = {}
    for b, a in product(range(10), repeat=2):
        powers = (a * a - b, a * a * a - b, b * b - a, b * b * b - a)
        ends.setdefault(str(b), {})[str(a)] = any(lack % 10 == 0 for lack in powers)
    return ends
