"""Measures the page as issue readers ask for it: `python -m tests.browser.speed` prints a table.

Scripts of the first page (compressed), time until it can be used with a processor slowed four times, and
how soon a move is seen and answered. The machine's own noise is in the figures: take the best of a few.
"""

from __future__ import annotations

import gzip
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from .conftest import VIEWPORTS, chromium
from .playing import start
from .serving import running

RUNS = 5
#: from the press until the page has drawn something new, and until the ball lies
_PRESS = """() => new Promise((done) => {
  const button = document.querySelector("[data-place][aria-pressed=false]");
  const place = button.dataset.place;
  const began = performance.now();
  button.click();
  requestAnimationFrame(() => {
    const seen = performance.now() - began;
    const sent = performance.now();
    document.querySelector(`[data-place="${place}"]`).click();
    const look = () => {
      const lies = document.querySelector(`[data-place="${place}"]`).getAttribute("aria-disabled") === "true";
      if (lies) done([seen, performance.now() - sent]);
      else setTimeout(look, 1);
    };
    look();
  });
})"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        packed = _first_scripts(browser, address)
        ready = [_ready(browser, address) for _ in range(RUNS)]
        seen, answered = _moves(browser, address)
        browser.close()
    print("| what | goal | measured |\n|---|---|---|")
    print(f"| scripts of the first page, compressed | < 120 kB | {packed / 1000:.1f} kB |")
    print(f"| usable, processor slowed 4 times | < 1.5 s | {min(ready):.2f} s (median {median(ready):.2f}) |")
    print(f"| a press is seen | one frame | {median(seen):.0f} ms |")
    print(f"| a move is answered | < 100 ms | {median(answered):.0f} ms |")


def _page(browser: Browser, address: str) -> Page:
    return browser.new_context(base_url=address, **VIEWPORTS["desk"]).new_page()


def _first_scripts(browser: Browser, address: str) -> int:
    page, found = _page(browser, address), dict[str, bytes]()

    def keep(answer: Any) -> None:
        if answer.request.resource_type == "script":
            found[answer.url] = answer.body()

    page.on("response", keep)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return sum(len(gzip.compress(body, 6)) for body in found.values())


def _ready(browser: Browser, address: str) -> float:
    """Seconds until the shelf is there and the main thread answers."""
    page = _page(browser, address)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto("/", wait_until="commit")
    page.locator(".shelf a").first.wait_for()
    ready: float = page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => done(performance.now())))"
    )
    page.context.close()
    return ready / 1000


def _moves(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    page = _page(browser, address)
    start(page, "kryds-bolle", "here")
    page.locator("[data-place][aria-pressed]").first.wait_for()
    times = [page.evaluate(_PRESS) for _ in range(20)]
    return [seen for seen, _ in times], [answered for _, answered in times]


if __name__ == "__main__":
    main()
