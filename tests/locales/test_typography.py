"""Signs as a language writes them: apostrophes, quotes, dashes, and the spaces that must not break."""

from __future__ import annotations

import re

import pytest

from parlour.locales import LANGUAGES

from .fluent_files import HELP, texts

#: what opens and closes a quotation
QUOTES = {
    "de": "„“", "en": "“”", "fr": "«»", "es": "«»", "it": "«»", "nl": "‘’", "da": "»«", "sv": "””",
    "pl": "„”", "ru": "«»",
}  # fmt: skip
ALL_QUOTES = set("„“”«»‘‚")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_texts_to_look_at(lang: str) -> None:
    found = [where for where, _ in texts(lang)]
    assert len(found) > 1000
    assert sum(where.endswith(".md") for where in found) >= 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotes_are_the_languages_own(lang: str) -> None:
    own = set(QUOTES[lang])
    for where, text in texts(lang):
        assert "'" not in text, where
        assert '"' not in text, where
        if not where.startswith(HELP):
            assert set(text) & ALL_QUOTES <= own, where


def test_french_signs_do_not_begin_a_line() -> None:
    for where, text in texts("fr"):
        assert not re.search(r"(?:^|[)»…]|[^\W\d_]) [?!;:»]", text), where
        assert not re.search(r"« \w", text), where
        assert not re.search(r"[^\W\d_][?!;»]", text), f"{where}: no space at all"


def test_a_russian_dash_does_not_begin_a_line() -> None:
    for where, text in texts("ru"):
        assert " — " not in text, where


@pytest.mark.parametrize("lang", ["de", "da", "nl", "pl", "sv"])
def test_dashes_are_short_with_spaces(lang: str) -> None:
    for where, text in texts(lang):
        assert "—" not in text, where
