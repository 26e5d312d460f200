"""Where a game is chosen, and who plays."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from parlour import bots
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.registry import GAMES

from .local_table import LocalTable
from .words import say

PERSON, CLOSED = "person", "closed"
#: seats that the menu offers; more are for the command line
MOST_SEATS = 6


class MenuScreen(Screen[None]):
    """The games, each with how many play it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f10,q,escape", "app.quit", say("term-leave"))]

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(say("term-choose-game"), classes="headline")
            yield OptionList(*(Option(_told(GAMES.get(key)), key) for key in GAMES), id="games")
        yield Footer()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        assert message.option.id is not None
        self.app.push_screen(SeatsScreen(GAMES.get(message.option.id)))


class SeatsScreen(Screen[None]):
    """Who plays: people and robots, seat by seat."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", say("term-back"))]

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        low, high = self._game.seats_for({})
        levels = [(say("term-robot", level=name), name) for name in bots.names(self._game.key)]
        with VerticalScroll(id="menu"):
            yield Static(f"{self._game.name}: {say('term-seats')}")
            for seat in range(min(high, MOST_SEATS)):
                choices = [(say("term-person"), PERSON), *levels]
                if seat >= low:
                    choices.append((say("term-seat-closed"), CLOSED))
                first = PERSON if seat == 0 else levels[-1][1] if seat < max(low, 2) else CLOSED
                with Horizontal(classes="seat"):
                    yield Label(say("term-seat", seat=seat + 1))
                    yield Select(choices, value=first, allow_blank=False)
            yield Static("", id="said")
            with Horizontal(id="buttons"):
                yield Button(say("term-back"), id="back")
                yield Button(say("term-start"), variant="primary", id="start")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def on_button_pressed(self, message: Button.Pressed) -> None:
        if message.button.id == "back":
            self.dismiss()
            return
        from .table_screen import TableScreen

        chosen = [str(select.value) for select in self.query(Select)]
        seated = [who for who in chosen if who != CLOSED]
        robots = {seat: who for seat, who in enumerate(seated) if who != PERSON}
        try:
            table = LocalTable.new(self._game, self._game.options(len(seated)), robots=robots)
        except ParlourError as error:
            self.query_one("#said", Static).update(say("term-refused", reason=error.message))
            return
        self.app.push_screen(TableScreen(table))


def _told(game: Game[Any]) -> str:
    low, high = game.seats_for({})
    players = say("term-players-just", count=low) if low == high else say("term-players", low=low, high=high)
    return f"{game.name}   {players}"
