"""Fair chance on the page: sealed and revealed without a word, checked by the browser at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import parlour
from parlour.core.record import Record

from .conftest import Opener
from .playing import begin, join, settled, start, until

pytestmark = pytest.mark.slow


def post(page: Page, verb: str, **body: Any) -> int:
    """Send a message to the match on the page, as its player."""
    match = page.url.rsplit("/", 1)[1].partition("#")[0]
    script = """async ([path, body]) => (await fetch(path, {
        method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}})).status"""
    status: int = page.evaluate(script, [f"/api/matches/{match}/{verb}", {"key": verb, **body}])
    return status


def record(page: Page, match: str) -> Record:
    found = page.evaluate(f"fetch('/api/matches/{match}/record').then((a) => a.text())")
    return Record.from_json(found)


def two(person: Opener, game: str = "shut-the-box") -> tuple[Page, Page, str]:
    """Anna and Ben at a table that waits for its start."""
    anna, ben = person().new_page(), person("phone").new_page()
    match = start(anna, game, "friends")
    ben.goto(f"/table/{match}")
    join(ben, "Ben")
    return anna, ben, match


def throw(page: Page) -> None:
    """Dice wait for the word of whoever sits here: before that nothing is drawn."""
    page.get_by_role("button", name="Throw", exact=True).click()
    settled(page)


def lies(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """The server sends this page another record than the true one."""

    def answer(route: Route) -> None:
        told = json.loads(route.fetch().text())
        change(told)
        route.fulfill(json=told)

    page.route("**/record", answer)


def test_the_browser_checks_a_match_against_a_robot(person: Opener) -> None:
    page = person("phone").new_page()
    match = start(page, "shut-the-box", "now")
    throw(page)
    assert post(page, "resign") == 200
    checked = page.locator("[data-fair=yes]")
    expect(checked).to_contain_text("Checked by your browser")
    # on a phone it lies in the pad, which opens from the players
    page.locator("button.strip").click()
    checked.locator("summary").click()
    seal, nonce = checked.locator("code").all_inner_texts()
    verdict = parlour.verify(record(page, match), commitments=[seal], nonces=[nonce])
    assert verdict.ok, verdict.message
    assert verdict.outcomes > 0
    page.goto(f"/m/{match}#0")
    expect(page.locator("[data-fair=yes]")).to_contain_text("sealed before the game")
    stranger = person().new_page()
    stranger.goto(f"/m/{match}#0")
    expect(stranger.locator("[data-fair=yes]")).to_contain_text("from the record’s seed")


def test_two_devices_seal_and_reveal_without_being_asked(person: Opener) -> None:
    anna, ben, match = two(person)
    begin(anna)
    for page in (anna, ben):
        until(
            page,
            f"fetch('/api/matches/{match}').then((a) => a.json()).then((a) => a.table.status === 'running')",
        )
    nonces = [player.nonce for player in record(anna, match).header.players]
    assert len({*nonces, ""}) == 3
    throw(anna)
    assert post(ben, "resign") == 200
    for page in (anna, ben):
        expect(page.locator("[data-fair=yes]")).to_contain_text("Checked by your browser")


@pytest.mark.parametrize("way", ["outcome", "grinding", "seed"])
def test_a_lie_is_said_loudly(person: Opener, way: str) -> None:
    page = person().new_page()
    start(page, "shut-the-box", "now")

    def change(told: dict[str, Any]) -> None:
        if way == "outcome":
            first = next(event for event in told["events"] if event["kind"] == "chance")
            first["act"] = "1+1" if first["act"] != "1+1" else "6+6"
        elif way == "grinding":  # the operator exchanges a commitment once Anna's nonce is known
            told["header"]["players"][1]["commitment"] = "ab" * 32
        else:
            told["seed"] = "cd" * 32

    lies(page, change)
    throw(page)
    assert post(page, "resign") == 200
    alert = page.get_by_role("alert").filter(has_text="doesn’t check out")
    wanted = {"outcome": "false-outcome", "grinding": "other-commitment", "seed": "bad-seed"}[way]
    expect(alert).to_have_attribute("data-fair", wanted)


def test_a_withheld_reveal_is_waited_for_and_ends_the_match(person: Opener) -> None:
    anna, ben, _ = two(person)
    ben.route("**/nonce", lambda route: route.abort())
    expect(anna.get_by_text("Waiting for Ben")).to_be_visible()
    assert post(ben, "leave") == 200
    expect(anna.locator("[data-fair=withheld]")).to_contain_text("Ben didn’t reveal their part of the draw")
    expect(anna.locator("[data-end]")).to_be_visible()
