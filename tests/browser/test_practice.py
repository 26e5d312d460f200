"""Practice alone: ten questions by touch and by keyboard, without an account, and the level follows."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from parlour.analysis.drills import Question, practised

from .conftest import Opener
from .judging import over_the_edge, serious

COURSES = ("equations", "sums", "throws", "calculators")


class Asked:
    """The question that stands on the page, made once more by its address."""

    def __init__(self, page: Page) -> None:
        self.url = ""
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if "/question?" in request.url:
            self.url = request.url

    @property
    def level(self) -> int:
        return int(parse_qs(urlsplit(self.url).query)["level"][0])

    def question(self) -> Question:
        words = parse_qs(urlsplit(self.url).query)
        course = urlsplit(self.url).path.split("/")[3]
        theme = words.get("theme", [None])[0]
        return practised(course, self.level, words["seed"][0], int(words["number"][0]), theme)


def answer(page: Page, asked: Question, text: str) -> None:
    """Answer by what one sees and touches."""
    if asked.ask == "is-it":
        page.get_by_role("button", name="Yes" if text == "yes" else "No", exact=True).click()
    elif asked.ask == "find":
        at = asked.digits.index(text)
        page.locator(".tile").nth(at).click()
        page.locator(".tile").nth(at + len(text) - 1).click()
        page.get_by_role("button", name=f"Answer {' '.join(text)}").click()
    elif asked.ask == "flaps":
        for flap in text.split(","):
            page.locator(f"[data-flap='{flap}']").click()
        page.locator(".check").click()
    else:
        page.locator(".question input").fill(text)
        page.get_by_role("button", name="Check").click()


@pytest.mark.parametrize("course", COURSES)
def test_ten_are_done_and_the_level_follows(person: Opener, course: str, axe: str) -> None:
    context = person("phone", color_scheme="dark" if course in ("sums", "throws") else "light")
    page = context.new_page()
    asked = Asked(page)
    page.goto(f"/practice/{course}")
    levels = []
    for number in range(1, 11):
        expect(page.get_by_text(f"{number} of 10", exact=True)).to_be_visible()
        page.locator(".asked").wait_for()
        found = asked.question()
        levels.append(asked.level)
        answer(page, found, found.accepted[0])
        expect(page.locator(".question.right")).to_be_visible()
        if number == 1:
            assert serious(page, axe) == []
            assert over_the_edge(page) == []
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="All ten shut")).to_be_visible()
    expect(page.get_by_text("All ten at the first try.")).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    assert serious(page, axe) == []
    assert over_the_edge(page) == []
    assert levels[0] == 1
    assert levels[-1] > 1
    kept = json.loads(page.evaluate("localStorage.getItem('parlour.practice')"))
    assert [one["right"] for one in kept[course]["answers"]] == [True] * 10
    # nobody had to be known
    assert page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401
    # the next ten begin where these ended, and the cards show the day
    page.get_by_role("button", name="Ten more").click()
    expect(page.get_by_text("1 of 10")).to_be_visible()
    page.locator(".asked").wait_for()
    assert asked.level >= levels[-1]
    page.goto("/learn")
    expect(page.locator(f"a[href='/practice/{course}']")).to_contain_text("1 day")


def test_a_wrong_answer_gets_its_reason_and_another_try(person: Opener) -> None:
    page = person("desk").new_page()
    asked = Asked(page)
    page.goto("/practice/throws")
    page.locator(".asked").wait_for()
    found = asked.question()
    answer(page, found, "99")
    expect(page.locator(".question.no")).to_be_visible()
    expect(page.get_by_text("It isn’t 99.")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("How many columns wide")).to_be_visible()
    answer(page, found, found.accepted[0])
    expect(page.locator(".question.right")).to_be_visible()
    # the first answer counts
    kept = json.loads(page.evaluate("localStorage.getItem('parlour.practice')"))
    assert [one["right"] for one in kept["throws"]["answers"]] == [False]
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 of 10", exact=True)).to_be_visible()
    answer(page, asked.question(), "99")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("This is right:")).to_be_visible()


def test_by_keyboard_alone(person: Opener) -> None:
    page = person("desk").new_page()
    asked = Asked(page)
    page.goto("/practice/equations")
    for number in range(1, 31):
        page.locator(".asked").wait_for()
        if asked.question().ask == "is-it":
            break
        page.goto("/practice/equations?again=" + str(number))
    page.keyboard.press("h")
    expect(page.get_by_text("Try the signs one by one")).to_be_visible()
    page.keyboard.press("1" if asked.question().accepted == ("yes",) else "2")
    expect(page.locator(".question.right")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 of 10", exact=True)).to_be_visible()


def test_learn_and_practice_lead_there(person: Opener, axe: str) -> None:
    page = person("desk").new_page()
    page.goto("/learn")
    page.get_by_role("navigation", name="Learn").get_by_role("link", name="Practice").click()
    expect(page.get_by_role("heading", name="Practice", level=1)).to_be_focused()
    expect(page).to_have_title(re.compile("Practice · Parlour$"))
    expect(page.locator("main li a")).to_have_count(len(COURSES))
    assert serious(page, axe) == []
    page.get_by_role("link", name=re.compile("Count the rectangle")).click()
    expect(page.get_by_text("1 of 10")).to_be_visible()
    page.goto("/practice/chess")
    expect(page.get_by_role("heading", name="No equation here", level=1)).to_be_visible()
