"""Pictures of an evening, from the start page to the rematch: `python -m tests.browser.evening`.

Each scene is played once on a real server, and taken at every size, light and dark: single pictures in
screenshots/evening/, and all sizes on a sheet in its folder sheets/, to be looked at by a person. Words
choose among the scenes by the beginning of their names (`end` `told-abaku`), among the sizes (`desk` `phone`
`low`) and the lights (`dark`).
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from .conftest import QUICK, headless
from .playing import (
    OVER,
    PLAY,
    Abaku,
    _chips,
    join,
    look,
    menu,
    play_to_the_end,
    resign,
    settled,
    sit_down,
    start,
)
from .serving import running
from .sights import BALLS, NAMES

OUT = Path(__file__).parents[2] / "screenshots" / "evening"
SIZES = {
    "desk": (1280, 800),
    "wall": (1440, 900),
    "narrow": (1024, 768),
    "flat": (1180, 820),
    "upright": (820, 1180),
    "low": (844, 390),
    "lower": (667, 375),
    "phone": (390, 844),
    "small": (360, 640),
}
USUAL = ("desk", "upright", "low", "phone", "small")
LIGHTS = ("light", "dark")
#: dice that shut the whole box, and the flaps for each
SHUTS = (
    ("1+6", "7"),
    ("2+6", "8"),
    ("1+5", "6"),
    ("4+5", "9"),
    ("5+6", "11"),
    ("2+4", "1,5"),
    ("4+6", "10"),
    ("6+6", "12"),
    ("3+6", "2,3,4"),
)


class Evening:
    """A server, a browser, and what is wanted of all that could be seen."""

    def __init__(self, browser: Browser, address: str, words: list[str]) -> None:
        self.browser, self.address = browser, address
        self.sizes = [word for word in words if word in SIZES]
        self.lights = [word for word in words if word in LIGHTS] or list(LIGHTS)
        self.names = [word for word in words if word not in {*SIZES, *LIGHTS}]
        self.shots: dict[tuple[str, str], list[tuple[str, Image.Image]]] = {}

    def wants(self, name: str) -> bool:
        return not self.names or any(name.startswith(word) or word.startswith(name) for word in self.names)

    @contextmanager
    def person(self, **more: Any) -> Iterator[Page]:
        context = self.browser.new_context(
            base_url=self.address, reduced_motion="reduce", viewport={"width": 1280, "height": 800}, **more
        )
        context.add_init_script(QUICK)
        yield context.new_page()
        context.close()

    def take(self, page: Page, name: str, sizes: tuple[str, ...] = USUAL) -> None:
        """The page at each size, light and dark, as a sheet a light."""
        was = page.viewport_size
        for light in self.lights:
            page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
            taken = []
            for size in self.sizes or sizes:
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(250)
                taken.append((size, Image.open(io.BytesIO(page.screenshot()))))
                taken[-1][1].save(OUT / f"{name}-{size}-{light}.png")
            _sheet(taken).save(OUT / "sheets" / f"{name}-{light}.png")
        if was:
            page.set_viewport_size(was)
        print(name, flush=True)


def _sheet(taken: list[tuple[str, Image.Image]]) -> Image.Image:
    """Pictures beside each other, in rows of about three desks."""
    rows: list[list[tuple[str, Image.Image]]] = [[]]
    for one in taken:
        if rows[-1] and sum(picture.width for _, picture in rows[-1]) + one[1].width > 2100:
            rows.append([])
        rows[-1].append(one)
    width = max(sum(picture.width + 12 for _, picture in row) for row in rows)
    height = sum(max(picture.height for _, picture in row) + 26 for row in rows)
    sheet = Image.new("RGB", (width, height), "#888")
    pen = ImageDraw.Draw(sheet)
    top = 0
    for row in rows:
        left = 0
        for size, picture in row:
            pen.text((left + 4, top + 4), f"{size} {picture.width} x {picture.height}", fill="white")
            sheet.paste(picture, (left, top + 20))
            left += picture.width + 12
        top += max(picture.height for _, picture in row) + 26
    return sheet


SCENES: dict[str, Callable[[Evening], None]] = {}


def scene(name: str) -> Callable[[Callable[[Evening], None]], Callable[[Evening], None]]:
    def add(played: Callable[[Evening], None]) -> Callable[[Evening], None]:
        SCENES[name] = played
        return played

    return add


# --- before ---


@scene("start")
def _start(evening: Evening) -> None:
    with evening.person() as page:
        for game in ("kryds-bolle", "shut-the-box", "abaku", "chikugo", "take-it"):
            page.goto(f"/start/{game}")
            page.locator(PLAY).wait_for()
            page.wait_for_timeout(400)
            evening.take(page, f"start-{game}")


@scene("players")
def _players(evening: Evening) -> None:
    with evening.person() as page:
        for game in ("kryds-bolle", "chikugo"):
            page.goto(f"/start/{game}")
            page.locator(PLAY).wait_for()
            page.get_by_role("button", name="Change players").click()
            if game == "chikugo":
                page.get_by_role("dialog").get_by_role("button", name="Add a chair").click()
                page.get_by_role("dialog").locator(".sit").first.click()
            evening.take(page, f"players-{game}")


@scene("options")
def _options(evening: Evening) -> None:
    with evening.person() as page:
        for game in ("abaku", "shut-the-box", "kryds-bolle", "chikugo"):
            page.goto(f"/start/{game}")
            page.locator(PLAY).wait_for()
            page.get_by_role("button", name="How shall we play?").click()
            evening.take(page, f"options-{game}", ("desk", "upright", "phone"))


@scene("lobby")
def _lobby(evening: Evening) -> None:
    with evening.person() as ida, evening.person() as noor, evening.person() as morfar:
        ida.goto("/start/chikugo?how=friends")
        ida.locator(PLAY).wait_for()
        sit_down(ida, ["Ida"])
        ida.get_by_role("button", name="Change players").click()
        for _ in range(2):
            ida.get_by_role("button", name="Add a chair").click()
        ida.locator("dialog .primary").click()
        ida.wait_for_url("**/table/*")
        noor.goto(ida.url)
        join(noor, "Noor")
        ida.get_by_role("heading", name="2 more chairs to fill").wait_for()
        evening.take(ida, "lobby")
        morfar.goto(ida.url)
        morfar.get_by_label("Your name at the table").fill("Morfar")
        evening.take(morfar, "invitation")
        morfar.get_by_role("button", name="Join", exact=True).click()
        ida.get_by_role("heading", name="One more chair to fill").wait_for()
        noor.set_viewport_size({"width": 390, "height": 844})
        ida.get_by_role("button", name="Seat a robot").click()
        noor.locator(".count").wait_for()
        noor.screenshot(path=OUT / "countdown-phone.png")
        ida.get_by_role("button", name="Wait a moment").click()
        ida.get_by_role("button", name="Start now").wait_for()
        evening.take(ida, "lobby-full", ("desk", "phone"))


# --- at the table ---


def _kryds(page: Page) -> None:
    start(page, "kryds-bolle", "here", NAMES[:2])
    for bar in BALLS.split():
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        settled(page)


@scene("told-kryds")
def _told_kryds(evening: Evening) -> None:
    with evening.person() as page:
        _kryds(page)
        evening.take(page, "told-kryds", tuple(SIZES))
        page.locator("[data-slip]").get_by_role("button", name="Moves").click()
        evening.take(page, "told-kryds-moves", ("desk", "wall"))
        page.locator("[data-slip]").get_by_role("button", name="Moves").click()
        page.locator("[data-place][aria-pressed]").first.click()
        evening.take(page, "chosen-kryds")


@scene("told-abaku")
def _told_abaku(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "abaku", "now")
        hand = Abaku(6)
        for _ in range(4):
            page.locator(".rack").wait_for()
            hand(page)
            page.locator(f"{OVER}, .acts .primary").first.wait_for()
        page.locator(".rack").wait_for()
        page.wait_for_timeout(600)
        evening.take(page, "told-abaku", tuple(SIZES))
        page.get_by_role("button", name="Hint", exact=True).first.click()
        page.locator("[data-slip=hint]").wait_for(timeout=60_000)
        page.wait_for_timeout(600)
        evening.take(page, "hint-abaku")
        page.locator("[data-slip=hint]").get_by_role("button", name="Lay it").click()
        evening.take(page, "laid-abaku", tuple(SIZES))


@scene("carried-abaku")
def _carried_abaku(evening: Evening) -> None:
    with evening.person(has_touch=True) as page:
        page.set_viewport_size({"width": 390, "height": 844})
        start(page, "abaku", "now")
        hand = Abaku(6)
        for _ in range(2):
            page.locator(".rack").wait_for()
            hand(page)
            page.locator(f"{OVER}, .acts .primary").first.wait_for()
        for width, height in ((390, 844), (360, 640), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(300)
            slot = page.locator("[data-slot]").first.bounding_box()
            field = page.locator(".thing .object").first.bounding_box()
            assert slot is not None
            assert field is not None
            page.mouse.move(slot["x"] + 20, slot["y"] + 20)
            page.mouse.down()
            page.mouse.move(field["x"] + field["width"] * 0.4, field["y"] + field["height"] * 0.6, steps=6)
            page.mouse.move(field["x"] + field["width"] * 0.4, field["y"] + field["height"] * 0.7, steps=6)
            page.wait_for_timeout(300)
            page.screenshot(path=OUT / f"carried-abaku-{width}.png")
            page.mouse.move(slot["x"] + 20, slot["y"] + 20, steps=4)
            page.mouse.up()
            page.wait_for_timeout(300)
        print("carried-abaku")


@scene("throw-shut")
def _throw_shut(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "shut-the-box", "here", NAMES)
        page.locator(".acts .primary").wait_for()
        evening.take(page, "throw-shut", tuple(SIZES))
        if not page.locator(".sets button").count():  # nobody waits longer than 20 seconds for a throw
            page.locator(".acts .primary").click()
            settled(page)
        page.locator(".sets button").first.wait_for()
        page.locator(".hits [aria-pressed]").first.click()
        evening.take(page, "chosen-shut", tuple(SIZES))
        page.locator(".hits [aria-pressed=true]").first.click()
        for _ in range(60):
            if page.locator(".tray[data-phase=counted]").count():
                break
            if page.locator(".sets button").count():
                page.locator(".sets button").first.click()
            live = page.locator(".acts .primary:not([aria-disabled])")
            if live.count():
                live.first.click()
                settled(page)
            page.wait_for_timeout(200)
        evening.take(page, "nothing-fits", tuple(SIZES))
        page.get_by_role("button", name="What else?").first.click()
        evening.take(page, "what-else", ("desk", "phone"))
        page.locator(".acts .primary").click()
        page.wait_for_timeout(400)
        evening.take(page, "told-shut")


@scene("told-chikugo")
def _told_chikugo(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "chikugo", "here", NAMES, {"Throw": "by hand"})
        page.locator(".acts .primary").wait_for()
        evening.take(page, "aim-chikugo", tuple(SIZES))
        for _ in range(7):
            _chips(page)
            page.wait_for_timeout(300)
        evening.take(page, "told-chikugo", tuple(SIZES))


@scene("told-take-it")
def _told_take_it(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "take-it", "here", NAMES)
        for _ in range(15):
            _chips(page)
        page.wait_for_timeout(300)
        evening.take(page, "told-take-it", tuple(SIZES))


@scene("slips")
def _slips(evening: Evening) -> None:
    sizes = ("desk", "low", "phone", "small")
    with evening.person() as ida, evening.person() as noor:
        match = start(ida, "kryds-bolle", "friends", ["Ida"])
        noor.goto(f"/table/{match}")
        join(noor, "Noor")
        for page in (ida, noor):
            page.locator(".table").wait_for()
        ida.locator("[data-place^='b2.'][aria-pressed]").click()
        ida.get_by_role("button", name="Place the ball").click()
        settled(ida)
        ida.wait_for_timeout(900)
        evening.take(ida, "slips-thinking", sizes)
        menu(ida, "Offer a draw")
        evening.take(ida, "slips-sure-draw", sizes)
        ida.locator("[data-slip=question]").get_by_role("button", name="Offer").click()
        noor.locator("[data-slip=question]").wait_for()
        evening.take(noor, "slips-draw", sizes)
        noor.locator("[data-slip=question]").get_by_role("button", name="Play on").click()
        ida.get_by_role("button", name="Take back").first.click()
        noor.locator("[data-slip=question]").wait_for()
        evening.take(noor, "slips-take-back", sizes)
        noor.locator("[data-slip=question] button").first.click()
        menu(noor, "Resign")
        evening.take(noor, "slips-resign", sizes)
        noor.locator("[data-slip=question]").get_by_role("button", name="Keep playing").click()
        noor.get_by_role("button", name="Hint").first.click()
        evening.take(noor, "slips-no-hints", sizes)
        ida.context.set_offline(True)
        ida.locator("[data-line=lost]").wait_for(timeout=30_000)
        evening.take(ida, "slips-offline", sizes)
        noor.locator("main h1").first.click()
        noor.get_by_text("lost the connection").first.wait_for(timeout=30_000)
        evening.take(noor, "slips-away", sizes)


@scene("menu")
def _menus(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "kryds-bolle", "now")
        page.locator("[data-place][aria-pressed]").first.wait_for()
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("dialog", name="Table menu").wait_for()
        evening.take(page, "menu", ("desk", "low", "phone"))


# --- the end ---


def _tell(page: Page, match: str, act: str, count: int) -> None:
    seen = look(page)
    sides = seen["sides"]
    actor = sides[0]["view"]["actor"]
    seat = actor if isinstance(actor, int) else sides[0]["view"].get("turn", 0)
    given = {"seq": seen["seq"] + 1, "act": act, "key": f"k{count}", "seat": seat}
    answer = page.request.post(f"/api/matches/{match}/act", data=given)
    assert answer.ok, (act, answer.text())


@scene("end-shut")
def _end_shut(evening: Evening) -> None:
    with evening.person() as page:
        match = start(page, "shut-the-box", "score", NAMES)
        acts = [one for _ in range(2) for one in ("1+1", "2", "1+1")]
        acts += [one for dice, flaps in SHUTS for one in (dice, flaps)]
        for count, act in enumerate(acts):
            _tell(page, match, act, count)
        page.reload()  # nobody here wrote the lost turns down
        page.locator(OVER).wait_for()
        page.wait_for_timeout(500)
        evening.take(page, "end-shut", tuple(SIZES))


@scene("end-points")
def _end_points(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "shut-the-box", "here", NAMES, {"Ready-made rules": "Quick, one round"})
        play_to_the_end(page, "shut-the-box")
        page.wait_for_timeout(500)
        evening.take(page, "end-points")


@scene("review")
def _review(evening: Evening) -> None:
    """Whoever waits for a slow machine's analysis sees it after some minutes."""
    with evening.person() as page:
        for game, agreed in (
            ("shut-the-box", {"Ready-made rules": "Quick, one round"}),
            ("kryds-bolle", None),
            ("chikugo", None),
        ):
            start(page, game, "now", agreed=agreed)
            play_to_the_end(page, game)
            page.goto(page.url.replace("/table/", "/review/"))
            page.locator("figure .graph").first.wait_for(timeout=300_000)
            page.wait_for_timeout(1_000)
            evening.take(page, f"review-{game}", ("wall", "desk", "upright", "low", "phone"))


