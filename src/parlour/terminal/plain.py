"""The plain line mode: a table for people and robots, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from parlour.core.errors import NotEnumerable, ParlourError
from parlour.core.events import Act, ChanceAnswer
from parlour.core.match import Match
from parlour.locales.naming import game_named, player_named
from parlour.locales.refusals import refused

from .drawing import table_drawn
from .local_table import LocalTable
from .telling import told

#: what may be typed beside an action; each language adds its own words for it
COMMANDS = ("help", "moves", "show", "undo", "save", "resign", "quit")
_ALIASES = {"": "help", "?": "help", "q": "quit", "exit": "quit"}


class PlainTable:
    """One match at one terminal. Nothing is shown to a person but what the seat to act may know."""

    def __init__(self, table: LocalTable, *, json: bool = False) -> None:
        self.table = table
        self.match = table.match
        self.words = table.say
        self.json = json
        self.ask: Callable[[str], str] = input
        self._faced: int | None = None
        self._told = len(self.match.events)
        self._told_how = False

    # --- the match ---

    def play(self) -> int:
        """Until the end of the match, or until the person leaves."""
        if not self.json:
            print(self.words("term-welcome", game=game_named(self.match.game.key, self.words)))
        while self.match.result is None:
            actor = self.match.state.actor
            if not isinstance(actor, int) or actor not in self.table.people:
                self.table.advance()
            elif not self._person(actor):
                self._say_left()
                return 0
        self._tell_new(None)
        self._say_result()
        return 0

    def _person(self, seat: int) -> bool:
        """Ask until the person at that seat has acted; False when they leave."""
        self._face(seat)
        self._tell_new(seat)
        self._show(seat)
        while True:
            try:
                line = self.ask("" if self.json else f"{self.match.names[seat]}> ").strip()
            except EOFError:
                return False
            word, _, rest = line.partition(" ")
            word = self._command_of(word)
            if word == "quit":
                return False
            try:
                if self._command(seat, word, rest.strip(), line):
                    return True
            except (ParlourError, OSError) as error:
                self._refuse(error)

    def _command(self, seat: int, word: str, rest: str, line: str) -> bool:
        """Carry out one line; True when the match has moved on."""
        if word == "help":
            self._say(self.words("term-help"), kind="help")
        elif word == "moves":
            self._moves(seat)
        elif word == "show":
            self._show(seat)
        elif word == "save":
            self.table.write(rest or None)
            self._say(self.words("term-saved"), kind="saved")
        elif word == "undo":
            self.table.undo(seat)
            return True
        elif word == "resign":
            self.table.resign(seat)
            return True
        else:
            self.table.act(seat, line)
            return True
        return False

    # --- what people see ---

    def _face(self, seat: int) -> None:
        """A curtain between two people at one screen where there are secrets."""
        hidden = not self.match.state.open_information
        if hidden and self._faced not in (None, seat) and not self.json:
            self.ask(f"\n{self.words('term-face', name=self.match.names[seat])} ")
            print("\n" * 40)
        self._faced = seat

    def _tell_new(self, seat: int | None) -> None:
        """Tell every event since the last telling, as that seat may see it."""
        told_before = Match(self.match.header, self.match.events[: self._told])
        for event in self.match.events[self._told :]:
            act = None
            if isinstance(event, Act | ChanceAnswer):
                act = told_before.state.shown(self.match.game.action(event.act), seat)
            told_before.add(event)
            if self.json:
                plain = msgspec.to_builtins(event) | ({"act": act} if act else {})
                self._json({"kind": "event", "event": plain})
            else:
                print(told(self.match.names, event, self.words, act=act))
        self._told = len(self.match.events)

    def _show(self, seat: int) -> None:
        view = self.match.state.view(seat)
        if self.json:
            self._json({"kind": "turn", "seat": seat, "view": view})
        else:
            print(f"\n{self._drawn(view)}\n")
            unlisted = self.match.game.unlisted(view)
            if unlisted is not None and not self._told_how:
                print(refused(unlisted, self.words))
                self._told_how = True  # once is enough; `moves` tells it again

    def _moves(self, seat: int) -> None:
        try:
            moves = [str(action) for action in self.match.state.legal()]
        except NotEnumerable as error:
            self._say(refused(error, self.words), kind="moves")
            return
        self._say("  ".join(moves), kind="moves", moves=moves)

    def _refuse(self, error: ParlourError | OSError) -> None:
        code = error.code if isinstance(error, ParlourError) else "file"
        self._say(self.words("term-no", why=refused(error, self.words)), kind="error", code=code)

    def _say_left(self) -> None:
        if self.table.save:
            left = self.words("term-left-saved", command=f"parlour play --resume {self.table.save}")
        else:
            left = self.words("term-left")
        self._say(left, kind="left")

    def _say_result(self) -> None:
        result = self.match.result
        assert result is not None
        if self.json:
            self._json({"kind": "result", "places": result.places, "points": self.match.state.points})
            return
        print(f"\n{self._drawn(self.match.state.view(None))}\n")
        winners = [
            player_named(self.match.names[seat], self.words)
            for seat, place in enumerate(result.places)
            if place == 0
        ]
        print(self.words("term-over", names=self.words.list(winners), count=len(winners)))

    def _drawn(self, view: Mapping[str, Any]) -> str:
        return table_drawn(self.match.game, view, self.match.names, self.words)

    def _command_of(self, word: str) -> str:
        """The command that a typed word stands for; the word itself where it is none."""
        for command in COMMANDS:
            if word == command or word in self.words(f"term-word-{command}").split(", "):
                return command
        return _ALIASES.get(word, word)

    def _say(self, words: str, **facts: Any) -> None:
        if self.json:
            self._json({"message": words, **facts})
        else:
            print(words)

    def _json(self, value: Any) -> None:
        print(msgspec.json.encode(value).decode(), flush=True)
