"""What the line mode answers to typed questions: the same words as the page's command line."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from parlour.analysis import analyse
from parlour.core.errors import NotEnumerable, ParlourError
from parlour.core.missing import MissingPart
from parlour.locales.naming import player_named
from parlour.locales.refusals import refused
from parlour.locales.spoken import spoken

from .table import TerminalTable

#: seconds to find the order of the moves
SECONDS = 1.0
#: so many moves are read out
_READ = 8


class LineAnswers:
    """The answers of one table. Only what the asking seat may know is told."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.words = table.say
        #: the last act in words, with what chance answered
        self.last = ""

    @property
    def names(self) -> list[str]:
        """Everybody's name, in the person's language."""
        return [player_named(name, self.words) for name in self.table.names]

    def answer(self, seat: int, what: str, of: str) -> str:
        """The answer to a question."""
        view = self.table.view(seat)
        told = spoken(view, self.names, self.words)
        if what == "board":
            return f"{told.board()} {self._turn(seat, view)}"
        if what in ("legal", "where"):
            return self.moves(seat, of if what == "where" else "")
        if what == "last":
            return self.last or self.words("ask-no-last")
        if what == "who":
            return self._turn(seat, view)
        if what == "points":
            return told.points()
        return told.asked(what, of) or self.words("ask-not-here")

    def moves(self, seat: int, where: str) -> str:
        """What may be played, best first if hints are allowed."""
        view = self.table.view(seat)
        if view["actor"] != seat:
            return self._turn(seat, view)
        told = spoken(view, self.names, self.words)
        found = self._found(view)
        ranked = found is not None
        acts = found if found is not None else [(act, None) for act in self._listed(view)]
        asked = [(act, points) for act, points in acts if not where or told.goes(act, where)]
        if acts and not asked:
            return self.words("ask-nowhere", what=where)
        if not asked:
            form = told.form() if view["legal"] is None else ""
            why = "" if self.table.hints else self.words("ask-no-list")
            return f"{form or self._unlisted(view)} {why}".strip()
        said = "; ".join(told.choice(act, points) for act, points in asked[:_READ])
        answer = [self.words("ask-best-first" if ranked else "ask-can-play", acts=said)]
        if len(asked) > _READ:
            answer.append(self.words("ask-more", count=len(asked) - _READ))
        return " ".join(answer)

    def hear(self, before: Mapping[str, Any] | None, seat: int | None, by: Any, act: str) -> str | None:
        """An event with an action in words; None if the game has no words for it."""
        view = self.table.view(seat)
        who = by if isinstance(by, int) else None
        said = spoken(view, self.names, self.words).said(who, act, before)
        if who is not None:
            self.last = f"{self.names[who]}: {act}" if said is None else said
        elif said:
            self.last = f"{self.last} {said}".strip()
        return said

    def _turn(self, seat: int, view: Mapping[str, Any]) -> str:
        actor = view["actor"]
        if actor is None:
            return self.words("ask-over")
        if self.table.throws == seat:
            return self.words("ask-dice")
        if not isinstance(actor, int):
            return self.words("ask-wait")
        shared = "yes" if len(self.table.people) > 1 else "no"
        if actor in self.table.people:
            return self.words("say-your-turn", name=self.names[actor], shared=shared)
        return self.words("ask-turn", name=self.names[actor])

    def _found(self, view: Mapping[str, Any]) -> list[tuple[str, int | None]] | None:
        """Every move, best first, with its points; None if that can't be known here."""
        if not self.table.hints or len(view["legal"] or "..") < 2:
            return None
        try:
            return [(str(move.action), move.points) for move in analyse(view, SECONDS).moves] or None
        except (ParlourError, MissingPart, NotImplementedError):
            return None

    def _listed(self, view: Mapping[str, Any]) -> list[str]:
        if view["legal"]:
            return list(view["legal"])
        try:
            return [str(action) for action in self.table.game.imagine(view, random.Random(0)).legal()]
        except NotEnumerable:
            return []

    def _unlisted(self, view: Mapping[str, Any]) -> str:
        error = self.table.game.unlisted(view)
        return refused(error, self.words) if error else self.words("tell-no-legal")