@scene("end-kryds")
def _end_kryds(evening: Evening) -> None:
    with evening.person() as page:
        _kryds(page)
        play_to_the_end(page, "kryds-bolle")
        page.wait_for_timeout(500)
        evening.take(page, "end-kryds", tuple(SIZES))


@scene("end-robot-kryds")
def _end_robot_kryds(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "kryds-bolle", "now")
        play_to_the_end(page, "kryds-bolle")
        page.wait_for_timeout(500)
        evening.take(page, "end-robot-kryds")


@scene("end-abaku")
def _end_abaku(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "abaku", "now")
        play_to_the_end(page, "abaku")
        page.wait_for_timeout(500)
        evening.take(page, "end-abaku", tuple(SIZES))


@scene("end-chikugo")
def _end_chikugo(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "chikugo", "here", NAMES)
        play_to_the_end(page, "chikugo")
        page.wait_for_timeout(500)
        evening.take(page, "end-chikugo", tuple(SIZES))


@scene("end-take-it")
def _end_take_it(evening: Evening) -> None:
    with evening.person() as page:
        start(page, "take-it", "now")
        play_to_the_end(page, "take-it")
        page.wait_for_timeout(500)
        evening.take(page, "end-take-it", tuple(SIZES))


@scene("ends")
def _ends(evening: Evening) -> None:
    """Resigned, drawn, a rematch that is asked for and refused, and what a watcher sees."""
    sizes = ("desk", "low", "phone")
    with evening.person() as ida, evening.person() as noor, evening.person() as mia:
        match = start(ida, "kryds-bolle", "friends", ["Ida"])
        noor.goto(f"/table/{match}")
        join(noor, "Noor")
        for page in (ida, noor):
            page.locator(".table").wait_for()
        mia.goto(f"/table/{match}")
        mia.locator(".table").wait_for()
        ida.locator("[data-place^='b2.'][aria-pressed]").click()
        ida.get_by_role("button", name="Place the ball").click()
        settled(ida)
        resign(noor)
        for page, name in ((ida, "ends-won"), (noor, "ends-resigned"), (mia, "ends-watched")):
            page.locator(OVER).wait_for()
            page.wait_for_timeout(300)
            evening.take(page, name, sizes)
        ida.get_by_role("button", name="Rematch").click()
        expect(ida.locator("[data-end] h1")).to_have_text("Waiting for Noor")
        evening.take(ida, "ends-asked", sizes)
        noor.get_by_role("button", name="Accept rematch").wait_for()
        evening.take(noor, "ends-offered", sizes)
        noor.get_by_role("button", name="No, thanks").click()
        ida.wait_for_timeout(600)
        evening.take(ida, "ends-declined", sizes)


def main(words: list[str]) -> None:
    (OUT / "sheets").mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=30_000)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        running(Path(folder), home="ask") as address,
    ):
        browser = playwright.chromium.launch(executable_path=headless())
        evening = Evening(browser, address, words)
        failed = []
        for name, played in SCENES.items():
            if not evening.wants(name):
                continue
            try:
                played(evening)
            except (Error, AssertionError) as why:
                failed.append(name)
                print(f"{name} failed: {str(why)[:400]}", flush=True)
        browser.close()
    if failed:
        sys.exit(f"no pictures of {', '.join(failed)}")


if __name__ == "__main__":
    main(sys.argv[1:])
