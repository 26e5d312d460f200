"""Pictures of every page around the tables, from one seeded house: `python -m tests.browser.places`.

They lie in screenshots/places/ under the numbers of the design's own pictures (30-home-desk-light.png), to be
laid beside those by a person; nothing is compared. Words choose: the beginning of a name (`30` `44-club`), a
screen (`desk` `phone` `tablet` `wall`), `light` or `dark`, languages (`de` `ru`); `whole` takes big screens
in full length too.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from parlour.locales import LANGUAGES

from .clubhouse import QUICK, Member, host, rated
from .conftest import chromium
from .serving import running

OUT = Path(__file__).parents[2] / "screenshots/places"
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "tablet": {"viewport": {"width": 834, "height": 1112}, "has_touch": True},
    "wall": {"viewport": {"width": 1920, "height": 1080}},
}
THEMES = ("light", "dark")
NAMES = ("Ida", "Morfar", "Noor", "Lea", "Amir", "Jonas", "Sara")
PUPILS = ("Amir", "Emil", "Freja", "Ida", "Jonas", "Lea", "Mads", "Noor", "Oskar", "Sara")
HIDDEN = {"kind": "equations", "operations": ["multiplication", "division"], "most": 100, "ask": "complete"}
DRILLS: tuple[dict[str, Any], ...] = (
    {"kind": "sums"},
    {"kind": "equations", "operations": ["addition"], "most": 20, "ask": "complete"},
    HIDDEN,
    {"kind": "calculators"},
)
#: practice days, lessons and puzzles of a month, as a browser keeps them
DAY = timedelta(days=1)


def _done(now: datetime) -> dict[str, str]:
    """What this browser remembers of somebody who comes back every day."""
    yesterday = (now - DAY).date().isoformat()
    days = {"sums": 6, "equations": 3, "points": 1}
    practice = {
        course: {"answers": [], "days": {"now": n, "best": n, "last": yesterday}}
        for course, n in days.items()
    }
    games = ["shut-the-box", "kryds-bolle", "abaku"]
    return {
        "parlour.pace": "0",
        "parlour.lesson.shut-the-box": "done",
        "parlour.lesson.chikugo": "1",
        "parlour.lesson.abaku": "1,2",
        "parlour.practice": json.dumps(practice),
        "parlour.puzzles": json.dumps(
            {
                "done": {},
                "runs": {},
                "days": {"now": 6, "best": 19, "last": yesterday},
                "levels": {game: {"level": 2, "row": 1} for game in games},
            }
        ),
    }


class Place:
    """A page to be seen: where, by whom, how large, and what is done there first."""

    def __init__(
        self,
        path: str,
        whose: Member | None = None,
        screens: tuple[str, ...] = ("desk", "phone", "tablet"),
        first: Callable[[Page], None] | None = None,
        fresh: bool = False,
    ) -> None:
        self.path, self.whose, self.screens, self.first, self.fresh = path, whose, screens, first, fresh


def legal(member: Member, match: str, rng: random.Random) -> bool:
    """One act of the member, if it's their turn; whether there was one."""
    look = member.get(f"/api/matches/{match}")
    if look["table"]["status"] != "running":
        return False
    for side in look["sides"]:
        view = side["view"]
        if view["actor"] != side["seat"] or look["throw"]:
            continue
        act = rng.choice(view["legal"]) if view["legal"] else "pass"
        body = {"seq": look["seq"] + 1, "act": act, "key": f"{look['seq']}-{side['seat']}"}
        return member.ask("POST", f"/api/matches/{match}/act", json=body).is_success
    if look["throw"] and look["throw"]["seat"] in [side["seat"] for side in look["sides"]]:
        return member.ask("POST", f"/api/matches/{match}/throw", json={}).is_success
    return False


