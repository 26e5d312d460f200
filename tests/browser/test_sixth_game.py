"""A game that the page has never heard of is played there: on the shelf, by the form, at the plain table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.example_site import lay_out, python_path

from .conftest import QUICK
from .playing import OVER, PLAY, close_sheet, look, settled
from .serving import running


@pytest.fixture
def with_pig(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    site = tmp_path_factory.mktemp("site")
    lay_out(site, "pig")
    monkeypatch.setenv("PYTHONPATH", python_path(site))
    with running(tmp_path_factory.mktemp("parlour")) as address:
        yield address


def test_it_is_played_against_a_robot_at_the_plain_table(browser: Browser, with_pig: str) -> None:
    context = browser.new_context(base_url=with_pig, reduced_motion="reduce", locale="en")
    context.add_init_script(QUICK)  # a robot may throw twenty times in a turn
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_text("Pig", exact=False).first).to_be_visible()
    page.goto("/start/pig?how=now")
    page.locator(PLAY).wait_for()
    page.get_by_role("button", name="How shall we play?").click()
    page.get_by_label("target", exact=False).fill("10")
    page.keyboard.press("Tab")
    close_sheet(page)
    page.locator(PLAY).click()
    page.wait_for_url("**/table/*")
    for _ in range(60):
        asked = page.locator(f"{OVER}, .legal button").first
        asked.wait_for()
        if page.locator(OVER).count():
            break
        page.locator(".legal button").last.click()
        settled(page)
    assert look(page)["table"]["status"] == "over"
    context.close()
