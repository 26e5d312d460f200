"""Kryds & Bolle: the three layers of the cube, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from .board import Board, Cell, Spot

BALLS = {"x": ("●", "bold #a8551e"), "o": ("○", "bold #e9d9b0"), "*": ("◉", "bold #5b9a5b")}
FREE_PLACE = ("·", "dim")
COLUMNS = "abc"


class KrydsBolleBoard(Board):
    """27 places; with stacked placement, choosing a place chooses its bar."""

    CELLS: ClassVar[tuple[Cell, ...]] = (Cell(3, 1), Cell(7, 3), Cell(11, 5))

    def wants(self, view: Mapping[str, Any], cell: Cell) -> tuple[int, int]:
        return 3 * _layer(cell), 3 + 3 * (cell.height + 1)

    def draw(self, view: Mapping[str, Any]) -> Text:
        lit, cell = _lit(view), self.cell
        drawing, bar = Text(), "─" * cell.width
        for layer in range(3):
            drawing.append(f"{self.say('kb-layer', level=layer + 1):^{_layer(cell)}}", "bold")
        drawing.append("\n")
        for _ in range(3):
            letters = " ".join(f"{column:^{cell.width}}" for column in COLUMNS)
            drawing.append(f"   {letters}".ljust(_layer(cell)), "dim")
        for row in range(3):
            corners = "┌┬┐" if row == 0 else "├┼┤"
            edge = f"  {corners[0]}{bar}{corners[1]}{bar}{corners[1]}{bar}{corners[2]}  "
            drawing.append("\n" + edge * 3, "dim")
            for line in range(cell.height):
                drawing.append("\n")
                for layer in range(3):
                    drawing.append(f"{row + 1 if line == cell.height // 2 else ' '} ", "dim")
                    for column in range(3):
                        drawing.append("│", "dim")
                        drawing.append_text(self._place(view, layer, row, column, lit, line))
                    drawing.append("│  ", "dim")
        return drawing.append("\n" + f"  └{bar}┴{bar}┴{bar}┘  " * 3, "dim")

    def _place(
        self, view: Mapping[str, Any], layer: int, row: int, column: int, lit: frozenset[str], line: int
    ) -> Text:
        name = f"{COLUMNS[column]}{row + 1}.{layer + 1}"
        sign, style = BALLS.get(view["cube"].split("/")[layer][row * 3 + column], FREE_PLACE)
        act = name[:2] if view["options"]["placement"] == "stacked" else name
        if sign == "·" and act in self.marked and self._takes(view, name):
            sign, style = "◌", "bold green"
        if name in lit:
            style += " underline"
        if self.has_focus and name == self.cursor:
            style += " reverse"
        return Text(f"{_ball(sign, line, self.cell):^{self.cell.width}}", style)

    def _takes(self, view: Mapping[str, Any], name: str) -> bool:
        """Whether a ball on this place's bar would come to rest here."""
        if view["options"]["placement"] != "stacked":
            return True
        at = (int(name[1]) - 1) * 3 + COLUMNS.index(name[0])
        height = sum(layer[at] != "." for layer in view["cube"].split("/"))
        return bool(height == int(name[3]) - 1)

    def spots(self, view: Mapping[str, Any]) -> list[Spot]:
        cell = self.cell
        return [
            Spot(
                f"{COLUMNS[column]}{row + 1}.{layer + 1}",
                layer * _layer(cell) + 3 + column * (cell.width + 1),
                3 + row * (cell.height + 1),
                *cell,
            )
            for layer in range(3)
            for row in range(3)
            for column in range(3)
        ]

    def press(self, view: Mapping[str, Any], name: str) -> None:
        self.choose(name[:2] if view["options"]["placement"] == "stacked" else name)


def _layer(cell: Cell) -> int:
    """The width of a layer with its numbers."""
    return 3 * cell.width + 8


def _ball(sign: str, line: int, cell: Cell) -> str:
    """One line of a place: a ball is as large as its place allows."""
    middle = cell.height // 2
    if sign == FREE_PLACE[0] or line == middle == 0:
        return sign if line == middle else ""
    across = 2 * (middle - abs(line - middle)) + 1
    return sign * (across if line == middle or cell.height < 5 else across + 2)


def _lit(view: Mapping[str, Any]) -> frozenset[str]:
    """The places of all completed lines."""
    return frozenset(place for line in view["lines"] for place in line.get("places", ()))
