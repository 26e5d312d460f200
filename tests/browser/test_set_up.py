"""Setting up a match: one press, the sheets, the lobby that fills up, and the invitation."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .judging import serious
from .playing import PLAY, agree, begin, close_sheet, join, look, sit_down, start


def opened(page: Page, game: str, how: str = "") -> None:
    page.goto(f"/start/{game}{how}")
    page.locator(PLAY).wait_for()


def test_enter_starts_and_last_choices_come_back(person: Opener) -> None:
    page = person("desk").new_page()
    opened(page, "kryds-bolle")
    expect(page.locator(PLAY)).to_be_focused()
    expect(page.locator(PLAY)).to_have_text("Play with Casual robot")
    page.keyboard.press("p")
    page.locator("dialog .card").nth(2).click()
    expect(page.locator("dialog .primary")).to_have_text("Play with Strong robot")
    close_sheet(page)
    agree(page, {"Balls": "go to any free place"})
    page.locator(PLAY).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    table = look(page)["table"]
    assert [seat["robot"] for seat in table["seats"]] == [None, "strong"]
    assert table["options"]["placement"] == "free"
    opened(page, "kryds-bolle")
    expect(page.locator(PLAY)).to_have_text("Play with Strong robot")
    expect(page.locator(".agree")).to_contain_text("go to any free place")
    page.get_by_role("button", name="How shall we play?").click()
    page.get_by_role("button", name="Back to usual rules").click()
    close_sheet(page)
    expect(page.locator(".agree")).to_contain_text("Usual rules", ignore_case=True)


def test_swap_lets_the_other_begin(person: Opener) -> None:
    page = person("phone").new_page()
    opened(page, "shut-the-box")
    page.get_by_role("button", name="Swap who goes first").click()
    expect(page.locator(".who").first).to_contain_text("Novice robot")
    page.locator(PLAY).click()
    page.wait_for_url("**/table/*")
    assert [seat["kind"] for seat in look(page)["table"]["seats"]] == ["robot", "person"]


def test_a_sheet_is_left_by_keys_and_by_the_back_button(person: Opener, axe: str) -> None:
    page = person("desk").new_page()
    opened(page, "abaku")
    page.keyboard.press("p")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="Seat 2 of 2, Casual robot, level 2 of 4")).to_be_focused()
    assert serious(page, axe) == []
    # arrows choose among the chairs, then among the robots
    page.keyboard.press("ArrowLeft")
    expect(sheet.get_by_role("radio", name="Seat 1 of 2")).to_be_checked()
    page.keyboard.press("ArrowRight")
    robots = sheet.get_by_role("radiogroup", name="Which robot?")
    robots.get_by_role("radio", name="Casual robot").focus()
    page.keyboard.press("ArrowRight")
    expect(robots.get_by_role("radio", name="Strong robot")).to_be_checked()
    page.go_back()
    expect(sheet).to_have_count(0)
    assert page.url.endswith("/start/abaku")
    expect(page.locator(PLAY)).to_have_text("Play with Strong robot")
    page.keyboard.press("o")
    assert serious(page, axe) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.endswith("/start/abaku")


def test_what_does_not_apply_is_not_shown(person: Opener) -> None:
    page = person("desk").new_page()
    opened(page, "shut-the-box")
    names = page.locator("dialog .card .words b")
    page.keyboard.press("o")
    page.get_by_text("More", exact=True).click()
    expect(names.filter(has_text="Out at the limit")).to_have_count(1)
    page.locator("dialog").get_by_text("Quick, one round").click()
    expect(names.filter(has_text="Play to")).to_have_count(0)
    expect(names.filter(has_text="Out at the limit")).to_have_count(0)
    expect(page.get_by_text("One change from the usual rules")).to_be_visible()
    close_sheet(page)
    page.get_by_role("button", name="Play on your own").click()
    expect(page.locator(".who")).to_have_count(1)
    page.keyboard.press("o")
    expect(page.get_by_role("radiogroup", name="Clock")).to_have_count(0)
    close_sheet(page)
    page.locator(PLAY).click()
    page.wait_for_url("**/table/*")
    table = look(page)["table"]
    assert (len(table["seats"]), table["options"]["rounds"]) == (1, 1)


@pytest.mark.parametrize("viewport", ["desk", "phone"])
def test_chairs_fill_up_and_it_starts_by_itself(person: Opener, axe: str, viewport: str) -> None:
    ida, noor = person("desk").new_page(), person(viewport).new_page()
    opened(ida, "chikugo", "?how=friends")
    sit_down(ida, ["Ida"])
    ida.get_by_role("button", name="Change players").click()
    ida.get_by_role("button", name="Add a chair").click()
    ida.get_by_role("dialog").get_by_role("button", name="Invite 2 friends").click()
    ida.wait_for_url("**/table/*")
    expect(ida.get_by_role("heading", name="2 more chairs to fill")).to_be_visible()
    noor.goto(ida.url)
    expect(noor.get_by_role("heading", name="Ida invites you to a game of Chikugo")).to_be_visible()
    expect(noor.get_by_role("definition").filter(has_text="None, take your time")).to_be_visible()
    assert serious(noor, axe) == []
    join(noor, "Noor")
    expect(ida.get_by_role("heading", name="One more chair to fill")).to_be_visible()
    expect(ida.get_by_role("log")).to_contain_text("Noor sat down. One chair is free.")
    ida.get_by_role("button", name="Seat a robot").click()
    ida.get_by_role("button", name="Wait a moment").click()
    expect(ida.get_by_role("button", name="Start now")).to_be_visible()
    ida.get_by_role("button", name="Free this chair").click()
    ida.get_by_role("button", name="Seat a robot").click()
    for page in (ida, noor):
        expect(page.locator(".count")).to_be_visible()
    for page in (ida, noor):
        begin(page)
    assert [seat["name"] for seat in look(ida)["table"]["seats"]] == ["Ida", "Noor", "novice"]


def test_the_host_starts_with_fewer(person: Opener) -> None:
    ida, noor = person("desk").new_page(), person("phone").new_page()
    opened(ida, "shut-the-box", "?how=friends")
    ida.get_by_role("button", name="Change players").click()
    ida.get_by_role("button", name="Add a chair").click()
    ida.locator("dialog .primary").click()
    ida.wait_for_url("**/table/*")
    noor.goto(ida.url)
    join(noor, "Noor")
    ida.get_by_role("button", name="Start with 2 instead").click()
    for page in (ida, noor):
        begin(page)
    assert look(noor)["you"]["seats"] == [1]


def test_a_full_table_can_be_watched(person: Opener) -> None:
    ida, noor, mia = (person(v).new_page() for v in ("desk", "desk", "phone"))
    match = start(ida, "kryds-bolle", "friends")
    for guest in (noor, mia):
        guest.goto(f"/table/{match}")
    mia.get_by_role("button", name="Just watch").click()
    expect(mia.get_by_text("You’re watching.")).to_be_visible()
    join(noor, "Noor")
    for page in (ida, noor, mia):
        begin(page)
    assert look(mia)["you"]["seats"] == []


def test_the_robot_s_record_is_one_s_own(person: Opener) -> None:
    page = person("desk").new_page()
    match = start(page, "kryds-bolle", "now")
    page.evaluate(
        f"fetch('/api/matches/{match}/resign', {{method: 'POST', body: '{{\"key\": \"r\"}}', "
        "headers: {'content-type': 'application/json'}}).then((a) => a.status)"
    )
    opened(page, "kryds-bolle")
    expect(page.locator(".who").nth(1)).to_contain_text("you won 0 of 1")
    page.keyboard.press("p")
    expect(page.locator("dialog .card").nth(0)).to_contain_text("not played yet")


#: clicks that reached something to press, over all pages of a tab
_PRESSES = """
addEventListener('click', (event) => {
  if (event.isTrusted && event.target.closest('a, button, input, [role=button]'))
    sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1;
}, true);
"""


def test_presses_from_home_to_the_first_act(person: Opener) -> None:
    """A robot takes one press, one device two, a friend three: the third one sends the link."""
    page = person("desk").new_page()
    page.add_init_script(_PRESSES)

    def home() -> None:
        page.goto("/")
        page.evaluate("sessionStorage.presses = 0")

    def presses() -> int:
        return int(page.evaluate("Number(sessionStorage.presses)"))

    home()
    game = page.locator(".shelf li", has=page.locator("a[href^='/start/kryds-bolle']"))
    game.hover()
    game.get_by_role("button", name="Play with Casual robot").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-place^='b2.'][aria-pressed]").wait_for()
    assert presses() == 1
    assert [seat["robot"] for seat in look(page)["table"]["seats"]] == [None, "casual"]
    home()
    page.locator(".shelf a[href^='/start/kryds-bolle']").click()
    page.get_by_role("button", name="Pass & play").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-place^='b2.'][aria-pressed]").wait_for()
    assert presses() == 2
    assert look(page)["you"]["seats"] == [0, 1]
    home()
    page.locator(".shelf a[href^='/start/kryds-bolle']").click()
    page.get_by_role("button", name="Play a friend").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert presses() == 3
    # once the friend has sat down it starts by itself
    noor = person("phone").new_page()
    noor.goto(page.url)
    join(noor, "Noor")
    for one in (page, noor):
        begin(one)
    assert presses() == 3


def test_the_host_changes_what_is_agreed_until_somebody_sits(person: Opener, axe: str) -> None:
    ida, noor = person("desk").new_page(), person("phone").new_page()
    start(ida, "kryds-bolle", "friends")
    noor.goto(ida.url)
    agreed = noor.get_by_role("definition")
    expect(agreed.filter(has_text="None, take your time")).to_be_visible()
    expect(noor.get_by_role("button", name="Change")).to_have_count(0)
    ida.get_by_role("button", name="Change").click()
    sheet = ida.get_by_role("dialog")
    # what is agreed now is what stands there
    expect(sheet.get_by_role("radio", name="the first seat")).to_be_checked()
    sheet.get_by_role("radiogroup", name="Clock", exact=True).get_by_text("3 min + 5 s a move").click()
    sheet.get_by_role("radiogroup", name="Balls", exact=True).get_by_text("go to any free place").click()
    assert serious(ida, axe) == []
    sheet.get_by_role("button", name="Save").click()
    expect(sheet).to_have_count(0)
    for page in (ida, noor):
        expect(page.get_by_role("definition").filter(has_text="3 min + 5 s a move")).to_be_visible()
        expect(page.get_by_role("definition").filter(has_text="go to any free place")).to_be_visible()
    join(noor, "Noor")
    expect(ida.get_by_role("button", name="Change")).to_have_count(0)
    begin(ida)
    table = look(ida)["table"]
    assert (table["options"]["placement"], table["clock"]["terms"]["base"]) == ("free", 180_000)


def test_lots_are_drawn_for_both_to_see(person: Opener) -> None:
    ida, noor = person("desk").new_page(), person("phone").new_page()
    opened(ida, "kryds-bolle", "?how=friends")
    expect(ida.get_by_text("Lots decide who goes first.")).to_be_visible()
    ida.locator(PLAY).click()
    ida.wait_for_url("**/table/*")
    noor.goto(ida.url)
    join(noor, "Noor")
    for page in (ida, noor):
        begin(page)
        expect(page.locator("[data-slip]").get_by_text("Lots are drawn")).to_be_visible()
    assert look(ida)["table"]["options"]["first"] == "lots"
