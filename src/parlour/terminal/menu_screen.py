"""The menu: choose a game, then who plays."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from parlour import bots
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.registry import GAMES
from parlour.locales import Words
from parlour.locales.naming import game_named
from parlour.locales.refusals import refused

from .local_table import LocalTable

PERSON, CLOSED = "person", "closed"
#: seats offered in the menu; the command line allows more
MOST_SEATS = 6


class MenuScreen(Screen[None]):
    """The list of games with their numbers of players."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f10,q,escape", "app.quit")]

    def __init__(self, say: Words) -> None:
        super().__init__()
        self._say = say

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(self._say("screen-which"))
            yield OptionList(*(Option(_told(GAMES.get(key), self._say), key) for key in GAMES), id="games")
        yield Static(self._say("screen-keys-menu"), id="keys", markup=False)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        assert message.option.id is not None
        self.app.push_screen(SeatsScreen(GAMES.get(message.option.id), self._say))


class SeatsScreen(Screen[None]):
    """Choose a person or a robot for each seat."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss"), Binding("f10", "app.quit")]

    def __init__(self, game: Game[Any], say: Words) -> None:
        super().__init__()
        self._game = game
        self._say = say

    def compose(self) -> ComposeResult:
        low, high = self._game.seats_for({})
        levels = [(self._robot(name), name) for name in bots.names(self._game.key)]
        with VerticalScroll(id="menu"):
            yield Static(f"{game_named(self._game.key, self._say)}: {self._say('screen-who')}")
            for seat in range(min(high, MOST_SEATS)):
                choices = [(self._say("screen-person"), PERSON), *levels]
                if seat >= low:
                    choices.append((self._say("screen-nobody"), CLOSED))
                first = PERSON if seat == 0 else levels[-1][1] if seat < max(low, 2) else CLOSED
                with Horizontal(classes="seat"):
                    yield Label(self._say("player-number", number=str(seat + 1)))
                    yield Select(choices, value=first, allow_blank=False)
            yield Static("", id="said")
            with Horizontal(id="buttons"):
                yield Button(self._say("screen-back"), id="back")
                yield Button(self._say("screen-start"), variant="primary", id="start")
        yield Static(self._say("screen-keys-menu"), id="keys", markup=False)

    def _robot(self, name: str) -> str:
        return self._say(f"robot-{name}") if self._say.has(f"robot-{name}") else name

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
            options = self._game.options(len(seated), **self._game.offered)
            table = LocalTable.new(self._game, options, robots=robots, say=self._say)
        except ParlourError as error:
            why = self._say("term-no", why=refused(error, self._say))
            self.query_one("#said", Static).update(why)
            return
        self.app.push_screen(TableScreen(table))


def _told(game: Game[Any], say: Words) -> str:
    low, high = game.seats_for({})
    return say(
        "menu-game", name=game_named(game.key, say), seats=f"{low}" if low == high else f"{low}–{high}"
    )
