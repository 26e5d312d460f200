"""The drawings turn: bars with their layers, the box between hand, above and low; nothing is chosen by it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import look, settled, start


def drag(page: Page, where: str, right: int, down: int) -> None:
    """From the middle of something, so many pixels."""
    box = page.locator(where).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y + down, steps=6)
    page.mouse.up()


def angles(page: Page) -> tuple[int, int]:
    bars = page.locator("svg.bars")
    return int(bars.get_attribute("data-yaw") or 0), int(bars.get_attribute("data-pitch") or 0)


def column(page: Page, place: str) -> float:
    """How far right a place is drawn in its layer."""
    box = page.locator(f'[data-place="{place}"]').bounding_box()
    assert box is not None
    return box["x"]


def test_a_drag_turns_bars_and_layers_settles_and_chooses_nothing(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    page.locator("[data-place]").first.wait_for()
    assert angles(page) == (24, 31)
    assert column(page, "a1.1") < column(page, "c1.1")
    # 4 pixels are a degree; let go, it settles on a step of 15 from home
    drag(page, "svg.bars", -368, 30)
    assert angles(page) == (114, 46)
    expect(page.locator(".layers")).to_have_attribute("data-quarters", "1")
    # a quarter round, column a is at the back: both ends of the front row are now on one side
    assert column(page, "a1.1") == column(page, "c1.1")
    assert column(page, "a1.1") < column(page, "a3.1")
    expect(page.get_by_role("button", name="Place the ball")).to_have_count(0)
    # it never tips over
    drag(page, "svg.bars", 0, 380)
    assert angles(page)[1] == 75
    page.get_by_role("button", name="Back to the front").click()
    assert angles(page) == (24, 31)


def test_bars_turn_by_keys_and_a_touch_still_chooses_the_right_one(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    page.get_by_role("button", name="Turn right").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    assert angles(page) == (24 - 90, 31)
    # however it's turned, the middle bar stands in the middle
    box = page.locator("svg.bars").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.42)
    expect(page.get_by_role("heading", name="Player 1, the bottom of the middle bar?")).to_be_visible()
    page.get_by_role("button", name="Place the ball").click()
    settled(page)
    assert look(page)["sides"][0]["events"][0]["act"] == "b2"


def test_a_full_bar_is_refused_with_a_reason(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    for level in (1, 2, 3):
        page.locator(f'[data-place="a1.{level}"]:not([aria-disabled])').click()
        page.get_by_role("button", name="Place the ball").click()
        settled(page)
    page.locator('[data-place="a1.3"]').click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("That bar is full")
    page.locator('[data-place="b1.1"]').click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_box_is_seen_from_above_and_from_low_down(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "chikugo", "here", agreed={"Throw": "by hand"})
    page.locator(".stage.hand").wait_for()
    floor = page.locator(".stage svg").first.locator("path").nth(3)

    def height() -> float:
        box = floor.bounding_box()
        assert box is not None
        return box["height"]

    usual = height()
    page.get_by_role("button", name="Above").click()
    above = height()
    assert above > usual * 1.1
    page.get_by_role("button", name="Low").click()
    assert height() < usual * 0.9
    # a finger on the box tilts it and throws nothing
    drag(page, ".stage", 0, 200)
    assert abs(height() - above) < 2
    assert look(page)["sides"][0]["events"] == []
