"""The full-screen application."""

from __future__ import annotations

from typing import ClassVar

from parlour.core.missing import missing_named
from parlour.core.record import Record
from parlour.locales import Words

from .table import TerminalTable

with missing_named():
    from textual.app import App
    from textual.binding import Binding, BindingType
    from textual.theme import Theme

LIGHT = Theme(
    name="parlour-light",
    primary="#2f6f4f",
    secondary="#a8551e",
    accent="#b8860b",
    foreground="#2b241c",
    background="#f6efe0",
    surface="#fbf7ec",
    panel="#efe4cc",
    dark=False,
)
DARK = Theme(
    name="parlour-dark",
    primary="#6fbf8f",
    secondary="#d08a4f",
    accent="#e0b84c",
    foreground="#f0e6d2",
    background="#1b1815",
    surface="#24201b",
    panel="#2f2921",
    dark=True,
)


class ParlourApp(App[None]):
    """Opens with a match, a record to replay, or the menu."""

    TITLE = "Parlour"
    CSS_PATH = "parlour.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f6", "other_theme", show=False)]

    def __init__(
        self, say: Words, table: TerminalTable | None = None, *, record: Record | None = None
    ) -> None:
        super().__init__()
        self._say = say
        self._table = table
        self._record = record

    def on_mount(self) -> None:
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.theme = DARK.name
        # screens are imported on first use, so that the application starts fast
        if self._record is not None:
            from .replay_screen import ReplayScreen

            self.push_screen(ReplayScreen(self._record, self._say))
        elif self._table is not None:
            from .table_screen import TableScreen

            self.push_screen(TableScreen(self._table))
        else:
            from .menu_screen import MenuScreen

            self.push_screen(MenuScreen(self._say))

    def action_other_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
