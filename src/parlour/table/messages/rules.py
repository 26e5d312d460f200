"""Messages about a game's rules and words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class RulesPart(Struct, frozen=True, kw_only=True):
    """A piece of HTML, or an example: its caption, name and view, and the acts that show what is meant."""

    html: str | None = None
    words: str | None = None
    example: str | None = None
    view: dict[str, Any] | None = None
    play: tuple[str, ...] = ()


class RulesShown(Struct, frozen=True, kw_only=True):
    """The rules of a game in one language."""

    game: str
    lang: str
    parts: tuple[RulesPart, ...]


class GameWords(Struct, frozen=True, kw_only=True):
    """The words that another package brings with its game, as one Fluent text; the page has ours."""

    game: str
    lang: str
    fluent: str


class ExampleShown(Struct, frozen=True, kw_only=True):
    """An example position after some acts; `acts` includes the outcomes of chance."""

    acts: tuple[str, ...]
    view: dict[str, Any]


class Said(Struct, frozen=True):
    """All ways to say the digits as an equation; empty if they form none."""

    lang: str
    said: tuple[str, ...]
