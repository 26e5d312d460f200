"""Puzzles on their own boards: found by game, level and theme, answered, explained, shared and framed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from parlour.analysis.puzzles import puzzle

from .conftest import Opener
from .judging import over_the_edge, serious
from .test_replay import blog

#: the first puzzle that is made may have to wait for the kernels
PATIENCE = 90_000


def _answer(page: Page | FrameLocator, kind: str, answer: str) -> None:
    """Play an answer on the puzzle's board by what one sees and touches."""
    if kind == "smart-calculators":
        page.get_by_label("Points of this throw").fill(answer)
        page.get_by_role("button", name="Answer").click()
    elif kind == "shut-the-box":
        page.get_by_role("button", name=answer.replace(",", " + "), exact=True).click()
        page.locator(".acts .primary").click()
    elif kind == "kryds-bolle":
        page.locator(f"[data-place^='{answer}'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
    elif kind == "abaku":
        page.locator("summary", has_text="Type a command").click()
        page.get_by_label("A move or a command").fill(answer)
        page.get_by_label("A move or a command").press("Enter")
    elif answer == "pass":
        page.get_by_role("button", name="Leave it").click()
    else:
        chip = {"line": "the line", "square": "the square", "<=4": "at most 4", "<=6": "at most 6"}
        named = answer.split()[-1]
        named = chip.get(named, f"the {named}")
        button = page.get_by_role("button", name=named, exact=True).first
        if button.get_attribute("aria-pressed") == "false":
            button.click()
        page.locator(".acts .primary").click()


@pytest.mark.parametrize(
    "kind",
    [
        "shut-the-box",
        "kryds-bolle",
        "smart-calculators",
        *(pytest.param(kind, marks=pytest.mark.prove) for kind in ("take-it", "chikugo", "abaku")),
    ],
)
def test_a_puzzle_is_answered_on_its_board(person: Opener, kind: str, axe: str) -> None:
    page = person("phone" if kind == "shut-the-box" else "desk").new_page()
    page.goto(f"/puzzle/{kind}?level=1&seed=7&number=2")
    page.locator(".table").wait_for(timeout=PATIENCE)
    made = puzzle(kind, level=1, seed="7", number=2)
    _answer(page, kind, made.accepted[0])
    expect(page.locator(".verdict")).to_contain_text("Right: ")
    if kind != "smart-calculators":
        shown = page.locator(".ask li button")
        assert 1 < shown.count() <= len(made.answers)
        expect(shown.first).to_contain_text("best, and yours")
    assert serious(page, axe) == []
    expect(page.locator(".streak b")).to_have_text("1")


def test_a_wrong_answer_is_explained_and_ends_the_row(person: Opener) -> None:
    page = person("desk").new_page()
    made = puzzle("shut-the-box", level=1, seed="7", number=2)
    wrong = made.answers[-1].answer
    page.goto("/puzzle/shut-the-box?level=1&seed=7&number=2")
    page.locator(".sets button").first.wait_for(timeout=PATIENCE)
    # the theme would give it away
    expect(page.locator(".ask .tag")).to_have_text("Shut the Box · level 1")
    _answer(page, "shut-the-box", wrong)
    best = made.accepted[0].replace(",", " + ")
    expect(page.locator(".verdict")).to_contain_text(f"{best} is better")
    expect(page.locator(".ask")).to_contain_text("Ahead of the next best by")
    expect(page.locator(".ask .mine")).to_contain_text("yours")
    lit = page.locator("[data-flap].hinted").evaluate_all("all => all.map((b) => b.dataset.flap).join()")
    assert lit in made.accepted
    # it can be tried again, but the first answer counts
    expect(page.locator(".acts button")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".verdict")).to_have_count(0)
    _answer(page, "shut-the-box", made.accepted[0])
    expect(page.locator(".verdict")).to_contain_text("Right: ")
    expect(page.locator(".streak")).to_have_count(0)
    # what is shared says nothing of the answer
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share without spoiling it").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    told = page.evaluate("navigator.clipboard.readText()")
    assert "/puzzle/shut-the-box?" in told
    assert not any(f" {given.answer} " in told.split("http")[0] for given in made.answers)
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile("seed=practice&number=1"))
    page.locator(".sets button").first.wait_for(timeout=PATIENCE)
    expect(page.locator(".verdict")).to_have_count(0)


