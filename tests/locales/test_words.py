"""Words: a language's texts, lists and numbers, and which language a system asks for."""

from __future__ import annotations

import pytest

import parlour
from parlour.locales import LANGUAGES, Words, language_of_system


def test_a_text_with_facts_and_a_reference_to_another_text() -> None:
    words = Words("de")
    assert words("kb-last", place="b2", bar="b2", level=1) == "Die letzte Kugel: b2, unten am mittleren Stab."
    assert words("game-take-it") == "Klau Genau"
    assert words("game-abaku.seats") == "1 bis 4 · 30 Minuten"


@pytest.mark.parametrize(
    ("lang", "name"),
    [("es", "Cierra la caja"), ("pl", "Zamknij pudełko"), ("ru", "Закрой коробку"), ("da", "Shut the Box")],
)
def test_names_are_those_on_the_boxes(lang: str, name: str) -> None:
    assert Words(lang)("game-shut-the-box") == name


def test_kryds_and_bolle_is_so_called_everywhere() -> None:
    assert {Words(lang)("game-kryds-bolle") for lang in LANGUAGES} == {"Kryds & Bolle"}


def test_lists_and_numbers_are_the_language_s_own() -> None:
    assert Words("en").list([2, 5, 6]) == "2, 5, and 6"
    assert Words("de").list([2, 5, 6]) == "2, 5 und 6"
    assert Words("pl").list(["a", "b"]) == "a i b"
    assert Words("de").number(1234.5, 1) == "1.234,5"
    assert Words("en").number(1234.5, 1) == "1,234.5"


def test_a_language_that_nobody_speaks_here_is_a_bad_option() -> None:
    with pytest.raises(parlour.BadOption, match="there is no language 'xx'"):
        Words("xx")
    assert Words("pt-BR".replace("pt", "da")).lang == "da"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "da_DK.UTF-8"}, "da"),
        ({"LANG": "de_AT", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "ja:sv:en"}, "sv"),
        ({"LC_MESSAGES": "ru_RU@euro"}, "ru"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_system_says_its_language(environment: dict[str, str], lang: str) -> None:
    assert language_of_system(environment) == lang
