"""Our plurals, numbers, lists and dates are those of Babel, which reads all of Unicode's data."""

from __future__ import annotations

import random
from datetime import datetime
from decimal import Decimal

import pytest
from babel import Locale
from babel.dates import format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent, get_decimal_symbol

from parlour.locales import LANGUAGES, Words, formats

WHOLE = [*range(-3, 250), 999, 1000, 1001, 10_000, 999_999, 10**6, 2 * 10**6, 10**6 + 1, 10**9, 123_456_789]


def numbers() -> list[formats.Number]:
    rng = random.Random(1)
    uneven = [rng.uniform(-5000, 5000) for _ in range(200)]
    rounded = [round(one, digits) for digits, one in enumerate(uneven[:5])]
    halves = [0.5, 1.5, 2.5, 0.25, 0.125, 0.0625, 0.0005, -0.0004, -0.5, 1e-7, 1e15, 1.0, 1.10, 100.0]
    exact = [Decimal("1.0"), Decimal("1.50"), Decimal("2.00"), Decimal("-0.10"), Decimal("1234567.891")]
    return [*WHOLE, *uneven, *rounded, *halves, *exact]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_babel_s(lang: str) -> None:
    for value in numbers():
        assert formats.number(value, lang) == format_decimal(value, locale=lang), value
        for digits, pattern in enumerate(("#,##0", "#,##0.0", "#,##0.00")):
            told = formats.number(value, lang, digits, digits)
            assert told == format_decimal(value, pattern, locale=lang), value
        ungrouped = formats.number(value, lang, 0, 3, grouped=False)
        assert ungrouped == format_decimal(value, locale=lang, group_separator=False), value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_babel_s(lang: str) -> None:
    rule = Locale(lang).plural_form
    for value in numbers():
        assert formats.plural(value, lang) == rule(value), value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_percentages_are_babel_s(lang: str) -> None:
    # whether a space goes before the sign differs between our texts and Unicode's data
    sign = formats.FORMATS[lang].percent
    for share in (0, 0.005, 0.015, 0.5, 0.123456, 1, 12.5, -0.25):
        for digits, pattern in enumerate(("#,##0", "#,##0.0", "#,##0.00")):
            told = formats.percent(share, lang, digits)
            assert told == format_percent(share, pattern + sign, locale=lang), share


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_babel_s(lang: str) -> None:
    for count in range(6):
        items = [chr(ord("a") + n) for n in range(count)]
        assert formats.listed(items, lang) == format_list(items, locale=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dates_are_babel_s(lang: str) -> None:
    for month, day, hour, minute in ((1, 2, 0, 5), (12, 31, 12, 0), (7, 14, 23, 59), (3, 9, 9, 30)):
        at = datetime(2026, month, day, hour, minute)
        assert formats.moment(at, lang) == format_datetime(at, "short", locale=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spreadsheets_are_separated_by_what_numbers_do_not_contain(lang: str) -> None:
    assert Words(lang).separator == (";" if get_decimal_symbol(lang) == "," else ",")
