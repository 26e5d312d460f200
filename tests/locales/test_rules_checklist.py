"""Rules that one can play from: every point of a list has its sentence, in every game and language.

A sentence is marked in the text by the name of its point, so nothing is searched for by words.
"""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.locales import LANGUAGES, Words
from parlour.locales.packages import folders
from parlour.locales.rules import examples, points_told, rules_text, text_for_page

GAMES = [game.key for game in parlour.games() if game.key not in folders()]
#: what is in the box, the goal, the set-up, who begins, a turn, the end, how to type, what can be agreed
EVERY = {"box", "goal", "setup", "first", "turn", "end", "typing", "options"}
CALCULATORS = {"smart", "smart-plus", "smart-minus", "smart-times"}
#: what a game has to tell beyond that; a house limit is one that isn't in the book
OWN: dict[str, set[str]] = {
    "shut-the-box": {"house-limit"},
    "chikugo": {"house-limit", *CALCULATORS},
    "take-it": {"house-limit", *CALCULATORS},
    "abaku": {
        *("bonus-map", "multiply", "exchange", "aloud", "zero", "leftover"),
        *("challenge-wrong", "challenge-right"),
    },
    "kryds-bolle": {"twice"},
}
#: points that need a picture
PICTURES = {
    "abaku": {"bonuses", "zero"},
    "take-it": {"row", "square"},
    "chikugo": {"row", "square"},
}
#: the throws of which the rules reckon the points with Smart Calculators
RECKONED = {
    "smart-plus": "red e1 black c4",
    "smart-minus": "red a2 black d5",
    "smart-times": "red b3 black d1",
}
EVERY_TEXT = pytest.mark.parametrize(("key", "lang"), [(key, lang) for key in GAMES for lang in LANGUAGES])


def test_every_game_has_a_list() -> None:
    assert set(OWN) == set(GAMES)


@EVERY_TEXT
def test_every_point_has_its_sentence(key: str, lang: str) -> None:
    told, english = points_told(key, lang), points_told(key, "en")
    assert set(told) == EVERY | OWN[key]
    for point, sentence in told.items():
        assert len(sentence) > 10, point
        assert sentence[-1] in ".!?", point
        assert lang == "en" or sentence != english[point], point
        # whatever the language, figures are the same
        figures = [sorted(re.findall(r"\d+", text)) for text in (sentence, english[point])]
        assert point in ("typing", "options") or figures[0] == figures[1], point


@pytest.mark.parametrize("key", PICTURES)
def test_points_that_need_a_picture_have_one(key: str) -> None:
    assert PICTURES[key] <= set(examples()[key])


@pytest.mark.parametrize("key", ["chikugo", "take-it"])
def test_smart_calculators_reckon_as_the_rules_say(key: str) -> None:
    for point, throw in RECKONED.items():
        state = parlour.game(key).start(smart_calculators=True).play("throw").play(throw)
        points = state.view(None)["last"]["points"]
        for lang in LANGUAGES:
            assert points_told(key, lang)[point].endswith(f" = {points}."), point


@EVERY_TEXT
def test_marks_are_not_shown(key: str, lang: str) -> None:
    for text in (rules_text(key, lang), text_for_page(key, lang)):
        assert "{#" not in text


@EVERY_TEXT
def test_the_page_has_no_names_that_one_types(key: str, lang: str) -> None:
    text, words = text_for_page(key, lang), Words(lang)
    typed = set(re.findall(r"`([^`]+)`", text))
    for option in parlour.game(key).described().values():
        values = {value for value in option.values if isinstance(value, str)}
        assert not typed & {option.name, *values, *(f"{option.name} {value}" for value in values)}
        if words.has(f"explain-{option.name}"):
            assert f"**{words(f'option-{option.name}')}**" in text
            assert words(f"explain-{option.name}") in text
    chapters = [line for line in rules_text(key, lang).splitlines() if line.startswith("## ")]
    on_the_page = [line for line in text.splitlines() if line.startswith("## ")]
    assert on_the_page == chapters[:-2] + chapters[-1:]


@EVERY_TEXT
def test_no_line_becomes_a_list_by_chance(key: str, lang: str) -> None:
    assert not re.findall(r"^[+*] ", rules_text(key, lang), re.MULTILINE)
