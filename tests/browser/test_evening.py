"""An evening at the table with a stop-watch: what others do is told long enough, the end names the winner at
once, and nothing pushes the board."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Opener
from .playing import GAMES, OVER, begin, called, hand_for, join, look, menu, resign, settled, start, until
from .watching import end_came_after, hurry, lost_throws, told_by, watched

PROVES = ("games", "server", "locales")
#: milliseconds: how long an act of another is told, a lost throw lies, and how soon the end is named
TOLD, LIES, NAMED = 1_200, 1_500, 1_000
#: what is agreed so that a whole match is short, and as people play it
SHORT = {
    "shut-the-box": {"Ready-made rules": "Quick, one round"},
    "chikugo": {"Throw": "by hand"},
    "take-it": {"Throw": "by hand"},
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("timed", [6, pytest.param(1_000, marks=pytest.mark.prove, id="all")])
def test_a_whole_match_against_a_robot_can_be_followed(person: Opener, game: str, timed: int) -> None:
    """One plays with reduced motion, another watches with all of it; both have a stop-watch for some acts."""
    page = watched(person("desk"))
    match = start(page, game, "now", agreed=SHORT.get(game))
    watcher = watched(person("desk", reduced_motion="no-preference"))
    watcher.goto(f"/table/{match}")
    watcher.locator(".table").wait_for()
    guest, robot = (called(seat) for seat in look(page)["table"]["seats"])
    sides = ((page, (robot,)), (watcher, (guest, robot)))
    hand = hand_for(game)
    timing = True
    for _ in range(400):
        page.locator(f"{OVER}, .acts .primary").first.wait_for(timeout=60_000)
        if page.locator(OVER).count():
            break
        if timing:
            # a touch would show what comes next: read what stands there first
            until(page, f"Date.now() - (window.told.at(-1)?.at ?? 0) > {TOLD + 300}")
            if all(len(told_by(one, *names)) >= timed for one, names in sides):
                followed(game, sides)
                timing = False
                for one, _ in sides:
                    hurry(one)
                continue
        if not page.locator(OVER).count():
            hand(page)
    for one, _ in sides:
        one.locator(OVER).wait_for(timeout=120_000)
        until(one, "window.told.at(-1).key === 'end'")
    if timing:
        followed(game, sides)


def followed(game: str, sides: tuple[tuple[Page, tuple[str, ...]], ...]) -> None:
    for one, names in sides:
        acts = told_by(one, *names)
        assert len(acts) >= 5
        assert [act for act in acts if act[1] < TOLD] == []
        if game == "shut-the-box":
            assert lost_throws(one)
            assert min(lost_throws(one)) >= LIES


def two(person: Opener, game: str = "kryds-bolle", clock: int | None = None) -> tuple[Page, Page]:
    """Ida and Noor at a table that has begun; `clock`: milliseconds for each, fewer than the sheet offers."""
    ida, noor = watched(person("desk")), watched(person("phone"))

    def quick(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wanted, "clock": {"base": clock}}))

    if clock is not None:
        ida.route("**/api/matches", quick)
    match = start(ida, game, "friends")
    noor.goto(f"/table/{match}")
    join(noor, "Noor")
    begin(ida)
    for page in (ida, noor):
        page.locator(".table").wait_for()
    return ida, noor


def _end(page: Page) -> str:
    """The sentence at the end; it's there a second after what ended the match."""
    expect(page.locator("[data-end] h1")).to_be_visible()
    assert end_came_after(page) <= NAMED
    expect(page.locator(".acts button")).to_have_count(0)
    expect(page.locator("[data-place][aria-pressed]")).to_have_count(0)
    return page.locator("[data-end] h1").inner_text()


def test_both_sides_are_told_of_a_resignation(person: Opener) -> None:
    ida, noor = two(person)
    resign(noor)
    assert _end(ida) == "You win: Noor resigned"
    assert "wins" in _end(noor)
    expect(noor.locator("[data-end] p")).to_contain_text("You resigned")


def test_both_sides_are_told_of_a_draw_and_an_agreed_end(person: Opener) -> None:
    for what, offer in (("Offer a draw", "draw"), ("Offer to end and score", "end")):
        ida, noor = two(person)
        menu(ida, what)
        ida.locator("[data-slip=question]").get_by_role("button", name="Offer").click()
        noor.locator("[data-slip=question]").get_by_role("button", name="Accept").click()
        for page in (ida, noor):
            assert _end(page).startswith("A draw"), offer
            expect(page.locator(f"[data-end={offer}]")).to_be_visible()


