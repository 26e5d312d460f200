"""The texts of one language, from its Fluent files.

A message is parsed at first use: a command that prints three lines should not parse all of them.
"""

from __future__ import annotations

import math
import re
from datetime import datetime
from decimal import Decimal
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .packages import FALLBACK, folders
from .speech import known

_MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*)(?:\.[\w-]+)? \}")
#: languages in which no space precedes the percent sign
_PERCENT = {"en": "%", "it": "%", "nl": "%", "pl": "%"}
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


@lru_cache(maxsize=16)
def sources(lang: str) -> dict[str, str]:
    """The source of every message of ours in a language, by key."""
    return _read(files("parlour") / "locales" / lang)


@lru_cache(maxsize=64)
def sources_of_game(key: str, lang: str) -> dict[str, str]:
    """The messages that another package brings with its game, in English where it lacks the language."""
    folder = folders().get(key)
    return {} if folder is None else _read(folder / FALLBACK) | _read(folder / lang)


@lru_cache(maxsize=16)
def _sources_of_others(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for key in folders():
        found = sources_of_game(key, lang) | found
    return found


def _read(folder: Traversable) -> dict[str, str]:
    """Every message of the Fluent files in a folder, by its key."""
    found = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            text = _COMMENT.sub("", file.read_text("utf-8"))
            starts = [*_MESSAGE.finditer(text)]
            for match, end in zip(starts, [*(m.start() for m in starts[1:]), len(text)], strict=True):
                found[match[1]] = text[match.start() : end]
    return found


class Words:
    """The texts of one language: `words("kb-left", count=3)`."""

    def __init__(self, lang: str) -> None:
        self.lang = known(lang)
        self._sources = sources(self.lang)
        self._bundle: Any = None
        self._added: set[str] = set()

    def has(self, key: str) -> bool:
        return self._source(key.partition(".")[0]) is not None

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The text of a key (`game-abaku`, or an attribute: `game-abaku.about`) with these variables."""
        name, _, attribute = key.partition(".")
        self._add(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, problems = self._bundle.format_pattern(pattern, facts)
        if problems:
            raise problems[0]
        return str(text)

    def list(self, items: Any) -> str:
        """A list formatted for the language: `2, 5 and 6`."""
        from babel.lists import format_list

        return format_list([str(item) for item in items], locale=self.lang)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with `digits` decimals, formatted for the language."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, pattern, locale=self.lang)

    def figure(self, value: float, most: int = 6) -> str:
        """A number with at most `most` significant digits, formatted for the language."""
        from babel.numbers import format_decimal

        told = f"{value:.{most}g}"
        if "e" in told or not math.isfinite(value):
            return told
        digits = len(told.partition(".")[2])
        return format_decimal(
            Decimal(told), "#,##0" + ("." + "0" * digits if digits else ""), locale=self.lang
        )

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as a percentage with `digits` decimals."""
        from babel.numbers import format_percent

        return format_percent(
            share,
            "#,##0" + ("." + "0" * digits if digits else "") + _PERCENT.get(self.lang, " %"),
            locale=self.lang,
        )

    @property
    def separator(self) -> str:
        """The CSV separator of the language's spreadsheets: a semicolon if the decimal sign is a comma."""
        from babel.numbers import get_decimal_symbol

        return ";" if get_decimal_symbol(self.lang) == "," else ","

    def moment(self, at: int) -> str:
        """A date and time in the local time zone, from milliseconds since 1970."""
        from babel.dates import format_datetime

        return format_datetime(datetime.fromtimestamp(at / 1000), "short", locale=self.lang)

    def _add(self, key: str) -> None:
        """Parse a message and those it refers to."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.lang], use_isolating=False)
        if key in self._added:
            return
        from fluent.runtime import FluentResource

        source = self._source(key)
        if source is None:
            raise KeyError(key)
        self._added.add(key)
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._add(reference)

    def _source(self, key: str) -> str | None:
        """A message as it is written: ours, else that of another package's game."""
        return self._sources.get(key) or _sources_of_others(self.lang).get(key)
