"""Sheets as PDF: one page where they say so, text that can be selected, embedded letters, honest sizes."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.core.errors import BadOption, ParlourError
from parlour.locales import LANGUAGES, Words
from parlour.locales.naming import game_named
from parlour.locales.rules import text_for_page
from parlour.paper import SHEETS, listed, pictured, printed
from parlour.paper.ink import HEIGHT, WIDTH, InkText
from parlour.paper.making import checked, kept, levels_of
from parlour.paper.pdf import SIZES
from parlour.paper.sheet import PrintOrder

from .reading import printing, reader, texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sheet_of_a_game_is_one_page_with_its_words(lang: str) -> None:
    say = Words(lang)
    for key in SHEETS:
        (text,) = texts(key, lang=lang)
        title = game_named(SHEETS.get(key).game, say)
        assert title in text or say(f"sheet-{key}") in text, key


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_game_are_one_sheet_and_nothing_is_left_out(lang: str) -> None:
    for game in parlour.games():
        pages = texts(f"rules-{game.key}", lang=lang)
        assert len(pages) <= 2
        text = " ".join(pages)
        assert "`" not in text
        assert "**" not in text
        assert "{#" not in text
        chapters = re.findall("^## (.+)$", text_for_page(game.key, lang), re.MULTILINE)
        for number, chapter in enumerate(chapters):
            # the options are the last, and may stand on the back
            assert chapter in (pages[0] if number < len(chapters) - 1 else text), chapter


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_letters_are_embedded_and_there_is_no_picture(lang: str) -> None:
    read = reader("abaku-score", "rules-shut-the-box", "drill-sums", lang=lang)
    fonts = 0
    for page in read.pages:
        resources = page["/Resources"].get_object()
        assert "/XObject" not in resources or not resources["/XObject"]
        for font in resources["/Font"].get_object().values():
            described = font.get_object()
            if described["/BaseFont"] == "/Helvetica":
                continue  # the library names it in every PDF; nothing is set in it
            fonts += 1
            assert "/FontFile2" in described["/FontDescriptor"].get_object()
            assert "/ToUnicode" in described
    assert fonts > len(read.pages)
    assert read.trailer["/Root"]["/Lang"] == lang


def test_the_same_printing_is_the_same_bytes() -> None:
    one = printed(printing("abaku-board", lang="de"))
    kept.cache_clear()
    assert printed(printing("abaku-board", lang="de")) == one
    assert one.startswith(b"%PDF-")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_sizes_are_those_of_the_paper(paper: str) -> None:
    read = reader("kugelbox-chips", paper=paper)
    box = read.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(SIZES[paper], abs=0.01)
    text = read.pages[0].extract_text()
    assert ("43 mm" in text) is (paper == "a4")
    assert ("40.5 mm" in text) is (paper == "letter")


def test_nothing_lies_beyond_the_page_or_on_its_margin() -> None:
    for key in SHEETS:
        (page,) = SHEETS.get(key).draw(PrintOrder(say=Words("de")))
        for mark in page.marks:
            if isinstance(mark, InkText):
                assert 30 < mark.x < WIDTH - 30, (key, mark)
                assert 0 < mark.y < HEIGHT, (key, mark)
                assert mark.size >= 8, (key, mark)


def test_a_code_leads_to_the_rules_if_there_is_a_server() -> None:
    def boxes(site: str | None) -> int:
        (page,) = SHEETS.get("abaku-board").draw(PrintOrder(say=Words("en"), site=site))
        return len(page.marks)

    assert boxes("https://games.example") > boxes(None) + 100


def test_every_sheet_is_listed_with_a_name_in_every_language() -> None:
    keys = [sheet.key for sheet in listed("en")]
    assert len(keys) == len(set(keys))
    assert {"abaku-score", "rules-abaku", "drill-sums", "puzzles-abaku"} <= set(keys)
    for lang in LANGUAGES:
        assert [sheet.key for sheet in listed(lang)] == keys
    assert list(levels_of("drill-sums")) == [1, 2, 3, 4, 5, 6]
    assert not levels_of("abaku-score")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"sheets": ("nothing",)}, "no-sheet"),
        ({"sheets": ()}, "bad-option"),
        ({"sheets": ("abaku-board",), "lang": "xx"}, "unknown-language"),
        ({"sheets": ("abaku-board",), "paper": "a5"}, "bad-option"),
    ],
)
def test_what_cannot_be_printed_is_refused(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(ParlourError) as refused:
        checked(printing(*wrong.pop("sheets"), **wrong))  # type: ignore[misc]
    assert refused.value.code == code


def test_a_picture_is_svg_with_the_same_words() -> None:
    drawn = pictured(printing("shut-the-box-score", lang="da"))
    assert drawn.startswith("<svg ")
    assert Words("da")("sheet-total") in drawn
    assert "<script" not in drawn
    with pytest.raises(BadOption):
        pictured(printing("puzzles-abaku"))
