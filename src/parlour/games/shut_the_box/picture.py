"""A picture of the tray: the flaps on their rod, those shut lying down, and the dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core import svg

_FLAP, _STEP = 44, 50
_PIPS = {1: "c", 2: "ae", 3: "ace", 4: "abde", 5: "abcde", 6: "abdefg"}
_AT = {"a": (-1, -1), "b": (1, -1), "c": (0, 0), "d": (-1, 1), "e": (1, 1), "f": (-1, 0), "g": (1, 0)}


def draw(view: Mapping[str, Any]) -> svg.Picture:
    flaps, opened = view["options"]["flaps"], set(view["flaps"])
    sheet = svg.Picture(flaps * _STEP + 70, 300)
    sheet.rect(0, 0, sheet.width, sheet.height, rx=8, fill=svg.TEAK)
    sheet.rect(16, 16, sheet.width - 32, sheet.height - 32, rx=3, fill=svg.FELT)
    for flap in range(1, flaps + 1):
        left, is_open = 36 + (flap - 1) * _STEP, flap in opened
        height = 92 if is_open else 40
        top = 34 if is_open else 126
        sheet.rect(left, top, _FLAP, height, rx=4, fill=svg.MAPLE if is_open else svg.OAK, stroke=svg.TEAK)
        sheet.text(left + _FLAP / 2, top + height - 12, str(flap), 24 if is_open else 20)
    sheet.rect(24, 122, sheet.width - 48, 6, rx=3, fill=svg.WALNUT)
    for number, die in enumerate(view["throw"]):
        _die(sheet, sheet.width / 2 + (number - (len(view["throw"]) - 1) / 2) * 76, 226, die)
    return sheet


def _die(sheet: svg.Picture, x: float, y: float, eyes: int) -> None:
    sheet.rect(x - 27, y - 27, 54, 54, rx=10, fill=svg.IVORY, stroke=svg.OAK)
    for pip in _PIPS[eyes]:
        right, down = _AT[pip]
        sheet.circle(x + right * 14, y + down * 14, 5, fill=svg.INK)
