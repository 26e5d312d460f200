"""What there is to see: every page and table, laid and played into the middle of something."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, BrowserContext, Page

import parlour
from parlour.locales.rules import examples

from .clubhouse import Club, Member, rated
from .conftest import VIEWPORTS
from .playing import GAMES, Abaku, _chips, _shut, play_to_the_end, settled, until
from .test_sums import at_the_sums, throw

NAMES = ("Ida", "Morfar", "Noor")
#: the bars of a game with lines on both sides and the chameleon given away
BALLS = "b2 b1 c2 a2 a1 a2 a2 a1 a1 b3 c1 a3 b2 b3 a3 b3 a3 c3"
#: milliseconds for what the server has to think about
THOUGHT = 120_000
PLAIN = {
    "home": "/",
    "lost": "/nowhere",
    "lobby": "/lobby",
    "settings": "/settings",
    "class": "/class",
    "history": "/history",
    "puzzles": "/puzzles",
}
#: a pupil's task has a question of each kind
DRILLS: tuple[dict[str, Any], ...] = (
    {"kind": "equations", "operations": ["addition"], "most": 20, "ask": "complete"},
    {"kind": "calculators"},
    {"kind": "sums"},
)

Wanted = Callable[[str], bool]


def everything(_: str) -> bool:
    return True


def prepare(
    browser: Browser, address: str, state: Path | None = None, wanted: Wanted = everything
) -> dict[str, str]:
    """Lay the tables and play them into the middle of the game; where each page is.

    Whose they are is kept in the state.
    """
    context = browser.new_context(base_url=address, reduced_motion="reduce", **VIEWPORTS["desk"])
    page = context.new_page()
    where = {name: path for name, path in PLAIN.items() if wanted(name)}
    for game in GAMES:
        where |= _of_game(page, game, wanted)
    for name in ("waiting", "sums", "over", "review"):
        if wanted(name):
            where[name] = _match(page, name)
    if state is not None:
        context.storage_state(path=state)
    context.close()
    return where


def _of_game(page: Page, game: str, wanted: Wanted) -> dict[str, str]:
    where = {
        f"start-{game}": f"/start/{game}?how=now",
        f"lesson-{game}": f"/lesson/{game}",
        f"rules-{game}": f"/rules/{game}",
        f"example-{game}": f"/rules/{game}/{next(iter(examples()[game]))}",
        f"puzzle-{game}": f"/puzzle/{game}?level=1&seed=practice&number=1",
        f"analysis-{game}": f"/analysis/{game}{_half_full() if game == 'kryds-bolle' else ''}",
    }
    if game == "shut-the-box":
        where["embed-puzzle"] = f"/embed/puzzle/{game}?level=1&seed=practice&number=1"
    where = {name: path for name, path in where.items() if wanted(name)}
    of_the_table = [game, f"replay-{game}", *(("hint", "embed") if game == "shut-the-box" else ())]
    if game == "abaku":
        of_the_table.append("curtain")
    if any(map(wanted, of_the_table)):
        _table(page, game, 2 if game == "kryds-bolle" else 3)
        _middle(page, game)
        at = {f"replay-{game}": page.url.replace("/table/", "/m/") + "#6"}
        at["embed"] = page.url.replace("/table/", "/embed/") + "#6"
        where |= {name: at.get(name, page.url) for name in of_the_table if wanted(name)}
    if wanted(f"score-{game}"):
        page.goto(f"/start/{game}?how=score")
        page.locator("form .primary:not([aria-disabled])").click()
        page.wait_for_url("**/table/*")
        where[f"score-{game}"] = page.url
    return where


def _half_full() -> str:
    """An address's position of Kryds & Bolle that is soon solved."""
    state = parlour.game("kryds-bolle").start()
    for bar in BALLS.split():
        state = state.play(bar)
    return f"?{urlencode({'position': state.position})}"


def _match(page: Page, name: str) -> str:
    if name == "waiting":
        page.goto("/start/kryds-bolle?how=friends")
        page.locator("form .primary:not([aria-disabled])").click()
        page.wait_for_url("**/table/*")
        return page.url
    if name == "sums":
        at_the_sums(page)
        throw(page)
        return page.url
    _table(page, "shut-the-box", 2)
    play_to_the_end(page, "shut-the-box")
    return page.url if name == "over" else page.url.replace("/table/", "/review/") + "#4"


