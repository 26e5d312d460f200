"""A picture of the board: tiles, bonuses and, where the view has it, the rack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core import svg

from .board import COLUMNS, LAYOUT

_CELL, _EDGE = 32, 30
#: what a bonus looks like: its colour, and its sign
_BONUSES = {
    "9": ("#d9a441", "=3"),
    "6": ("#efd9a4", "=2"),
    "3": ("#b7cfcf", "×3"),
    "2": ("#dfe9e7", "×2"),
    "S": ("#f6e0da", "★"),
}


def draw(view: Mapping[str, Any]) -> svg.Picture:
    rows = (view["square"] if "square" in view else view["board"]).split("/")
    size = len(rows)
    side = size * _CELL + 2 * _EDGE
    sheet = svg.Picture(side, side + 60)
    sheet.rect(0, 0, sheet.width, sheet.height, fill=svg.TABLE)
    sheet.rect(0, 0, side, side, rx=6, fill=svg.WALNUT)
    bonuses = LAYOUT if size == len(LAYOUT) and view["options"]["bonuses"] else ()
    for row, tiles in enumerate(rows):
        middle = _EDGE + (row + 0.5) * _CELL
        sheet.text(middle, 20, COLUMNS[row], 12, fill=svg.MAPLE)
        sheet.text(15, middle + 4, str(row + 1), 12, fill=svg.MAPLE)
        for column, tile in enumerate(tiles):
            x, y = _EDGE + column * _CELL, _EDGE + row * _CELL
            if tile == ".":
                colour, sign = _BONUSES.get(bonuses[row][column] if bonuses else ".", ("#f0e7d5", ""))
                sheet.rect(x, y, _CELL, _CELL, fill=colour, stroke="#d2c3a5")
                sheet.text(x + _CELL / 2, y + 21, sign, 12, fill=svg.INK_2)
            else:
                _tile(sheet, x, y, tile)
    for number, tile in enumerate(_rack(view)):
        _tile(sheet, _EDGE + number * (_CELL + 6), side + 14, tile)
    points = "   ".join(map(str, view["points"]))
    sheet.text(side - _EDGE, side + 38, points, 20, text_anchor="end")
    return sheet


def _rack(view: Mapping[str, Any]) -> str:
    seat = view["seat"]
    return (view["racks"][seat] or "") if seat is not None and view.get("racks") else ""


def _tile(sheet: svg.Picture, x: float, y: float, tile: str) -> None:
    """A joker lies as a letter, a for 0: it's shown as its digit in petrol."""
    joker = tile.isalpha() or tile == "?"
    digit = str(ord(tile) - ord("a")) if tile.isalpha() else tile
    sheet.rect(x + 1, y + 1, _CELL - 2, _CELL - 2, rx=3, fill=svg.MAPLE, stroke=svg.TEAK)
    sheet.text(x + _CELL / 2, y + 23, digit, 21, fill=svg.PETROL if joker else svg.INK)
