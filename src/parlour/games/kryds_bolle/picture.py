"""A picture of the cube: its three layers side by side, finished lines in brass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core import svg

_CELL, _GAP = 48, 40


def draw(view: Mapping[str, Any]) -> svg.Picture:
    """The layers, bottom first, as the position text has them."""
    sheet = svg.Picture(3 * (3 * _CELL + _GAP) + _GAP, 3 * _CELL + 110)
    sheet.rect(0, 0, sheet.width, sheet.height, fill=svg.TABLE)
    made = {place for line in view["lines"] for place in line["places"]}
    for level, layer in enumerate(view["cube"].split("/")):
        left, top = _GAP + level * (3 * _CELL + _GAP), 44
        sheet.text(left + 1.5 * _CELL, 26, str(level + 1), 17, fill=svg.INK_2)
        sheet.rect(left, top, 3 * _CELL, 3 * _CELL, rx=6, fill=svg.TEAK)
        for at, sign in enumerate(layer):
            row, column = divmod(at, 3)
            name = f"{'abc'[column]}{row + 1}.{level + 1}"
            _place(sheet, left + (column + 0.5) * _CELL, top + (row + 0.5) * _CELL, sign, name in made)
    x, o = view["points"]
    sheet.circle(_GAP + 12, sheet.height - 32, 11, fill=svg.MAPLE, stroke=svg.TEAK)
    sheet.text(_GAP + 40, sheet.height - 25, str(x), 21)
    sheet.circle(_GAP + 92, sheet.height - 32, 11, fill=svg.WALNUT)
    sheet.text(_GAP + 120, sheet.height - 25, str(o), 21)
    return sheet


def _place(sheet: svg.Picture, x: float, y: float, sign: str, made: bool) -> None:
    if sign == ".":
        sheet.circle(x, y, 3, fill=svg.MAPLE)
        return
    ring = {"stroke": "#f2c45a", "stroke_width": 4} if made else {"stroke": svg.WALNUT}
    sheet.circle(x, y, 20, fill={"x": svg.MAPLE, "o": svg.WALNUT, "*": svg.LACQUER}[sign], **ring)
    if sign == "o":
        for slope in (-1, 1):  # dark balls bear a cross, so that colour isn't needed to tell them apart
            sheet.line(x - 6, y - 6 * slope, x + 6, y + 6 * slope, stroke=svg.MAPLE, stroke_width=2)
