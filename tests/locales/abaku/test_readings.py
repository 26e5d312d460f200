"""Equations said aloud: a golden file that a speaker of each language can check."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.abaku.equations import Reading, readings
from parlour.locales import LANGUAGES
from parlour.locales.abaku.readings import phrases, say_equation
from parlour.locales.numbers import number_in_words

GOLDEN = Path(__file__).parent / "readings.txt"
#: twenty equations of all kinds, as they are written
WRITTEN = [
    "1+1=2",
    "3+1=4",
    "6+42=48",
    "99+2=101",
    "38−3=35",
    "100−1=99",
    "2×4=8",
    "3×31=93",
    "12×12=144",
    "12:4=3",
    "81:1=81",
    "1000:8=125",
    "7²=49",
    "1²=1",
    "2³=8",
    "11³=1331",
    "√81=9",
    "√144=12",
    "³√27=3",
    "³√1331=11",
]


def equation(written: str) -> Reading:
    digits = "".join(sign for sign in written.replace("²", "").removeprefix("³√") if sign in "0123456789")
    return next(reading for reading in readings(digits) if str(reading) == written)


def spoken() -> str:
    """The golden file as it should be."""
    blocks = []
    for lang, name in LANGUAGES.items():
        lines = [f"{written:<13} {say_equation(equation(written), lang)}" for written in WRITTEN]
        blocks.append("\n".join([f"[{lang}] {name}", *lines]))
    return "\n\n".join(blocks) + "\n"


def test_every_language_says_every_kind() -> None:
    kinds = {equation(written).kind for written in WRITTEN}
    assert {lang: set(said) for lang, said in phrases().items()} == dict.fromkeys(LANGUAGES, kinds)


def test_the_golden_file_is_what_is_said() -> None:
    assert GOLDEN.read_text("utf-8") == spoken()


@pytest.mark.parametrize(
    ("number", "lang", "case", "said"),
    [
        (1001, "da", "", "et tusind og en"),
        (2_500_000, "da", "", "to millioner fem hundrede tusind"),
        (343, "it", "", "trecentoquarantatré"),
        (1000, "sv", "", "ettusen"),
        (101, "nl", "", "honderdeen"),
        (2000, "ru", "accusative", "две тысячи"),
        (1000, "ru", "accusative", "тысячу"),
        (216, "ru", "genitive", "двухсот шестнадцати"),
        (64, "pl", "genitive", "sześćdziesięciu czterech"),
        (1, "pl", "genitive", "jednego"),
        (80, "fr", "", "quatre-vingts"),
    ],
)
def test_numbers_in_words(number: int, lang: str, case: str, said: str) -> None:
    assert number_in_words(number, lang, case) == said
