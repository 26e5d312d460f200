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

#: Smart Calculators: the number on the edge at each column, and the operators at rows 1 to 5 of our box
NUMBERS: Final[dict[str, int]] = {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}
OPERATORS: Final = "+−×−+"
#: what an operator may be
PLUS, MINUS, TIMES = "+", "−", "×"


class Score(Struct, frozen=True):
    """The points of a throw, and its shape, which line and square chips ask for."""

    points: int
    shape: Shape


@cache
def score(red: str, black: str, operators: str = "") -> Score:
    """The score of two balls, by the holes they span, or with Smart Calculators by the rows' operators."""
    shape = _shape(red, black)
    if shape == "none":
        return Score(0, shape)
    if shape == "one":
        return Score(1, shape)
    return Score(_calculated(red, black, operators) if operators else _spanned(red, black), shape)


def operator_at(hole: str, operators: str) -> str:
    """The operator that belongs to a hole's row."""
    return operators[ROWS.index(hole[1])]


def sum_of(red: str, black: str, operators: str = OPERATORS) -> str | None:
    """The calculation of Smart Calculators, such as `5 − 2`; None unless both balls are in holes."""
    if MISS in (red, black):
        return None
    mine, other = NUMBERS[red[0]], NUMBERS[black[0]]
    operator = operator_at(red, operators)
    if operator == MINUS:
        mine, other = max(mine, other), min(mine, other)
    return f"{mine} {operator} {other}"


def _shape(red: str, black: str) -> Shape:
    if red == black == MISS:
        return "none"
    if MISS in (red, black):
        return "one"
    width, depth = extent(red, black)
    if width == 1 or depth == 1:
        return "line"
    return "square" if width == depth else "rectangle"


def _spanned(red: str, black: str) -> int:
    """The number of holes in the line or rectangle that the balls span, their own included."""
    width, depth = extent(red, black)
    return width * depth


def extent(red: str, black: str) -> tuple[int, int]:
    """How many columns and rows the two balls span."""
    width = abs(COLUMNS.index(red[0]) - COLUMNS.index(black[0])) + 1
    return width, abs(ROWS.index(red[1]) - ROWS.index(black[1])) + 1


def _calculated(red: str, black: str, operators: str) -> int:
    mine, other = NUMBERS[red[0]], NUMBERS[black[0]]
    operator = operator_at(red, operators)
    if operator == PLUS:
        return mine + other
    return mine * other if operator == TIMES else abs(mine - other)
