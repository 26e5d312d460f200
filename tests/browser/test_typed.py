"""Typed commands everywhere: to a page from any page, through a match that is seen again, in a lesson."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Opener
from .judging import serious
from .playing import settled, start


def say(page: Page, words: str) -> None:
    box = page.get_by_label("A move or a command")
    box.fill(words)
    page.keyboard.press("Enter")


def test_a_page_is_gone_to_by_its_name(person: Opener, axe: str) -> None:
    page = person("desk").new_page()
    page.goto("/settings")
    page.locator("main h1").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("puz")  # at once: no key is lost
    where = page.get_by_label("Where to?")
    expect(where).to_be_focused()
    expect(where).to_have_value("puz")
    assert serious(page, axe) == []
    expect(page.get_by_role("dialog", name="Go to").get_by_role("link")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/puzzles$"))
    # those who listen hear where they are
    expect(page.locator("[data-arrived]")).to_contain_text("Puzzles")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    page.keyboard.press("/")
    page.keyboard.type("nonsense")
    expect(page.get_by_role("dialog")).to_contain_text("Nothing found.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_at_a_table_the_slash_leads_to_its_own_commands(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    page.locator("[data-place]").first.wait_for()
    page.keyboard.press("/")
    expect(page.get_by_label("A move or a command")).to_be_focused()
    page.keyboard.type("b2")
    page.keyboard.press("Enter")
    settled(page)
    expect(page.locator("[data-said]")).to_contain_text("b2.1")
    # the same words lead through the match when it is seen again
    page.goto(page.url.replace("/table/", "/m/") + "#0")
    page.locator(".controls").wait_for()
    page.keyboard.press("/")
    say(page, "1")
    expect(page).to_have_url(re.compile("#1$"))
    expect(page.locator("[data-said]")).to_contain_text("b2.1")
    say(page, "back")
    expect(page).to_have_url(re.compile("#0$"))
    say(page, "c3")
    expect(page.locator("[data-said]")).to_contain_text("Type a move’s number to go to it.")


def test_a_lesson_is_done_by_typing(person: Opener) -> None:
    page = person("phone").new_page()
    page.goto("/lesson/shut-the-box")
    page.locator(".table").wait_for()
    page.locator("summary", has_text="Type a command").click()
    say(page, "board")
    expect(page.locator("[data-said]")).to_contain_text("3 + 5")
    say(page, "1,7")
    expect(page.get_by_role("link", name="Next: More than one way")).to_be_visible()
