"""Chikugo and Take It: the box with its 25 holes, the balls, and the chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from .board import Board, Spot

COLUMNS = "abcde"
#: width of the label of a row of chips
LABEL = 14
#: the line of the chips in the middle
CHIPS = 11
#: what a throw was is told in two lines of this width
WIDEST = 53
CHIP = {"<=4": "≤4", "<=6": "≤6", "line": "━━", "square": "▢"}
CHIP_WIDTH = 4


class KugelboxBoard(Board):
    """Choose the box to throw; choose a chip to take, rob or lay it."""

    def draw(self, view: Mapping[str, Any]) -> Text:
        last = view["last"] or {}
        drawing = Text().append("   ╔═════════════════════╗\n", "#a8551e")
        for row in range(5, 0, -1):
            drawing.append(f" {row} ", "dim").append("║ ", "#a8551e")
            for column in COLUMNS:
                drawing.append_text(_hole(f"{column}{row}", last))
            drawing.append("║\n", "#a8551e")
        drawing.append("   ╚══            ═══════╝\n", "#a8551e")
        drawing.append("      " + "   ".join(COLUMNS) + "\n", "dim")
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
        found = [Spot(act, 3, 0, 23, 7) for act in ("throw", "turn") if act in legal]
        at, step = _room(view["up"])
        for chip in view["up"]:
            if f"take {chip}" in legal:
                found.append(Spot(f"take {chip}", at, CHIPS, CHIP_WIDTH))
            at += step
        for seat, chips in enumerate(view["chips"]):
            at, step = _room(chips)
            for chip in chips:
                acts = (f"rob {seat} {chip}", f"lay {chip}" if seat == view["turn"] else "")
                found += [Spot(act, at, CHIPS + 1 + seat, CHIP_WIDTH) for act in acts if act in legal]
                at += step
        return found

    def press(self, view: Mapping[str, Any], name: str) -> None:
        self.choose(name)


def _room(chips: Sequence[str]) -> tuple[int, int]:
    """Where a row of chips begins, and how wide each is: many lie closer, so that all twelve are seen."""
    if len(chips) <= 7:
        return LABEL, CHIP_WIDTH + 1
    return (LABEL if len(chips) <= 9 else 4), CHIP_WIDTH


def _hole(name: str, last: Mapping[str, Any]) -> Text:
    if last.get("red") == name:
        return Text().append(" ◉ ", "bold #c8372d").append(" ")
    if last.get("black") == name:
        return Text().append(" ● ", "bold #1d1b19 on #8d8577").append(" ")
    return Text(" ○  ", "dim")
