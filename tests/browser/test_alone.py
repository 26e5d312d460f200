"""Abaku alone: for points, on the blank grid, in magic squares; the start page seats one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .judging import serious
from .playing import OVER, PLAY, agree, look, settled, start

#: the oldest of all magic squares
LO_SHU = ("276", "951", "438")

MODES = {
    "table": "at the table",
    "solo": "alone, for points",
    "cover": "cover the grid",
    "magic": "magic squares",
}


def alone(page: Page, mode: str) -> None:
    """A table of Abaku for one."""
    start(page, "abaku", "now", agreed={"Game": MODES[mode]})
    page.locator(".table").wait_for()


@pytest.mark.parametrize(("mode", "viewport"), [("solo", "desk"), ("cover", "phone"), ("magic", "phone")])
def test_abaku_is_played_alone(person: Opener, axe: str, viewport: str, mode: str) -> None:
    page = person(viewport).new_page()
    page.goto("/start/abaku?how=now")
    page.locator(PLAY).wait_for()
    for chosen, chairs in ((mode, 1), ("table", 2), (mode, 1)):
        agree(page, {"Game": MODES[chosen]})
        expect(page.locator(".start .who")).to_have_count(chairs)
    expect(page.locator(PLAY)).to_have_text("Play on your own")
    page.locator(PLAY).click()
    page.wait_for_url("**/table/*")
    page.locator(".table").wait_for()
    seen = look(page)
    assert seen["table"]["options"]["mode"] == mode
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person"]
    assert seen["sides"][0]["view"]["actor"] == 0
    assert serious(page, axe) == []


@pytest.mark.parametrize("viewport", ["desk", "phone"])
def test_a_magic_square_is_filled(person: Opener, viewport: str) -> None:
    page = person(viewport).new_page()
    alone(page, "magic")
    for row, digits in enumerate(LO_SHU, 1):
        for column, digit in zip("abc", digits, strict=True):
            square = page.locator(f"button[data-square={column}{row}]")
            if row == 2:  # by keyboard
                square.focus()
                page.keyboard.press(digit)
            else:
                page.get_by_role("button", name=f"{digit}, 1").click()
                square.click()
            settled(page)
            expect(page.get_by_label(f"{column}{row}: {digit}", exact=True)).to_be_visible()
    page.locator(OVER).wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lines with one sum: 8 of 8")
    assert set(page.locator(".total.best").all_inner_texts()) == {"15"}
    assert page.locator(".total.best").count() == 8
