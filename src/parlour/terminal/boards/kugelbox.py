"""Chikugo and Take It: the box with its 25 holes, the balls, and the chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, ClassVar

from rich.text import Text

from .board import Board, Cell, Spot

COLUMNS = "abcde"
#: width of the label of a row of chips
LABEL = 14
#: what a throw was is told in two lines of this width
WIDEST = 53
CHIP = {"<=4": "≤4", "<=6": "≤6", "line": "━━", "square": "▢"}
CHIP_WIDTH = 4


class KugelboxBoard(Board):
    """Choose the box to throw; choose a chip to take, rob or lay it."""

    CELLS: ClassVar[tuple[Cell, ...]] = (Cell(4, 1), Cell(6, 2), Cell(8, 3))

    def wants(self, view: Mapping[str, Any], cell: Cell) -> tuple[int, int]:
        # the chips of every seat, and who is Nadir
        return max(5 * cell.width + 6, WIDEST), _chips_at(cell) + len(view["chips"]) + 2

    def draw(self, view: Mapping[str, Any]) -> Text:
        last, cell = view["last"] or {}, self.cell
        wide = 5 * cell.width + 1
        drawing = Text().append(f"   ╔{'═' * wide}╗\n", "#a8551e")
        for row in range(5, 0, -1):
            for level in range(cell.height):
                number = row if level == cell.height // 2 else " "
                drawing.append(f" {number} ", "dim").append("║ ", "#a8551e")
                for column in COLUMNS:
                    drawing.append_text(_hole(f"{column}{row}", last, level, cell))
                drawing.append("║\n", "#a8551e")
        drawing.append(f"   ╚══{' ' * (wide - 9)}═══════╝\n", "#a8551e")
        drawing.append(
            "     " + "".join(f"{column:^{cell.width - 1}} " for column in COLUMNS).rstrip(), "dim"
        )
        drawing.append("\n")
        first, second, *_ = [*wrap(self._threw(last), WIDEST), "", ""]
        drawing.append(f"{first}\n{second}\n")
        drawing.append(self.say("kg-middle", up=len(view["up"]), down=view["face_down"]), "dim")
        for line in self._chips(view):
            drawing.append("\n").append_text(line)
        if view.get("nadir") is not None:
            drawing.append("\n" + self.say("kg-is-nadir", name=self._player(view["nadir"])))
        return drawing

    def _threw(self, last: Mapping[str, Any]) -> str:
        if not last:
            return ""
        holes = {ball: "miss" if last[ball] == "-" else last[ball] for ball in ("red", "black")}
        threw = {"points": last["points"], "shape": last["shape"], "sum": last.get("sum") or "none"}
        return self.say("kg-threw", name=self._player(last["seat"]), **threw, **holes)

    def _player(self, seat: int) -> str:
        return self.say("player-number", number=str(seat + 1))

    def _chips(self, view: Mapping[str, Any]) -> list[Text]:
        label, step = _room(view["up"])
        middle = Text(" " * label)
        for chip in view["up"]:
            middle.append_text(self._chip(chip, f"take {chip}")).append(" " * (step - CHIP_WIDTH))
        lines = [middle]
        for seat, chips in enumerate(view["chips"]):
            label, step = _room(chips)
            line = Text().append(f"{self._player(seat)[: label - 1]:<{label}}", "dim")
            for chip in chips:
                acts = (f"rob {seat} {chip}", f"lay {chip}" if seat == view["turn"] else "")
                line.append_text(self._chip(chip, *acts)).append(" " * (step - CHIP_WIDTH))
            lines.append(line)
        return lines

    def _chip(self, chip: str, *acts: str) -> Text:
        style = "bold black on #e9d9b0"
        if any(act in self.marked for act in acts):
            style = "bold black on #9fd39f"
        if self.has_focus and self.cursor in acts:
            style += " reverse"
        return Text(f" {CHIP.get(chip, chip):>2} ", style)

    def spots(self, view: Mapping[str, Any]) -> list[Spot]:
        legal = self.legal
        cell = self.cell
        box, below = Cell(5 * cell.width + 3, 5 * cell.height + 2), _chips_at(cell)
        found = [Spot(act, 3, 0, *box) for act in ("throw", "turn") if act in legal]
        at, step = _room(view["up"])
        for chip in view["up"]:
            if f"take {chip}" in legal:
                found.append(Spot(f"take {chip}", at, below, CHIP_WIDTH))
            at += step
        for seat, chips in enumerate(view["chips"]):
            at, step = _room(chips)
            for chip in chips:
                acts = (f"rob {seat} {chip}", f"lay {chip}" if seat == view["turn"] else "")
                found += [Spot(act, at, below + 1 + seat, CHIP_WIDTH) for act in acts if act in legal]
                at += step
        return found

    def press(self, view: Mapping[str, Any], name: str) -> None:
        self.choose(name)


def _room(chips: Sequence[str]) -> tuple[int, int]:
    """Where a row of chips begins, and how wide each is: many lie closer, so that all twelve are seen."""
    if len(chips) <= 7:
        return LABEL, CHIP_WIDTH + 1
    return (LABEL if len(chips) <= 9 else 4), CHIP_WIDTH


def _chips_at(cell: Cell) -> int:
    """The line of the chips in the middle: below the box, its letters, what was thrown, and a heading."""
    return 5 * cell.height + 6


def _hole(name: str, last: Mapping[str, Any], line: int, cell: Cell) -> Text:
    """One line of a hole: the sign is in the middle, and a ball fills the hole."""
    wide = cell.width - 1
    middle = line == cell.height // 2
    if last.get("red") == name:
        return _ball("◉", middle, wide, "bold #c8372d", cell)
    if last.get("black") == name:
        return _ball("●", middle, wide, "bold #1d1b19 on #8d8577", cell)
    return Text(f"{'○' if middle else '':^{wide}} ", "dim")


def _ball(sign: str, middle: bool, wide: int, style: str, cell: Cell) -> Text:
    """One line of a ball; in a large hole it's as wide as its middle line."""
    signs = sign * (1 if cell.height == 1 else wide - 2 if middle else max(1, wide - 4))
    return Text().append(f"{signs:^{wide}}", style).append(" ")
