"""Around the tables: one frame, one left edge, nothing cut, in three languages, light and dark."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .clubhouse import QUICK, Club, Member
from .conftest import Opener
from .judging import serious
from .playing import until
from .serving import running

WIDTHS = (320, 390, 820, 1100, 1440)
PROVES = ("games", "server", "locales")
#: German is the longest; English is short, and Russian another script
LANGUAGES = ("de", *(pytest.param(lang, marks=pytest.mark.prove) for lang in ("en", "ru")))
#: where the left edge is: 48 px on desks, 24 from 761 to 1100, 16 on phones
EDGES = {320: 16, 390: 16, 820: 24, 1100: 24, 1440: 48 + (1440 - 1360) // 2}
#: the left edges of all that stands on the page's edge, and what is cut or reaches over the window's edge
_MEASURE = """() => {
  const seen = (one) => one && one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const left = (one) =>
    Math.round(one.getBoundingClientRect().left + parseFloat(getComputedStyle(one).paddingLeft));
  const edges = {};
  const word = document.querySelector('header .word');
  if (seen(word)) edges.word = left(word);
  const h1 = document.querySelector('main h1');
  if (seen(h1) && !h1.closest('.empty') && !h1.closest('.with')) edges.title = left(h1);
  const sentence = document.querySelector('main .ph p');
  if (seen(sentence) && !sentence.closest('.with')) edges.sentence = left(sentence);
  const paper = [...document.querySelectorAll('main .paper, main .empty')].find(seen);
  if (paper) edges.content = Math.round(paper.getBoundingClientRect().left);
  const cut = [...document.querySelectorAll('main *, header *, footer *, nav.tabs *')]
    .filter((one) => seen(one) && !one.closest('.vh, svg, .sub, .scroll, select'))
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.tagName + ' ' + one.textContent.trim().slice(0, 40));
  for (const one of document.querySelectorAll('main :is(a, button, h1, h2, p, b, span), nav.tabs span'))
    if (seen(one) && !one.closest('.vh, .me') && one.scrollWidth > one.clientWidth + 1
        && getComputedStyle(one).overflowX !== 'visible')
      cut.push('cut: ' + one.textContent.trim().slice(0, 40));
  if (document.documentElement.scrollWidth > innerWidth + 1) cut.push('the page is too wide');
  return { edges, cut };
}"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("places")
    with running(folder, **QUICK, league_seconds="0.5", rules_seconds="0.2") as address:
        yield Club(address, folder)


@pytest.fixture(scope="module")
def league(club: Club) -> str:
    """A league that is played, and public tables."""
    made = club.league("Thursday league", club.anna, club.bo, club.host)
    club.host.post(f"/api/leagues/{made}/start")
    club.bo.post("/api/matches", game="chikugo", public=True, seats=[{"kind": "me"}, {"kind": "open"}])
    return made


def pages(club: Club, league: str) -> dict[str, str]:
    """The pages of the frame, and what shows that each is there."""
    return {
        "/": ".card",
        "/lobby": ".rows li",
        "/history": ".rows li",
        "/leagues": "li a",
        f"/leagues/{league}": "tbody tr",
        "/leaderboard?game=kryds-bolle": "tbody tr",
        "/people": "li a",
        f"/people/{club.anna.id}": "table",
        "/settings": "fieldset",
        "/settings?part=table": "fieldset",
        "/account": ".paper",
        "/learn": "h1",
        "/learn?part=rules": "h1",
        "/practice": "a.paper",
        "/puzzles": ".paper",
        "/rules/abaku": "section .text",
        "/screen": "[data-game]",
        "/j": "input",
        "/class": ".paper",
        "/teach": ".paper",
        "/print": ".cards img",
        "/help": "dl",
        "/about": ".paper",
        "/nowhere": ".empty",
    }