def played(acts: int, match: str, *members: Member) -> str:
    """So many acts, or until nobody can go on."""
    rng = random.Random(match and acts)
    waits = 0
    while acts > 0 and waits < 40:
        if any(legal(member, match, rng) for member in members):
            acts, waits = acts - 1, 0
        else:
            waits += 1
            if members[0].get(f"/api/matches/{match}")["table"]["status"] == "over":
                break
    return match


def against_robots(member: Member, game: str, robots: int = 1, **more: Any) -> str:
    seats = [{"kind": "me"}, *[{"kind": "robot", "robot": "random"}] * robots]
    made: str = member.post("/api/matches", game=game, seats=seats, **more)["table"]["match"]
    return made


def together(game: str, *members: Member, **more: Any) -> str:
    """A table of the first one's that the others join."""
    first, *others = members
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    match: str = first.post("/api/matches", game=game, seats=seats, **more)["table"]["match"]
    for member in others:
        member.post(f"/api/matches/{match}/join")
    return match


def on_the_wall(game: str, acts: int, *members: Member) -> tuple[str, str]:
    """A table that the first one put on a big screen and doesn't sit at; its code and address."""
    keeper, *others = members
    seats = [{"kind": "open"}] * len(others)
    match = keeper.post("/api/matches", game=game, seats=seats)["table"]["match"]
    code: str = keeper.post(f"/api/matches/{match}/screen")["code"]
    for member in others:
        member.post(f"/api/matches/{match}/join")
    played(acts, match, *others)
    return code, match


def _puzzle(page: Page) -> None:
    page.locator(".board .table, .hits button").first.wait_for(timeout=60_000)


def _solved(page: Page) -> None:
    """The first set that fits, whether it is the best or not."""
    page.locator(".hits button").first.wait_for(timeout=60_000)
    sets = page.locator(".sets button, .fits button")
    if sets.count():
        sets.first.click()
    page.locator(".acts .primary, .foot .primary").first.click()
    page.locator(".verdict").first.wait_for(timeout=60_000)


def _practised(page: Page) -> None:
    page.locator("main .question").first.wait_for(timeout=20_000)


def _offline(page: Page) -> None:
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")


