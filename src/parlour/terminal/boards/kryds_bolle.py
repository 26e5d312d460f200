"""Kryds & Bolle: the three layers of the cube, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from .board import Board, Spot

LAYER = 17
BALLS = {"x": ("●", "bold #a8551e"), "o": ("○", "bold #e9d9b0"), "*": ("◉", "bold #5b9a5b")}
FREE_PLACE = ("·", "dim")
COLUMNS = "abc"


class KrydsBolleBoard(Board):
    """27 places; with stacked placement, choosing a place chooses its bar."""

    def draw(self, view: Mapping[str, Any]) -> Text:
        lit = _lit(view)
        drawing = Text()
        for layer in range(3):
            drawing.append(f"{self.say('kb-layer', level=layer + 1):^{LAYER}}", "bold")
        drawing.append("\n")
        for _ in range(3):
            drawing.append(f"    {'   '.join(COLUMNS)}".ljust(LAYER), "dim")
        for row in range(3):
            drawing.append(
                "\n" + "  ┌───┬───┬───┐  " * 3 if row == 0 else "\n" + "  ├───┼───┼───┤  " * 3, "dim"
            )
            drawing.append("\n")
            for layer in range(3):
                drawing.append(f"{row + 1} ", "dim")
                for column in range(3):
                    drawing.append("│", "dim")
                    drawing.append_text(self._place(view, layer, row, column, lit))
                drawing.append("│  ", "dim")
        drawing.append("\n" + "  └───┴───┴───┘  " * 3, "dim")
        return drawing

    def _place(self, view: Mapping[str, Any], layer: int, row: int, column: int, lit: frozenset[str]) -> Text:
        name = f"{COLUMNS[column]}{row + 1}.{layer + 1}"
        sign, style = BALLS.get(view["cube"].split("/")[layer][row * 3 + column], FREE_PLACE)
        act = name[:2] if view["options"]["placement"] == "stacked" else name
        if sign == "·" and act in self.marked and self._takes(view, name):
            sign, style = "◌", "bold green"
        if name in lit:
            style += " underline"
        if self.has_focus and name == self.cursor:
            style += " reverse"
        return Text(f" {sign} ", style)

    def _takes(self, view: Mapping[str, Any], name: str) -> bool:
        """Whether a ball on this place's bar would come to rest here."""
        if view["options"]["placement"] != "stacked":
            return True
        at = (int(name[1]) - 1) * 3 + COLUMNS.index(name[0])
        height = sum(layer[at] != "." for layer in view["cube"].split("/"))
        return bool(height == int(name[3]) - 1)

    def spots(self, view: Mapping[str, Any]) -> list[Spot]:
        return [
            Spot(f"{COLUMNS[column]}{row + 1}.{layer + 1}", layer * LAYER + 3 + column * 4, 3 + row * 2, 3)
            for layer in range(3)
            for row in range(3)
            for column in range(3)
        ]

    def press(self, view: Mapping[str, Any], name: str) -> None:
        self.choose(name[:2] if view["options"]["placement"] == "stacked" else name)


def _lit(view: Mapping[str, Any]) -> frozenset[str]:
    """The places of all completed lines."""
    return frozenset(place for line in view["lines"] for place in line.get("places", ()))
