"""The rules to learn from: examples to try, another language at once, print, and a voice."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Request, expect

from parlour.locales import Words
from parlour.locales.rules import examples, text_for_page

from .conftest import Opener
from .judging import serious
from .playing import GAMES
from .test_class import ADDING, joined, made, missing, set_task, teacher

EXAMPLES = [(game, name) for game in GAMES for name in examples()[game]]

#: sheets that the rules take in print, where it's more than one
PAGES = {"abaku": 2}

#: a voice that only listens
LISTENING = """
  window.heard = [];
  const quiet = { speak: (one) => window.heard.push([one.lang, one.text]), cancel: () => {} };
  Object.defineProperty(window, 'speechSynthesis', { value: quiet });
"""


def test_examples_stand_beside_their_sections_and_rules_print_on_a_page(person: Opener, axe: str) -> None:
    page = person("desk").new_page()
    for game in GAMES:
        page.goto(f"/rules/{game}")
        page.locator("article section").first.wait_for()
        assert page.locator("figure").count() == len(examples()[game])
        assert page.locator("figure .drawing svg").count() >= len(examples()[game])
        # as many sections as the page's text has headings
        assert page.locator("article h2").count() == text_for_page(game, "en").count("\n## ")
        page.wait_for_timeout(300)
        margin = {"top": "15mm", "bottom": "15mm", "left": "16mm", "right": "16mm"}
        sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=margin)))
        assert sheets <= PAGES.get(game, 1), game
    assert serious(page, axe) == []


def test_an_example_is_tried_beside_the_text(person: Opener) -> None:
    page = person("phone").new_page()
    page.goto("/rules/shut-the-box")
    figure = page.locator("figure").first
    figure.get_by_role("button", name="Try it here").click()
    figure.locator(".sets button").first.click()
    figure.locator(".acts .primary").click()
    expect(figure.locator(".sets button")).not_to_have_count(4)
    figure.get_by_role("button", name="From the start").click()
    expect(figure.locator(".sets button")).to_have_count(4)
    # the row of games scrolls sideways, the page doesn't
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_example_is_shown_on_the_board(person: Opener) -> None:
    page = person("desk").new_page()
    page.goto("/rules/abaku")
    figure = page.locator("figure").first
    with page.expect_request(lambda request: "act=8F" in request.url):
        figure.get_by_role("button", name="Show me").click()
    expect(figure.locator("[data-square='F8']")).to_have_attribute("aria-label", "F8: 1")
    expect(page.get_by_role("alert")).to_have_count(0)
    # as often as one likes
    with page.expect_request(lambda request: "act=8F" in request.url):
        figure.get_by_role("button", name="Show me").click()


def test_every_example_is_a_board_to_try(person: Opener) -> None:
    """The reader acts once by touch, and the server plays it by the rules."""
    page = person("phone").new_page()
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/examples/" in request.url:
            asked.append(request.url)

    page.on("request", note)
    for game, name in EXAMPLES:
        asked.clear()
        page.goto(f"/rules/{game}/{name}")
        page.locator("main h1, main h2").first.wait_for()
        _act(page, game)
        for _ in range(100):
            if asked and "act=" in asked[-1]:
                break
            page.wait_for_timeout(50)
        assert "act=" in asked[-1], (game, name)
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("button", name="From the start").click()
        expect(page.get_by_role("link", name="Back to the rules")).to_be_visible()


def _act(page: Page, game: str) -> None:
    """The first thing that may be done on a board."""
    if game == "kryds-bolle":
        page.locator("[data-place][aria-pressed]").first.click()
    elif game == "shut-the-box" and page.locator(".sets button").count():
        page.locator(".sets button").first.click()
    elif game == "abaku":
        page.get_by_role("button", name="Pass").click()
        return
    button = page.locator(".acts .primary").first
    if button.get_attribute("aria-disabled"):
        page.locator("button.chip:visible").first.click()
    button.click()


def test_the_rules_follow_the_language_and_print_as_text_alone(person: Opener) -> None:
    page = person("desk").new_page()
    page.goto("/rules/shut-the-box")
    page.evaluate("localStorage.setItem('parlour.language', 'pl')")
    page.reload()
    expect(page.get_by_role("heading", name="Zamknij pudełko", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=Words("pl")("rules-print"))).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Zamknij pudełko", level=1)).to_be_visible()
    expect(page.locator("figure .drawing").first).to_be_visible()
    for away in ("header.bar", ".tools", "nav", ".try"):
        expect(page.locator(away).first).to_be_hidden()


def test_abaku_says_an_equation_in_the_languages_words(person: Opener) -> None:
    context = person("desk")
    context.add_init_script(LISTENING)
    page = context.new_page()
    page.goto("/rules/abaku/second")
    for slot, square in ((0, "F8"), (1, "I8")):
        # the rack of the example is 13479: a 1 before and a 3 behind make 12 : 4 = 3
        page.locator(f'[data-slot="{slot}"]').click()
        page.locator(f'[data-square="{square}"]').click()
    page.get_by_role("button", name="Say it aloud").first.click()
    for _ in range(50):
        if page.evaluate("window.heard.length"):
            break
        page.wait_for_timeout(100)
    assert page.evaluate("window.heard") == [["en", "twelve divided by four is three"]]


def test_a_pupil_hears_the_equation_that_was_solved(person: Opener) -> None:
    board = teacher(person("desk"))
    code = made(board)
    set_task(board, ADDING, 1)
    context = person("phone")
    context.add_init_script(LISTENING)
    pupil = joined(context, code, "Noor")
    pupil.get_by_role("link", name="Start").click()
    pupil.get_by_role("button", name="Start").click()
    pupil.locator("input").fill(missing(pupil))
    pupil.get_by_role("button", name="Check").click()
    expect(pupil.locator(".question.right")).to_be_visible()
    pupil.get_by_role("button", name="Say it aloud").click()
    for _ in range(50):
        if pupil.evaluate("window.heard.length"):
            break
        pupil.wait_for_timeout(100)
    ((lang, words),) = pupil.evaluate("window.heard")
    assert lang == "en"
    assert " plus " in words
