"""Getting better: hints and all moves at the table, the review of a match, the analysis table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import parlour

from .conftest import Opener
from .judging import serious
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
    expect(sheet).to_contain_text("That is proved.", timeout=60_000)
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


def test_a_review_shows_what_each_move_cost_and_the_better_one(blunder: Page, axe: str) -> None:
    page = blunder
    page.get_by_role("link", name="Review").click()
    page.locator("figure .graph").wait_for(timeout=60_000)
    expect(page.locator(".accounts tbody tr").last).to_contain_text("Best move found")
    # ply 5 was c3: it let a line go, and the move before was the place where it could be made
    page.goto(re.sub(r"#.*", "", page.url) + "#5")
    page.reload()
    expect(page.locator(".verdict")).to_contain_text("This cost", timeout=60_000)
    costs = page.locator(".verdict p").first.inner_text()
    best = re.findall(r"([abc][123]\.[123]),", costs)
    after = "xx..o..../....o..../........."  # a1 b1 are x, b2.1 b2.2 o
    found = {str(move.action) for move in parlour.analyse(parlour.game("kryds-bolle").position(after)).best}
    assert {place[:2] for place in best} <= found
    page.get_by_role("button", name="Show the better move").click()
    expect(page.locator("[data-place].hinted")).to_have_attribute("data-place", best[0])
    assert serious(page, axe) == []
    page.locator(".turning button").first.click()
    expect(page.locator(".turning button").first).to_have_attribute("aria-current", "step")
    # a touch on the graph goes to that move
    graph = page.locator("figure .graph")
    graph.click(position={"x": graph.evaluate("drawn => drawn.clientWidth") - 16, "y": 60})
    expect(page).to_have_url(re.compile("#6$"))


def test_the_sum_of_luck_and_skill_comes_out(person: Opener) -> None:
    page = person("phone").new_page()
    start(page, "shut-the-box", "here")
    play_to_the_end(page, "shut-the-box")
    page.get_by_role("link", name="Review").click()
    page.locator(".accounts").wait_for(timeout=60_000)
    rows = page.locator(".accounts tbody tr").evaluate_all(
        "all => all.map((row) => [...row.children].map((cell) => cell.textContent.trim()))"
    )
    numbers = {row[0]: [float(cell.rstrip("%")) for cell in row[1:]] for row in rows[:-2]}
    for seat in (0, 1):
        parts = [numbers[row][seat] for row in numbers if row != "At the end"]
        assert sum(parts) == pytest.approx(numbers["At the end"][seat], abs=0.3)


def test_from_any_move_one_plays_on_at_the_analysis_table(blunder: Page, person: Opener) -> None:
    page = blunder
    match = page.url.rsplit("/", 1)[1]
    page.goto(f"/review/{match}#4")
    page.get_by_role("link", name="Play on from here").click()
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
    expect(page.locator("[data-said]")).to_contain_text(re.compile(r"2 lines go on from here: a1.*c1"))
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
    page.get_by_role("button", name="Let it fall").click()
    expect(page.locator(".way .words")).to_contain_text("The throw is")
    # what is typed is played too, and what was said can be heard again
    page.locator("summary", has_text="Type a command").click()
    page.get_by_label("A move or a command").fill("back")
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of 2")).to_be_visible()
    page.get_by_label("A move or a command").fill("3+4")
    page.keyboard.press("Enter")
    expect(page.locator("[data-said]")).to_contain_text("The throw is 3 + 4")
    page.get_by_label("Position").fill("nonsense")
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("alert").first).not_to_be_empty()
