"""A curtain between two people at one screen, where there are secrets."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from .words import say


class Curtain(Screen[None]):
    """Hides the table until the next person says that nobody else looks."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, name: str) -> None:
        super().__init__(classes="modal")
        self._player = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(say("term-your-turn", name=self._player))

    def on_click(self) -> None:
        self.dismiss()
