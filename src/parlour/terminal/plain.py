"""The plain line mode: a table for people and robots, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from parlour.core.actor import CHANCE
from parlour.core.errors import NotEnumerable, ParlourError
from parlour.core.events import Act, ChanceAnswer
from parlour.core.match import Match

from .local_table import LocalTable
from .telling import told

HELP = """\
Type an action, or one of:
  moves        the actions that are legal now
  show         draw the position again
  undo         take back the last act, unless chance has answered it
  save FILE    write the record
  resign       give up this seat
  quit         leave the table"""


class PlainTable:
    """One match at one terminal. Nothing is shown to a person but what the seat to act may know."""

    def __init__(self, table: LocalTable, *, json: bool = False) -> None:
        self.table = table
        self.match = table.match
        self.json = json
        self.ask: Callable[[str], str] = input
        self._faced: int | None = None
        self._told = len(self.match.events)

    # --- the match ---

    def play(self) -> int:
        """Until the end of the match, or until the person leaves."""
        if not self.json:
            print(f"{self.match.game.name}. Type help for the commands.")
        while self.match.result is None:
            actor = self.match.state.actor
            if actor is CHANCE or actor not in self.table.people:
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
            if word in ("quit", "q", "exit"):
                return False
            try:
                if self._command(seat, word, rest.strip(), line):
                    return True
            except (ParlourError, OSError) as error:
                self._refuse(error)

    def _command(self, seat: int, word: str, rest: str, line: str) -> bool:
        """Carry out one line; True when the match has moved on."""
        if word in ("", "help", "?"):
            self._say(HELP, kind="help")
        elif word == "moves":
            self._moves(seat)
        elif word == "show":
            self._show(seat)
        elif word == "save":
            self.table.write(rest or None)
            self._say("Saved.", kind="saved")
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
            self.ask(f"\n{self.match.names[seat]}, it is your turn: press Enter when nobody else looks. ")
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
                print(told(self.match.names, event, act=act))
        self._told = len(self.match.events)

    def _show(self, seat: int) -> None:
        view = self.match.state.view(seat)
        if self.json:
            self._json({"kind": "turn", "seat": seat, "view": view})
        else:
            print(f"\n{self.match.game.drawn(view)}\n")

    def _moves(self, seat: int) -> None:
        try:
            moves = [str(action) for action in self.match.state.legal()]
        except NotEnumerable as error:
            self._say(error.message, kind="moves")
            return
        self._say("  ".join(moves), kind="moves", moves=moves)

    def _refuse(self, error: ParlourError | OSError) -> None:
        if isinstance(error, ParlourError):
            self._say(f"No: {error.message}", kind="error", code=error.code)
        else:
            self._say(f"No: {error.strerror}", kind="error", code="file")

    def _say_left(self) -> None:
        path = self.table.save
        saved = f"The match is saved; go on with: parlour play --resume {path}" if path else "Goodbye."
        self._say(saved, kind="left")

    def _say_result(self) -> None:
        result = self.match.result
        assert result is not None
        if self.json:
            self._json({"kind": "result", "places": result.places, "points": self.match.state.points})
            return
        print(f"\n{self.match.game.drawn(self.match.state.view(None))}\n")
        winners = [self.match.names[seat] for seat, place in enumerate(result.places) if place == 0]
        print(f"The match is over. {' and '.join(winners) or 'Nobody'} won.")

    def _say(self, words: str, **facts: Any) -> None:
        if self.json:
            self._json({"message": words, **facts})
        else:
            print(words)

    def _json(self, value: Any) -> None:
        print(msgspec.json.encode(value).decode(), flush=True)