def house(address: str, folder: Path) -> dict[str, Place]:
    """Seeds the house, and says where every page of it is."""
    keeper = host(address, folder)
    ida, morfar, noor, lea, amir, jonas, sara = (Member(address, name, f"{name.lower()}-m") for name in NAMES)
    fresh = Member(address, "Fresh")
    for winner, loser in (
        (morfar, ida),
        (ida, noor),
        (lea, morfar),
        (lea, ida),
        (ida, amir),
        (morfar, noor),
        (ida, morfar),
    ):
        rated(winner, loser)
    # ended games of Ida's, of all kinds
    played(400, against_robots(ida, "shut-the-box", 2, options={"limit": 30}), ida)
    played(400, against_robots(ida, "take-it", 2), ida)
    played(60, against_robots(ida, "chikugo", 3), ida)
    # running ones
    played(4, against_robots(ida, "abaku"), ida)
    match = together("kryds-bolle", ida, noor, options={"first": "seat"})
    played(10, match, ida, noor)
    lea.post("/api/matches", game="kryds-bolle", public=True, rated=True)
    jonas.post("/api/matches", game="chikugo", public=True, seats=[{"kind": "me"}, *[{"kind": "open"}] * 3])
    played(6, together("shut-the-box", sara, amir, jonas, public=True), sara, amir, jonas)
    played(9, together("kryds-bolle", morfar, amir, public=True), morfar, amir)
    league = keeper.post("/api/leagues", name="Thursday league", game="kryds-bolle")["league"]["id"]
    for member in (ida, morfar, noor, lea, amir, jonas, sara):
        member.post(f"/api/leagues/{league}/enter")
    keeper.post(f"/api/leagues/{league}/start")
    teacher = Member(address, "Eva", "eva-teaches")
    made = teacher.post("/api/classes", name="Class 5b")
    for drill in DRILLS:
        teacher.post(f"/api/classes/{made['id']}/tasks", drill=drill, questions=10)
    pupils = [Member(address, name) for name in PUPILS]
    for pupil in pupils:
        pupil.post("/api/classes/join", code=made["code"], name=pupil.name)
    tasks = pupils[7].get("/api/class")["tasks"]
    _worked(pupils, [one["task"]["id"] for one in tasks])
    box, _ = on_the_wall("shut-the-box", 9, keeper, ida, morfar, noor, jonas)
    tiles, _ = on_the_wall("abaku", 4, keeper, ida, morfar, noor)
    balls, at_balls = on_the_wall("chikugo", 12, keeper, morfar, noor, ida)
    cube, _ = on_the_wall("kryds-bolle", 9, keeper, ida, noor)
    seats = [{"kind": "open"}] * 4
    filling = keeper.post("/api/matches", game="take-it", seats=seats)["table"]["match"]
    waits = keeper.post(f"/api/matches/{filling}/screen")["code"]
    ida.post(f"/api/matches/{filling}/join")
    cup, at_cup = on_the_wall("shut-the-box", 0, keeper, noor, ida)
    rack, at_rack = on_the_wall("abaku", 2, keeper, noor, ida)
    bars, at_bars = on_the_wall("kryds-bolle", 4, keeper, noor, ida)
    pad, at_pad = on_the_wall("chikugo", 0, keeper, ida, noor)
    del cup, rack, bars, pad
    wall, phone = ("wall",), ("phone",)
    return {
        "30-home": Place("/", ida),
        "31-home-first": Place("/", fresh=True),
        "33-empty-games": Place("/history", fresh),
        "33-empty-leaderboard": Place("/leaderboard?game=abaku", fresh),
        "33-empty-puzzles": Place("/puzzles?theme=nothing", fresh),
        "33-empty-tables": Place("/lobby", fresh),
        "34-class-teacher": Place(f"/teach/{made['id']}", teacher),
        "34-classes": Place("/teach", teacher),
        "35-class-task": Place(f"/teach/{made['id']}?task", teacher),
        "36-class-pupil": Place("/class", pupils[7]),
        "36-class-question": Place(f"/class/{tasks[2]['task']['id']}", pupils[7]),
        "36-class-join": Place("/class", fresh=True),
        "38-screen-shut-the-box": Place(f"/screen/{box}", keeper, wall),
        "39-screen-abaku": Place(f"/screen/{tiles}", keeper, wall),
        "40-screen-kugelbox": Place(f"/screen/{balls}", keeper, wall),
        "40-screen-kryds-bolle": Place(f"/screen/{cube}", keeper, wall),
        "38-screen-filling": Place(f"/screen/{waits}", keeper, wall),
        "38-screen-start": Place("/screen", ida),
        "38-join": Place("/j", fresh),
        "41-hand-cup": Place(f"/table/{at_cup}", noor, phone),
        "41-hand-rack": Place(f"/table/{at_rack}", noor, phone),
        "41-hand-bars": Place(f"/table/{at_bars}", noor, phone),
        "41-hand-pad": Place(f"/table/{at_pad}", ida, phone),
        "41-hand-waits": Place(f"/table/{at_cup}", ida, phone),
        "41-hand-watches": Place(f"/table/{at_balls}", noor, phone),
        "42-club-tables": Place("/lobby", ida),
        "43-club-games": Place("/history", ida),
        "44-club-league": Place(f"/leagues/{league}", ida),
        "44-club-leagues": Place("/leagues", ida),
        "45-club-leaderboard": Place("/leaderboard?game=kryds-bolle", ida),
        "45-club-people": Place("/people", ida),
        "46-club-profile": Place(f"/people/{ida.id}", noor),
        "47-learn": Place("/learn", ida),
        "47-learn-rules": Place("/learn?part=rules", ida),
        "48-rules-abaku": Place("/rules/abaku", ida),
        "48-rules-shut-the-box": Place("/rules/shut-the-box", ida),
        "48-rules-chikugo": Place("/rules/chikugo", ida),
        "49-practice": Place("/practice", ida),
        "49-practice-equations": Place("/practice/equations", ida, first=_practised),
        "49-practice-sums": Place("/practice/sums", ida, first=_practised),
        "50-puzzles": Place("/puzzles", ida),
        "51-puzzle": Place("/puzzle/shut-the-box?level=1&seed=practice&number=1", ida, first=_puzzle),
        "51-puzzle-right": Place("/puzzle/shut-the-box?level=1&seed=practice&number=1", ida, first=_solved),
        "52-settings": Place("/settings", ida),
        "52-settings-table": Place("/settings?part=table", ida),
        "53-class-code": Place(f"/teach/{made['id']}/screen", teacher, wall),
        "57-print": Place("/print", ida),
        "81-not-found": Place("/nowhere", ida),
        "82-offline": Place("/lobby", ida, first=_offline),
        "90-help": Place("/help", ida),
        "90-about": Place("/about", ida),
        "90-account": Place("/account", ida),
    }


