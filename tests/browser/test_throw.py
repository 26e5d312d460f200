"""A hand's throw on the page: drawn back, let go, seen to fly as it was simulated, skipped if one likes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import look, settled

#: notes where the page draws the red ball in the air
WATCH = """
window.places = new Set();
setInterval(() => {
  const ball = document.querySelector("[data-aloft=Red] > g");
  if (ball) places.add(ball.getAttribute("transform"));
}, 10);
"""


def at_the_box(page: Page) -> None:
    """A table of Chikugo with throws by hand, both players at this device."""
    page.goto("/start/chikugo?how=here")
    page.locator("form .primary:not([aria-disabled])").click()
    page.locator(".stage.hand").wait_for()
    page.wait_for_timeout(300)


def draw_back(page: Page, across: int, back: int) -> None:
    """Take the balls, draw them so many pixels across and back, let go."""
    box = page.locator(".stage").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.9
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + across, y + back, steps=5)
    page.mouse.up()


def acts(page: Page) -> list[str]:
    return [event["act"] for event in look(page)["sides"][0]["events"]]


def test_the_balls_are_drawn_back_and_let_go(person: Opener) -> None:
    page = person("desk").new_page()
    at_the_box(page)
    draw_back(page, 10, 60)
    settled(page)
    assert acts(page)[0].startswith("throw x=")
    assert "dir=-" in acts(page)[0]  # drawn back to the right, it flies to the left
    assert acts(page)[1].startswith("red ")
    # who wants no motion gets none
    assert page.locator("[data-aloft]").count() == 0


@pytest.mark.parametrize("viewport", ["desk", "phone"])
def test_a_throw_is_seen_to_fly_before_the_board_tells_what_it_made(person: Opener, viewport: str) -> None:
    page = person(viewport, reduced_motion="no-preference").new_page()
    at_the_box(page)
    page.evaluate(WATCH)
    with page.expect_response("**/throws/2") as fetched:
        page.get_by_role("button", name="Throw").click()
    frames: dict[str, Any] = fetched.value.json()
    page.locator("[data-aloft=Red]").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Player 1 throws")
    expect(page.locator("[data-aloft]")).to_have_count(0, timeout=frames["ms"][-1] * 3 + 5000)
    assert page.evaluate("places.size") > 3, "it moves"
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Player 1 throws")
    assert acts(page)[1].startswith("red ")


def test_a_flight_can_be_skipped(person: Opener) -> None:
    page = person("desk", reduced_motion="no-preference").new_page()
    # the key frames never come: without a way out the board would wait for them
    page.route("**/throws/*", lambda route: None)
    at_the_box(page)
    page.get_by_role("button", name="Throw").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Player 1 throws")
    assert page.locator(".acts .primary").count() == 0, "nobody throws while balls are in the air"
    page.get_by_role("button", name="Skip the flight").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Player 1 throws")
    page.locator(".acts .primary").wait_for()
    page.unroute_all(behavior="ignoreErrors")
