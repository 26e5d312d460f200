"""Chikugo and Take It: the box with its 25 holes, the balls, and the chips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from .board import Board, Spot

COLUMNS = "abcde"
#: width of the label of a row of chips
LABEL = 14
#: the line of the chips in the middle
CHIPS = 9
CHIP = {"<=4": "≤4", "<=6": "≤6", "line": "━━", "square": "▢"}


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
        drawing.append(self._threw(last) + "\n")
        for line in self._chips(view):
            drawing.append("\n").append_text(line)
        if view.get("nadir") is not None:
            drawing.append("\n\n" + self.say("kg-is-nadir", name=self._player(view["nadir"])))
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
        middle = Text(" " * LABEL)
        for chip in view["up"]:
            middle.append_text(self._chip(chip, f"take {chip}")).append(" ")
        middle.append(self.say("kg-middle", up=len(view["up"]), down=view["face_down"]), "dim")
        lines = [middle]
        for seat, chips in enumerate(view["chips"]):
            line = Text().append(f"{self._player(seat)[: LABEL - 1]:<{LABEL}}", "dim")
            for chip in chips:
                acts = (f"rob {seat} {chip}", f"lay {chip}" if seat == view["turn"] else "")
                line.append_text(self._chip(chip, *acts)).append(" ")
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
        at = LABEL
        for chip in view["up"]:
            if f"take {chip}" in legal:
                found.append(Spot(f"take {chip}", at, CHIPS, 4))
            at += 5
        for seat, chips in enumerate(view["chips"]):
            at = LABEL
            for chip in chips:
                acts = (f"rob {seat} {chip}", f"lay {chip}" if seat == view["turn"] else "")
                found += [Spot(act, at, CHIPS + 1 + seat, 4) for act in acts if act in legal]
                at += 5
        return found

    def press(self, view: Mapping[str, Any], name: str) -> None:
        self.choose(name)


def _hole(name: str, last: Mapping[str, Any]) -> Text:
    if last.get("red") == name:
        return Text().append(" ◉ ", "bold #c8372d").append(" ")
    if last.get("black") == name:
        return Text().append(" ● ", "bold #1d1b19 on #8d8577").append(" ")
    return Text(" ○  ", "dim")