def test_both_sides_are_told_that_time_ran_out(person: Opener) -> None:
    ida, noor = two(person, clock=4_000)
    for page in (ida, noor):
        expect(page.locator("[data-end=time]")).to_be_visible(timeout=90_000)
    assert _end(ida).startswith("Noor wins on time")
    assert _end(noor).startswith("You win on time")
    expect(ida.locator("[data-end] p")).to_contain_text("Your clock ran out")


def test_a_rematch_is_one_press_by_each(person: Opener) -> None:
    ida, noor = two(person)
    resign(ida)
    ida.get_by_role("button", name="Rematch").click()
    expect(ida.locator("[data-end] h1")).to_have_text("Waiting for Noor")
    was = ida.url
    noor.get_by_role("button", name="Accept rematch").click()
    for page in (ida, noor):
        page.wait_for_url(lambda url: "/table/" in url and url != was)
        page.locator(".table").wait_for()


def test_nothing_pushes_the_board(person: Opener) -> None:
    """An offer, a question, a hint, a clock that runs down, a lost connection: nothing shifts."""
    pages = one, two_ = two(person, clock=33_000)
    for page in pages:
        page.wait_for_timeout(800)
        page.evaluate("window.shifts.length = 0")
    box = {page: page.locator(".thing .object").first.bounding_box() for page in pages}

    def unmoved() -> None:
        for page in pages:
            assert page.locator(".thing .object").first.bounding_box() == box[page]

    menu(one, "Resign")
    one.locator("[data-slip=question]").get_by_role("button", name="Keep playing").click()
    unmoved()
    menu(one, "Offer a draw")
    one.locator("[data-slip=question]").get_by_role("button", name="Offer").click()
    two_.locator("[data-slip=question]").get_by_role("button", name="Play on").click()
    unmoved()
    # nobody agreed on hints: who asks is told so, kindly
    one.get_by_role("button", name="Hint").first.click()
    expect(one.locator("[data-slip=wrong]")).to_contain_text("No hints in this game")
    unmoved()
    # what was wrong is read by the next touch; the clock has come to its warning meanwhile
    one.locator("main h1").click()
    until(one, "window.told.some((one) => one.key === 'late/30')")
    unmoved()
    two_.context.set_offline(True)
    expect(two_.locator("[data-line=lost]")).to_be_visible()
    expect(one.locator("[data-slip=waiting]")).to_contain_text("lost the connection", timeout=15_000)
    unmoved()
    two_.context.set_offline(False)
    expect(two_.locator("[data-line=lost]")).to_have_count(0)
    unmoved()
    for page in pages:
        assert page.evaluate("window.shifts") == []


def test_an_agreed_hint_does_not_push_the_board(person: Opener) -> None:
    page = watched(person("desk"))
    start(page, "kryds-bolle", "now")
    page.locator("[data-place][aria-pressed]").first.wait_for()
    page.wait_for_timeout(800)
    page.evaluate("window.shifts.length = 0")
    before = page.locator(".thing .object").first.bounding_box()
    page.get_by_role("button", name="Hint", exact=True).first.click()
    page.locator("[data-slip=hint] .tap").wait_for(timeout=60_000)
    assert page.locator(".thing .object").first.bounding_box() == before
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
        expect(page.locator("[data-place='b2.1']")).to_have_attribute(
            "aria-label", re.compile("free, but not yet")
        )
        page.get_by_role("button", name="Back to now").click()
        expect(page.locator("[data-place^='a2.'][aria-pressed]")).to_have_count(1)


def test_a_tap_on_the_slip_shows_the_last_act_again(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    for bar in ("a1", "b2"):
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        settled(page)
    place = page.locator("[data-place='b2.1']")
    expect(place).to_have_attribute("aria-label", re.compile("Player 2"))
    page.get_by_role("button", name="Show it again").click()
    # as it was before the ball fell, and nobody can act on it; then as it is
    expect(place).to_have_attribute("aria-label", re.compile("free"))
    expect(page.locator("[data-place][aria-pressed]")).to_have_count(0)
    expect(place).to_have_attribute("aria-label", re.compile("Player 2"))
    expect(page.locator("[data-place^='a2.'][aria-pressed]")).to_have_count(1)
