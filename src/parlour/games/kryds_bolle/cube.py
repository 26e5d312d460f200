"""The cube: 27 places on nine bars, and its 49 lines of three.

Place number = level × 9 + row × 3 + column, all from 0; level 0 is the bottom. Sets of places are whole
numbers with one bit a place.
"""

from __future__ import annotations

from itertools import product

PLACES = 27
CENTRE = 13
FULL = (1 << PLACES) - 1
TOP = 0b111111111 << 18


def _lines() -> tuple[tuple[int, int, int], ...]:
    """Every straight line, from each start along each step; the opposite step would give the same line."""
    steps = [step for step in product((-1, 0, 1), repeat=3) if step > (0, 0, 0)]
    lines = []
    for start, step in product(product(range(3), repeat=3), steps):
        cells = [tuple(s + n * d for s, d in zip(start, step, strict=True)) for n in range(3)]
        if all(0 <= at <= 2 for cell in cells for at in cell):
            a, b, c = sorted(level * 9 + row * 3 + column for level, row, column in cells)
            lines.append((a, b, c))
    return tuple(sorted(set(lines)))


#: the 49 lines as triples of places
LINES = _lines()

#: for each place, the other two places of every line through it, as sets
PARTNERS = tuple(
    tuple(sum(1 << q for q in line if q != place) for line in LINES if place in line)
    for place in range(PLACES)
)


def lines_made(balls: int, place: int) -> int:
    """How many lines a ball at `place` makes together with `balls`."""
    count = 0
    for partners in PARTNERS[place]:
        if balls & partners == partners:
            count += 1
    return count


#: the 13 directions of lines: the step from place to place, and the set of places where a line begins
WAYS = tuple((way, sum(1 << a for a, b, _ in LINES if b - a == way)) for way in range(1, 14))


def lines_in(balls: int) -> int:
    """How many lines lie wholly in `balls`."""
    count = 0
    for way, starts in WAYS:
        count += (balls & balls >> way & balls >> 2 * way & starts).bit_count()
    return count


def bar_name(bar: int) -> str:
    """`b2` for the bar in column b, row 2."""
    return "abc"[bar % 3] + "123"[bar // 3]


def place_name(place: int) -> str:
    """`b2.3` for the top place of the middle bar."""
    return f"{bar_name(place % 9)}.{place // 9 + 1}"
