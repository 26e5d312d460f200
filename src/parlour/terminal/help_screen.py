"""The help screen: keys and commands."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from parlour.core.registry import GAMES
from parlour.locales import Words

THROW = "throw x=0 dir=5 force=60 loft=10 gap=20 turn=0"


class HelpScreen(ModalScreen[None]):
    """Covers the game until it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("f1", "dismiss", show=False),
    ]

    def __init__(self, say: Words) -> None:
        super().__init__(classes="modal")
        self._say = say

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            helped = [key for game in GAMES if self._say.has(key := f"screen-help-{game}")]
            for key in ("screen-keys", "screen-help", *helped):
                yield Static(self._say(key) + "\n", markup=False)
            yield Static(self._say("screen-help-throw", example=THROW) + "\n", markup=False)
            yield Button(self._say("close"))

    def on_button_pressed(self) -> None:
        self.dismiss()
