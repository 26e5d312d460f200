"""First lessons: each game's can be done on its board, and what is refused is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.lessons import LESSONS

from .conftest import Opener


def _do(page: Page, game: str, example: str) -> None:
    """Play the step's example by what one sees and touches."""
    if game == "kryds-bolle":
        page.locator(f"[data-place^='{example}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
    elif game == "shut-the-box":
        page.get_by_role("button", name=example.replace(",", " + "), exact=True).click()
        page.locator(".acts .primary").click()
    elif game == "abaku":
        row, column = example.split()[0][:-1], example.split()[0][-1]
        tiles = example.split()[1]
        for i, tile in enumerate(tiles):
            page.get_by_role("button", name=f"Tile {tile}", exact=True).first.click()
            page.locator(f"[data-square='{chr(ord(column) + i)}{row}']").click()
        page.get_by_role("button", name="Place for").click()
    else:
        if example.split()[0] in ("take", "rob", "lay"):
            name = {"line": "the line", "square": "the square"}[example.split()[-1]]
            page.get_by_role("button", name=name, exact=True).first.click()
        page.locator(".acts .primary").click()


@pytest.mark.parametrize("game", list(LESSONS))
def test_a_lesson_is_done_to_its_end(person: Opener, game: str) -> None:
    page = person("desk").new_page()
    page.goto(f"/start/{game}?how=now")
    page.get_by_role("link", name="Learn it in a minute").click()
    steps = LESSONS[game]
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        _do(page, game, step["example"])
        if number < len(steps):
            page.get_by_role("button", name="Next").click()
    page.get_by_role("link", name="Play now").click()
    page.wait_for_url(f"**/start/{game}?how=now")


def test_what_is_not_the_task_gets_a_hint(person: Opener) -> None:
    page = person("phone").new_page()
    page.goto("/lesson/kryds-bolle")
    _do(page, "kryds-bolle", "b2")
    page.get_by_role("button", name="Next").click()
    _do(page, "kryds-bolle", "a3")
    expect(page.get_by_text("The front right bar is still empty.")).to_be_visible()
    expect(page.get_by_role("button", name="Next")).to_have_count(0)