def opened(person: Opener, club: Club, member: Member | None, **more: str) -> Page:
    context = person("desk", base_url=club.address, **more)
    if member is not None:
        context.add_cookies(member.cookies)
    return context.new_page()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_left_edge_and_nothing_cut(person: Opener, club: Club, league: str, lang: str) -> None:
    page = opened(person, club, club.anna, locale=lang)
    club.anna.ask("PUT", "/api/me/language", json={"language": lang})
    wrong: list[str] = []
    measured = 0
    for path, sign in pages(club, league).items():
        page.goto(path)
        page.locator(f"main {sign}").first.wait_for()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_timeout(60)
            found = page.evaluate(_MEASURE)
            wrong += [f"{lang} {path} at {width}: {text}" for text in found["cut"]]
            for what, left in found["edges"].items():
                measured += 1
                if abs(left - EDGES[width]) > 1:
                    wrong.append(f"{lang} {path} at {width}: {what} begins at {left}, not {EDGES[width]}")
    assert wrong == []
    assert measured > 3 * len(WIDTHS) * len(pages(club, league)) - 100


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
def test_axe_finds_nothing(person: Opener, club: Club, league: str, axe: str, theme: str, width: int) -> None:
    club.anna.ask("PUT", "/api/me/language", json={"language": "en"})
    page = opened(person, club, club.anna, color_scheme=theme)
    page.set_viewport_size({"width": width, "height": 900})
    found: dict[str, list[str]] = {}
    for path, sign in pages(club, league).items():
        page.goto(path)
        page.locator(f"main {sign}").first.wait_for()
        page.wait_for_load_state("networkidle")
        found[path] = serious(page, axe)
    assert {path: what for path, what in found.items() if what} == {}


def test_every_place_is_two_presses_from_home(person: Opener, club: Club) -> None:
    club.anna.ask("PUT", "/api/me/language", json={"language": "en"})
    page = opened(person, club, club.anna)
    main = page.get_by_role("navigation", name="Main")
    for name in ("Puzzles", "Learn", "Club", "Class"):
        page.goto("/")
        main.get_by_role("link", name=name).click()
        expect(main.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")
        expect(page.locator("main h1").first).to_be_visible()
    for name in ("My games", "Leagues", "Leaderboards", "People"):
        page.goto("/")
        main.get_by_role("link", name="Club").click()
        page.get_by_role("navigation", name="Club").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_focused()
        expect(page).to_have_title(re.compile(rf"{name} · Parlour$"))
        said = page.evaluate("document.querySelector('meta[name=description]').content")
        assert said == page.locator("main .ph p").inner_text()


def test_a_phone_has_a_tab_bar_and_a_menu(person: Opener, club: Club) -> None:
    page = person("phone", base_url=club.address).new_page()
    page.goto("/")
    # before that the link leads to the account's page, as it should
    until(page, "performance.getEntriesByName('taken-over').length > 0")
    tabs = page.locator("nav.tabs a")
    expect(tabs).to_have_text(["Play", "Puzzles", "Learn", "Club", "Class"])
    expect(page.get_by_role("navigation", name="Main")).to_have_count(1)
    page.get_by_role("link", name="Sign in").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("link", name="Settings")).to_be_visible()
    # the back button closes what lies over the page first
    page.go_back()
    expect(menu).to_have_count(0)
    expect(page).to_have_url(re.compile("/$"))
    page.get_by_role("link", name="Sign in").click()
    menu.get_by_role("link", name="Help").click()
    expect(page.get_by_role("heading", name="Help", level=1)).to_be_visible()
    page.go_back()
    expect(page.locator(".shelf a").first).to_be_visible()
    # something is typed: the keyboard has the room
    page.goto("/lobby")
    page.get_by_role("textbox", name="Code").focus()
    expect(page.locator("nav.tabs")).to_be_hidden()


