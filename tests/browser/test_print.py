"""Print at home: sheets are chosen by touch or keyboard and come as one PDF; rules print on one sheet."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect
from pypdf import PdfReader

from .conftest import Opener
from .judging import over_the_edge, serious


def test_sheets_are_chosen_and_printed(person: Opener, axe: str) -> None:
    page = person("desk").new_page()
    page.goto("/learn")
    page.get_by_role("navigation", name="Learn").get_by_role("link", name="Print at home").click()
    expect(page.get_by_role("button", name="Choose a sheet")).to_be_disabled()
    expect(page.locator(".cards img").first).to_be_visible()
    page.get_by_text("Abaku board").click()
    # by keyboard too: a card is a checkbox
    worksheets = page.get_by_role("checkbox", name="Worksheets")
    worksheets.focus()
    page.keyboard.press("Space")
    page.get_by_label("Worksheet", exact=True).select_option("drill-equations")
    page.get_by_label("Level", exact=True).select_option("3")
    page.get_by_role("main").get_by_label("Language", exact=True).select_option("ru")
    page.get_by_text("Letter", exact=True).click()
    link = page.get_by_role("link", name="Print 2 sheets")
    asked = parse_qs(urlsplit(link.get_attribute("href") or "").query)
    assert asked["sheets"] == ["abaku-board,drill-equations"]
    assert (asked["lang"], asked["paper"], asked["level"]) == (["ru"], ["letter"], ["3"])
    answer = page.request.get(link.get_attribute("href") or "")
    read = PdfReader(BytesIO(answer.body()))
    assert len(read.pages) == 3
    assert "Доска" in read.pages[0].extract_text()
    before = asked["seed"]
    page.get_by_role("button", name="Other questions").click()
    expect(link).not_to_have_attribute("href", answer.url)
    assert parse_qs(urlsplit(link.get_attribute("href") or "").query)["seed"] != before
    expect(page.get_by_role("link", name="Download the PDF")).to_have_attribute("download", "")
    assert serious(page, axe) == []
    assert over_the_edge(page) == []


def test_rules_practice_and_puzzles_lead_to_paper(person: Opener) -> None:
    page = person("phone").new_page()
    page.goto("/rules/abaku")
    # a phone keeps quiet actions behind three dots
    dots = page.get_by_role("main").get_by_role("button", name="More", exact=True)
    dots.click()
    link = page.get_by_role("link", name="Print", exact=True)
    read = PdfReader(BytesIO(page.request.get(link.get_attribute("href") or "").body()))
    assert len(read.pages) == 2, "the options are on the back"
    assert "12 : 4 = 3" in " ".join(read.pages[0].extract_text().split())
    for path, chosen in (("/practice", "Worksheets"), ("/puzzles", "Puzzle sheets")):
        page.goto(path)
        dots.click()
        page.get_by_role("main").get_by_role("link", name="Print", exact=True).click()
        expect(page.get_by_role("checkbox", name=chosen)).to_be_checked()
    assert over_the_edge(page) == []
