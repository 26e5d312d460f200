"""Equations in words: `12:4=3` is "zwölf geteilt durch vier ist drei"."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from parlour.games.abaku.equations import Reading, readings
from parlour.locales.numbers import number_in_words
from parlour.locales.speech import known


class _Number:
    """A number that formats itself in a grammatical case: `{0:genitive}`."""

    def __init__(self, number: int, lang: str) -> None:
        self._number = number
        self._lang = lang

    def __format__(self, case: str) -> str:
        return number_in_words(self._number, self._lang, case)


@lru_cache(maxsize=1)
def phrases() -> dict[str, dict[str, str]]:
    """The phrase of each kind of equation, by language."""
    return tomllib.loads((files(__package__) / "readings.toml").read_text("utf-8"))


def said(digits: str, lang: str) -> tuple[str, ...]:
    """Every way to say digits as an equation; empty if they are none."""
    return tuple(say_equation(found, lang) for found in readings(digits))


def say_equation(reading: Reading, lang: str) -> str:
    """An equation in words."""
    lang = known(lang)
    said = phrases()[lang][reading.kind].format(*(_Number(term, lang) for term in reading.terms))
    # Polish "z" becomes "ze" before "stu" (hundred)
    return said.replace(" z stu", " ze stu") if lang == "pl" else said
