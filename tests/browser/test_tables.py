"""Tables among others: the home network, the lobby, watching, clocks, agreeing, leaving and coming back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from .conftest import Opener
from .playing import OVER, begin, join, look, menu, start
from .serving import free_port, running

#: another address of this machine, which stands for the one in the house
SERVER_PERSON = "127.0.0.2"


def test_a_friend_in_the_house_comes_in_once_it_is_opened(person: Opener, tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port, home="ask", home_address=SERVER_PERSON):
        ida = person("desk", base_url=f"http://127.0.0.1:{port}").new_page()
        match = start(ida, "kryds-bolle", "friends")
        expect(ida.locator(".invite svg[role=img]")).to_have_count(0)
        ida.get_by_role("button", name="Open to home network").click()
        link = f"http://{SERVER_PERSON}:{port}/table/{match}"
        expect(ida.get_by_label("Link to this table", exact=True)).to_have_value(link)
        expect(ida.get_by_role("img", name="The link as a QR code")).to_be_visible()
        noor = person("phone").new_page()
        noor.goto(link)
        expect(ida.get_by_text("Only phones on this Wi-Fi")).to_be_visible()
        join(noor, "Noor")
        begin(ida)
        noor.locator(".table").wait_for()
        ida.locator("[data-place^='b2.'][aria-pressed]").click()
        ida.get_by_role("button", name="Place the ball").click()
        expect(noor.locator("[data-place='b2.1']")).to_have_attribute("aria-disabled", "true")
        ida.context.close()
        noor.context.close()


def test_a_public_table_is_found_joined_and_watched(person: Opener) -> None:
    ida, noor, somebody = (person(v).new_page() for v in ("desk", "phone", "phone"))
    public = {"Who can join": "Anyone, from the public tables"}
    start(ida, "kryds-bolle", "friends", names=["Ida of the lobby"], agreed=public)
    noor.goto("/lobby")
    noor.get_by_role("link", name="Ida of the lobby").click()
    join(noor, "Noor")
    begin(ida)
    ida.locator(".table").wait_for()
    # games are told apart where there are several
    other = person("desk").new_page()
    start(other, "abaku", "friends", names=["Bo of the lobby"], agreed=public)
    somebody.goto("/lobby")
    somebody.get_by_label("Which game").select_option("Abaku")
    expect(somebody.get_by_role("link", name="Bo of the lobby")).to_have_count(1)
    expect(somebody.get_by_role("link", name="Ida of the lobby")).to_have_count(0)
    somebody.get_by_label("Which game").select_option("Kryds & Bolle")
    somebody.get_by_role("link", name="Watch Kryds & Bolle, Ida of the lobby").click()
    somebody.locator(".table").wait_for()
    assert look(somebody)["you"]["seats"] == []
    expect(somebody.locator("[data-place][aria-pressed]")).to_have_count(0)


def test_clocks_run_and_run_out(person: Opener) -> None:
    page = person("phone").new_page()
    start(page, "kryds-bolle", "here", agreed={"Clock": "3 min + 5 s a move"})
    clock = page.locator("button.strip").get_by_role("timer", name="Time left for Player 1")
    expect(clock).to_have_text("2:58", timeout=10_000)
    seen = look(page)["table"]["clock"]
    assert seen["running"] == 0
    assert (seen["terms"]["base"], seen["terms"]["increment"]) == (180_000, 5_000)
    page.locator("[data-place^='b2.'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    expect(page.locator("button.strip time.running")).to_have_accessible_name("Time left for Player 2")


def test_a_draw_is_offered_and_agreed(person: Opener) -> None:
    ida, noor = person("desk").new_page(), person("phone").new_page()
    match = start(ida, "kryds-bolle", "friends")
    noor.goto(f"/table/{match}")
    join(noor, "Noor")
    begin(ida)
    menu(ida, "Offer a draw")
    ida.locator("[data-slip=question]").get_by_role("button", name="Offer").click()
    expect(ida.get_by_text("Waiting for the answer")).to_be_visible()
    noor.get_by_role("button", name="Accept").click()
    for page in (ida, noor):
        page.locator(OVER).wait_for()
    result = look(ida)["table"]["result"]
    assert (result["places"], result["reason"]) == ([0, 0], "draw")


def test_whoever_left_may_come_back(person: Opener) -> None:
    ida, noor = person("desk").new_page(), person("desk").new_page()
    match = start(ida, "kryds-bolle", "friends")
    noor.goto(f"/table/{match}")
    join(noor, "Noor")
    begin(ida)
    menu(noor, "Leave table")
    noor.wait_for_url("**/")
    noor.goto(f"/table/{match}")
    noor.get_by_role("button", name="Take my seat back").click()
    expect(noor.locator("[data-slip=question]")).to_have_count(0)
    assert look(noor)["you"]["seats"] == [1]
