"""The end of a match: shared as a picture, the layers in sight on a phone, a lie in plain sight."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, Route, expect

from .conftest import Opener
from .playing import OVER, play_to_the_end, resign, start, until

#: a device that takes pictures, and notes what it was given
_SHARES = """
navigator.canShare = (what) => !!what.files?.length;
navigator.share = async (what) => {
  const file = what.files[0];
  window.given = { url: what.url, title: what.title, name: file.name, type: file.type,
    bytes: [...new Uint8Array(await file.arrayBuffer())] };
};
"""
#: a device that can't share anything
_CANNOT = "delete Navigator.prototype.share; delete Navigator.prototype.canShare;"


def _is_a_card(data: bytes) -> None:
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    assert picture.size == (1200, 630)
    # wood, plate and words: more than a blank sheet
    colours = picture.resize((72, 72)).getcolors(5184)
    assert colours is not None
    assert len(colours) > 300


def _ended(page: Page) -> str:
    match = start(page, "kryds-bolle", "now")
    resign(page)
    page.locator(OVER).wait_for()
    return match


def test_the_end_is_shared_as_a_picture(person: Opener) -> None:
    page = person("phone").new_page()
    page.add_init_script(_SHARES)
    match = _ended(page)
    page.locator(OVER).get_by_role("button", name="Share").click()
    until(page, "!!window.given")
    given: dict[str, Any] = page.evaluate("window.given")
    assert given["type"] == "image/png"
    assert given["url"].endswith(f"/m/{match}#0")
    assert given["title"] == page.locator("[data-end] h1").inner_text()
    _is_a_card(bytes(given["bytes"]))


def test_where_nothing_can_be_shared_the_picture_is_saved(person: Opener) -> None:
    page = person("desk").new_page()
    page.add_init_script(_CANNOT)
    _ended(page)
    with page.expect_download() as saved:
        page.locator(OVER).get_by_role("button", name="Share").click()
    _is_a_card(Path(saved.value.path()).read_bytes())
    expect(page.locator(OVER).get_by_role("button", name="Saved")).to_be_visible()


@pytest.mark.parametrize("viewport", ["phone", "desk"])
def test_unfair_chance_is_said_where_one_looks(person: Opener, viewport: str) -> None:
    """On a phone the pad is closed: what is wrong must not be hidden in it."""
    page = person(viewport).new_page()

    def lie(route: Route) -> None:
        told = json.loads(route.fetch().text())
        told["seed"] = "cd" * 32
        route.fulfill(json=told)

    page.route("**/record", lie)
    start(page, "shut-the-box", "now")
    page.get_by_role("button", name="Throw", exact=True).click()
    resign(page)
    alert = page.get_by_role("alert").filter(has_text="doesn’t check out")
    expect(alert).to_be_in_viewport(ratio=1)
    for button in page.locator(f"{OVER} .go").locator("a, button").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("height", [844, 740, 640])
def test_on_a_phone_the_end_leaves_the_layers_in_sight(person: Opener, height: int) -> None:
    page = person("phone").new_page()
    page.set_viewport_size({"width": 390 if height > 700 else 360, "height": height})
    start(page, "kryds-bolle", "here")
    play_to_the_end(page, "kryds-bolle")
    block = page.locator("[data-end]").bounding_box()
    assert block is not None
    for place in page.locator("[data-place]").all():
        box = place.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= block["y"] + 1, place.get_attribute("data-place")


def test_a_sheet_has_a_handle_on_a_phone(person: Opener) -> None:
    page = person("phone").new_page()
    start(page, "kryds-bolle", "now")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog", name="Table menu").wait_for()
    handle: dict[str, Any] = page.locator(".sheet").evaluate(
        """(sheet) => {
          const is = getComputedStyle(sheet, '::before');
          return { width: parseFloat(is.width), height: parseFloat(is.height), fill: is.backgroundColor,
            paper: getComputedStyle(sheet).backgroundColor };
        }"""
    )
    assert handle["width"] >= 32
    assert handle["height"] >= 4
    assert handle["fill"] not in (handle["paper"], "rgba(0, 0, 0, 0)")


#: notes the tone of every knock
_TONES = """
window.tones = [];
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const one = made.call(this);
  const set = one.frequency.setValueAtTime.bind(one.frequency);
  one.frequency.setValueAtTime = (tone, at) => { window.tones.push(tone); return set(tone, at); };
  return one;
};
"""


def test_no_two_knocks_are_alike(person: Opener) -> None:
    page = person("desk").new_page()
    page.add_init_script(_TONES)
    start(page, "kryds-bolle", "here")
    for bar in ("a1", "b1", "c1", "a2"):
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
    expect(page.locator("[data-place='a2.1']")).to_have_attribute("aria-disabled", "true")
    tones: list[float] = page.evaluate("window.tones")
    assert len(tones) >= 8  # a ball knocks twice
    assert len(set(tones)) == len(tones)
    # a little: wood stays wood
    assert max(tones) / min(tones) < 1.15
