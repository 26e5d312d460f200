"""Numbers in words up to 10,000, compared with a second source; docs/reference/spoken-numbers.md lists every
difference with its reason, and this test that there are no others."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from parlour.locales import LANGUAGES
from parlour.locales.numbers import number_in_words

from .second_source import icu

PROVES = ("locales",)
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "spoken-numbers.md"
#: the version of ICU whose counts the page tells
TOLD = 72
HAS_ICU = pytest.mark.skipif(icu() is None, reason="the library of ICU isn't installed")


def same(said: str) -> str:
    return said


def french(said: str) -> str:
    return said.replace("-", " ")


def italian(said: str) -> str:
    return said.replace("é", "e")


def dutch(said: str) -> str:
    return said.replace(" ", "").replace("é", "e")


def danish(said: str) -> str:
    said = re.sub(r"\bet (hundrede|tusind)", r"\1", said).replace("tusinde", "tusind")
    return re.sub(r"(\w+) hundrede", r"\1hundrede", said)


def russian(said: str) -> str:
    return re.sub(r"^(одна|одну|одной) (?=тысяч)", "", said).replace("ё", "е")


class Compared(NamedTuple):
    """A language and case, ICU's rules for it, and what it takes to make both the same."""

    lang: str
    case: str
    rules: str
    told: Callable[[str], str] = same


COMPARED = (
    Compared("en", "", "spellout-cardinal-verbose"),
    Compared("de", "", "spellout-numbering"),
    Compared("fr", "", "spellout-numbering", french),
    Compared("es", "", "spellout-numbering"),
    Compared("it", "", "spellout-numbering", italian),
    Compared("nl", "", "spellout-numbering", dutch),
    Compared("da", "", "spellout-cardinal-common", danish),
    Compared("sv", "", "spellout-numbering"),
    Compared("pl", "", "spellout-numbering"),
    Compared("pl", "genitive", "spellout-cardinal-masculine-genitive"),
    Compared("ru", "", "spellout-numbering", russian),
    Compared("ru", "genitive", "spellout-cardinal-masculine-genitive", russian),
    Compared("ru", "dative", "spellout-cardinal-masculine-dative", russian),
    Compared("ru", "accusative", "spellout-cardinal-masculine-accusative", russian),
)
EVERY = pytest.mark.parametrize("one", COMPARED, ids=lambda one: f"{one.lang}-{one.case or 'plain'}")


def differences(one: Compared, numbers: range) -> list[tuple[int, str, str]]:
    """Where the two say a number in other words; each must be one of the differences that are explained."""
    source = icu()
    assert source is not None
    found = []
    for number in numbers:
        ours, theirs = number_in_words(number, one.lang, one.case), source.say(number, one.lang, one.rules)
        if ours != theirs:
            assert one.told(ours) == one.told(theirs), f"{one.lang} {number}: {ours!r}, ICU says {theirs!r}"
            found.append((number, ours, theirs))
    return found


def test_every_language_is_compared() -> None:
    assert {one.lang for one in COMPARED} == set(LANGUAGES)


@HAS_ICU
@EVERY
def test_a_sample_is_as_the_second_source_says(one: Compared) -> None:
    differences(one, range(1, 10_001, 97))
    differences(one, range(1, 131))


@HAS_ICU
@pytest.mark.slow
@EVERY
def test_all_up_to_ten_thousand_are_as_the_second_source_says(one: Compared, record_property: Any) -> None:
    found = differences(one, range(1, 10_001))
    record_property("numbers", 10_000)
    record_property("explained differences", len(found))
    source = icu()
    if source is not None and source.version == TOLD:
        assert told_on_the_page()[one.lang, one.case] == (10_000, len(found))


def told_on_the_page() -> dict[tuple[str, str], tuple[int, int]]:
    row = r"^\| (\w\w) \| ([\w ]*?) *\| `[\w-]+` \| ([\d,]+) \| ([\d,]+) \|"
    rows = re.findall(row, PAGE.read_text("utf-8"), re.MULTILINE)
    return {(lang, case): (number(compared), number(count)) for lang, case, compared, count in rows}


def number(text: str) -> int:
    return int(text.replace(",", ""))


def test_the_page_has_a_row_for_each_comparison_and_a_reason_where_they_differ() -> None:
    text = PAGE.read_text("utf-8")
    told = told_on_the_page()
    assert set(told) == {(one.lang, one.case) for one in COMPARED}
    for one in COMPARED:
        differs = told[one.lang, one.case][1] > 0
        assert differs == (one.told is not same)
        if differs:
            assert f"\n## {LANGUAGES[one.lang]}\n" in text


@pytest.mark.parametrize(
    ("value", "lang", "said"),
    [
        (1331, "nl", "duizend driehonderdeenendertig"),
        (2005, "nl", "tweeduizend vijf"),
        (118, "it", "centodiciotto"),
        (1003, "it", "milletré"),
        (60, "da", "tres"),
        (56, "da", "seksoghalvtreds"),
        (164, "da", "et hundrede og fireogtres"),
        (44, "sv", "fyrtiofyra"),
        (1045, "sv", "ettusen fyrtiofem"),
    ],
)
def test_what_the_comparison_found(value: int, lang: str, said: str) -> None:
    assert number_in_words(value, lang) == said
