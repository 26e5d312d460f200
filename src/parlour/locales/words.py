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
from typing import TYPE_CHECKING, Any

from . import formats
from .packages import FALLBACK, folders
from .speech import known

if TYPE_CHECKING:
    from .messages import Bundle

_MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*)(?:\.[\w-]+)? \}")
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
        self._bundle: Bundle | None = None
        self._added: set[str] = set()

    def has(self, key: str) -> bool:
        return self._source(key.partition(".")[0]) is not None

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The text of a key (`game-abaku`, or an attribute: `game-abaku.about`) with these variables."""
        name, _, attribute = key.partition(".")
        return self._parsed(name).text(name, attribute, facts)

    def list(self, items: Any) -> str:
        """A list formatted for the language: `2, 5 and 6`."""
        return formats.listed([str(item) for item in items], self.lang)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with `digits` decimals, formatted for the language."""
        return formats.number(value, self.lang, digits, digits)

    def figure(self, value: float, most: int = 6) -> str:
        """A number with at most `most` significant digits, formatted for the language."""
        told = f"{value:.{most}g}"
        if "e" in told or not math.isfinite(value):
            return told
        digits = len(told.partition(".")[2])
        return formats.number(Decimal(told), self.lang, digits, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as a percentage with `digits` decimals."""
        return formats.percent(share, self.lang, digits)

    @property
    def separator(self) -> str:
        """The CSV separator of the language's spreadsheets: a semicolon if the decimal sign is a comma."""
        return ";" if formats.FORMATS[self.lang].decimal == "," else ","

    def moment(self, at: int) -> str:
        """A date and time in the local time zone, from milliseconds since 1970."""
        return formats.moment(datetime.fromtimestamp(at / 1000), self.lang)

    def _parsed(self, key: str) -> Bundle:
        """The bundle, with this message and those it refers to."""
        if self._bundle is None:
            from .messages import Bundle  # the parser is not needed for English help

            self._bundle = Bundle(self.lang)
        if key not in self._added:
            source = self._source(key)
            if source is None:
                raise KeyError(key)
            self._added.add(key)
            self._bundle.add(source)
            for reference in _REFERENCE.findall(source):
                self._parsed(reference)
        return self._bundle

    def _source(self, key: str) -> str | None:
        """A message as it is written: ours, else that of another package's game."""
        return self._sources.get(key) or _sources_of_others(self.lang).get(key)
