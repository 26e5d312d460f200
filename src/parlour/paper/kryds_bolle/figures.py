"""The cube on paper: its three floors side by side, the bottom one first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.locales import Words
from parlour.paper.ink import GOLD, INK, RULE, SANS, SOFT, WHITE
from parlour.paper.pen import Pen

#: what the words call the floors, from the bottom
FLOORS: Final = ("low", "middle", "high")
_GAP: Final = 0.08
#: of three floors: the height for the width
_RATIO: Final = 0.37
_MOST: Final = 330.0


def floor(
    pen: Pen, x: float, y: float, side: float, balls: str = "." * 9, *, marked: int | None = None
) -> None:
    """One floor of nine places seen from above; row 1 is in front."""
    cell = side / 3
    pen.box(x, y, side, side, corner=4, fill=WHITE, width=1.4)
    if marked is not None:
        row, column = divmod(marked, 3)
        pen.box(x + column * cell, y + side - (row + 1) * cell, cell, cell, fill=GOLD, stroke=None)
    for at in (1, 2):
        pen.line(x + at * cell, y, x + at * cell, y + side, colour=RULE)
        pen.line(x, y + at * cell, x + side, y + at * cell, colour=RULE)
    for place, ball in enumerate(balls):
        row, column = divmod(place, 3)
        middle = (x + (column + 0.5) * cell, y + side - (row + 0.5) * cell)
        if ball == "x":
            pen.disc(*middle, cell * 0.32, fill=WHITE, width=1.8)
        elif ball == "o":
            pen.disc(*middle, cell * 0.32, fill=INK)
        elif ball != ".":
            pen.disc(*middle, cell * 0.32, fill="#E4B3A4", width=1.8)
    size = max(9.0, cell * 0.3)
    for at, (letter, number) in enumerate(zip("abc", "123", strict=True)):
        across, up = x + (at + 0.5) * cell, y + side - (at + 0.5) * cell
        pen.text(across, y + side + size * 1.15, letter, SANS, size, colour=SOFT, anchor="middle")
        pen.text(x - size * 0.6, up + size * 0.35, number, SANS, size, colour=SOFT, anchor="middle")


class CubeFigure:
    """A position: the three floors with their balls."""

    columns: Final = 2

    def height(self, view: Mapping[str, Any], room: float) -> float:
        return min(room, _MOST) * _RATIO + 14

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
        room = min(room, _MOST)
        side = room * (1 - 3 * _GAP) / 3
        floors = view["cube"].split("/")
        where, level = _place(played, floors) if played else (None, None)
        for number, balls in enumerate(floors):
            at = x + room * _GAP * 0.7 + number * (side + room * _GAP)
            floor(pen, at, y, side, balls, marked=where if number == level else None)
            told = say("sheet-floor", floor=FLOORS[number])
            pen.text(at + side / 2, y + side + 30, told, size=11, colour=SOFT, anchor="middle", room=side)

    def beside(self, view: Mapping[str, Any], say: Words) -> str:
        told = say("sheet-cube-you", ball="light" if view["seat"] == 0 else "dark")
        free = view["options"]["placement"] == "free"
        return f"{told} {say('sheet-cube-free')}" if free else told

    def told(self, answer: str, view: Mapping[str, Any], say: Words) -> str:
        return answer


def _place(played: str, floors: list[str]) -> tuple[int, int]:
    """The place of a bar on its floor, and the floor where a ball lies: the lowest free one, or the named."""
    bar, _, named = played.partition(".")
    where = "123".index(bar[1]) * 3 + "abc".index(bar[0])
    level = int(named) - 1 if named else next(n for n, balls in enumerate(floors) if balls[where] == ".")
    return where, level


FIGURE: Final = CubeFigure()
