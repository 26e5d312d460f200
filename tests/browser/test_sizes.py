"""Every width: object, slip, primary action and hand are in the window together, in every phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Opener
from .playing import GAMES, OVER, hand_for, start

PROVES = ("games", "server", "locales")
SIZES = (
    (1440, 900),
    (1100, 800),
    (1024, 768),
    (820, 1180),
    (1180, 820),
    (844, 390),
    (667, 375),
    (390, 844),
    (360, 640),
)
#: the boxes of what must be seen; the object is what is drawn of it
_BOXES = """() => {
  const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length > 0);
  const box = (one) => { const b = one.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
  const all = (css) => seen(css).map(box);
  return {
    object: all('.thing .object').slice(0, 1),
    slip: all('.slip'),
    acts: all('.acts button, .go .primary'),
    hand: all('.rack'),
    title: all('main h1'),
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  };
}"""
Box = list[float]


def _meet(a: Box, b: Box) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def _faults(seen: dict[str, Any], width: int, height: int) -> Iterator[str]:
    if seen["wide"] > 0 or seen["high"] > 0:
        yield f"scrolls by {seen['wide']} × {seen['high']}"
    parts = {name: seen[name] for name in ("object", "slip", "acts", "hand")}
    if not parts["object"]:
        yield "no object"
    for name, boxes in parts.items():
        for left, top, right, bottom in boxes:
            if left < -1 or top < -1 or right > width + 1 or bottom > height + 1:
                yield f"{name} {[round(n) for n in (left, top, right, bottom)]} is not in the window"
    for left, top, right, bottom in parts["acts"]:
        if bottom - top < 43.5 or right - left < 43.5:
            yield f"a button of {round(right - left)} × {round(bottom - top)}"
    together = [(name, box) for name, boxes in parts.items() for box in boxes]
    for i, (one, a) in enumerate(together):
        for other, b in together[i + 1 :]:
            if one != other and _meet(a, b):
                yield f"{one} lies over {other}"


def _look(page: Page, phase: str) -> list[str]:
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        wrong += [
            f"{width}×{height} {phase}: {fault}" for fault in _faults(page.evaluate(_BOXES), width, height)
        ]
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(120)
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_table_is_in_the_window(person: Opener, game: str) -> None:
    page = person("desk").new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    start(page, game, "now")
    asked = page.locator(f"{OVER}, .acts .primary").first
    asked.wait_for()
    wrong = _look(page, "at the start")
    hand = hand_for(game)
    for turn in range(4):
        asked.wait_for()
        if page.locator(OVER).count():
            break
        hand(page)
        page.wait_for_timeout(300)
        if not page.locator(OVER).count():
            asked.wait_for()
        wrong += _look(page, f"after turn {turn + 1}")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator("[data-slip=question]").get_by_role("button", name="Resign").click()
    page.locator(OVER).wait_for()
    wrong += _look(page, "at the end")
    assert not wrong, "\n".join(wrong)
