"""Chat: phrases in one's own language, free words where both want them, mute and report."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import begin, start


@pytest.fixture
def two(person: Opener) -> tuple[Page, Page]:
    """Ida at a desk and Noor with a German phone, at one table."""
    ida, noor = person("desk").new_page(), person("phone", locale="de-DE").new_page()
    start(ida, "kryds-bolle", "friends", names=["Ida"])
    noor.goto(ida.url)
    noor.get_by_label("Dein Name").fill("Noor")
    noor.get_by_role("button", name="Mitspielen").click()
    begin(ida)
    for page in (ida, noor):
        page.locator(".table").wait_for()
    return ida, noor


def _open(page: Page) -> None:
    page.locator("header .mark").click()
    page.get_by_role("dialog").wait_for()


def test_a_phrase_is_read_in_ones_own_language_and_moves_nothing(two: tuple[Page, Page]) -> None:
    ida, noor = two
    before = noor.locator("[data-place='b2.1']").bounding_box()
    _open(ida)
    ida.get_by_role("button", name="Good luck!").click()
    expect(ida.locator(".sheet .mine")).to_contain_text("Good luck!")
    # told to those who listen, marked for those who look, and the board has not moved
    expect(noor.locator("[data-said]")).to_contain_text("Ida sagt: Viel Glück!")
    expect(noor.locator("header .count")).to_have_text("1")
    assert noor.locator("[data-place='b2.1']").bounding_box() == before
    _open(noor)
    expect(noor.locator(".sheet ol")).to_contain_text("Viel Glück!")
    expect(noor.locator("header .count")).to_have_count(0)
    noor.keyboard.press("Escape")
    expect(noor.get_by_role("dialog")).to_have_count(0)
    expect(noor.locator("header .mark")).to_be_focused()


def test_free_words_need_both(two: tuple[Page, Page]) -> None:
    ida, noor = two
    _open(ida)
    ida.get_by_label("Allow free chat").check()
    expect(ida.get_by_text("once everyone here allows it")).to_be_visible()
    expect(ida.get_by_label("Your message")).to_have_count(0)
    _open(noor)
    noor.get_by_label("Freier Chat ist okay").check()
    noor.get_by_label("Deine Nachricht").fill("Schön <b>hier</b>!")
    noor.keyboard.press("Enter")
    expect(ida.locator(".sheet ol")).to_contain_text("Schön <b>hier</b>!")
    # Ida's paper lies open from before: opened again it knows that both agree
    ida.keyboard.press("Escape")
    _open(ida)
    ida.get_by_label("Your message").fill("You too")
    ida.get_by_role("button", name="Send").click()
    expect(noor.locator(".sheet ol")).to_contain_text("You too")


def test_somebody_is_reported_and_muted(two: tuple[Page, Page]) -> None:
    ida, noor = two
    _open(noor)
    noor.get_by_role("button", name="So ein Glück!").click()
    expect(ida.locator("header .count")).to_have_text("1")
    _open(ida)
    ida.get_by_role("button", name="Mute or report Noor").click()
    ida.get_by_role("button", name="Report", exact=True).click()
    ida.get_by_label("What’s wrong with it?").fill("gloating")
    ida.get_by_role("button", name="Send").click()
    expect(ida.get_by_text("Report sent to the host.")).to_be_visible()
    ida.get_by_role("button", name="Mute or report Noor").click()
    ida.get_by_role("button", name="Mute Noor").click()
    expect(ida.get_by_text("No messages yet.")).to_be_visible()
    noor.get_by_role("button", name="Danke!").click()
    expect(noor.locator(".sheet .mine")).to_have_count(2)
    expect(ida.locator("[data-said]")).not_to_contain_text("Thank you!")
    ida.get_by_role("button", name="Unmute Noor").click()
    expect(ida.locator(".sheet ol")).to_contain_text("What luck!")


def test_nobody_talks_to_a_robot(person: Opener) -> None:
    page = person("phone").new_page()
    start(page, "kryds-bolle", "now")
    page.locator(".table").wait_for()
    expect(page.locator("header .mark")).to_have_count(0)
