"""Getting better: hints and all moves at the table, the review of a match, the analysis table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour

from .conftest import Opener
from .judging import over_the_edge, serious
from .playing import OVER, look, menu, play_to_the_end, resign, settled, start


def _best(page: Page) -> set[str]:
    """The best acts for the seat that is to act here, by the library itself."""
    view = next(s["view"] for s in look(page)["sides"] if s["view"]["actor"] == s["seat"])
    return {str(move.action) for move in parlour.analyse(view).best}


def test_a_hint_says_why_and_lights_up_on_the_board(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "shut-the-box", "here")
    page.locator(".sets button").first.wait_for()
    before = page.locator("[data-flap='1']").bounding_box()
    page.get_by_role("button", name="Hint", exact=True).first.click()
    slip = page.locator("[data-slip=hint]")
    expect(slip).to_contain_text("of 36 throws", timeout=60_000)
    lit = page.locator("[data-flap].hinted").evaluate_all("all => all.map((b) => b.dataset.flap).join()")
    assert lit in _best(page)
    expect(slip.locator("b")).to_have_text(lit.replace(",", " + "))
    # all its reasons are a tap away
    slip.get_by_role("button", name="Why this move?").click()
    sheet = page.get_by_role("dialog", name="Hint")
    expect(sheet).to_contain_text("That’s proved.", timeout=60_000)
    # told to those who listen; the board has not moved; what happens next puts it away
    expect(page.locator("[data-said]")).to_contain_text("Best: ")
    assert page.locator("[data-flap='1']").bounding_box() == before
    page.get_by_role("button", name=lit.replace(",", " + "), exact=True).click()
    page.locator(".acts .primary").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)


def test_all_moves_have_their_values(person: Opener) -> None:
    page = person("phone").new_page()
    start(page, "kryds-bolle", "here")
    for bar in ("a1", "b2", "c3", "b2", "a2"):
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        settled(page)
    menu(page, "All moves")
    rows = page.get_by_role("dialog", name="All moves").locator("li button")
    expect(rows).to_have_count(9, timeout=60_000)
    first = rows.first.inner_text()
    best = _best(page)
    assert any(first.startswith(f"{act}.") for act in best), (first, best)
    rows.nth(3).click()
    expect(rows.nth(3)).to_have_attribute("aria-pressed", "true")
    place = rows.nth(3).inner_text()[:4]
    expect(page.locator(f"[data-place='{place}']")).to_have_class(re.compile("hinted"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="All moves")).to_have_count(0)


def test_a_hint_may_be_typed(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "now")
    page.locator("summary", has_text="Type a command").click()
    page.get_by_label("A move or a command").fill("hint")
    page.keyboard.press("Enter")
    expect(page.locator("[data-said]")).to_contain_text("Best: ", timeout=60_000)
    expect(page.locator("[data-place].hinted")).to_have_count(1)


@pytest.fixture
def blunder(person: Opener) -> Page:
    """Somebody who let the other have a line of Kryds & Bolle, and gave up."""
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    # x: a1 b1, then c3 instead of the line c1; o makes b2 b2 meanwhile
    for bar in ("a1", "b2", "b1", "b2", "c3", "a3"):
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        settled(page)
    resign(page)
    page.locator(OVER).wait_for()
    return page


def _reviewed(page: Page, match: str) -> None:
    page.goto(f"/review/{match}")
    page.locator(".skill").wait_for(timeout=60_000)


def _dearest(page: Page) -> tuple[int, dict[str, Any]]:
    """The ply and the step of the first seat's dearest choice, by the server's own review."""
    match = page.url.rsplit("/", 1)[1].partition("#")[0]
    asked = f"fetch('/api/matches/{match}/review', {{ method: 'POST' }}).then((a) => a.json())"
    steps = [step for step in page.evaluate(asked)["result"]["steps"] if step["by"] == 0 and step["cost"]]
    dearest = max(steps, key=lambda step: step["cost"])  # the first of equals
    plies = page.evaluate(f"fetch('/api/matches/{match}/replay?first=0').then((a) => a.json())")["plies"]
    return next(n for n, ply in enumerate(plies) if ply["seq"] == dearest["seq"]), dearest


def _overlaps(page: Page) -> bool:
    """Whether anything of the page lies outside the window."""
    return bool(
        page.evaluate(
            "() => document.documentElement.scrollHeight > innerHeight + 1 ||"
            " document.documentElement.scrollWidth > innerWidth + 1"
        )
    )


def test_a_review_opens_at_the_dearest_move_and_shows_the_better_one(blunder: Page, axe: str) -> None:
    page = blunder
    page.get_by_role("link", name="Review").click()
    page.locator(".skill").wait_for(timeout=60_000)
    ply, step = _dearest(page)
    expect(page).to_have_url(re.compile(f"#{ply}$"))
    cards = page.locator(".ways li button")
    assert cards.first.locator("b").inner_text()[:2] in step["best"]
    expect(cards.first).to_contain_text("better")
    expect(page.locator(".ways .mine")).to_contain_text(step["act"])
    # both sides were played here, so names are told
    expect(page.locator("header p")).to_contain_text("Player 1: " + step["act"])
    expect(page.locator("header p")).to_contain_text(re.compile(r"cost \d points?\."))
    # kind words only: nobody gets a mark in per cent
    expect(page.locator("main")).not_to_contain_text("Accuracy")
    assert serious(page, axe) == []


def test_a_review_is_one_screen_and_is_walked_by_keys_and_finger(blunder: Page) -> None:
    page = blunder
    match = page.url.rsplit("/", 1)[1]
    for width, height in ((1440, 900), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        _reviewed(page, match)
        assert not _overlaps(page), (width, height)
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile("#6$"))
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#0$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#1$"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page).to_have_url(re.compile("#3$"))
    page.keyboard.press("ArrowLeft")
    # a finger drags through the graph
    graph = page.locator("figure .graph")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 16, box["y"] + 60, steps=4)
    page.mouse.up()
    expect(page).to_have_url(re.compile("#6$"))
    page.locator(".mattered button, ol button").first.click()
    expect(page.locator("ol button").first).to_have_attribute("aria-current", "step")


def test_luck_and_skill_stand_side_by_side_and_the_sum_comes_out(person: Opener, axe: str) -> None:
    page = person("phone").new_page()
    start(page, "shut-the-box", "here")
    play_to_the_end(page, "shut-the-box")
    page.get_by_role("link", name="Review").click()
    page.locator(".skill").wait_for(timeout=60_000)
    expect(page.locator(".skill li")).to_have_count(4)
    # whoever found none is told kindly
    expect(page.locator(".skill")).to_contain_text(re.compile("real choices|was hard to find"))
    expect(page.get_by_role("button", name=re.compile("Rematch|Play again"))).to_be_visible()
    assert over_the_edge(page) == []
    assert serious(page, axe) == []
    page.get_by_role("button", name="All the numbers").click()
    page.locator(".accounts").wait_for()
    rows = page.locator(".accounts tbody tr").evaluate_all(
        "all => all.map((row) => [...row.children].map((cell) => cell.textContent.trim()))"
    )
    numbers = {row[0]: [float(cell.rstrip("%")) for cell in row[1:]] for row in rows[:-1]}
    for seat in (0, 1):
        parts = [numbers[row][seat] for row in numbers if row != "At the end"]
        assert sum(parts) == pytest.approx(numbers["At the end"][seat], abs=0.3)


def test_a_move_is_tried_again_for_both_sides(blunder: Page) -> None:
    page = blunder
    match = page.url.rsplit("/", 1)[1]
    page.goto(f"/review/{match}#5")
    page.locator(".skill").wait_for(timeout=60_000)
    page.get_by_role("link", name="Try it yourself").first.click()
    expect(page).to_have_url(re.compile(r"/try/\w+\?from=4$"))
    expect(page.get_by_text("From move 5")).to_be_visible()
    page.locator("[data-place='c1.1'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    expect(page.locator("[data-place='c1.1']")).to_have_attribute("aria-label", re.compile("Player 1"))
    page.locator("[data-place='a3.1'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    expect(page.locator("[data-place='a3.1']")).to_have_attribute("aria-label", re.compile("Player 2"))
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("[data-place='c1.1'][aria-pressed]")).to_be_visible()
    page.get_by_role("link", name="Back to the review").click()
    expect(page).to_have_url(re.compile(rf"/review/{match}#5$"))


def test_a_move_is_tried_again_with_the_same_dice_against_the_robot(person: Opener) -> None:
    page = person("desk").new_page()
    match = start(page, "shut-the-box", "now")
    play_to_the_end(page, "shut-the-box")
    plies = page.evaluate(f"fetch('/api/matches/{match}/replay?first=0').then((a) => a.json())")["plies"]
    throws = [ply["act"] for ply in plies if ply["by"] == "chance"]
    page.goto(f"/try/{match}?from=0")
    # the first throw of the match falls again
    shown = page.get_by_role("group", name=re.compile("Flaps|throw", re.I)).first
    shown.wait_for()
    total = sum(int(die) for die in throws[0].split("+"))
    expect(page.locator(".line h1")).to_contain_text(str(total))
    expect(page.get_by_text("with the luck of the game")).to_be_visible()
    first = page.locator(".sets button").first
    first.wait_for()
    first.click()
    page.locator(".acts .primary").click()
    # and so does the second
    second = sum(int(die) for die in throws[1].split("+"))
    expect(page.locator(".line h1")).to_contain_text(str(second))
    page.get_by_role("radio", name="Both sides").click()
    expect(page.locator(".line h1")).to_contain_text(str(total))


def test_from_any_move_one_plays_on_at_the_analysis_table(blunder: Page, person: Opener) -> None:
    page = blunder
    match = page.url.rsplit("/", 1)[1]
    page.goto(f"/review/{match}#5")
    page.get_by_role("link", name="Analysis").click()
    expect(page).to_have_url(re.compile("/analysis/kryds-bolle"))
    # both sides' moves by one hand, by touch of the board or of the list
    page.locator("[data-place='c1.1'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    expect(page.locator(".way .words")).to_contain_text("Player 1: c1.1")
    page.locator(".values li button").first.click()
    expect(page.locator(".way .words")).to_contain_text("Player 2")
    expect(page.get_by_text("2 of 2")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("1 of 2")).to_be_visible()
    # the address is the position: somebody else sees the same
    other = person("phone").new_page()
    other.goto(page.url)
    expect(other.locator("[data-place='c1.1']")).to_have_attribute("aria-label", re.compile("Player 1"))


#: a place of Kryds & Bolle, of which the bar is wanted
_BAR = re.compile(r"([abc][123])\.[123]")


def test_another_try_branches_off_and_the_first_stays(person: Opener, axe: str) -> None:
    page = person("desk").new_page()
    page.goto("/analysis/kryds-bolle")

    def play(bar: str) -> None:
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        expect(page.locator(".lines [aria-current]")).to_contain_text(bar)

    def tried() -> list[str]:
        return [bar for move in page.locator(".lines li").all_inner_texts() for bar in _BAR.findall(move)[:1]]

    for bar in ("b2", "a1", "c3"):
        play(bar)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    play("c1")
    # the new line is followed, the old one stays and can be chosen; by keyboard too
    expect(page.get_by_text("2 of 2")).to_be_visible()
    assert tried() == ["b2", "a1", "c1", "c3"]
    old = page.locator(".lines button").filter(has_text="c3")
    old.focus()
    page.keyboard.press("Enter")
    expect(old).to_have_attribute("aria-current", "step")
    expect(page.get_by_text("3 of 3")).to_be_visible()
    expect(page.locator("[data-place='c3.1']")).to_have_attribute("aria-label", re.compile("Player 1"))
    # nothing is lost when the page is loaded again: neither the lines nor where one stands
    page.reload()
    expect(page.locator(".lines [aria-current]")).to_contain_text("c3")
    expect(page.get_by_text("3 of 3")).to_be_visible()
    assert tried() == ["b2", "a1", "c1", "c3"]
    # those who listen hear that there is a choice
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-said]")).to_contain_text(re.compile(r"2 lines continue from here: a1.*c1"))
    # the same move again is no new line
    play("a1")
    assert len(tried()) == 4
    assert serious(page, axe) == []
    # what is removed goes with all that follows
    page.get_by_role("button", name="Remove from here").click()
    expect(page.get_by_text("1 of 2")).to_be_visible()
    assert tried() == ["b2", "c1"]
    # whoever begins anew has nothing of it
    page.goto("/analysis/kryds-bolle")
    expect(page.locator("[data-place='b2.1']")).to_be_visible()
    expect(page.locator(".lines")).to_have_count(0)


def test_a_position_is_typed_and_chance_falls(person: Opener) -> None:
    page = person("desk").new_page()
    page.goto("/analysis/shut-the-box")
    page.get_by_label("Position").fill("1,2,3,4|3+4|0,0,0|1|2")
    page.get_by_role("button", name="Set up").click()
    expect(page.locator(".values li")).to_have_count(2, timeout=60_000)
    expect(page.locator(".padpaper thead th")).to_have_count(4)
    page.locator(".values li button").first.click()
    page.get_by_role("button", name="Draw an outcome").click()
    # whatever falls is said: what it is, or that it fits nothing
    expect(page.locator(".way .words")).to_contain_text(re.compile("The throw is|No open flaps make"))
    # what is typed is played too, and what was said can be heard again
    page.locator("summary", has_text="Type a command").click()
    page.get_by_label("A move or a command").fill("back")
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of 2")).to_be_visible()
    page.get_by_label("A move or a command").fill("1+2")
    page.keyboard.press("Enter")
    expect(page.locator("[data-said]")).to_contain_text("The throw is 1 + 2")
    page.get_by_label("Position").fill("nonsense")
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("alert").first).not_to_be_empty()
