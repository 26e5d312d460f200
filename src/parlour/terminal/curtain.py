"""The curtain between two people at one screen, in games with hidden hands."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from parlour.locales import Words


class Curtain(Screen[None]):
    """Hides the game until the next player is ready."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, name: str, say: Words) -> None:
        super().__init__(classes="modal")
        self._words = say("term-face", name=name)

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(self._words)

    def on_click(self) -> None:
        self.dismiss()
