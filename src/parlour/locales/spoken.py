"""A table in words, for those who listen: what can be asked by typing, and the answers a game gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.core.errors import UnknownGame
from parlour.core.registry import Registry

from .words import Words

#: questions that a game answers: `row 8`, `around H8`, `rack`, `throw`
QUESTIONS = ("row", "column", "around", "own", "throw")
#: what is asked of every table, the same words on the page and in the terminal
ASKED = ("board", "legal", "last", "where", "who", "points", *QUESTIONS)
#: those that go on after the word
OPEN = ("row", "column", "around", "where")


def question_in(line: str, words: Words) -> tuple[str, str] | None:
    """The question that a typed line asks and what follows it; None if it asks none."""
    given = line.strip().lower()
    given = given if given == "?" else given.rstrip("?…").rstrip()
    found: tuple[int, str] | None = None
    for command in ASKED:
        for known in words(f"command-{command}").split(","):
            word = known.strip().lower()
            fits = given == word or (command in OPEN and given.startswith(f"{word} "))
            if fits and (found is None or len(word) > found[0]):
                found = (len(word), command)
    return None if found is None else (found[1], given[found[0] :].strip())


class SpokenTable:
    """Base of a game's spoken table; what a game leaves out has a plain default."""

    def __init__(self, view: Mapping[str, Any], names: Sequence[str], words: Words) -> None:
        self.view = view
        self.names = names
        self.words = words

    def board(self) -> str:
        """The whole table."""
        return self.points()

    def asked(self, what: str, of: str) -> str | None:
        """The answer to a question; None if there is nothing like that in this game."""
        return None

    def form(self) -> str:
        """How an action that no list holds is written."""
        return ""

    def choice(self, act: str, points: int | None) -> str:
        """An action in a list: what to type, and what it does."""
        return act

    def goes(self, act: str, of: str) -> bool:
        """Whether an action is an answer to "where can I"."""
        return of in act.lower()

    def said(self, by: int | None, act: str, before: Mapping[str, Any] | None) -> str | None:
        """An event in words, with what follows from it (`by` None: chance); None for its text."""
        return None

    def points(self) -> str:
        """The scores of all."""
        points = zip(self.names, self.view["points"], strict=True)
        return self.words("say-points", points=", ".join(f"{name} {number}" for name, number in points))


#: spoken tables by game
SPOKEN: Registry[Callable[[Mapping[str, Any], Sequence[str], Words], SpokenTable]] = Registry(
    "parlour.spoken", UnknownGame
)


def spoken(view: Mapping[str, Any], names: Sequence[str], words: Words) -> SpokenTable:
    """The spoken table of a view."""
    key = view["game"]
    made = SPOKEN.get(key) if key in SPOKEN else SpokenTable
    return made(view, names, words)
