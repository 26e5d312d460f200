"""Getting better: hints and all moves at the table, the review of a match, the analysis table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import parlour

from .conftest import Opener
from .playing import look, start


def _best(page: Page) -> set[str]:
    """The best acts for the seat that is to act here, by the library itself."""
    view = next(s["view"] for s in look(page)["sides"] if s["view"]["actor"] == s["seat"])
    return {str(move.action) for move in parlour.analyse(view).best}


def test_a_hint_says_why_and_lights_up_on_the_board(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "shut-the-box", "here")
    page.locator(".sets button").first.wait_for()
    before = page.locator("[data-flap='1']").bounding_box()
    page.get_by_role("button", name="Hint", exact=True).first.click()
    sheet = page.get_by_role("dialog", name="Hint")
    expect(sheet).to_contain_text("That is proved.", timeout=60_000)
    lit = page.locator("[data-flap].hinted").evaluate_all("all => all.map((b) => b.dataset.flap).join()")
    assert lit in _best(page)
    expect(sheet.locator(".best")).to_have_text(lit.replace(",", " + "))
    expect(sheet).to_contain_text("of 36 throws")
    # told to those who listen; the board has not moved; what happens next puts it away
    expect(page.locator("[data-said]")).to_contain_text("Best: ")
    assert page.locator("[data-flap='1']").bounding_box() == before
    page.get_by_role("button", name=lit.replace(",", " + "), exact=True).click()
    page.locator(".acts .primary").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)


def test_all_moves_have_their_values(person: Opener) -> None:
    page = person("phone").new_page()
    start(page, "kryds-bolle", "here")
    for bar in ("a1", "b2", "c3", "b2", "a2"):
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        expect(page.locator("main")).to_have_attribute("data-waiting", "0")
    page.locator("button.strip").click()
    page.get_by_role("button", name="All moves").click()
    rows = page.get_by_role("dialog", name="All moves").locator("li button")
    expect(rows).to_have_count(9, timeout=60_000)
    first = rows.first.inner_text()
    best = _best(page)
    assert any(first.startswith(f"{act}.") for act in best), (first, best)
    rows.nth(3).click()
    expect(rows.nth(3)).to_have_attribute("aria-pressed", "true")
    place = rows.nth(3).inner_text()[:4]
    expect(page.locator(f"[data-place='{place}']")).to_have_class(re.compile("hinted"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="All moves")).to_have_count(0)


def test_a_hint_may_be_typed(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "now")
    page.get_by_text("Type a command").click()
    page.get_by_label("A move or a command").fill("hint")
    page.keyboard.press("Enter")
    expect(page.locator("[data-said]")).to_contain_text("Best: ", timeout=60_000)
    expect(page.locator("[data-place].hinted")).to_have_count(1)
