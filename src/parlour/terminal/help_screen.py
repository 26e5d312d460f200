"""The keys and commands of a table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from .words import say


class HelpScreen(ModalScreen[None]):
    """Lies over the table until it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("f1", "dismiss", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(classes="modal")

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(say("term-help"), markup=False)
            yield Button(say("term-close"))

    def on_button_pressed(self) -> None:
        self.dismiss()
