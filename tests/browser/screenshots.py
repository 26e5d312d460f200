"""Pictures of every page and table, desktop and phone, light and dark: `python -m tests.browser.screenshots`.

They lie in screenshots/ and are to be looked at by a person; nothing is compared.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from .clubhouse import QUICK, Club, Member, rated
from .conftest import VIEWPORTS, chromium
from .playing import GAMES, Abaku, _chips, _shut, play_to_the_end, settled
from .serving import running

OUT = Path(__file__).parents[2] / "screenshots"
NAMES = ("Ida", "Morfar", "Noor")
#: the bars of a game with lines on both sides and the chameleon given away
BALLS = "b2 b1 c2 a2 a1 a2 a2 a1 a1 b3 c1 a3 b2 b3 a3 b3 a3 c3"

#: milliseconds for what the server has to think about
THOUGHT = 120_000


def main(words: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        where = prepare(browser, address, words)
        for viewport in VIEWPORTS:
            for theme in ("light", "dark"):
                _shoot(browser, address, viewport, theme, where, _state())
        if not words or "club" in words:
            _club(browser, Path(folder) / "club")
        browser.close()


def _state() -> Any:
    return json.loads((OUT / "state.json").read_text("utf-8"))


def _club(browser: Browser, folder: Path) -> None:
    """The club's pages, as its host sees them."""
    folder.mkdir()
    with running(folder, **QUICK, league_seconds="0.5") as address:
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
        host = {"cookies": [{**cookie, "domain": "127.0.0.1", "path": "/"} for cookie in club.host.cookies]}
        for cookie in host["cookies"]:
            del cookie["url"]
        for viewport in VIEWPORTS:
            for theme in ("light", "dark"):
                _shoot(browser, address, viewport, theme, where, host)


def prepare(browser: Browser, address: str, words: list[str]) -> dict[str, str]:
    """Lay the tables and play them into the middle of the game; where each of them is."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **VIEWPORTS["desk"])
    page = context.new_page()
    where = {"home": "/", "lost": "/nowhere", "lobby": "/lobby", "settings": "/settings", "class": "/class"}
    for game in GAMES:
        if words and game not in words:
            continue
        _table(page, game, 2 if game == "kryds-bolle" else 3)
        _middle(page, game)
        where[game] = page.url
        if game == "shut-the-box":
            where["hint"] = page.url
        where[f"start-{game}"] = f"/start/{game}?how=now"
        where[f"lesson-{game}"] = f"/lesson/{game}"
        where[f"replay-{game}"] = page.url.replace("/table/", "/m/") + "#6"
        page.goto(f"/start/{game}?how=score")
        page.locator("form .primary:not([aria-disabled])").click()
        page.wait_for_url("**/table/*")
        where[f"score-{game}"] = page.url
    page.goto("/start/kryds-bolle?how=friends")
    page.locator("form .primary:not([aria-disabled])").click()
    page.wait_for_url("**/table/*")
    where["waiting"] = page.url
    where["history"] = "/history"
    where["puzzles"] = "/puzzles"
    where |= {f"puzzle-{game}": f"/puzzle/{game}?level=1&seed=practice&number=1" for game in GAMES}
    where |= {f"analysis-{game}": f"/analysis/{game}" for game in GAMES}
    _table(page, "shut-the-box", 2)
    play_to_the_end(page, "shut-the-box")
    where["review"] = page.url.replace("/table/", "/review/") + "#4"
    context.storage_state(path=OUT / "state.json")
    context.close()
    return where


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


def _shoot(
    browser: Browser, address: str, viewport: str, theme: str, where: dict[str, str], state: Any
) -> None:
    """Every page once; at a table, with something chosen where that can be shown."""
    context = browser.new_context(
        base_url=address,
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        storage_state=state,
        **{**VIEWPORTS[viewport], "device_scale_factor": 2 if viewport == "phone" else 1},
    )
    page = context.new_page()
    page.goto("/")
    page.evaluate("localStorage.removeItem('parlour.theme')")
    for name, path in where.items():
        page.goto(path)
        page.locator("main h1, main h2").first.wait_for(state="attached")
        choose(page, name)
        page.wait_for_timeout(500)
        page.screenshot(path=OUT / f"{name}-{viewport}-{theme}.png")
    context.close()


def choose(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    if name == "kryds-bolle":
        page.locator("[data-place='b2.3']").click()
    elif name == "hint":
        page.locator(".bulb:visible, .tools button:visible").first.click()
        page.locator(".sheet .best").wait_for(timeout=THOUGHT)
    elif name == "review" or name.startswith("puzzle-"):
        page.locator(".graph figure, .board .table").first.wait_for(timeout=THOUGHT)
    elif name == "shut-the-box":
        page.locator(".hits [aria-pressed]").first.click()
    elif name == "abaku":
        curtain = page.locator("main section.paper > .primary")
        if curtain.count():
            curtain.click()
        Abaku().show(page)


if __name__ == "__main__":
    main(sys.argv[1:])
