"""The glossaries: one a language, all with the same terms."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.locales import LANGUAGES

GLOSSARY = Path(__file__).parents[2] / "docs" / "reference" / "glossary"


def terms(lang: str) -> list[tuple[str, str]]:
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", (GLOSSARY / f"{lang}.md").read_text("utf-8"), re.MULTILINE)
    return [row for row in rows if row[0] != "English"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_glossary_has_every_term(lang: str) -> None:
    assert [term for term, _ in terms(lang)] == [term for term, _ in terms("en")]
    assert all(said.strip() for _, said in terms(lang))


def test_there_is_a_glossary_for_every_language_and_no_other() -> None:
    assert {path.stem for path in GLOSSARY.glob("*.md")} == set(LANGUAGES)
