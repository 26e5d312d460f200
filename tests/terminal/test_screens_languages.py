"""The terminal's screens in other languages: the table of every game, and its help."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.locales import Words
from parlour.terminal.app import ParlourApp
from parlour.terminal.table_screen import TableScreen
from tests.locales.leftovers import OTHERS, wrong

from .pilot import drive, shown, table, until
from .test_screens import at_rest

#: a game, what is done at its table, and the language of the default run
TABLES = [
    ("shut-the-box", [], "pl"),
    ("chikugo", ["enter"], "fr"),
    ("take-it", ["enter"], "de"),
    ("abaku", ["4", "4"], "ru"),
    ("kryds-bolle", ["enter"], "da"),
]


def seen(game: str, keys: list[str], lang: str) -> str:
    """All that the screens of a table show in a language."""
    laid = table(game)
    laid.say = Words(lang)
    app = ParlourApp(laid.say, laid)
    pictures: list[str] = []

    async def look(pilot: Any) -> None:
        await until(pilot, lambda: at_rest(app))
        for key in keys:
            await pilot.press(key)
            await until(pilot, lambda: at_rest(app))
        pictures.append(shown(app))
        await pilot.press("f1")
        await until(pilot, lambda: not isinstance(app.screen, TableScreen))
        pictures.append(shown(app))

    drive(app, look)
    return "\n".join(pictures)


@pytest.mark.slow
@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.prove)])
@pytest.mark.parametrize(("game", "keys", "chosen"), TABLES, ids=[game for game, *_ in TABLES])
def test_no_english_is_left_on_the_screens(game: str, keys: list[str], chosen: str, every: bool) -> None:
    english = seen(game, keys, "en")
    for lang in OTHERS if every else [chosen]:
        told = seen(game, keys, lang)
        assert told != english
        assert wrong(english, told.replace("Anna", ""), lang) == [], lang
