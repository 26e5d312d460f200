"""A picture of the box: the floor with its 25 holes, both balls of the last throw, and what it counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core import svg

_CELL, _EDGE = 56, 44


def draw(view: Mapping[str, Any]) -> svg.Picture:
    chips = view["chips"]
    sheet = svg.Picture(5 * _CELL + 2 * _EDGE, 5 * _CELL + 2 * _EDGE + 34 * (len(chips) + 1) + 8)
    sheet.rect(0, 0, sheet.width, sheet.height, fill=svg.TABLE)
    floor = 5 * _CELL + 2 * _EDGE
    sheet.rect(0, 0, floor, floor, rx=8, fill=svg.TEAK)
    sheet.rect(_EDGE - 14, _EDGE - 14, 5 * _CELL + 28, 5 * _CELL + 28, rx=4, fill=svg.OAK)
    for at in range(5):
        middle = _EDGE + (at + 0.5) * _CELL
        sheet.text(middle, floor - 8, "abcde"[at], 16, fill=svg.IVORY)
        sheet.text(15, floor - middle + 6, str(at + 1), 16, fill=svg.IVORY)
        for row in range(5):
            sheet.circle(middle, _EDGE + (row + 0.5) * _CELL, 12, fill=svg.WALNUT)
    for hole, colour in _balls(view):
        column, row = "abcde".index(hole[0]), int(hole[1]) - 1
        x, y = _EDGE + (column + 0.5) * _CELL, floor - _EDGE - (row + 0.5) * _CELL
        sheet.circle(x, y, 19, fill=colour, stroke=svg.IVORY, stroke_width=2)
    middle_chips = [*view["up"], *["?"] * view["face_down"]]
    for line, held in enumerate([middle_chips, *chips]):
        name = "·" if line == 0 else str(line - 1)
        sheet.text(16, floor + 26 + line * 34, name, 16, fill=svg.INK_2)
        for number, chip in enumerate(held):
            _chip(sheet, 44 + number * 27, floor + 20 + line * 34, chip)
    return sheet


def _balls(view: Mapping[str, Any]) -> list[tuple[str, str]]:
    last = view["last"]
    found = [(last["red"], svg.LACQUER), (last["black"], svg.INK)] if last else []
    return [(hole, colour) for hole, colour in found if hole != "-" and hole]


def _chip(sheet: svg.Picture, x: float, y: float, chip: str) -> None:
    shown = {"line": "—", "square": "□", "<=4": "≤4", "<=6": "≤6"}.get(chip, chip)
    sheet.circle(x, y, 14, fill=svg.OAK if chip == "?" else svg.MAPLE, stroke=svg.TEAK)
    sheet.text(x, y + 5, "" if chip == "?" else shown, 14)
