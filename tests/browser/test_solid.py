"""In the round: bars that a finger turns, a box in which balls fly; else the drawing stands."""

from __future__ import annotations

from playwright.sync_api import Position, Response, expect

from .conftest import Opener
from .playing import PLAY, look, settled, start

#: wished for, since a test's machine has seldom graphics of its own
_WISH = """
if (location.host && !localStorage.getItem("parlour.solid")) localStorage.setItem("parlour.solid", "yes");
"""
_HAS_GRAPHICS = "Boolean(document.createElement('canvas').getContext('webgl2'))"


def test_the_bars_stand_in_the_round_and_are_chosen_by_a_touch(person: Opener) -> None:
    page = person("desk").new_page()
    page.add_init_script(_WISH)
    start(page, "kryds-bolle", "here")
    page.locator("[data-place]").first.wait_for()
    if not page.evaluate(_HAS_GRAPHICS):
        expect(page.locator(".bars svg.object")).to_be_visible()
        return
    canvas = page.locator("canvas[data-solid]")
    box = canvas.bounding_box()
    assert box is not None
    middle: Position = {"x": box["width"] / 2, "y": box["height"] * 0.45}
    # a drag turns and chooses nothing
    page.mouse.move(box["x"] + middle["x"], box["y"] + middle["y"])
    page.mouse.down()
    page.mouse.move(box["x"] + middle["x"] + 60, box["y"] + middle["y"], steps=4)
    page.mouse.up()
    expect(page.get_by_role("button", name="Place the ball")).to_have_count(0)
    # however it is turned, the middle bar stands in the middle
    canvas.click(position=middle)
    expect(page.get_by_role("heading", name="Player 1, the bottom of the middle bar?")).to_be_visible()
    canvas.click(position=middle)
    settled(page)
    assert look(page)["sides"][0]["events"][0]["act"] == "b2"


def test_the_drawing_can_be_had_instead_and_is_remembered(person: Opener) -> None:
    page = person("desk").new_page()
    page.add_init_script(_WISH)
    start(page, "kryds-bolle", "here")
    page.locator("[data-place]").first.wait_for()
    if not page.evaluate(_HAS_GRAPHICS):
        return
    page.locator("canvas[data-solid]").wait_for()
    page.get_by_role("button", name="In the round").click()
    expect(page.locator(".bars svg.object")).to_be_visible()
    page.reload()
    expect(page.locator(".bars svg.object")).to_be_visible()
    expect(page.locator("canvas[data-solid]")).to_have_count(0)


def test_the_box_stands_in_the_round_and_the_balls_fly_in_it(person: Opener) -> None:
    page = person("phone").new_page()
    page.add_init_script(_WISH)
    page.goto("/start/take-it?how=here")
    page.locator(PLAY).click()
    page.locator(".table").wait_for()
    if not page.evaluate(_HAS_GRAPHICS):
        expect(page.locator(".stage svg.object")).to_be_visible()
        return
    canvas = page.locator("canvas[data-solid]")
    canvas.wait_for()
    before = canvas.screenshot()
    page.get_by_role("button", name="Throw", exact=True).click()
    settled(page)
    # the balls leave the hand: what is drawn changes before the next thing is asked
    page.wait_for_timeout(600)
    assert canvas.screenshot() != before
    page.get_by_role("button", name="Turn a chip over").first.wait_for()
    acts = [event["act"] for event in look(page)["sides"][0]["events"]]
    assert acts[0].startswith("throw x=")
    assert acts[1].startswith("red ")


def test_whoever_wants_no_motion_gets_the_drawing(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    expect(page.locator(".bars svg.object")).to_be_visible()
    expect(page.locator("canvas[data-solid]")).to_have_count(0)


def test_other_pages_do_without_the_graphics(person: Opener) -> None:
    page = person("desk").new_page()
    page.add_init_script(_WISH)
    asked: list[str] = []
    page.on(
        "response", lambda answer: asked.append(answer.url) if b"WebGLRenderer" in _body(answer) else None
    )
    start(page, "shut-the-box", "here")
    page.locator(".table").wait_for()
    assert asked == []


def _body(answer: Response) -> bytes:
    return answer.body() if answer.request.resource_type == "script" else b""
