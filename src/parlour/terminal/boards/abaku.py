"""Abaku: the board with its bonus squares, the rack, and the tiles being placed."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key

from parlour.core.errors import IllegalAction, ParlourError
from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import ACROSS, COLUMNS, bonuses_for, grid_for
from parlour.games.abaku.judging.preview import preview
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.rules import GAME, ruled
from parlour.locales import Words
from parlour.locales.refusals import refused

from .any_game import AnyBoard
from .board import Cell, Spot

#: seconds after which digits that were typed are tiles and not the beginning of a move
_TYPING = 10.0
_NUMBER = {2: ("²", "on #2d5573"), 3: ("³", "on #1f3f63")}
_EQUATION = {2: ("²", "on #7a3b52"), 3: ("³", "on #8c2b3a")}
_JOKERS = "abcdefghij"
_TURNS = {"-": "|", "|": "\\", "\\": "/", "/": "-"}
_ARROWS = {"-": "→", "|": "↓", "\\": "↘", "/": "↙"}
_STEPS = {"-": (1, 0), "|": (0, 1), "\\": (1, 1), "/": (-1, 1)}


class AbakuBoard(AnyBoard):
    """Type digits to place tiles from the cursor on; Space changes the direction, Enter plays.

    `?` before a digit places a joker as that digit, Backspace takes the last tile back. Magic squares use the
    game's own drawing and the list of actions instead.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "turn", show=False),
        Binding("backspace", "take_back", show=False),
    ]

    CELLS: ClassVar[tuple[Cell, ...]] = (Cell(3, 1), Cell(5, 2), Cell(7, 3))

    def __init__(self, say: Words) -> None:
        super().__init__(say)
        self._way = "-"
        #: square and sign of each tile placed so far
        self._laid: list[tuple[str, str]] = []
        self._joker = False
        #: digits typed just now, and when: a row's number looks like tiles until a letter follows
        self._typed, self._typed_at = "", 0.0

    def watch_view(self) -> None:
        self._laid.clear()
        self._joker = False
        self._typed = ""
        super().watch_view()
        if self.view is not None and not self._magic(self.view) and self.cursor in (None, "A1"):
            grid = grid_for(ruled(self.view).options(**self.view["options"]))
            self.cursor = grid.names[grid.start]

    def _magic(self, view: Mapping[str, Any]) -> bool:
        return bool(view["options"]["mode"] == "magic")

    def wants(self, view: Mapping[str, Any], cell: Cell) -> tuple[int, int]:
        size = len(view["board"].split("/")) if not self._magic(view) else 0
        # the letters above, rack and legend below
        return 4 + size * cell.width, 3 + size * cell.height

    def draw(self, view: Mapping[str, Any]) -> Text:
        if self._magic(view):
            return super().draw(view)
        options: AbakuOptions = ruled(view).options(**view["options"])
        grid = grid_for(options)
        rows = view["board"].split("/")
        number, equation = bonuses_for(options)
        pending = dict(self._laid)
        hinted = self._hinted()
        cell = self.cell
        letters = "".join(f"{column:^{cell.width}}" for column in COLUMNS[: grid.size])
        drawing = Text().append(f"    {letters}\n", "dim")
        for row in range(grid.size):
            squares = []
            for column in range(grid.size):
                at = row * grid.size + column
                name = grid.names[at]
                sign, style = rows[row][column], "bold black on #e9d9b0"
                if name in pending:
                    sign, style = pending[name], "bold black on #9fd39f"
                elif name in hinted:
                    sign, style = hinted[name], "bold green"
                elif sign == ".":
                    sign, style = _square(number[at], equation[at], at == grid.start)
                if sign in _JOKERS:
                    sign, style = str(_JOKERS.index(sign)), style + " italic underline"
                if self.has_focus and name == self.cursor:
                    style += " reverse"
                squares.append((sign, style))
            for line in range(cell.height):
                middle = line == cell.height // 2
                drawing.append(f" {row + 1 if middle else '':>2} ", "dim")
                for sign, style in squares:
                    drawing.append(f"{sign if middle else '':^{cell.width}}", style)
                drawing.append("\n")
        return drawing.append_text(self._below(view))

    def _below(self, view: Mapping[str, Any]) -> Text:
        seat = view["seat"]
        rack = list((view["racks"][seat] if seat is not None else None) or "")
        for _, sign in self._laid:
            rack.remove("?" if sign in _JOKERS else sign)
        below = Text("    ")
        for tile in rack:
            below.append(f" {tile} ", "bold black on #e9d9b0").append(" ")
        below.append(f" {_ARROWS[self._way]}{'?' if self._joker else ' '} ", "bold")
        below.append(self.say("screen-bag", tiles=view["bag"]) + "\n", "dim")
        return below.append_text(self._preview(view) if self._laid else self._legend(view))

    def _legend(self, view: Mapping[str, Any]) -> Text:
        """What the bonus squares multiply, where there are any: a number, or a whole equation."""
        number, equation = bonuses_for(ruled(view).options(**view["options"]))
        legend = Text("    ")
        for kind, signs, bonuses in (("n", _NUMBER, number), ("e", _EQUATION, equation)):
            if max(bonuses) > 1:
                for sign, style in signs.values():
                    legend.append(f" {sign} ", style)
                word = self.say("ab-bonus", bonus=f"{kind}2").partition(" ×")[0]
                legend.append(f" {word}   ", "dim")
        legend.rstrip()
        return legend

    def _preview(self, view: Mapping[str, Any]) -> Text:
        """The equations of the placed tiles, or what is wrong with them."""
        try:
            found = preview(view, self._act())
        except ParlourError as error:
            return Text(f"    {refused(error, self.say)}", "red")
        if found.wrong:
            wrong = found.wrong[0]
            why = IllegalAction(wrong.message, code=wrong.code, squares=wrong.squares)
            return Text(f"    {refused(why, self.say)}", "red")
        read = ", ".join(str(equation.readings[0]) for equation in found.equations)
        return Text(f"    {read}: {found.points}", "green")

    def _hinted(self) -> dict[str, str]:
        """The squares and tiles of the hinted placements."""
        shown = {}
        for text in self.marked:
            place = GAME.action(text)
            if isinstance(place, PlaceTiles):
                column, row = COLUMNS.index(place.square[0]), int(place.square[1:]) - 1
                right, down = _STEPS[place.way]
                for number, sign in enumerate(place.tiles):
                    if sign != ".":
                        shown[f"{COLUMNS[column + number * right]}{row + number * down + 1}"] = sign
        return shown

    # --- placing tiles ---

    def spots(self, view: Mapping[str, Any]) -> list[Spot]:
        if self._magic(view):
            return []
        grid = grid_for(ruled(view).options(**view["options"]))
        wide, tall = self.cell
        return [
            Spot(name, 4 + (at % grid.size) * wide, 1 + at // grid.size * tall, wide, tall)
            for at, name in enumerate(grid.names)
        ]

    def press(self, view: Mapping[str, Any], name: str) -> None:
        if self._laid and view["actor"] == view["seat"]:
            self.choose(self._act())

    def on_click(self, event: Any) -> None:
        where = event.get_content_offset(self)
        if where is not None and self.view is not None:
            for spot in self.spots(self.view):
                if spot.covers(where.x, where.y):
                    if spot.name == self.cursor:
                        self.action_turn()
                    self.cursor = spot.name
        event.stop()

    def action_turn(self) -> None:
        """Switch to the next direction that the options allow."""
        if self._laid or self.view is None:
            return
        known = "-|\\/" if self.view["options"]["diagonals"] else "-|"
        self._way = _TURNS[self._way]
        if self._way not in known:
            self._way = "-"
        self.refresh()

    def action_take_back(self) -> None:
        self._typed = self._typed[:-1]
        if self._laid:
            self.cursor = self._laid.pop()[0]
            self.refresh(layout=True)

    def on_key(self, event: Key) -> None:
        if self.view is None or self._magic(self.view) or event.character is None:
            return
        if event.character == "?":
            self._joker = True
            self.refresh()
        elif event.character in "0123456789":
            self._lay(self.view, event.character)
        else:
            return
        self._typed = self._just_typed() + event.character
        self._typed_at = time.monotonic()
        event.stop()

    def _just_typed(self) -> str:
        return self._typed if time.monotonic() - self._typed_at < _TYPING else ""

    def given_back(self) -> str:
        """`8G 1..3` begins like tiles, and is a move to type."""
        typed, self._typed = self._just_typed(), ""
        while typed and self._laid:
            self.action_take_back()
        self._joker = False
        return typed

    def _lay(self, view: Mapping[str, Any], digit: str) -> None:
        sign = _JOKERS[int(digit)] if self._joker else digit
        self._joker = False
        rack = list((view["racks"][view["seat"]] if view["seat"] is not None else None) or "")
        for _, laid in self._laid:
            rack.remove("?" if laid in _JOKERS else laid)
        start = self._after(view, self._laid[-1][0]) if self._laid else self.cursor
        at = self._free_from(view, start)
        if ("?" if sign in _JOKERS else sign) not in rack or at is None:
            self.app.bell()
            self.refresh()
            return
        self._laid.append((at, sign))
        self.cursor = self._free_from(view, self._after(view, at)) or at
        self.refresh(layout=True)

    def _free_from(self, view: Mapping[str, Any], name: str | None) -> str | None:
        """The first free square from here in the current direction."""
        rows, taken = view["board"].split("/"), {square for square, _ in self._laid}
        while name is not None:
            if rows[int(name[1:]) - 1][COLUMNS.index(name[0])] == "." and name not in taken:
                return name
            name = self._after(view, name)
        return None

    def _after(self, view: Mapping[str, Any], name: str) -> str | None:
        size = len(view["board"].split("/"))
        right, down = _STEPS[self._way]
        column, row = COLUMNS.index(name[0]) + right, int(name[1:]) + down
        return f"{COLUMNS[column]}{row}" if 0 <= column < size and 1 <= row <= size else None

    def _act(self) -> str:
        """The placement of the tiles as text."""
        first = self._laid[0][0]
        right, down = _STEPS[self._way]
        places = dict(self._laid)
        column, row, signs = COLUMNS.index(first[0]), int(first[1:]), ""
        while places:
            signs += places.pop(f"{COLUMNS[column]}{row}", ".")
            column, row = column + right, row + down
        return str(PlaceTiles(first, self._way if len(signs) > 1 else ACROSS, signs))


def _square(number: int, equation: int, start: bool) -> tuple[str, str]:
    if start:
        return "★", "bold"
    if equation > 1:
        return _EQUATION[equation]
    if number > 1:
        return _NUMBER[number]
    return "·", "dim"
