"""The network is cut at the steps of a match: nothing is lost, doubled, or said that isn't so."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import look, settled, start


def acts(page: Page) -> list[str]:
    """What the server has of the match."""
    return [event["act"] for event in look(page)["sides"][0]["events"] if event["kind"] == "act"]


def place(page: Page, place: str) -> None:
    page.locator(f'[data-place="{place}"]').first.click()
    button = page.get_by_role("button", name="Place the ball")
    if button.count():
        button.click()


def test_a_move_made_offline_waits_and_can_be_taken_back(person: Opener) -> None:
    context = person("desk")
    page = context.new_page()
    start(page, "kryds-bolle", "here")
    slip = page.locator("[data-slip=offline]")
    page.locator("[data-place]").first.wait_for()
    # cut before the first move: the page says so at once, and that one can try again
    context.set_offline(True)
    expect(slip).to_contain_text("You’re offline")
    expect(slip.get_by_role("button", name="Try again")).to_be_visible()
    # a move waits; one changes one's mind twice; the last one is played, once
    place(page, "a1.1")
    expect(slip).to_contain_text("Your move a1.1 is waiting")
    slip.get_by_role("button", name="Take it back").click()
    expect(slip).to_contain_text("You’re offline")
    expect(page.locator("main")).to_have_attribute("data-waiting", "0")
    place(page, "c3.1")
    expect(slip).to_contain_text("Your move c3.1 is waiting")
    context.set_offline(False)
    settled(page)
    expect(slip).to_have_count(0)
    assert acts(page) == ["c3"]
    # a move taken back before the network returns is never played
    context.set_offline(True)
    expect(slip).to_be_visible()
    place(page, "b2.1")
    slip.get_by_role("button", name="Take it back").click()
    context.set_offline(False)
    expect(slip).to_have_count(0)
    assert acts(page) == ["c3"]
    place(page, "b1.1")
    settled(page)
    assert acts(page) == ["c3", "b1"]


def test_other_pages_say_what_still_works_and_recover(person: Opener) -> None:
    context = person("desk")
    page = context.new_page()
    page.goto("/settings")
    page.locator("main h1").wait_for()
    context.set_offline(True)
    toast = page.get_by_text("still open")
    expect(toast).to_be_visible()
    page.get_by_role("link", name="Club", exact=True).first.click()
    context.set_offline(False)
    expect(toast).to_have_count(0)
    # what failed meanwhile comes by itself
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
