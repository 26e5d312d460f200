"""Abaku by hand: a carried tile lights its square, a phone comes closer, wrong acts are answered."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from .conftest import Opener
from .playing import look, start

Box = dict[str, float]


def box(page: Page, where: str) -> Box:
    found: Any = page.locator(where).first.bounding_box()
    assert found is not None
    return {side: float(found[side]) for side in ("x", "y", "width", "height")}


def middle(at: Box) -> tuple[float, float]:
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def ready(page: Page) -> str:
    """A table against a robot, once one may lay tiles. A free square to lay on."""
    start(page, "abaku", "now")
    page.locator("[data-slot]:not([aria-disabled])").first.wait_for()
    rows = look(page)["sides"][0]["view"]["board"].split("/")
    column = next(c for c in range(7, 15) if rows[8][c] == ".")
    return f"{chr(65 + column)}9"


def places(page: Page) -> list[Box]:
    return [box(page, where) for where in (".preview", ".rack", ".acts .primary", ".board")]


def test_rack_paper_and_button_never_move(person: Opener) -> None:
    page = person("desk").new_page()
    square = ready(page)
    before = places(page)
    page.locator("[data-slot]").first.click()
    assert places(page) == before
    page.locator(f"[data-square={square}]").click()
    page.locator(".preview .because").first.wait_for()
    assert [(at["x"], at["y"], at["height"]) for at in places(page)] == [
        (at["x"], at["y"], at["height"]) for at in before
    ]


def test_a_carried_tile_leaves_the_rack_and_lights_its_square(person: Opener) -> None:
    page = person("desk").new_page()
    square = ready(page)
    x, y = middle(box(page, "[data-slot]"))
    to = middle(box(page, f"[data-square={square}]"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*to, steps=5)
    expect(page.locator(".carried")).to_have_count(1)
    expect(page.locator("rect.target")).to_have_count(1)
    expect(page.locator("rect.row")).to_have_count(2)
    expect(page.get_by_role("button", name=f"Let go on {square}")).to_be_visible()
    page.mouse.up()
    expect(page.locator("rect.target")).to_have_count(0)
    expect(page.locator(f"[data-square={square}]")).to_have_accessible_name(re.compile(f"^{square}: "))
    # let go beside the board it's back on the rack
    x, y = middle(box(page, "[data-slot]"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(3, 3, steps=5)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator("[data-slot]")).to_have_count(4)


def test_a_square_with_a_tile_is_refused_with_a_reason(person: Opener) -> None:
    page = person("desk").new_page()
    square = ready(page)
    page.locator("[data-slot]").first.click()
    page.locator(f"[data-square={square}]").click()
    page.locator("[data-slot]").first.click()
    # taken by one's own tile, it comes back into the hand; by one that lies there, it's refused
    rows = look(page)["sides"][0]["view"]["board"].split("/")
    old = next(
        (f"{chr(65 + c)}{r + 1}" for r, row in enumerate(rows) for c, s in enumerate(row) if s != "."), None
    )
    if old is None:
        return
    page.locator(f"[data-square={old}]").click()
    expect(page.get_by_role("alert").filter(has_text="there’s a tile here already")).to_have_count(1)
    expect(page.locator("rect.not")).to_have_count(1)


def test_typing_shows_its_direction(person: Opener) -> None:
    page = person("desk").new_page()
    square = ready(page)
    page.locator(f"[data-square={square}]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    arrow = page.locator("path.arrow")
    expect(arrow).to_have_count(1)
    across = arrow.get_attribute("transform") or ""
    page.keyboard.press(" ")
    assert across.endswith("rotate(0)")
    assert (arrow.get_attribute("transform") or "").endswith("rotate(90)")


def touch(session: CDPSession, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_on_a_phone_the_board_comes_closer_with_lens_and_map(person: Opener) -> None:
    context = person("phone")
    page = context.new_page()
    square = ready(page)
    assert page.locator("[data-square]").count() == 225
    page.locator("[data-slot]").first.click()
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
    assert page.locator("[data-square]").count() < 100
    near = box(page, "[data-square]")
    assert near["width"] >= 43.9
    session = context.new_cdp_session(page)
    x, y = middle(box(page, "[data-slot]"))
    # the tile rides above the finger
    to_x, to_y = middle(box(page, f"[data-square={square}]"))
    touch(session, "touchStart", x, y)
    for part in range(1, 7):
        touch(session, "touchMove", x + (to_x - x) * part / 6, y + (to_y + 48 - y) * part / 6)
    expect(page.locator(".lens b")).to_contain_text(square)
    touch(session, "touchEnd")
    expect(page.locator(".lens")).to_have_count(0)
    expect(page.locator("[data-slot]")).to_have_count(4)
    page.get_by_role("button", name="Whole board").click()
    assert page.locator("[data-square]").count() == 225
