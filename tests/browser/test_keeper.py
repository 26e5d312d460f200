"""Score-keeping on the page: the real things are on the table, and what fell is typed in, for each game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import OVER, PLAY, look, placement, settled


def _begin(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_text("Keep score", exact=True).click()
    page.locator(f".shelf a[href^='/start/{game}']").click()
    page.locator(PLAY).click()
    page.wait_for_url("**/table/*")


def test_shut_the_box_with_real_dice(person: Opener) -> None:
    page = person("phone").new_page()
    _begin(page, "shut-the-box")
    for first, second in (("4", "3"), ("1", "1")):
        page.get_by_role("group", name="First die").get_by_role("button", name=first, exact=True).click()
        page.get_by_role("group", name="Second die").get_by_role("button", name=second, exact=True).click()
        page.get_by_role("button", name="was thrown").click()
        settled(page)
        if page.locator(".sets button").count():
            page.locator(".sets button").first.click()
            page.locator(".acts .primary").click()
            settled(page)
    seen = look(page)
    assert seen["table"]["by_hand"] is True
    falls = [e["act"] for e in seen["sides"][0]["events"] if e["kind"] == "chance"]
    assert falls == ["3+4", "1+1"]
    # 1, 2 and 4 are shut, so 1 + 1 fits nothing: the next to throw is asked
    assert seen["sides"][0]["view"]["turn"] == 1
    page.locator("button.strip").click()
    page.get_by_role("button", name="Take back").click()
    settled(page)
    expect(page.locator(".keeper")).to_be_visible()
    assert look(page)["sides"][0]["view"]["turn"] == 0


def test_take_it_with_real_balls(person: Opener) -> None:
    page = person("desk").new_page()
    _begin(page, "take-it")
    page.get_by_role("heading", name="Where’s the red ball?").wait_for()
    page.get_by_role("button", name="c3", exact=True).click()
    page.get_by_role("heading", name="And the black ball?").wait_for()
    page.get_by_role("button", name="d4", exact=True).click()
    page.get_by_role("heading", name="Which chip did you turn over?").wait_for()
    page.get_by_role("group", name="Which chip").get_by_role("button", name="the 12", exact=True).click()
    settled(page)
    view = look(page)["sides"][0]["view"]
    assert view["last"]["points"] == 4
    assert "12" in view["up"]


def test_chikugo_with_a_ball_that_missed(person: Opener) -> None:
    page = person("phone").new_page()
    _begin(page, "chikugo")
    page.get_by_role("button", name="Missed").click()
    page.get_by_role("heading", name="And the black ball?").wait_for()
    page.get_by_role("button", name="a1", exact=True).click()
    settled(page)
    last = look(page)["sides"][0]["view"]["last"]
    assert (last["red"], last["black"]) == ("-", "a1")


def test_abaku_with_real_tiles(person: Opener) -> None:
    page = person("desk").new_page()
    _begin(page, "abaku")
    page.locator(".keeper").get_by_role("button", name="Player 2").click()
    for who, tiles in (("Player 1", "11234"), ("Player 2", "12356")):
        page.get_by_role("button", name=f"I’m {who}").click()
        keeper = page.locator(".keeper")
        for tile in tiles:
            keeper.get_by_role("button", name=f"Tile {tile}", exact=True).click()
        keeper.get_by_role("button", name="Confirm").click()
        settled(page)
    # Player 2 has just drawn, and begins: no curtain falls between
    page.locator(".rack").wait_for()
    view = next(s["view"] for s in look(page)["sides"] if s["seat"] == 1)
    assert view["racks"] == [None, "12356"]
    best = placement(view)
    assert best is not None


def test_kryds_bolle_beside_the_real_bars(person: Opener) -> None:
    page = person("phone").new_page()
    _begin(page, "kryds-bolle")
    page.locator("[data-place^='b2.'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    settled(page)
    assert look(page)["sides"][0]["view"]["cube"].count("x") == 1
    expect(page.locator(OVER)).to_have_count(0)
