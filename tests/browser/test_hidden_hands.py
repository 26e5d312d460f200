"""A game with hidden hands that the page has never heard of: its name, words, rules, and a curtain."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.example_site import lay_out, python_path

from .playing import OVER, PLAY, close_sheet, look, settled, start
from .serving import running

CURTAIN = "main section.paper > .primary"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = tmp_path_factory.mktemp("site")
    lay_out(site, "high_card", "pig")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", python_path(site))
        with running(tmp_path_factory.mktemp("parlour")) as address:
            yield address


def opened(browser: Browser, address: str, locale: str) -> Page:
    return browser.new_context(base_url=address, reduced_motion="reduce", locale=locale).new_page()


@pytest.mark.parametrize(
    ("locale", "name"), [("en", "High Card"), ("de", "Höchste Karte"), ("da", "High Card")]
)
def test_it_stands_on_the_shelf_by_its_name(browser: Browser, address: str, locale: str, name: str) -> None:
    page = opened(browser, address, locale)
    page.goto("/")
    expect(page.get_by_text(name, exact=True)).to_be_visible()
    # a game without words goes by its own name, and no key is shown
    expect(page.get_by_text("Pig", exact=True)).to_be_visible()
    assert "game-" not in page.inner_text("main")
    page.context.close()


def test_its_rules_are_read_in_a_second_language(browser: Browser, address: str) -> None:
    page = opened(browser, address, "de")
    page.goto("/rules/high-card")
    expect(page.get_by_role("heading", name="Höchste Karte")).to_be_visible()
    expect(page.get_by_text("Nur mit der 23 bekommt Platz 0 den Stich.")).to_be_visible()
    expect(page).to_have_title(re.compile("Höchste Karte"))
    page.context.close()


def test_a_curtain_falls_between_two_people_at_one_device(browser: Browser, address: str) -> None:
    page = opened(browser, address, "de")
    page.goto("/start/high-card?how=here")
    expect(page.get_by_role("heading", name="Höchste Karte")).to_be_visible()
    page.locator(PLAY).wait_for()
    page.keyboard.press("o")
    expect(page.get_by_role("dialog").get_by_text("Karten auf der Hand")).to_have_count(1)
    close_sheet(page)
    start(page, "high-card", "here")
    turns = curtains = 0
    while not page.locator(OVER).count():
        page.locator(f"{CURTAIN}, {OVER}, .legal button").first.wait_for()
        if page.locator(OVER).count():
            break
        sides = {side["seat"]: side["view"]["hand"] for side in look(page)["sides"]}
        if page.locator(CURTAIN).count():
            # nobody's hand is on the page while the device is handed over
            assert page.locator(".legal, .facts").count() == 0
            page.locator(CURTAIN).click()
            curtains += 1
            expect(page.locator(".facts")).to_be_visible()
        actor = next(side["view"]["actor"] for side in look(page)["sides"])
        shown = page.locator(".facts div", has_text="Ihre Hand").locator("dd").inner_text()
        assert shown == ", ".join(map(str, sides[actor]))
        page.locator(".legal button").first.click()
        settled(page)
        turns += 1
        assert turns <= 6
    assert turns == 6
    assert curtains >= 4  # before the first turn, and before whoever follows
    page.context.close()