def test_a_visitor_and_somebody_known_have_three_cards_each(person: Opener, club: Club) -> None:
    visitor = opened(person, club, None)
    visitor.goto("/")
    until(visitor, "performance.getEntriesByName('taken-over').length > 0")
    expect(visitor.locator(".card .k")).to_have_text(
        [re.compile(w) for w in ("New here", "Puzzle", "Got a code")]
    )
    expect(visitor.get_by_text("no account needed")).to_be_visible()
    ida = Member(club.address, "Ida", "ida-home")
    known = opened(person, club, ida)
    known.goto("/")
    expect(known.locator(".card .k")).to_have_text(
        [re.compile(w) for w in ("New here", "Puzzle", "For tonight")]
    )
    expect(known.get_by_text("no account needed")).to_have_count(0)
    before = known.locator(".card").nth(2).inner_text()
    known.get_by_role("button", name="Something else").click()
    assert known.locator(".card").nth(2).inner_text() != before


def test_what_waits_stands_first_and_opens_in_one_press(person: Opener, club: Club) -> None:
    ida, noor = Member(club.address, "Ida", "ida-waits"), Member(club.address, "Noor", "noor-waits")
    for game in ("kryds-bolle", "kryds-bolle"):
        match = ida.post("/api/matches", game=game, options={"first": "seat"})["table"]["match"]
        noor.post(f"/api/matches/{match}/join")
    page = opened(person, club, ida)
    page.goto("/")
    card = page.locator(".card").first
    expect(card).to_contain_text("Kryds & Bolle with Noor")
    expect(card).to_contain_text("Ball 1 of 27")
    # the real board, not the picture from the shelf
    expect(card.locator(".mini svg")).to_be_visible()
    card.get_by_role("link", name="1 more game").click()
    expect(page).to_have_url(re.compile("show=turn"))
    expect(page.locator(".rows li")).to_have_count(2)
    expect(page.locator(".rows .mini svg")).to_have_count(2)
    page.goto("/")
    card.get_by_role("link", name="Continue").click()
    page.locator(".table").wait_for()


def test_an_empty_page_offers_the_one_thing_to_do(person: Opener, club: Club) -> None:
    fresh = opened(person, club, Member(club.address, "Fresh"))
    for path, words, way in (
        ("/history", "No games yet", "/start/"),
        ("/people", "Nobody yet", "/lobby"),
        ("/leaderboard?game=abaku", "No results yet", "/start/"),
    ):
        fresh.goto(path)
        expect(fresh.get_by_role("heading", name=words)).to_be_visible()
        primary = fresh.locator("main .primary")
        expect(primary).to_have_count(1)
        assert way in (primary.get_attribute("href") or "")
        expect(fresh.locator(".empty svg").first).to_be_visible()


def test_a_code_or_a_link_leads_to_its_table(person: Opener, club: Club) -> None:
    match = club.bo.post("/api/matches", game="kryds-bolle", seats=[{"kind": "me"}, {"kind": "open"}])[
        "table"
    ]["match"]
    page = opened(person, club, None)
    page.goto("/")
    page.get_by_role("textbox", name="Code").fill(f"{club.address}/table/{match}")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/table/{match}")
    page.goto("/")
    page.get_by_role("textbox", name="Code").fill("RGSEFT")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/class?code=RGSEFT")


def test_a_mistake_of_ours_says_what_is_safe_and_can_be_left(browser: Browser, club: Club) -> None:
    page = browser.new_context(base_url=club.address, service_workers="block").new_page()
    # an answer that no page can draw
    page.route("**/api/leagues", lambda route: route.fulfill(json=[None]))
    page.goto("/leagues")
    expect(page.get_by_role("heading", name="Something came loose", level=1)).to_be_visible()
    expect(page.get_by_text(re.compile("tell the host: error [0-9A-F]{4}"))).to_be_visible()
    page.unroute("**/api/leagues")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Leagues", level=1)).to_be_visible()
    page.context.close()


def test_nothing_there_leads_back(person: Opener, club: Club) -> None:
    page = opened(person, club, None)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="No equation here", level=1)).to_be_visible()
    page.get_by_role("link", name="Back to the games").click()
    expect(page.locator(".shelf a").first).to_be_visible()
