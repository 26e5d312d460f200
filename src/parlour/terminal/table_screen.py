"""The screen of a match: board, players, legal actions and log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static

from parlour.core.actor import CHANCE
from parlour.core.errors import ParlourError
from parlour.core.missing import MissingPart
from parlour.locales.naming import game_named, player_named
from parlour.locales.refusals import refused
from parlour.terminal.boards.board import Board

from . import hint
from .boards import board_for
from .commands import command_of
from .curtain import Curtain
from .help_screen import HelpScreen
from .players import Players
from .table import TerminalTable

#: with more legal actions there is no list; they are typed
MOST_LISTED = 300


class TableScreen(Screen[None]):
    """One match. Only what the person at the screen may know is shown."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012 -- Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012 -- Textual declares it so
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help"),
        Binding("f2", "hint"),
        Binding("f3", "undo"),
        Binding("f4", "save"),
        Binding("f10", "leave"),
    ]

    def __init__(self, table: TerminalTable) -> None:
        super().__init__()
        self.table = table
        self.words = table.say
        #: the seat whose view is on the screen; None for a spectator
        self.faced: int | None = table.people[0] if len(table.people) == 1 or not table.secrets else None
        self._told = 0
        self._drawn: object = None
        #: whether it was asked if a game alone is to be finished
        self._finishing = False

    def compose(self) -> ComposeResult:
        yield Static("", id="title")
        with Horizontal(id="middle"):
            with Vertical(id="board-side"):
                yield board_for(self.table.game.key, self.words)
            with Vertical(id="side"):
                yield Players(id="players")
                yield OptionList(id="acts")
        yield RichLog(id="log", wrap=True, markup=False)
        yield Static("", id="said")
        # what was typed elsewhere stays when the line gets the focus
        yield Input(placeholder=self.words("screen-type"), id="line", select_on_focus=False)
        yield Static(self.words("screen-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#acts").border_title = self.words("screen-acts")
        self.query_one(Board).focus()
        self.go_on()
        if self.table.far:
            self._listen()

    def on_unmount(self) -> None:
        self.table.close()

    # --- the match ---

    def go_on(self) -> None:
        """Show the match, and wait for the next player to act."""
        actor = self.table.actor
        self._drawn = self.table.stand if self.table.far else None
        if isinstance(actor, int) and actor in self.table.people:
            if self.table.secrets and len(self.table.people) > 1 and actor != self.faced:
                self.faced = None
                self.show()
                self.app.push_screen(
                    Curtain(self.table.names[actor], self.words), lambda _: self._face(actor)
                )
                return
            self.faced = actor
        self.show()
        if self.table.asked is not None:
            self.say(self.words("term-asked"))
        elif self.table.throws is not None:
            self.say(self.words("term-throw"))
            self.query_one("#line", Input).focus()
        elif self.table.waits:
            self.say(self.words("offer-waits"))
        if actor is None:
            self._say_result()
        elif not self.table.far and actor not in self.table.people:
            self._wait()

    def _face(self, seat: int) -> None:
        self.faced = seat
        self.query_one(RichLog).clear()
        self._told = 0
        self.go_on()

    @work(thread=True, exclusive=True, group="wait")
    def _wait(self) -> None:
        if self._moved_on():
            self._later(self.go_on)

    @work(thread=True)
    def _listen(self) -> None:
        """Follow a remote match until it is over or left."""
        while self.is_attached and self.table.actor is not None and self._moved_on():
            self._later(self._hear)

    def _moved_on(self) -> bool:
        """Wait for the others; False, after showing the error, if that fails."""
        try:
            self.table.advance()
        except ParlourError as error:
            self._later(self.refuse, error)
            return False
        return True

    def _hear(self) -> None:
        """Show what has happened; not while the curtain is up."""
        if self.table.stand != self._drawn and not isinstance(self.app.screen, Curtain):
            self.go_on()

    def _later(self, do: Callable[..., None], *given: Any) -> None:
        """Call a function in the screen's thread, if the screen is still open."""
        if self.is_attached:
            self.app.call_from_thread(do, *given)

    def show(self) -> None:
        """Redraw everything."""
        view = self.table.view(self.faced)
        board = self.query_one(Board)
        board.marked = frozenset()
        board.view = view
        self.query_one(Players).tell(self.table, view)
        self._tell_new()
        self._list_acts(view)
        self.query_one("#title", Static).update(self._headline())

    def _headline(self) -> Text:
        actor, line = self.table.actor, Text(game_named(self.table.game.key, self.words), "bold")
        if actor is CHANCE:
            line.append(f"  ·  {self.words('term-chance')}")
        elif isinstance(actor, int):
            key = "screen-turn" if actor in self.table.people else "screen-thinks"
            line.append(f"  ·  {self.words(key, name=self._called(actor))}")
        return line

    def _tell_new(self) -> None:
        self._told, lines = self.table.told(self._told, self.faced)
        log = self.query_one(RichLog)
        for line in lines:
            log.write(line)

    def _list_acts(self, view: Mapping[str, Any]) -> None:
        acts = self.query_one("#acts", OptionList)
        acts.clear_options()
        listed = view.get("legal") or ()
        if self.table.actor == self.faced and len(listed) <= MOST_LISTED:
            acts.add_options(listed)
        acts.display = bool(acts.option_count)
        unlisted = self.table.game.unlisted(view)
        if unlisted is not None:
            self.say(refused(unlisted, self.words))

    def _called(self, seat: int) -> str:
        return player_named(self.table.names[seat], self.words)

    def _say_result(self) -> None:
        view = self.table.view(None)
        if self.table.game.scored(self.table.game.options(**view["options"])):
            score = self.words("term-over-score", points=view["points"][0])
            self.say(" ".join([score, *self.table.bests()]))
            return
        winners = [self._called(s) for s, place in enumerate(self.table.places or ()) if place == 0]
        self.say(self.words("term-over", names=self.words.list(winners), count=len(winners)))
        if proof := self.table.proof():
            self.say(proof)

    # --- input ---

    def on_key(self, event: Key) -> None:
        """What nobody else takes as a key is typed into the line, wherever the focus is.

        The line itself takes its keys; one that comes here while it has the focus was typed just before that.
        """
        line = self.query_one("#line", Input)
        if not event.is_printable or event.character in (None, " "):
            return
        line.value += self.query_one(Board).given_back() + str(event.character)
        line.focus()
        line.cursor_position = len(line.value)
        event.stop()

    def on_board_chosen(self, message: Board.Chosen) -> None:
        self.act(message.act)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.act(str(message.option.prompt))

    def on_input_submitted(self, message: Input.Submitted) -> None:
        text = message.value.strip()
        message.input.clear()
        word, _, rest = text.partition(" ")
        commands = {
            "help": self.action_help,
            "hint": self.action_hint,
            "undo": self.action_undo,
            "quit": self.action_leave,
            "resign": self._resign,
        }
        command = command_of(word, self.words) if text else ""
        if command == "save":
            self._save(rest.strip() or None)
        elif command in commands and not rest:
            commands[command]()
        elif command in ("yes", "no") and self.table.asked is not None:
            self._try(lambda seat: self.table.answer(seat, command == "yes"))
        elif self.table.throws is not None and command in ("", "throw"):
            throws = self.table.throws
            self._try(lambda _: self.table.throw(throws))
        elif text:
            self.act(text)

    def act(self, text: str) -> None:
        """Act for the person at the screen; an error is shown and changes nothing."""
        seat = self.faced
        if seat is None or self.table.actor != seat:
            return
        if not self._finishing and self.table.finishes(text):
            self._finishing = True
            self.say(self.words("term-finish"))
            return
        self._finishing = False
        try:
            self.table.act(seat, text)
        except ParlourError as error:
            self.refuse(error)
            return
        self.say("")
        self.go_on()

    def say(self, words: str) -> None:
        """Show a message under the log."""
        self.query_one("#said", Static).update(words)

    def refuse(self, error: ParlourError | OSError) -> None:
        """Show an error."""
        self.say(self.words("term-no", why=refused(error, self.words)))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.words))

    def action_undo(self) -> None:
        self._try(lambda seat: self.table.undo(seat))

    def _resign(self) -> None:
        self._try(lambda seat: self.table.resign(seat))

    def _try(self, change: Any) -> None:
        seat = self.faced if self.faced is not None else next(iter(self.table.people), None)
        if seat is None:
            return
        self.workers.cancel_group(self, "wait")
        try:
            change(seat)
        except ParlourError as error:
            self.refuse(error)
            return
        self.say("")
        self.go_on()

    def action_save(self) -> None:
        self._save(None)

    def _save(self, path: str | None) -> None:
        try:
            saved = self.table.write(path)
        except (ParlourError, OSError) as error:
            self.refuse(error)
            return
        self.say(f"{self.words('term-saved')} {saved}")

    def action_hint(self) -> None:
        if self.faced is None or self.table.actor != self.faced or not self.table.hints:
            self.say(self.words("screen-no-hint"))
            return
        self.say(self.words("screen-thinking"))
        self._think(self.table.view(self.faced))

    @work(thread=True, exclusive=True, group="hint")
    def _think(self, view: Mapping[str, Any]) -> None:
        try:
            found = hint.hint(view)
        except MissingPart as error:
            self.app.call_from_thread(self.refuse, error)
            return
        if found is None:
            self.app.call_from_thread(self.say, self.words("screen-no-hint"))
        else:
            self.app.call_from_thread(self._hint, view, found)

    def _hint(self, view: Mapping[str, Any], found: hint.Hint) -> None:
        if self.table.view(self.faced) == view:
            self.query_one(Board).marked = frozenset(found.acts)
            self.say(hint.said(found, self.words))

    def action_leave(self) -> None:
        self.table.close()
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()
