"""What the arithmetic of an equation needs (a carry, a sign), and what a wrong one comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.analysis.drills.making import Slip
from parlour.games.abaku.equations import Reading, one_term, two_terms

_CARRY: Final = "-carry"
_SIGNS: Final = {"addition": "+", "subtraction": "−", "multiplication": "×", "division": ":"}


def carries(one: int, other: int) -> bool:
    """Whether adding the two carries over a ten, so that taking one away again borrows."""
    while one and other:
        if one % 10 + other % 10 > 9:
            return True
        one, other = one // 10, other // 10
    return False


def uncarried(one: int, other: int) -> int:
    """The sum of somebody who forgets to carry: 27 + 15 = 32."""
    made, place = 0, 1
    while one or other:
        made += (one % 10 + other % 10) % 10 * place
        one, other, place = one // 10, other // 10, place * 10
    return made


def theme_of(operation: str, numbers: tuple[int, ...]) -> str:
    """The kind of question in the results: the operation, and whether it carries."""
    if operation in ("addition", "subtraction"):
        whole = max(numbers)
        part = numbers[0] if operation == "addition" else numbers[1]
        return operation + _CARRY if carries(part, whole - part) else operation
    return operation


def operation_of(theme: str) -> str:
    """The operation of a theme."""
    return theme.removesuffix(_CARRY)


def written(reading: Reading) -> str:
    """An equation as it is written on paper: `3 + 7 = 10`."""
    if reading.kind in _SIGNS:
        a, b, c = reading.terms
        return f"{a} {_SIGNS[reading.kind]} {b} = {c}"
    a, b = reading.terms
    return {
        "square": f"{a}² = {b}",
        "cube": f"{a}³ = {b}",
        "square-root": f"√{a} = {b}",
        "cube-root": f"³√{a} = {b}",
    }[reading.kind]


def nearest(digits: str, operation: str | None) -> Slip | None:
    """What digits that are no equation nearly say: the kind of mistake and the true sum (`8 − 2 = 6`).

    With an operation, only readings of that one count.
    """
    found = sorted(_near(digits, operation), key=lambda near: near[0])
    return found[0][1] if found else None


def _near(digits: str, operation: str | None) -> Iterator[tuple[float, Slip]]:
    for i, j, kinds in two_terms(len(digits)):
        a, b, c = int(digits[:i]), int(digits[i:j]), int(digits[j:])
        if "0" in (digits[0], digits[i], digits[j]):
            continue
        for kind in kinds if operation is None else (operation,):
            result = _result(kind, a, b)
            if result is not None:
                yield (
                    _off(c, result),
                    Slip(_kind(kind, a, b, c, result), f"{a} {_SIGNS[kind]} {b} = {result}"),
                )
    for i, kinds in one_term(len(digits)):
        if "0" in (digits[0], digits[i]):
            continue
        a, b = int(digits[:i]), int(digits[i:])
        for kind in kinds if operation is None else (operation,):
            if kind in ("square", "cube"):
                power = a**2 if kind == "square" else a**3
                yield _off(b, power), Slip("power", written(Reading(kind, (a, power))))
            elif kind in ("square-root", "cube-root"):
                power = b**2 if kind == "square-root" else b**3
                yield _off(a, power), Slip("power", written(Reading(kind, (power, b))))


def _off(given: int, true: int) -> float:
    """How far apart two numbers are, for their size."""
    return abs(given - true) / max(given, true, 1)


def _result(kind: str, a: int, b: int) -> int | None:
    match kind:
        case "addition":
            return a + b
        case "subtraction":
            return a - b if a > b else None
        case "multiplication":
            return a * b
        case "division":
            return a // b if a % b == 0 else None
    return None


def _kind(operation: str, a: int, b: int, given: int, true: int) -> str:
    """What kind of mistake a wrong result looks like."""
    if operation == "addition" and given == uncarried(a, b):
        return "carry"
    if operation == "subtraction" and given - true in (10, 100) and carries(true, b):
        return "carry"
    if abs(given - true) == 1:
        return "off-by-one"
    if abs(given - true) == 10:
        return "off-by-ten"
    if given in {_result(kind, a, b) for kind in _SIGNS if kind != operation}:
        return "other-sign"
    if operation in ("multiplication", "division"):
        return "table"
    return "other"
