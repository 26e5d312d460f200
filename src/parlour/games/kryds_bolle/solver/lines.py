"""Sets of lines as whole numbers, one bit for each of the 49."""

from __future__ import annotations

from parlour.games.kryds_bolle.cube import LINES

ALL_LINES = (1 << len(LINES)) - 1


def lines_by_place(ends: int = 3) -> tuple[int, ...]:
    """For each place the lines through it; with `ends` only as one of their first so many places."""
    through = [0] * 27
    for number, line in enumerate(LINES):
        for place in line[:ends]:
            through[place] |= 1 << number
    return tuple(through)


def line_words(balls: int) -> tuple[int, int]:
    """The lines that hold at least one, and at least two, of the balls."""
    one = two = 0
    for number, line in enumerate(LINES):
        held = sum(balls >> place & 1 for place in line)
        one |= (held >= 1) << number
        two |= (held >= 2) << number
    return one, two
