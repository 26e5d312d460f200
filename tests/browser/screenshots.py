"""Pictures of every page and table, desktop and phone, light and dark: `python -m tests.browser.screenshots`.

They lie in screenshots/ and are to be looked at by a person; nothing is compared. Words choose among them:
the beginning of a picture's name (`score` `kryds-bolle`), a screen (`desk` `phone` `small` `tablet` `wall`),
`light` or `dark`, languages (`de` `ru`).
"""

from __future__ import annotations

import json
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from parlour.locales import LANGUAGES

from .clubhouse import QUICK
from .conftest import VIEWPORTS, chromium
from .serving import running
from .sights import THOUGHT, choose, classroom, clubhouse, opened, prepare

OUT = Path(__file__).parents[2] / "screenshots"
SCREENS: dict[str, dict[str, Any]] = {
    "desk": VIEWPORTS["desk"],
    "phone": {**VIEWPORTS["phone"], "device_scale_factor": 2},
    "small": {**VIEWPORTS["phone"], "viewport": {"width": 360, "height": 640}, "device_scale_factor": 2},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "wall": {"viewport": {"width": 1920, "height": 1080}},
}
THEMES = ("light", "dark")
OF_THE_CLUB = ("account", "profile", "leaderboard", "league", "leagues", "host-")
OF_THE_CLASS = ("teach", "class-")


class Shoot:
    """What is wanted, and the camera."""

    def __init__(self, browser: Browser, words: list[str]) -> None:
        self.browser = browser
        self.screens = [word for word in words if word in SCREENS] or ["desk", "phone"]
        self.themes = [word for word in words if word in THEMES] or list(THEMES)
        self.languages = [word for word in words if word in LANGUAGES] or ["en"]
        self.names = [word for word in words if word not in {*SCREENS, *THEMES, *LANGUAGES}]

    def wants(self, name: str) -> bool:
        return not self.names or any(name.startswith(word) for word in self.names)

    def wants_of(self, beginnings: tuple[str, ...]) -> bool:
        return not self.names or any(
            word.startswith(one) or one.startswith(word) for one in beginnings for word in self.names
        )

    def __call__(self, address: str, where: dict[str, str], state: Any) -> None:
        """Every page that is wanted, once a screen and light."""
        for screen, theme, language in product(self.screens, self.themes, self.languages):
            context = opened(self.browser, address, SCREENS[screen], theme, state, language)
            page = context.new_page()
            for name, path in where.items():
                if not self.wants(name):
                    continue
                page.goto(path)
                page.locator("main h1, main h2").first.wait_for(state="attached")
                choose(page, name)
                page.wait_for_timeout(500)
                ending = "" if language == "en" else f"-{language}"
                page.screenshot(path=OUT / f"{name}-{screen}-{theme}{ending}.png")
            context.close()


def main(words: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    state = OUT / "state.json"
    expect.set_options(timeout=THOUGHT)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        shoot = Shoot(browser, words)
        tables, club = Path(folder) / "tables", Path(folder) / "club"
        tables.mkdir()
        club.mkdir()
        with running(tables) as address:
            where = prepare(browser, address, state, shoot.wants)
            shoot(address, where, json.loads(state.read_text("utf-8")))
        if shoot.wants_of(OF_THE_CLUB + OF_THE_CLASS):
            with running(club, **QUICK, league_seconds="0.5") as address:
                if shoot.wants_of(OF_THE_CLUB):
                    shoot(address, *clubhouse(address, club))
                if shoot.wants_of(OF_THE_CLASS):
                    for where, whose in classroom(address):
                        shoot(address, where, whose)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
