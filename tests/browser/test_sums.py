"""Smart Calculators at the table: the sum of a throw is shown, or asked for first."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .judging import serious
from .playing import PLAY, agree, close_sheet, look, settled

#: what the signs on the rows do, from the hand's side
WORKED: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "−": lambda a, b: abs(a - b),
    "×": lambda a, b: a * b,
}


def at_the_sums(page: Page) -> None:
    """A table of Take It for two at this device, where no ball misses and sums are counted."""
    page.goto("/start/take-it?how=here")
    page.locator(PLAY).wait_for()
    agree(page, {"Throw": "by chance", "A ball misses": "0%"})
    page.get_by_role("button", name="How shall we play?").click()
    page.get_by_role("switch", name="Smart Calculators").click()
    close_sheet(page)
    page.locator(PLAY).click()
    page.wait_for_url("**/table/*")


def throw(page: Page) -> tuple[str, str, int]:
    """Throw; where red and black lie, and what the server counts."""
    page.get_by_role("button", name="Throw").click()
    settled(page)
    return last(page)


def last(page: Page) -> tuple[str, str, int]:
    """The last throw."""
    thrown = look(page)["sides"][0]["view"]["last"]
    return thrown["red"], thrown["black"], thrown["points"]


@pytest.mark.parametrize("viewport", ["desk", "phone"])
def test_the_sum_is_worked_out_by_the_board_or_by_the_player(person: Opener, axe: str, viewport: str) -> None:
    page = person(viewport).new_page()
    at_the_sums(page)
    red, black, points = throw(page)
    numbers = ["abcde".index(ball[0]) + 1 for ball in (red, black)]
    assert points == WORKED["+−×−+"[int(red[1]) - 1]](*numbers)
    shown = re.sub(r"\s", "", page.locator(".sum").inner_text())
    assert re.fullmatch(rf"\d[+−×]\d={points}", shown), shown
    page.get_by_label("Let me work it out first").check()
    page.locator(".acts .primary").first.click()  # what the first throw has earned
    settled(page)
    while not page.get_by_role("button", name="Throw").count():
        if page.get_by_role("button", name="Leave it").count():
            page.get_by_role("button", name="Leave it").click()
        else:
            if page.locator(".acts .primary[aria-disabled]").count():
                page.locator("button.chip:visible").first.click()
            page.locator(".acts .primary").first.click()
        settled(page)
    _, _, points = throw(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("How many points is this throw?")
    answer = page.get_by_label("How many points is this throw?")
    expect(answer).to_be_focused()
    expect(page.locator(".sum")).to_have_count(0)
    red, black, _ = last(page)
    heard = page.locator("[data-said] p", has_text=red).last
    expect(heard).to_have_text(f"The box. Red at {red}, black at {black}.")  # and not what it is worth
    assert serious(page, axe) == []
    answer.fill(str(points + 1))
    page.keyboard.press("Enter")
    expect(page.locator(".reckon [role=status]")).to_contain_text(f"Not {points + 1}.")
    answer.fill(str(points))
    page.keyboard.press("Enter")
    expect(page.locator(".sum strong")).to_have_text(str(points))
    expect(page.locator(".reckon [role=status]")).to_have_text(re.compile(rf"^\d [+−×] \d = {points}$"))
    expect(page.locator(".acts .primary").first).to_be_visible()
