"""The box from above, its balls and its chips, in ink."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.analysis.drills.question import Question
from parlour.games.kugelbox.box import COLUMNS, MISS, NUMBERS, OPERATORS, ROWS, score, sum_of
from parlour.locales import Words
from parlour.paper.ink import GOLD, INK, RULE, SANS, SERIF_BOLD, SOFT, WHITE, Face
from parlour.paper.pen import Pen

_RED: Final = "#E4B3A4"
#: a box is no larger than this
_MOST: Final = 190.0
_MARGIN: Final = 0.1
#: from chip to chip beside the box
_STEP: Final = 26.0


def box(
    pen: Pen,
    x: float,
    y: float,
    side: float,
    red: str | None,
    black: str | None,
    *,
    signs: str = "",
    spans: bool = False,
) -> None:
    """The floor of the box with its holes; with `signs` also the numbers and signs on its edge."""
    edge = side * _MARGIN
    inner = side - 2 * edge
    cell = inner / 5
    pen.box(x + edge, y + edge, inner, inner, corner=5, fill=WHITE, width=1.6)
    if spans and red and black and MISS not in (red, black):
        (left, right), (low, high) = (
            sorted((COLUMNS.index(red[0]), COLUMNS.index(black[0]))),
            sorted((ROWS.index(red[1]), ROWS.index(black[1]))),
        )
        pen.box(
            x + edge + left * cell + 2, y + edge + (4 - high) * cell + 2,
            (right - left + 1) * cell - 4, (high - low + 1) * cell - 4,
            corner=4, fill=GOLD, stroke=None,
        )  # fmt: skip
    for row in range(5):
        for column in range(5):
            pen.disc(*_centre(x, y, side, column, row), cell * 0.22, fill=WHITE, stroke=RULE)
    for hole, colour in ((black, INK), (red, _RED)):
        if hole and hole != MISS:
            at = _centre(x, y, side, COLUMNS.index(hole[0]), ROWS.index(hole[1]))
            pen.disc(*at, cell * 0.36, fill=colour, width=1.6)
            if hole == red:  # told apart without colour too
                pen.disc(*at, cell * 0.15, fill=WHITE, width=1.2)
    size = max(9.0, cell * 0.42)
    for place in range(5):
        middle = edge + (place + 0.5) * cell
        under = str(NUMBERS[COLUMNS[place]]) if signs else COLUMNS[place]
        beside = signs[place] if signs else ROWS[place]
        pen.text(x + middle, y + side - edge + size, under, SANS, size, colour=SOFT, anchor="middle")
        across = x + side - edge + size * 0.75 if signs else x + edge - size * 0.6
        face: Face = SERIF_BOLD if signs else SANS
        large = size * 1.25 if signs else size
        pen.text(across, y + side - middle + large * 0.33, beside, face, large, colour=SOFT, anchor="middle")


def _centre(x: float, y: float, side: float, column: int, row: int) -> tuple[float, float]:
    edge, cell = side * _MARGIN, side * (1 - 2 * _MARGIN) / 5
    return x + edge + (column + 0.5) * cell, y + edge + (4.5 - row) * cell


def chip(pen: Pen, x: float, y: float, r: float, name: str) -> None:
    """A chip's face around its middle."""
    pen.disc(x, y, r, fill="#FBF3E2", stroke="#9b7442", width=1.4)
    if name == "line":
        pen.line(x - r * 0.52, y, x + r * 0.52, y, width=r * 0.14)
        for at in (x - r * 0.52, x + r * 0.52):
            pen.disc(at, y, r * 0.17, fill=INK, stroke=None)
    elif name == "square":
        pen.box(x - r * 0.45, y - r * 0.45, r * 0.9, r * 0.9, corner=r * 0.04, width=r * 0.14)
    else:
        face = name.replace("<=", "≤")
        size = r * (1.03 if len(face) == 1 else 0.88)
        pen.text(x, y + size * 0.33, face, SERIF_BOLD, size, anchor="middle")


def chip_named(name: str, say: Words) -> str:
    """A chip in words."""
    return say("kg-chip", chip="max" if name.startswith("<=") else name, number=name.removeprefix("<="))


