"""Pictures of every table in three languages on a phone: `python -m tests.browser.screenshots_languages`.

They lie in screenshots/ beside the others and are to be looked at: nothing may be cut off or overlap.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .conftest import VIEWPORTS, chromium
from .playing import GAMES
from .screenshots import OUT
from .serving import running
from .sights import choose, prepare
from .test_languages import SOME, speaking


def main(langs: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        where = prepare(browser, address, OUT / "state.json", lambda name: name in GAMES)
        for lang in langs or SOME:
            _shoot(browser, address, lang, {game: where[game] for game in GAMES})
        browser.close()


def _shoot(browser: Browser, address: str, lang: str, tables: dict[str, str]) -> None:
    context = browser.new_context(
        base_url=address,
        reduced_motion="reduce",
        storage_state=OUT / "state.json",
        **{**VIEWPORTS["small"], "device_scale_factor": 2},
    )
    page = speaking(context, lang)
    for game, path in tables.items():
        page.goto(path)
        page.locator("main h1, main h2").first.wait_for(state="attached")
        choose(page, game)
        page.wait_for_timeout(500)
        page.screenshot(path=OUT / f"{game}-{lang}-phone.png", full_page=True)
    context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