def test_a_puzzle_is_answered_by_typing(person: Opener) -> None:
    page = person("desk").new_page()
    page.goto("/puzzle/shut-the-box?level=1&seed=7&number=2")
    page.locator("summary", has_text="Type a command").click(timeout=PATIENCE)
    line = page.get_by_label("A move or a command")
    line.fill("moves")
    page.keyboard.press("Enter")
    made = puzzle("shut-the-box", level=1, seed="7", number=2)
    for given in made.answers:
        expect(page.locator("[data-said]")).to_contain_text(given.answer)
    line.fill(made.accepted[0])
    page.keyboard.press("Enter")
    expect(page.locator("[role=status]:not([data-arrived])").first).to_contain_text("Right: ")


def test_the_days_puzzle_stands_at_home(person: Opener) -> None:
    page = person("phone").new_page()
    page.goto("/")
    page.get_by_role("region", name="Puzzle of the day").get_by_role("link", name="Solve").click()
    expect(page).to_have_url(re.compile(r"/puzzle/[a-z-]+\?level=[123]&seed=day\+20\d\d-\d\d-\d\d&number=1"))


def test_puzzles_are_found_by_game_level_and_theme(person: Opener, axe: str) -> None:
    page = person("phone", color_scheme="dark").new_page()
    page.goto("/puzzles")
    row = page.locator("li", has_text="Kryds & Bolle")
    row.get_by_label("your level").select_option("2")
    assert serious(page, axe) == []
    assert over_the_edge(page) == []
    # a pill starts at once
    row.get_by_role("link", name="A fork, Kryds & Bolle").or_(row.get_by_role("link", name="a fork")).click()
    expect(page).to_have_url(re.compile("/puzzle/kryds-bolle.*level=2.*theme=fork.*seed=practice.*number=1"))
    expect(page.locator(".ask .tag")).to_have_text("Kryds & Bolle · level 2 · a fork", timeout=PATIENCE)
    page.goto("/puzzles")
    expect(page.locator("li", has_text="Kryds & Bolle").get_by_label("your level")).to_have_value("2")


def test_the_month_shows_what_was_solved(person: Opener) -> None:
    page = person("desk").new_page()
    page.goto("/puzzles")
    today = page.get_by_role("link", name="Today’s puzzle")
    address = str(today.get_attribute("href"))
    page.evaluate(
        "(address) => localStorage.setItem('parlour.puzzles', JSON.stringify({ done: { [address]: true },"
        " days: { now: 6, best: 6, last: new Date().toISOString().slice(0, 10) } }))",
        address,
    )
    page.reload()
    expect(page.get_by_role("heading", name="6 days in a row")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("solved$"))).to_have_count(1)
    expect(page.get_by_role("region", name="Puzzle of the day")).to_contain_text("Look again")
    # its real position stands there
    expect(page.locator(".scene-of .scene")).to_be_visible(timeout=PATIENCE)


def test_another_page_may_show_a_puzzle(person: Opener) -> None:
    page = person("desk").new_page()
    page.goto("/puzzle/smart-calculators?level=2&seed=7&number=1")
    page.get_by_text("Share", exact=True).click()
    code: Any = page.get_by_label("Embed code").input_value()
    with blog(code) as elsewhere:
        page.goto(elsewhere)
        frame = page.frame_locator("iframe")
        frame.locator(".table").wait_for(timeout=PATIENCE)
        answer = puzzle("smart-calculators", level=2, seed="7", number=1).accepted[0]
        _answer(frame, "smart-calculators", answer)
        expect(frame.locator(".verdict")).to_contain_text("Right")