class KugelboxFigure:
    """The box after a throw, and the chips in words."""

    columns: Final = 2

    def height(self, view: Mapping[str, Any], room: float) -> float:
        return min(room, _MOST)

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
        last = view["last"] or {"red": None, "black": None}
        signs = view["options"]["operators"] if view["options"]["smart_calculators"] else ""
        side = min(room, _MOST)
        box(pen, x, y, side, last["red"], last["black"], signs=signs, spans=not signs)
        piles = _piles(view, say)
        if piles and room - side > 4 * _STEP:
            _draw_piles(pen, x + side + 8, y + side * _MARGIN, room - side - 8, piles)

    def beside(self, view: Mapping[str, Any], say: Words) -> str:
        return ""

    def told(self, answer: str, view: Mapping[str, Any], say: Words) -> str:
        verb, *rest = answer.split()
        if verb in ("take", "rob", "lay") and rest:
            return say(f"kg-{verb}", chip=chip_named(rest[-1], say))
        return say("kg-pass") if verb == "pass" else answer


def _piles(view: Mapping[str, Any], say: Words) -> list[tuple[str, list[str]]]:
    """The chips in the middle and in front of everybody, by their owners; a chip face down has no name."""
    middle = [*view["up"], *[""] * view["face_down"]]
    piles = [(say("sheet-middle"), middle)] if middle else []
    for seat, chips in enumerate(view["chips"]):
        you = seat == view["seat"]
        piles.append((say("puzzle-me") if you else say("sheet-player", number=seat + 1), list(chips)))
    return [(owner, chips) for owner, chips in piles if chips]


def _draw_piles(pen: Pen, x: float, y: float, room: float, piles: list[tuple[str, list[str]]]) -> None:
    across = int(room // _STEP)
    for owner, chips in piles:
        pen.text(x, y + 10, owner, size=12, colour=SOFT, room=room)
        y += 18
        for number, name in enumerate(chips):
            row, column = divmod(number, across)
            at = x + (column + 0.5) * _STEP, y + (row + 0.5) * _STEP
            if name:
                chip(pen, *at, _STEP * 0.45, name)
            else:
                pen.disc(*at, _STEP * 0.45, fill="#EFE6D6", stroke=RULE)
        y += -(-len(chips) // across) * _STEP + 4


class ThrowFigure:
    """A throw whose points are asked for: by the holes it spans, or by the numbers on the edge."""

    columns: Final = 3
    count: Final = 6

    def __init__(self, signs: str = "") -> None:
        self._signs = signs

    def height(self, question: Question, room: float, solved: bool, say: Words) -> float:
        return min(room, _MOST) + 62

    def draw(
        self, pen: Pen, x: float, y: float, room: float, question: Question, solved: bool, say: Words
    ) -> None:
        side = min(room, _MOST)
        box(
            pen, x, y, side, question.red, question.black, signs=self._signs, spans=solved and not self._signs
        )
        bottom = y + side + 12
        told = say("sheet-points-gap")
        if solved:
            how = self._how(question)
            pen.text(
                x + 12,
                bottom + 20,
                f"{how} = {question.accepted[0]}" if how else question.accepted[0],
                SERIF_BOLD,
                18,
            )
        else:
            pen.box(x + 12, bottom, 46, 30, corner=5, stroke=RULE, width=1.2)
            pen.text(x + 66, bottom + 20, told, size=14, colour=SOFT, room=room - 70)

    def _how(self, question: Question) -> str:
        red, black = question.red or MISS, question.black or MISS
        if self._signs:
            return sum_of(red, black, self._signs) or ""
        if score(red, black).shape in ("one", "none", "line"):
            return ""
        across = abs(COLUMNS.index(red[0]) - COLUMNS.index(black[0])) + 1
        return f"{across} × {abs(int(red[1]) - int(black[1])) + 1}"


FIGURE: Final = KugelboxFigure()
HOLES: Final = ThrowFigure()
CALCULATORS: Final = ThrowFigure(OPERATORS)
