"""Lessons: each game's can be done on its board, and the page of all of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour.locales import Words
from tests.lessons import LESSONS

from .conftest import Opener
from .judging import over_the_edge, serious


def called(game: str) -> str:
    """What the page calls a game."""
    return Words("en")(f"game-{game}")


def _do(page: Page, game: str, example: str) -> None:
    """Play the step's example by what one sees and touches."""
    if game == "kryds-bolle":
        page.locator(f"[data-place^='{example}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
    elif game == "shut-the-box":
        page.get_by_role("button", name=example.replace(",", " + "), exact=True).click()
        page.locator(".acts .primary").click()
    elif game == "abaku":
        row, column = example.split()[0][:-1], example.split()[0][-1]
        tiles = example.split()[1]
        for i, tile in enumerate(tiles):
            if tile.isalpha():  # a joker that stands for a digit
                page.get_by_role("button", name="Joker", exact=True).click()
                page.locator(f"[data-square='{chr(ord(column) + i)}{row}']").click()
                digits = page.get_by_role("group", name="What does the joker stand for?")
                digits.get_by_role("button", name=str(ord(tile) - ord("a")), exact=True).click()
                continue
            page.get_by_role("button", name=f"Tile {tile}", exact=True).first.click()
            page.locator(f"[data-square='{chr(ord(column) + i)}{row}']").click()
        page.get_by_role("button", name="Place for").click()
    else:
        if example.split()[0] in ("take", "rob", "lay"):
            name = {"line": "the line", "square": "the square"}[example.split()[-1]]
            # one's own chip of the same kind may lie there too, but can't be chosen
            page.get_by_role("button", name=name, exact=True, disabled=False).first.click()
        page.locator(".acts .primary").click()


@pytest.mark.parametrize("game", list(LESSONS))
def test_all_lessons_of_a_game_are_done_in_order(person: Opener, game: str) -> None:
    page = person("desk").new_page()
    page.goto(f"/lesson/{game}")
    lessons = LESSONS[game]
    for number, steps in enumerate(lessons, 1):
        expect(page.get_by_text(f"Lesson {number} of {len(lessons)}")).to_be_visible()
        for at, step in enumerate(steps, 1):
            if len(steps) > 1:
                expect(page.get_by_text(f"step {at} of {len(steps)}")).to_be_visible()
            # the answer is not given away before somebody asks
            expect(page.locator(".answer p")).to_have_count(0)
            _do(page, game, step["example"])
            expect(page.locator(".answer .done")).not_to_be_empty()
            if at < len(steps):
                page.get_by_role("button", name="Next", exact=True).click()
        if number < len(lessons):
            page.get_by_role("link", name="Next: ").click()
    page.get_by_role("link", name="Play now").click()
    page.wait_for_url(f"**/start/{game}?how=now")
    # it is remembered, and the page of all lessons shows it
    page.goto("/learn")
    marks = page.get_by_role("region", name=called(game)).locator("li a.done")
    expect(marks).to_have_count(len(lessons))


def test_a_throw_of_a_lesson_is_seen(person: Opener) -> None:
    page = person("desk").new_page()
    page.goto("/lesson/chikugo/1")
    _do(page, "chikugo", "throw")
    expect(page.locator(".answer .done")).to_contain_text("6 points")
    expect(page.get_by_role("img", name="The box. Red at b2, black at c4")).to_be_visible()


def test_what_is_not_the_task_gets_a_hint(person: Opener) -> None:
    page = person("phone").new_page()
    page.goto("/lesson/kryds-bolle/2")
    expect(page.get_by_text("One bar in front is still empty.")).to_have_count(0)
    _do(page, "kryds-bolle", "a3")
    expect(page.get_by_text("One bar in front is still empty.")).to_be_visible()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)
    page.goto("/lesson/shut-the-box/3")
    _do(page, "shut-the-box", "2,6")
    expect(page.locator(".answer .hint")).to_contain_text("Small flaps help")


def test_learn_has_every_game_and_goes_on_where_one_was(person: Opener, axe: str) -> None:
    page = person("phone", color_scheme="dark").new_page()
    page.goto("/learn")
    expect(page.get_by_role("link", name="Begin: Throw and shut")).to_be_visible()
    assert page.locator("section").count() == len(LESSONS)
    page.get_by_role("link", name="Begin: Throw and shut").click()
    _do(page, "shut-the-box", "8")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("link", name="Continue: More than one way")).to_be_visible()
    assert serious(page, axe) == []
    assert over_the_edge(page) == []


def test_a_lesson_that_is_not_there_is_said(person: Opener) -> None:
    page = person("desk").new_page()
    page.goto("/lesson/kryds-bolle/9")
    expect(page.get_by_role("link", name=Words("en")("to-home"))).to_be_visible()
