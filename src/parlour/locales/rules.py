"""The rules of the games: a text per language, with example positions drawn by the game itself."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct, convert

from parlour.core.errors import BadOption
from parlour.core.registry import GAMES
from parlour.core.state import State

from . import packages
from .drawings import picture
from .speech import known
from .words import Words

#: an example is on a line of its own: ![caption](position:name)
_PICTURE = re.compile(r"^!\[([^\]]*)\]\(position:([a-z-]+)\)$", re.MULTILINE)


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """An example position in the rules, and what tests check about it."""

    position: str
    options: dict[str, Any] = {}
    #: all legal actions; empty: not checked
    legal: tuple[str, ...] = ()
    #: actions played next, and the points after them
    play: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    #: the points of the last throw
    threw: int | None = None


class RulesSection(Struct, frozen=True):
    """A piece of Markdown, or an example with its caption."""

    text: str
    example: str | None = None


@lru_cache(maxsize=1)
def examples() -> dict[str, dict[str, Example]]:
    """All examples, by game and name."""
    found = _examples(files("parlour") / "locales")
    for key, folder in packages.folders().items():
        found[key] = _examples(folder).get(key, {})
    return found


def _examples(folder: Traversable) -> dict[str, dict[str, Example]]:
    file = folder / "examples.toml"
    text = file.read_text("utf-8") if file.is_file() else ""
    return convert(tomllib.loads(text), dict[str, dict[str, Example]])


def _page(key: str, lang: str) -> tuple[str, Traversable]:
    """Where the rules of a game are, and in which language: another package may lack the one wanted."""
    lang = known(lang)
    ours = files("parlour") / "locales" / lang / "rules" / f"{key}.md"
    found = (lang, ours) if ours.is_file() else packages.rules_page(key, lang)
    if found is None:
        raise BadOption(
            f"Parlour has no rules text of {key} in {lang!r}", code="no-rules", option="game", game=key
        )
    return found


def language_of_rules(key: str, lang: str) -> str:
    """The language of the rules for a reader of `lang`: English if they are not translated."""
    return _page(key, lang)[0]


def rules_text(key: str, lang: str) -> str:
    """The rules of a game in Markdown."""
    return _page(key, lang)[1].read_text("utf-8")


def parts(key: str, lang: str) -> Iterator[RulesSection]:
    """The rules in sections: text and examples, in order."""
    text = rules_text(key, lang)
    at = 0
    for found in _PICTURE.finditer(text):
        yield RulesSection(text[at : found.start()].strip("\n"))
        yield RulesSection(found[1], example=found[2])
        at = found.end()
    yield RulesSection(text[at:].strip("\n"))


def shown(key: str, name: str) -> State:
    """The state of an example."""
    example = examples()[key][name]
    state: State = GAMES.get(key).position(example.position, **example.options)
    return state


def rules_for_terminal(key: str, lang: str) -> str:
    """The rules with their examples drawn, for a terminal."""
    words = Words(lang)
    return "\n\n".join(_drawn(key, part, words) for part in parts(key, lang)) + "\n"


def _drawn(key: str, part: RulesSection, words: Words) -> str:
    if part.example is None:
        return part.text
    board = picture(key, str(shown(key, part.example)), words)
    return "\n".join(f"    {line}".rstrip() for line in [*board.splitlines(), "", part.text])
