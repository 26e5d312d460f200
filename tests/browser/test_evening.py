"""An evening at the table with a stop-watch: what others do is told long enough, the end names the winner at
once, and nothing pushes the board."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .conftest import Opener
from .playing import GAMES, OVER, begin, hand_for, menu, resign, start

PROVES = ("games", "server", "locales")
#: what stands in the slip, each with when it came; and every shift of the layout
_WATCH = """
localStorage.setItem('parlour.pace', 'quick');
window.told = []; window.shifts = [];
new PerformanceObserver((seen) => window.shifts.push(...seen.getEntries().map((one) => one.value)))
  .observe({ type: 'layout-shift', buffered: true });
const note = () => {
  const slip = document.querySelector('[data-slip]');
  const ended = document.querySelector('[data-end] h1');
  const key = ended ? 'end' : slip?.dataset.key;
  if (!key || window.told.at(-1)?.key === key) return;
  const words = (ended ?? slip).textContent;
  window.told.push({ key, words, at: performance.now() });
};
new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
"""
#: milliseconds that an act of another is told at the least; the test's own eyes are a frame late
TOLD = 1_200
#: robots' acts to watch in each game
ACTS = 5


def _watched(context: BrowserContext) -> Page:
    page = context.new_page()
    page.add_init_script(_WATCH)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_what_a_robot_does_is_told_long_enough(person: Opener, game: str) -> None:
    page = _watched(person("desk"))
    start(page, game, "now")
    hand = hand_for(game)

    def others() -> list[tuple[str, float]]:
        """What the robot did and how long each was told; the last one still stands."""
        line: list[dict[str, Any]] = page.evaluate("window.told")
        return [
            (one["words"], after["at"] - one["at"])
            for one, after in itertools.pairwise(line)
            if one["key"].startswith("told/") and "robot" in one["words"]
        ]

    for _ in range(40):
        page.locator(f"{OVER}, .acts .primary").first.wait_for()
        if len(others()) >= ACTS or page.locator(OVER).count():
            break
        # whoever reads it before they play sees all of it; a touch would show what comes next
        page.wait_for_timeout(TOLD + 500)
        hand(page)
    assert others()
    for words, stood in others():
        assert stood >= TOLD, (words, stood)


def _two(person: Opener, game: str = "kryds-bolle") -> tuple[Page, Page]:
    ida, noor = _watched(person("desk")), _watched(person("phone"))
    match = start(ida, game, "friends")
    noor.goto(f"/table/{match}")
    noor.get_by_label("Your name").fill("Noor")
    noor.get_by_role("button", name="Sit down").click()
    begin(ida)
    for page in (ida, noor):
        page.locator(".table").wait_for()
    return ida, noor


def _named_within(page: Page, ms: float) -> str:
    """The sentence at the end; the table said that it is over at most so long before."""
    expect(page.locator("[data-end] h1")).to_be_visible(timeout=ms)
    return page.locator("[data-end] h1").inner_text()


#: a second, and what two browsers on a busy machine take to look
SOON = 1_000 + 1_500


def test_both_sides_are_told_of_a_resignation(person: Opener) -> None:
    ida, noor = _two(person)
    resign(noor)
    assert _named_within(ida, SOON) == "You win: Noor resigned"
    assert "wins" in _named_within(noor, SOON)
    for page in (ida, noor):
        expect(page.locator(".acts button")).to_have_count(0)
        expect(page.locator("[data-place][aria-pressed]")).to_have_count(0)
    expect(noor.locator("[data-end] p")).to_contain_text("You resigned")


def test_both_sides_are_told_of_a_draw_and_an_agreed_end(person: Opener) -> None:
    for what, offer in (("Offer a draw", "draw"), ("Offer to end and score", "end")):
        ida, noor = _two(person)
        menu(ida, what)
        ida.locator("[data-slip=question]").get_by_role("button", name="Offer").click()
        noor.locator("[data-slip=question]").get_by_role("button", name="Accept").click()
        for page in (ida, noor):
            assert _named_within(page, SOON).startswith("A draw"), offer
            expect(page.locator(f"[data-end={offer}]")).to_be_visible()


def test_a_rematch_is_one_press_by_each(person: Opener) -> None:
    ida, noor = _two(person)
    resign(ida)
    ida.get_by_role("button", name="Rematch").click()
    expect(ida.locator("[data-end] h1")).to_have_text("Waiting for Noor")
    was = ida.url
    noor.get_by_role("button", name="Accept rematch").click()
    for page in (ida, noor):
        page.wait_for_url(lambda url: "/table/" in url and url != was)
        page.locator(".table").wait_for()


def test_nothing_pushes_the_board(person: Opener) -> None:
    """An offer, a question, a hint, a lost connection: the object keeps its place, and nothing shifts."""
    ida, noor = person("desk"), person("phone")
    one, two = _watched(ida), _watched(noor)
    match = start(one, "kryds-bolle", "friends")
    two.goto(f"/table/{match}")
    two.get_by_label("Your name").fill("Noor")
    two.get_by_role("button", name="Sit down").click()
    begin(one)
    for page in (one, two):
        page.locator(".table").wait_for()
        page.wait_for_timeout(800)
        page.evaluate("window.shifts.length = 0")
    box = {page: page.locator(".thing .object").bounding_box() for page in (one, two)}

    def unmoved() -> None:
        for page in (one, two):
            assert page.locator(".thing .object").bounding_box() == box[page]

    menu(one, "Resign")
    one.locator("[data-slip=question]").get_by_role("button", name="Keep playing").click()
    unmoved()
    menu(one, "Offer a draw")
    one.locator("[data-slip=question]").get_by_role("button", name="Offer").click()
    two.locator("[data-slip=question]").get_by_role("button", name="Play on").click()
    unmoved()
    # nobody agreed on hints: who asks is told so, kindly
    one.get_by_role("button", name="Hint").first.click()
    expect(one.locator("[data-slip=wrong]")).to_contain_text("No hints in this game")
    unmoved()
    # what was wrong is read by the next touch
    one.locator("main h1").click()
    noor.set_offline(True)
    expect(two.locator("[data-line=lost]")).to_be_visible()
    expect(one.locator("[data-slip=waiting]")).to_contain_text("lost the connection", timeout=15_000)
    unmoved()
    noor.set_offline(False)
    expect(two.locator("[data-line=lost]")).to_have_count(0)
    unmoved()
    for page in (one, two):
        assert page.evaluate("window.shifts") == []


def test_the_moves_are_one_tap_away(person: Opener) -> None:
    for device in ("desk", "phone"):
        page = person(device).new_page()
        start(page, "kryds-bolle", "here")
        for bar in ("a1", "b2", "c3"):
            page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
            page.get_by_role("button", name="Place the ball").click()
        page.locator("[data-slip]").get_by_role("button", name="Moves").click()
        rows = page.locator("[data-moves] button")
        expect(rows).to_have_count(3)
        expect(rows.nth(0)).to_contain_text("front left")
        rows.nth(0).click()
        # the position after the first ball; from there back to now
        expect(page.locator("[data-place='b2.1']")).to_have_attribute("aria-label", "b2.1: free, not now")
        page.get_by_role("button", name="Back to now").click()
        expect(page.locator("[data-place^='a2.'][aria-pressed]")).to_have_count(1)
