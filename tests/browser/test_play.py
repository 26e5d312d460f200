"""Whole matches on the page: at one device, against a robot, between two browsers, one of them cut off.

`make test` plays each game once a viewport; the other combinations are proofs.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import GAMES, OVER, begin, called, look, menu, play_to_the_end, resign, settled, start
from .serving import free_port, running

PROVES = ("games", "server", "locales")


def _combinations() -> list[Any]:
    """Hot-seat on the phone by default, the others as a proof: test_evening plays a robot at the desk."""
    found = []
    for game in GAMES:
        for viewport in ("desk", "phone"):
            for how in ("here", "now"):
                marks = [] if (viewport, how) == ("phone", "here") else [pytest.mark.prove]
                found.append(pytest.param(game, how, viewport, marks=marks, id=f"{game}-{how}-{viewport}"))
    return found


@pytest.mark.parametrize(("game", "how", "viewport"), _combinations())
def test_a_match_is_played_to_its_end(person: Opener, game: str, how: str, viewport: str) -> None:
    page = person(viewport).new_page()
    start(page, game, how)
    play_to_the_end(page, game)
    seen = look(page)
    assert seen["table"]["status"] == "over"
    assert seen["table"]["result"]["reason"] == "played"
    # the page tells the outcome that the referee found
    places, names = seen["table"]["result"]["places"], [called(seat) for seat in seen["table"]["seats"]]
    told = page.locator("h1").inner_text()
    winners = [name for name, place in zip(names, places, strict=True) if place == 0]
    assert "You win" in told or "draw" in told or "Shut the box" in told or all(n in told for n in winners)


@pytest.mark.parametrize(
    "game", [pytest.param(g, marks=[] if g == "kryds-bolle" else [pytest.mark.prove]) for g in GAMES]
)
def test_two_browsers_and_a_lost_connection(person: Opener, game: str) -> None:
    ida, noor = person("desk"), person("phone")
    one, two = ida.new_page(), noor.new_page()
    match = start(one, game, "friends")
    two.goto(f"/table/{match}")
    two.get_by_label("Your name").fill("Noor")
    two.get_by_role("button", name="Join", exact=True).click()
    begin(one)
    one.locator(".table").wait_for()
    two.locator(".table").wait_for()
    noor.set_offline(True)
    expect(two.locator("[data-line=lost]")).to_be_visible()
    noor.set_offline(False)
    expect(two.locator("[data-line=lost]")).to_have_count(0)
    pages = [one, two]
    for _ in range(3000):
        if one.locator(OVER).count():
            break
        for page in pages:
            if page.locator(".acts .primary:visible").count():
                play_once(page, game)
        one.wait_for_timeout(20)
    for page in pages:
        page.locator(OVER).wait_for()
    views = [look(page)["sides"][0]["view"]["points"] for page in pages]
    assert views[0] == views[1]


def play_once(page: Any, game: str) -> None:
    from .playing import Abaku, _chips, _place_ball, _shut

    hands: dict[str, Callable[[Page], None]] = {
        "shut-the-box": _shut,
        "kryds-bolle": _place_ball,
        "abaku": Abaku(0),
    }
    hands.get(game, _chips)(page)


def test_reload_second_tab_and_back_lose_nothing_and_double_nothing(person: Opener) -> None:
    ida = person("desk")
    page = ida.new_page()
    page.goto("/")
    match = start(page, "kryds-bolle", "here")
    for bar in ("b2", "a1", "c3"):
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        settled(page)
    before = look(page)
    page.reload()
    expect(page.locator("[data-place='b2.1']")).to_have_attribute("aria-disabled", "true")
    second = ida.new_page()
    second.goto(f"/table/{match}")
    second.locator("[data-place^='a2.'][aria-pressed]").click()
    second.get_by_role("button", name="Place the ball").click()
    # the first tab sees what the second one played
    expect(page.locator("[data-place='a2.1']")).to_have_attribute("aria-disabled", "true")
    page.go_back()
    page.go_forward()
    expect(page.locator("[data-place='a2.1']")).to_have_attribute("aria-disabled", "true")
    after = look(page)
    assert after["seq"] == before["seq"] + 1
    acts = [event["act"] for event in after["sides"][0]["events"]]
    assert acts == ["b2", "a1", "c3", "a2"]


def test_a_server_that_restarts_in_mid_match_loses_nothing(person: Opener, tmp_path: Path) -> None:
    port = free_port()
    ida = person("desk", base_url=f"http://127.0.0.1:{port}")
    page = ida.new_page()
    with running(tmp_path, port):
        start(page, "kryds-bolle", "here")
        page.locator("[data-place^='b2.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        settled(page)
    expect(page.locator("[data-line=lost]")).to_be_visible()
    # what is done meanwhile waits, and is done once
    page.locator("[data-place^='a1.'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    with running(tmp_path, port):
        expect(page.locator("[data-line=lost]")).to_have_count(0, timeout=30_000)
        settled(page)
        acts = [event["act"] for event in look(page)["sides"][0]["events"]]
        assert acts == ["b2", "a1"]
        expect(page.locator("[data-place='a1.1']")).to_have_attribute("aria-disabled", "true")
        ida.close()


def test_a_move_is_taken_back_at_one_device(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    page.locator("[data-place^='b2.'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    expect(page.locator("[data-place='b2.1']")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-place='b2.1']")).not_to_have_attribute("aria-disabled", "true")
    assert look(page)["sides"][0]["view"]["cube"].count(".") == 27


def test_a_spectator_may_look_and_not_act(person: Opener) -> None:
    ida, somebody = person("desk"), person("phone")
    page, other = ida.new_page(), somebody.new_page()
    match = start(page, "abaku", "now")
    page.locator(".rack").wait_for()
    other.goto(f"/table/{match}")
    other.locator(".table").wait_for()
    expect(other.locator(".rack")).to_have_count(0)
    expect(other.locator(".acts button")).to_have_count(0)
    assert look(other)["sides"][0]["view"]["racks"] == [None, None]


def test_what_is_refused_is_said_and_nothing_is_lost(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    page.locator("summary", has_text="Type a command").click()
    page.get_by_label("A move or a command").fill("z9")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("isn’t a move")
    page.get_by_label("A move or a command").fill("b2")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='b2.1']")).to_have_attribute("aria-disabled", "true")


def test_giving_up_ends_it_and_another_game_follows(person: Opener) -> None:
    page = person("desk").new_page()
    match = start(page, "kryds-bolle", "now")
    resign(page)
    page.locator(OVER).wait_for()
    assert look(page)["table"]["result"]["reason"] == "resigned"
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and match not in url)
    page.locator(".table").wait_for()
    assert look(page)["table"]["status"] == "running"


def test_a_pause_stops_the_game_until_it_goes_on(person: Opener) -> None:
    page = person("phone").new_page()
    start(page, "kryds-bolle", "here")
    menu(page, "Pause")
    expect(page.get_by_text("The game is paused.", exact=True)).to_be_visible()
    page.locator("[data-slip=question]").get_by_role("button", name="Resume").click()
    expect(page.get_by_text("The game is paused.", exact=True)).to_have_count(0)
    assert look(page)["table"]["paused"] is False
