"""Shut the Box: the tray with its flaps and the dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from parlour.locales import Words

from .board import Board, Cell, Spot

#: width of a flap with its gap on narrow screens
NARROW_FLAP = 4
_PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


class ShutTheBoxBoard(Board):
    """Flaps are chosen one by one and closed as soon as they form a legal set."""

    CELLS: ClassVar[tuple[Cell, ...]] = (Cell(5, 3), Cell(7, 5), Cell(9, 7))

    def __init__(self, say: Words) -> None:
        super().__init__(say)
        self._picked: set[int] = set()

    def watch_view(self) -> None:
        self._picked.clear()
        super().watch_view()

    @property
    def _flap_width(self) -> int:
        return NARROW_FLAP if self.narrow else self.cell.width

    def wants(self, view: Mapping[str, Any], cell: Cell) -> tuple[int, int]:
        return view["options"]["flaps"] * cell.width + 3, cell.height + 7

    def draw(self, view: Mapping[str, Any]) -> Text:
        flaps = view["options"]["flaps"]
        wide = flaps * self._flap_width + 1
        drawing = Text().append(f"╔{'═' * wide}╗\n", "#a8551e")
        for line in range(self.cell.height):
            drawing.append("║", "#a8551e")
            for flap in range(1, flaps + 1):
                drawing.append_text(self._flap(view, flap, line))
            drawing.append(" ")
            drawing.append("║\n", "#a8551e")
        dice = view["throw"] or ()
        for line in range(5):
            drawing.append("║", "#a8551e")
            drawing.append_text(_dice(dice, line, wide))
            drawing.append("║\n", "#a8551e")
        drawing.append(f"╚{'═' * wide}╝", "#a8551e")
        return drawing

    def _flap(self, view: Mapping[str, Any], flap: int, line: int) -> Text:
        up = flap in view["flaps"]
        style = "bold black on #e9d9b0" if up else "dim"
        if flap in self._picked:
            style = "bold white on #2f6f4f"
        elif up and any(str(flap) in act.split(",") for act in self.marked):
            style = "bold black on #9fd39f"
        middle, last = self.cell.height // 2, self.cell.height - 1
        if self.has_focus and self.cursor == str(flap) and line == middle:
            style += " reverse"
        wide = self._flap_width - 1
        text = f"{flap:^{wide}}" if line == middle else " " * wide
        return Text(" ").append(text if up else ("─" if line == last else " ") * wide, style)

    def spots(self, view: Mapping[str, Any]) -> list[Spot]:
        wide = self._flap_width
        tall = self.cell.height
        return [Spot(str(flap), 2 + (flap - 1) * wide, 1, wide - 1, tall) for flap in view["flaps"]]

    def press(self, view: Mapping[str, Any], name: str) -> None:
        self._picked ^= {int(name)}
        act = ",".join(str(flap) for flap in sorted(self._picked))
        self.refresh()
        if act in self.legal:
            self.choose(act)


def _dice(dice: tuple[int, ...], line: int, wide: int) -> Text:
    """One line of the dice, centred in the box."""
    if not dice:
        return Text(" " * wide)
    row = Text()
    for die in dice:
        row.append("  ")
        if line in (0, 4):
            row.append("╭───────╮" if line == 0 else "╰───────╯", "bold")
        else:
            row.append(f"│ {_PIPS[die][line - 1]} │", "bold")
    row.append("  ")
    left = (wide - row.cell_len) // 2
    return Text(" " * left).append_text(row).append(" " * (wide - left - row.cell_len))
