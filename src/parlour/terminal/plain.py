"""The plain line mode: a match as lines of text."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from parlour.core.errors import NotEnumerable, ParlourError
from parlour.core.harmless import harmless
from parlour.locales.naming import game_named, player_named
from parlour.locales.refusals import refused
from parlour.locales.spoken import question_in

from . import hint
from .answers import LineAnswers
from .commands import command_of
from .drawing import table_drawn
from .table import TerminalTable
from .telling import told

#: commands that change nothing, and are allowed at any time
_LOOKING = ("help", "hint", "moves", "save", "show")


class PlainTable:
    """One match at one terminal. Only what the seat to act may know is shown."""

    def __init__(self, table: TerminalTable, *, json: bool = False) -> None:
        self.table = table
        self.words = table.say
        self.json = json
        self.ask: Callable[[str], str] = input
        self._faced: int | None = None
        self._told, _ = table.shown(0, None)
        self._told_how = False
        #: the event after which it was asked whether one is done
        self._finishing: int | None = None
        self.answers = LineAnswers(table)
        #: the last view that each seat was shown: what happened since is told from there
        self._seen: dict[int | None, Mapping[str, Any]] = {}

    # --- the match ---

    def play(self) -> int:
        """Play until the match ends or the person quits; returns the exit code."""
        if not self.json:
            print(self.words("term-welcome", game=game_named(self.table.game.key, self.words)))
        while self.table.places is None:
            actor = self.table.actor
            seat = actor if actor in self.table.people else self.table.asked
            seat = self.table.throws if seat is None else seat
            if self.table.waits:
                self._say(self.words("offer-waits"), kind="waits")
            if seat is None or self.table.waits:
                self.table.advance()
                if len(self.table.people) <= 1:  # with more at one device what is told depends on who looks
                    self._tell_new(next(iter(self.table.people), None))
            elif not self._person(seat):
                self._say_left()
                return 0
        self._tell_new(None)
        self._say_result()
        return 0

    def _person(self, seat: int) -> bool:
        """Prompt until the person at that seat has acted; False if they quit."""
        self._face(seat)
        self._tell_new(seat)
        self._show(seat)
        if self.table.asked is not None:
            self._say(self.words("term-asked"), kind="asked", seat=seat)
        elif self.table.throws is not None:
            self._say(self.words("term-throw"), kind="throw", seat=seat)
        while True:
            try:
                line = self.ask("" if self.json else f"{harmless(self.table.names[seat])}> ").strip()
            except EOFError:
                return False
            word, _, rest = line.partition(" ")
            word = command_of(word, self.words)
            if not line and self.table.throws is not None:
                word = "throw"
            if word == "quit":
                return False
            if not self.json and (question := self._question(seat, word, line)):
                self._say(self.answers.answer(seat, *question))
                continue
            try:
                if word not in _LOOKING and self.table.catch_up():
                    return True  # the match changed meanwhile: drop what was typed
                if self._command(seat, word, rest.strip(), line):
                    return True
            except (ParlourError, OSError) as error:
                self._refuse(error)

    def _question(self, seat: int, word: str, line: str) -> tuple[str, str] | None:
        """The question that a line asks. An action of the same name comes first."""
        if line in (self.table.view(seat)["legal"] or ()):
            return None
        if word == "throw" and (self.table.throws is not None or " " in line):
            return None
        return question_in(line, self.words)

    def _command(self, seat: int, word: str, rest: str, line: str) -> bool:
        """Carry out one line; True if the match has changed."""
        if word == "help":
            self._say(f"{self.words('term-help')}\n{self.words('command-help-more')}", kind="help")
        elif word == "moves":
            self._moves(seat)
        elif word == "hint":
            self._hint(seat)
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
        elif word in ("yes", "no") and self.table.asked is not None:
            self.table.answer(seat, word == "yes")
            return True
        elif word == "throw" and self.table.throws is not None:
            self.table.throw(seat)
            return True
        elif not self.json and self._finishing != self._told and self.table.finishes(line):
            self._finishing = self._told  # asked once; then it counts
            self._say(self.words("term-finish"))
        else:
            self.table.act(seat, line)
            return True
        return False

    # --- what people see ---

    def _face(self, seat: int) -> None:
        """Show the curtain between two people, in games with hidden hands."""
        if self.table.secrets and self._faced not in (None, seat) and not self.json:
            self.ask(f"\n{self.words('term-face', name=harmless(self.table.names[seat]))} ")
            print("\n" * 40)
        self._faced = seat

    def _tell_new(self, seat: int | None) -> None:
        """Print the new events, as that seat may see them."""
        self._told, events = self.table.shown(self._told, seat)
        for event in events:
            if self.json:
                self._json({"kind": "event", "event": event})
                continue
            act = getattr(event, "act", None)
            said = self.answers.hear(self._seen.get(seat), seat, event.by, act) if act else None
            if said != "":
                print(said or told(self.table.names, event, self.words))
        self._seen[seat] = self.table.view(seat)

    def _show(self, seat: int) -> None:
        view = self.table.view(seat)
        if self.json:
            self._json({"kind": "turn", "seat": seat, "view": view})
        else:
            print(f"\n{self._drawn(view)}\n")
            unlisted = self.table.game.unlisted(view)
            if unlisted is not None and not self._told_how:
                print(refused(unlisted, self.words))
                self._told_how = True  # shown once; `moves` shows it again

    def _moves(self, seat: int) -> None:
        view = self.table.view(seat)
        try:
            moves = view["legal"] or [
                str(action) for action in self.table.game.imagine(view, random.Random(0)).legal()
            ]
        except NotEnumerable as error:
            self._say(refused(error, self.words), kind="moves")
            return
        self._say("  ".join(moves), kind="moves", moves=moves)

    def _hint(self, seat: int) -> None:
        found = hint.hint(self.table.view(seat)) if self.table.hints and self.table.actor == seat else None
        if found is None:
            self._say(self.words("screen-no-hint"), kind="hint", moves=[])
        else:
            self._say(hint.said(found, self.words), kind="hint", moves=list(found.acts))

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
        places, view = self.table.places or (), self.table.view(None)
        if self.json:
            self._json(
                {
                    "kind": "result",
                    "places": places,
                    "points": view["points"],
                    "proof": self.table.proof(),
                }
            )
            return
        print(f"\n{self._drawn(view)}\n")
        if self.table.game.scored(self.table.game.options(**view["options"])):
            print(self.words("term-over-score", points=view["points"][0]))
            for told in self.table.bests():
                print(told)
            return
        winners = [
            player_named(self.table.names[seat], self.words)
            for seat, place in enumerate(places)
            if place == 0
        ]
        print(self.words("term-over", names=self.words.list(winners), count=len(winners)))
        if proof := self.table.proof():
            print(proof)

    def _drawn(self, view: Mapping[str, Any]) -> str:
        return table_drawn(self.table.game, view, self.table.names, self.words)

    def _say(self, words: str, **facts: Any) -> None:
        if self.json:
            self._json({"message": words, **facts})
        else:
            print(words)

    def _json(self, value: Any) -> None:
        print(msgspec.json.encode(value).decode(), flush=True)
