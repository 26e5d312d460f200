"""Squares, bonuses and tiles in ink."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Any, Final

from parlour.analysis.drills.question import GAP, Question
from parlour.games.abaku.board import COLUMNS, LAYOUT
from parlour.games.abaku.equations import readings
from parlour.locales import Words
from parlour.paper.ink import GOLD, INK, RULE, SANS, SANS_BOLD, SERIF_BOLD, SOFT, WHITE
from parlour.paper.pen import Pen, height

#: a board's picture is no wider than this in the rules
_MOST: Final = 250.0
#: letters on the board stand for a joker as 0 to 9
_JOKERS: Final = "abcdefghij"
_TILE: Final = 34.0
_PLACEMENT: Final = re.compile(
    r"(?:^| )(?:(?P<first>[A-Q])(?P<low>\d+)|(?P<high>\d+)(?P<second>[A-Q])) (?P<tiles>[0-9a-j.]+)"
)
_NOTHING: Final[Mapping[tuple[int, int], str]] = MappingProxyType({})
_SIGN: Final = re.compile("([-+−×:=])")


def bonus(pen: Pen, x: float, y: float, cell: float, sign: str) -> None:
    """A bonus square: a circle for a number, a square for an equation; the stronger has a thicker line."""
    middle = (x + cell / 2, y + cell / 2)
    strong = sign in "39"
    if sign in "23":
        pen.disc(
            *middle, cell * 0.36, fill="#BFD3D3" if strong else "#EAF1F0", stroke="#1F4A53",
            width=(2.4 if strong else 1.0) * cell / 45,
        )  # fmt: skip
    elif sign in "69":
        pen.box(
            x + cell * 0.09, y + cell * 0.09, cell * 0.82, cell * 0.82, corner=cell * 0.07,
            fill="#E9BFAE" if strong else "#F8E8DF", stroke="#6E2E1B",
            width=(2.4 if strong else 1.0) * cell / 45,
        )  # fmt: skip
        for at in (0.22, 0.78):
            pen.line(
                x + cell * 0.27,
                y + cell * at,
                x + cell * 0.73,
                y + cell * at,
                colour="#6E2E1B",
                width=1.4 * cell / 45,
            )
    elif sign == "S":
        pen.path(_star(*middle, cell * 0.33), closed=True, width=1.3 * cell / 45)
    if sign in "2369":
        times = "3" if strong else "2"
        pen.text(middle[0], middle[1] + cell * 0.11, f"×{times}", SANS_BOLD, cell * 0.31, anchor="middle")


def _star(x: float, y: float, r: float) -> list[tuple[float, float]]:
    return [
        (
            x + (r if n % 2 == 0 else r * 0.4) * sin(n * pi / 5),
            y - (r if n % 2 == 0 else r * 0.4) * cos(n * pi / 5),
        )
        for n in range(10)
    ]


def tile(pen: Pen, x: float, y: float, side: float, sign: str, *, marked: bool = False) -> None:
    """A tile; a joker has its digit in a ring, an empty one is a gap."""
    gap = sign == GAP
    pen.box(
        x + 1, y + 1, side - 2, side - 2, corner=side * 0.1, fill=GOLD if marked else WHITE,
        stroke=RULE if gap else INK, width=1.8 if marked else 1.2, dash=(3, 3) if gap else (),
    )  # fmt: skip
    if gap:
        return
    joker = sign in _JOKERS
    digit = str(_JOKERS.index(sign)) if joker else sign
    if joker:
        pen.disc(x + side / 2, y + side / 2, side * 0.36, stroke=RULE)
    pen.text(x + side / 2, y + side * 0.5 + side * 0.2, digit, SERIF_BOLD, side * 0.58, anchor="middle")


def board(
    pen: Pen,
    x: float,
    y: float,
    cell: float,
    rows: list[str],
    window: tuple[int, int, int, int],
    bonuses: bool,
    new: Mapping[tuple[int, int], str] = _NOTHING,
) -> None:
    """The squares of a board from row to row and column to column, with their tiles."""
    top, bottom, left, right = window
    size = max(8.0, min(12.0, cell * 0.5))
    wide, high = (right - left + 1) * cell, (bottom - top + 1) * cell
    for at in range(left, right + 2):
        pen.line(x + (at - left) * cell, y, x + (at - left) * cell, y + high, colour="#B9AD98", width=0.8)
    for at in range(top, bottom + 2):
        pen.line(x, y + (at - top) * cell, x + wide, y + (at - top) * cell, colour="#B9AD98", width=0.8)
    for row in range(top, bottom + 1):
        pen.text(
            x - size * 0.6, y + (row - top + 0.5) * cell + size * 0.35, str(row + 1), SANS, size,
            colour=SOFT, anchor="right",
        )  # fmt: skip
        for column in range(left, right + 1):
            square = x + (column - left) * cell, y + (row - top) * cell
            sign = new.get((row, column), rows[row][column])
            if sign != ".":
                tile(pen, *square, cell, sign, marked=(row, column) in new)
            elif len(rows) == len(LAYOUT) and (bonuses or LAYOUT[row][column] == "S"):
                bonus(pen, *square, cell, LAYOUT[row][column])
    for column in range(left, right + 1):
        at_x = x + (column - left + 0.5) * cell
        pen.text(at_x, y - size * 0.5, COLUMNS[column], SANS, size, colour=SOFT, anchor="middle")
    pen.box(x, y, wide, high, width=1.6)


class BoardFigure:
    """A position: the board around its tiles, and the rack of who looks at it."""

    columns: Final = 2

    def height(self, view: Mapping[str, Any], room: float) -> float:
        top, bottom, *_ = _window(view)
        cell = self._cell(view, room)
        return (bottom - top + 1) * cell + 18 + (_TILE + 8 if self._rack(view) else 0)

    def draw(
        self,
        pen: Pen,
        x: float,
        y: float,
        room: float,
        view: Mapping[str, Any],
        say: Words,
        played: str = "",
    ) -> None:
        cell, window = self._cell(view, room), _window(view)
        rows = view["board"].split("/")
        new = _laid(played, rows) if played else {}
        board(pen, x + 20, y + 16, cell, rows, window, view["options"]["bonuses"], new)
        below = y + 16 + (window[1] - window[0] + 1) * cell + 8
        for number, sign in enumerate(self._rack(view)):
            tile(pen, x + 20 + number * (_TILE + 4), below, _TILE, sign)

    def beside(self, view: Mapping[str, Any], say: Words) -> str:
        return ""

    def told(self, answer: str, view: Mapping[str, Any], say: Words) -> str:
        return answer

    def _cell(self, view: Mapping[str, Any], room: float) -> float:
        top, bottom, left, right = _window(view)
        return min((room - 22) / (right - left + 1), _MOST / (bottom - top + 1), 30.0)

    def _rack(self, view: Mapping[str, Any]) -> str:
        """The rack to play from; the rules show positions without one."""
        seat = view["seat"]
        return str(view["racks"][seat] or "") if seat is not None and view["actor"] == seat else ""


def _laid(played: str, rows: list[str]) -> dict[tuple[int, int], str]:
    """The squares of a placement with their tiles: `8G 1..3` runs to the right, `G8 1..3` down."""
    found = _PLACEMENT.search(played)
    if found is None:
        return {}
    down = found["first"] is not None
    column = COLUMNS.index(found["first"] or found["second"])
    row = int(found["low"] or found["high"]) - 1
    step = (1, 0) if down else (0, 1)
    squares = ((row + step[0] * n, column + step[1] * n) for n in range(len(found["tiles"])))
    return {square: sign for square, sign in zip(squares, found["tiles"], strict=True) if sign != "."}


def _window(view: Mapping[str, Any]) -> tuple[int, int, int, int]:
    """The rows and columns that are shown: two squares around all tiles, or a whole board with bonuses."""
    rows = view["board"].split("/")
    last = len(rows) - 1
    filled = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "."]
    if not filled or view["options"]["bonuses"]:
        return 0, last, 0, last
    down, across = [r for r, _ in filled], [c for _, c in filled]
    return (
        max(0, min(down) - 2), min(last, max(down) + 2), max(0, min(across) - 3), min(last, max(across) + 3),
    )  # fmt: skip


class EquationFigure:
    """A row of tiles: is it an equation, which are missing, where is one?"""

    columns: Final = 2
    count: Final = 10

    def height(self, question: Question, room: float, solved: bool, say: Words) -> float:
        asked = height(say(f"class-ask-{question.ask}"), room - 32, size=13, leading=1.35)
        told = height(self._answer(question, say), room, size=15, leading=1.4) if solved else 34
        return asked + 8 + _TILE + 10 + told + 4

    def draw(
        self, pen: Pen, x: float, y: float, room: float, question: Question, solved: bool, say: Words
    ) -> None:
        top = pen.paragraph(
            x + 32, y + 2, room - 32, say(f"class-ask-{question.ask}"), size=13, leading=1.35, colour=SOFT
        )
        side = min(_TILE, room / len(question.digits))
        for number, sign in enumerate(question.digits):
            tile(pen, x + number * side, top + 8, side, sign)
        bottom = top + 8 + side + 10
        if solved:
            pen.paragraph(x, bottom, room, self._answer(question, say), face=SERIF_BOLD, size=15, leading=1.4)
        elif question.ask == "is-it":
            at = x
            for word in ("class-yes", "class-no"):
                pen.box(at, bottom + 8, 17, 17, corner=3, stroke=RULE, width=1.2)
                at = pen.text(at + 25, bottom + 22, say(word), size=14) + 26
            pen.line(at, bottom + 26, x + room, bottom + 26, colour=RULE)
        else:
            pen.line(x, bottom + 26, x + room, bottom + 26, colour=RULE)

    def _answer(self, question: Question, say: Words) -> str:
        if question.ask == "is-it":
            (answer,) = question.accepted
            if answer == "no":
                return say("class-no-equation")
            return _read(question.digits)
        if question.ask == "complete":
            gap = GAP * question.digits.count(GAP)
            return "; ".join(_read(question.digits.replace(gap, fit)) for fit in question.accepted)
        return "; ".join(_read(found) for found in question.accepted)


def _read(digits: str) -> str:
    """Digits as equations with their signs; a break only between equations."""
    return " / ".join(_SIGN.sub("\u00a0\\1\u00a0", str(one)) for one in readings(digits))


FIGURE: Final = BoardFigure()
EQUATIONS: Final = EquationFigure()
