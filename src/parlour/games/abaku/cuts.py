"""Where digits can be cut into the numbers of an equation, by the numbers' lengths alone."""

from __future__ import annotations

from functools import cache


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
