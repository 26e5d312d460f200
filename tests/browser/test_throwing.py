"""Shut the Box is thrown by the player; a throw that fits nothing is counted before the tray is reset."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import look, settled, start
from .watching import watched

NOBODYS_DICE: list[int] = []


def view(page: Page) -> dict[str, object]:
    """The view of the side that is to act or throw."""
    seen = look(page)
    seat = (seen["throw"] or {}).get("seat")
    sides = {side["seat"]: side["view"] for side in seen["sides"]}
    found: dict[str, object] = sides.get(seat) or next(
        (v for s, v in sides.items() if v["actor"] == s), next(iter(sides.values()))
    )
    return found


def phase(page: Page, wanted: str) -> None:
    expect(page.locator(f".tray[data-phase={wanted}]")).to_be_visible()


def shut(page: Page) -> None:
    """Shut the first set that fits."""
    page.locator(".sets button").first.click()
    page.locator(".acts .primary").first.click()
    settled(page)


def until_nothing_fits(page: Page) -> None:
    for _ in range(40):
        page.locator(".acts .primary").first.wait_for()
        if page.locator(".tray[data-phase=counted]").count():
            return
        if page.locator(".tray[data-phase=throw]").count():
            page.locator(".acts .primary").first.click()
            settled(page)
            page.wait_for_timeout(50)
        elif page.locator(".sets button").count():
            shut(page)
    raise AssertionError("everything fits")


def test_dice_are_thrown_with_the_button_the_space_bar_and_a_flick(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "shut-the-box", "here")
    phase(page, "throw")
    assert view(page)["throw"] == NOBODYS_DICE, "not even this device knows them"
    page.get_by_role("button", name="Throw", exact=True).click()
    phase(page, "shut")
    assert view(page)["throw"] != NOBODYS_DICE
    shut(page)
    phase(page, "throw")
    page.locator("body").press(" ")
    phase(page, "shut")
    shut(page)
    phase(page, "throw")
    box = page.locator(".tray").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.85, box["y"] + box["height"] * 0.78)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.76, steps=4)
    page.mouse.up()
    expect(page.locator(".tray:not([data-phase=throw])")).to_be_visible()


def test_a_throw_that_fits_nothing_lies_until_it_is_written_down(person: Opener) -> None:
    page = person("phone").new_page()
    start(page, "shut-the-box", "here")
    until_nothing_fits(page)
    began = time.monotonic()
    button = page.locator(".acts .primary")
    expect(button).to_contain_text("Write down")
    points = button.inner_text().removeprefix("Write down ")
    expect(page.locator("h1")).to_contain_text(f"That’s {points} point")
    tags = page.locator(".tray .tag")
    expect(tags.last).to_have_text(points)
    assert tags.count() == page.locator(".tray .flap:not(.shut)").count()
    assert page.locator(".tray .die").count() == 2
    page.wait_for_timeout(max(0, 1500 - (time.monotonic() - began) * 1000))
    assert page.locator(".tray .die").count() == 2, "it lies until somebody has seen it"
    expect(button).to_contain_text("Write down")
    # whoever wonders is told, in the slip; it goes with the turn
    page.get_by_role("button", name="What else?").first.click()
    expect(page.locator("[data-slip=hint]")).to_contain_text("would have helped")
    button.click()
    expect(page.locator("[data-slip=hint]")).to_have_count(0)
    expect(tags).to_have_count(0)
    phase(page, "throw")
    expect(page.locator(".tray .flap.shut")).to_have_count(0)


def test_a_robots_lost_throw_stands_for_a_while(person: Opener) -> None:
    # at the pace of a person: other tests have all at once
    page = watched(person("desk"))
    start(page, "shut-the-box", "now")
    until_nothing_fits(page)
    page.locator(".acts .primary").click()
    phase(page, "wait")
    # its whole turn is shown first, throw by throw
    expect(page.locator(".tray[data-phase=counted]")).to_be_visible(timeout=120_000)
    began = time.monotonic()
    expect(page.locator(".tray .tag").first).to_be_visible()
    assert page.locator(".acts .primary").count() == 0, "it's the robot's"
    phase(page, "throw")
    assert time.monotonic() - began > 1.5


def test_a_wrong_flap_is_answered_with_red_and_the_reason(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "shut-the-box", "here")
    page.get_by_role("button", name="Throw", exact=True).click()
    phase(page, "shut")
    thrown = view(page)["throw"]
    assert isinstance(thrown, list)
    if sum(thrown) < 12:
        page.locator("[data-flap='12']").click(force=True)
        expect(page.get_by_role("alert")).to_contain_text(f"12 is more than {sum(thrown)}.")
        expect(page.locator(".flap .wrong")).to_have_count(1)
        page.locator(".sets button").first.click()
        expect(page.locator(".flap .wrong")).to_have_count(0)


def test_throw_for_me_throws_by_itself_and_is_remembered(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "shut-the-box", "here")
    phase(page, "throw")
    page.get_by_label("Throw for me").check()
    phase(page, "shut")
    shut(page)
    expect(page.locator(".sets button, .tray .tag").first).to_be_visible()
    page.reload()
    expect(page.get_by_label("Throw for me")).to_be_checked()