def _table(page: Page, game: str, seats: int) -> None:
    page.goto(f"/start/{game}?how=here")
    page.locator("form .primary:not([aria-disabled])").wait_for()
    for _ in range(seats - 2):
        page.get_by_role("button", name="Add a seat").click()
    for number in range(seats):
        page.get_by_label(f"Name at seat {number + 1}").fill(NAMES[number])
    page.locator("form .primary").click()
    page.wait_for_url("**/table/*")
    page.locator(".table, main section.paper").first.wait_for()


def _middle(page: Page, game: str) -> None:
    if game == "kryds-bolle":
        for bar in BALLS.split():
            page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
            page.get_by_role("button", name="Place the ball").click()
            settled(page)
        return
    if game == "abaku":
        hand = Abaku(12)
        for _ in range(22):
            hand(page)
        return
    for _ in range(14 if game == "take-it" else 8):
        (_shut if game == "shut-the-box" else _chips)(page)


def choose(page: Page, name: str) -> None:
    """At a table, choose something where that can be shown."""
    page.wait_for_timeout(400)
    if name == "kryds-bolle":
        page.locator("[data-place='b2.3']").click()
    elif name == "hint":
        page.locator(".bulb:visible, .tools button:visible").first.click()
        page.locator("[data-slip=hint] .tap").wait_for(timeout=THOUGHT)
    elif name == "review" or name.startswith("puzzle-"):
        page.locator(".graph figure, .board .table").first.wait_for(timeout=THOUGHT)
    elif name == "analysis-kryds-bolle":
        _branches(page)
    elif name == "shut-the-box":
        page.locator(".hits [aria-pressed]").first.click()
    elif name == "abaku":
        curtain = page.locator("main section.paper > .primary")
        if curtain.count():
            curtain.click()
        Abaku().show(page)


def _branches(page: Page) -> None:
    """A line, and another one that branches off."""
    free = page.locator("[data-place][aria-pressed]")
    for back, place in ((0, free.first), (0, free.first), (0, free.first), (2, free.last)):
        for _ in range(back):
            page.keyboard.press("ArrowLeft")
        before = page.url
        place.click()
        page.get_by_role("button", name="Place the ball").click()
        until(page, f"location.href !== {before!r}")
    page.locator(".values li").first.wait_for(timeout=THOUGHT)


def clubhouse(address: str, folder: Path) -> tuple[dict[str, str], Any]:
    """The club's pages as its host sees them, and the host's cookies."""
    club = Club(address, folder)
    for winner, loser in ((club.bo, club.anna), (club.anna, club.bo), (club.anna, club.bo)):
        rated(winner, loser)
    league = club.league("Monday club", club.anna, club.bo, club.host, Member(address, "Morfar"))
    club.host.post(f"/api/leagues/{league}/start")
    club.anna.post("/api/reports", match=club.matches[0], seat=1, reason="He left without a word")
    where = {
        "account": "/account",
        "profile": f"/people/{club.anna.id}",
        "leaderboard": "/leaderboard?game=kryds-bolle",
        "leagues": "/leagues",
        "league": f"/leagues/{league}",
        **{f"host-{part}": f"/host?part={part}" for part in ("figures", "people", "reports", "log")},
    }
    return where, _state(club.host)


def classroom(address: str) -> list[tuple[dict[str, str], Any]]:
    """A class as its teacher and as a pupil sees it, each with their cookies."""
    teacher = Member(address, "Ms Frizzle", "frizzle")
    made = teacher.post("/api/classes", name="5b")
    for drill in DRILLS:
        teacher.post(f"/api/classes/{made['id']}/tasks", drill=drill, questions=3)
    pupils = [Member(address, name) for name in NAMES]
    for pupil in pupils:
        pupil.post("/api/classes/join", code=made["code"], name=pupil.name)
    tasks = pupils[0].get("/api/class")["tasks"]
    desk = {
        "class-desk": "/class",
        **{f"class-task-{i}": f"/class/{task['task']['id']}" for i, task in enumerate(tasks)},
    }
    return [
        ({"teach": "/teach", "teach-class": f"/teach/{made['id']}"}, _state(teacher)),
        (desk, _state(pupils[0])),
    ]


def _state(member: Member) -> Any:
    cookies = [{**cookie, "domain": "127.0.0.1", "path": "/"} for cookie in member.cookies]
    for cookie in cookies:
        del cookie["url"]
    return {"cookies": cookies}


def opened(
    browser: Browser, address: str, screen: dict[str, Any], theme: str, state: Any, language: str = "en"
) -> BrowserContext:
    return browser.new_context(
        base_url=address,
        locale=language,
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        storage_state=state,
        **screen,
    )
