"""A record, event by event."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import RichLog, Static

from parlour.core.match import Match
from parlour.core.record import Record
from parlour.locales import Words
from parlour.locales.naming import game_named
from parlour.terminal.boards.board import Board

from .boards import board_for
from .local_table import LocalTable
from .players import Players


class ReplayScreen(Screen[None]):
    """Steps through a match as a spectator saw it, or as everybody may once it is over."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "to(0)"),
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
        Binding("end", "to(-1)"),
        Binding("f10,q,escape", "app.quit"),
    ]

    def __init__(self, record: Record, say: Words) -> None:
        super().__init__()
        self._say = say
        self._record = record
        Match.of(record)  # a record that does not follow the rules is refused before anything is shown
        self._at = 0

    def compose(self) -> ComposeResult:
        yield Static("", id="title")
        with Horizontal(id="middle"):
            with Vertical(id="board-side"):
                board = board_for(self._record.header.game, self._say)
                board.can_focus = False
                yield board
            with Vertical(id="side"):
                yield Players(id="players")
                log = RichLog(id="log", wrap=True, markup=False)
                log.can_focus = False  # the arrows step
                yield log
        yield Static(self._say("screen-keys-replay"), id="keys", markup=False)

    def on_mount(self) -> None:
        self._show()

    def action_step(self, by: int) -> None:
        self._at = min(max(self._at + by, 0), len(self._record.events))
        self._show()

    def action_to(self, at: int) -> None:
        self._at = at if at >= 0 else len(self._record.events)
        self._show()

    def _show(self) -> None:
        table = LocalTable.of(replace(self._record, events=self._record.events[: self._at]), say=self._say)
        view = table.view(None)
        self.query_one(Board).view = view
        self.query_one(Players).tell(table, view)
        log = self.query_one(RichLog)
        log.clear()
        for line in table.told(0, None)[1]:
            log.write(line)
        at = self._say("screen-at", at=str(self._at), of=str(len(self._record.events)))
        self.query_one("#title", Static).update(f"{game_named(table.game.key, self._say)}  ·  {at}")