def _worked(pupils: list[Member], tasks: list[str]) -> None:
    """Pupils who got through some of it, each as far as their place in the list lets them."""
    for number, pupil in enumerate(pupils):
        for task in tasks[: 1 + number % len(tasks)]:
            for turn in range(2 + number % 3):
                asked = pupil.ask("POST", f"/api/class/tasks/{task}/question", json={})
                if not asked.is_success or not asked.json().get("ready"):
                    break
                answer = {"number": asked.json().get("number", turn + 1), "answer": "7", "key": f"{turn}"}
                if not pupil.ask("POST", f"/api/class/tasks/{task}/answer", json=answer).is_success:
                    break


class Shoot:
    """What is wanted, and the camera."""

    def __init__(self, browser: Browser, address: str, words: list[str]) -> None:
        self.browser, self.address = browser, address
        self.whole = "whole" in words
        words = [word for word in words if word != "whole"]
        self.screens = [word for word in words if word in SCREENS]
        self.themes = [word for word in words if word in THEMES] or list(THEMES)
        self.languages = [word for word in words if word in LANGUAGES] or ["en"]
        self.names = [word for word in words if word not in {*SCREENS, *THEMES, *LANGUAGES}]

    def wants(self, name: str) -> bool:
        return not self.names or any(name.startswith(word) for word in self.names)

    def __call__(self, name: str, place: Place) -> None:
        screens = [screen for screen in place.screens if not self.screens or screen in self.screens]
        for screen, theme, language in product(screens, self.themes, self.languages):
            context = self.browser.new_context(
                base_url=self.address,
                locale=language,
                reduced_motion="reduce",
                color_scheme="dark" if theme == "dark" else "light",
                service_workers="block",
                **SCREENS[screen],
            )
            kept = {} if place.fresh else _done(datetime.now(UTC))
            kept["parlour.theme"] = theme
            context.add_init_script(
                f"for (const [k, v] of Object.entries({json.dumps(kept)}))"
                " try { if (localStorage.getItem(k) === null) localStorage.setItem(k, v) } catch {}"
            )
            if place.whose is not None:
                context.add_cookies(place.whose.cookies)
            page = context.new_page()
            page.goto(place.path)
            page.locator("main").first.wait_for(state="attached")
            page.wait_for_load_state("networkidle")
            try:
                if place.first:
                    place.first(page)
            except PlaywrightError as error:
                print(f"{name} on {screen}: {str(error).splitlines()[0]}")
            page.wait_for_timeout(350)
            ending = "" if language == "en" else f"-{language}"
            page.screenshot(
                path=OUT / f"{name}-{screen}-{theme}{ending}.png",
                full_page=self.whole or screen != "wall",
            )
            context.close()


def main(words: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        with running(Path(folder), **QUICK, league_seconds="0.5", guests_per_hour="10000") as address:
            places = house(address, Path(folder))
            shoot = Shoot(browser, address, words)
            for name, place in places.items():
                if shoot.wants(name):
                    shoot(name, place)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
