"""The box: its 25 holes, and the points and shape of two balls.

Columns a to e run from left to right, rows 1 to 5 away from the thrower. A ball is in a hole such as `c3`, or
in none, written `-`. A hole takes only one ball.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

COLUMNS: Final = "abcde"
ROWS: Final = "12345"
MISS: Final = "-"
#: every hole, in the order of their names
HOLES: Final = tuple(column + row for column in COLUMNS for row in ROWS)
#: every hole and the miss, sorted
PLACES: Final = (MISS, *HOLES)
#: the points that are a Chikugo
CHIKUGO: Final = 25

Shape: TypeAlias = Literal["none", "one", "line", "square", "rectangle"]

#: Smart Calculators: the number on the edge at each column, and the operator at each row
NUMBERS: Final[dict[str, int]] = {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}
OPERATORS: Final[dict[str, str]] = {"1": "+", "2": "−", "3": "×", "4": "−", "5": "+"}


class Score(Struct, frozen=True):
    """The points of a throw, and its shape, which line and square chips ask for."""

    points: int
    shape: Shape


@cache
def score(red: str, black: str, calculators: bool = False) -> Score:
    """The score of two balls, by the holes they span or with Smart Calculators."""
    shape = _shape(red, black)
    if shape == "none":
        return Score(0, shape)
    if shape == "one":
        return Score(1, shape)
    return Score(_calculated(red, black) if calculators else _spanned(red, black), shape)


def sum_of(red: str, black: str) -> str | None:
    """The calculation of Smart Calculators, such as `5 − 2`; None unless both balls are in holes."""
    if MISS in (red, black):
        return None
    mine, other = NUMBERS[red[0]], NUMBERS[black[0]]
    operator = OPERATORS[red[1]]
    if operator == "−":
        mine, other = max(mine, other), min(mine, other)
    return f"{mine} {operator} {other}"


def _shape(red: str, black: str) -> Shape:
    if red == black == MISS:
        return "none"
    if MISS in (red, black):
        return "one"
    width, depth = _extent(red, black)
    if width == 1 or depth == 1:
        return "line"
    return "square" if width == depth else "rectangle"


def _spanned(red: str, black: str) -> int:
    """The number of holes in the line or rectangle that the balls span, their own included."""
    width, depth = _extent(red, black)
    return width * depth


def _extent(red: str, black: str) -> tuple[int, int]:
    """How many columns and rows the two balls span."""
    width = abs(COLUMNS.index(red[0]) - COLUMNS.index(black[0])) + 1
    return width, abs(ROWS.index(red[1]) - ROWS.index(black[1])) + 1


def _calculated(red: str, black: str) -> int:
    mine, other = NUMBERS[red[0]], NUMBERS[black[0]]
    operator = OPERATORS[red[1]]
    if operator == "+":
        return mine + other
    return mine * other if operator == "×" else abs(mine - other)
