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
#: a point that the rules must tell is marked behind its sentence: {#box}
_POINT = re.compile(r" \{#([a-z-]+)\}")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|^#.*\n", re.MULTILINE)


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
    """The rules of a game in Markdown, as the terminal shows them."""
    return _POINT.sub("", _page(key, lang)[1].read_text("utf-8"))


def points_told(key: str, lang: str) -> dict[str, str]:
    """The points that a text of rules makes, each with its sentence."""
    found = {}
    for block in _page(key, lang)[1].read_text("utf-8").split("\n\n"):
        for point in _POINT.finditer(block):
            before = _POINT.sub("", block[: point.start()])
            sentence = _SENTENCE_END.split(before)[-1].removeprefix("![")
            found[point[1]] = " ".join(sentence.split())
    return found


def text_for_page(key: str, lang: str) -> str:
    """The rules in Markdown without what one only types: options have the names that the page gives them."""
    found, text = _page(key, lang)
    words, shown = Words(found), []
    for chapter in text.read_text("utf-8").split("\n## "):
        points = set(_POINT.findall(chapter))
        if "options" in points:
            shown.append(f"{chapter.splitlines()[0]}\n{_options(key, words)}\n")
        elif "typing" not in points:
            shown.append(_called(_POINT.sub("", chapter), key, words))
    return "\n## ".join(shown)


def _called(text: str, key: str, words: Words) -> str:
    """The text with values of options, such as `placement free` or `sum`, by their names on the page."""
    for option in GAMES.get(key).described().values():
        for value in option.values if option.kind == "choice" else ():
            name = f"option-{option.name}-{value}"
            if words.has(name):
                for typed in (f"`{option.name} {value}`", f"`{value}`"):
                    text = text.replace(typed, f"**{words(name)}**")
    return text.replace("<=", "≤")


def _options(key: str, words: Words) -> str:
    """A list of the options, each with its name on the page and what it changes."""
    described = [option.name for option in GAMES.get(key).described().values()]
    named = [name for name in described if words.has(f"option-{name}") and words.has(f"explain-{name}")]
    return "\n".join(
        "- " + words("setup-chosen", name=f"**{words(f'option-{name}')}**", value=words(f"explain-{name}"))
        for name in named
    )


def parts(key: str, lang: str, page: bool = False) -> Iterator[RulesSection]:
    """The rules in sections, for the terminal or the page: text and examples, in order."""
    text = text_for_page(key, lang) if page else rules_text(key, lang)
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
