"""Measures the page: `python -m tests.browser.speed` prints a table, `make bench` writes it down.

Scripts of the first page (compressed), time until it can be used with a processor slowed four times, how
soon a move is seen and answered, what moves by itself while one plays, and how often a throw and the turning
bars are drawn with a processor slowed twice. The machine's own noise is in the figures: the best of a few
counts.
"""

from __future__ import annotations

import argparse
import gzip
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.rounds import show, versions

from .conftest import VIEWPORTS, chromium
from .playing import GAMES, hand_for, start
from .serving import PAGE, running

RUNS = 5
#: scripts that are named with their sizes
LARGEST = 12
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


#: notes by itself when the first page can be used: whoever asks from outside is slowed down too
_USABLE = """window.usable = new Promise((done) => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector(".shelf a")) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  });
  seen.observe(document, { childList: true, subtree: true });
})"""
#: how often the bars are drawn while a hand turns them for a second
_TURN = """() => new Promise((done) => {
  const bars = document.querySelector("svg.bars");
  const box = bars.getBoundingClientRect();
  const at = (type, x) => bars.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, isPrimary: true, button: 0, bubbles: true, clientX: box.left + x, clientY: box.top + 200,
  }));
  bars.setPointerCapture = () => {};
  let frames = 0;
  const began = performance.now();
  at("pointerdown", 100);
  const step = () => {
    frames++;
    at("pointermove", 100 + frames * 4);
    if (performance.now() - began < 1000) requestAnimationFrame(step);
    else { at("pointerup", 0); done((frames * 1000) / (performance.now() - began)); }
  };
  requestAnimationFrame(step);
})"""
#: how often the page is drawn in the second before the balls lie
_FLIGHT = """() => new Promise((done) => {
  const times = [];
  const step = (now) => {
    const flying = document.querySelector("[data-skip]");
    if (flying) times.push(now);
    else if (times.length) {
      const end = times[times.length - 1];
      return done(times.filter((time) => time > end - 1000).length);
    }
    requestAnimationFrame(step);
  };
  document.querySelector(".acts .primary").click();
  requestAnimationFrame(step);
})"""
#: how far things moved by themselves, as the browser counts it
_SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the figures here")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        packed = _first_scripts(browser, address)
        ready = [_ready(browser, address) for _ in range(RUNS)]
        seen, answered = _moves(browser, address)
        shifts = {game: _shift(browser, address, game) for game in GAMES}
        drawn = max(_flight(browser, address) for _ in range(RUNS))
        turned = max(_turning(browser, address) for _ in range(RUNS))
        browser.close()
    rows = [
        _row("scripts of the first page, compressed kB", packed / 1000, 120),
        _row("usable, processor slowed 4 times, s (best)", min(ready), 1.5),
        _row("usable, processor slowed 4 times, s (median)", median(ready)),
        _row("a press is seen, ms (median)", median(seen), "one frame"),
        _row("a move is answered, ms (median)", median(answered), 100),
        *(
            _row(f"what moves by itself (layout shift), {game} against a robot", found, "0")
            for game, found in shifts.items()
        ),
        _row("a throw, drawn, processor slowed 2 times, frames a second", drawn, "60"),
        _row("bars turned, the same", turned, "60"),
    ]
    sizes = ", ".join(f"{name} {size / 1000:.1f}" for name, size in list(_sizes().items())[:LARGEST])
    result = {
        "title": "The page",
        "versions": versions("playwright"),
        "rows": rows,
        "notes": [f"The system's Chromium. The largest scripts, compressed kB: {sizes}."],
    }
    show(result, given.json)


def _row(name: str, measured: float, wanted: float | str | None = None) -> dict[str, Any]:
    return {"name": name, "ours": measured, "theirs": None, "ratio": None, "wanted": wanted}


def _sizes() -> dict[str, int]:
    """Every script of the page by its name, compressed, the largest first."""
    found = {
        file.name.rsplit("-", 1)[0]: len(gzip.compress(file.read_bytes(), 6))
        for file in (PAGE.parent / "assets").glob("*.js")
    }
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _shift(browser: Browser, address: str, game: str) -> float:
    """What moves by itself while a few turns are played against a robot."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **VIEWPORTS["desk"])
    page = context.new_page()
    start(page, game, "now")
    hand, asked = hand_for(game), page.locator(".acts .primary, main section.paper .primary").first
    asked.wait_for()
    page.wait_for_timeout(1000)
    before: float = page.evaluate(_SHIFT)
    for _ in range(5):
        asked.wait_for()
        hand(page)
    after: float = page.evaluate(_SHIFT)
    context.close()
    return after - before


def _flight(browser: Browser, address: str) -> float:
    """Frames a second while balls fly."""

    def lay(page: Page) -> None:
        page.goto("/start/chikugo?how=here")
        page.locator("form .primary:not([aria-disabled])").click()
        page.locator(".stage.hand").wait_for()

    return _frames(browser, address, lay, _FLIGHT)


def _turning(browser: Browser, address: str) -> float:
    """Frames a second while the bars are turned."""

    def lay(page: Page) -> None:
        start(page, "kryds-bolle", "here")
        page.locator("[data-place]").first.wait_for()

    return _frames(browser, address, lay, _TURN)


def _frames(browser: Browser, address: str, lay: Callable[[Page], None], count: str) -> float:
    """Frames a second at a table that is laid first, as a script counts them, slowed twice."""
    context = browser.new_context(base_url=address, **VIEWPORTS["desk"])
    page = context.new_page()
    lay(page)
    page.wait_for_timeout(500)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 2})
    frames: float = page.evaluate(count)
    context.close()
    return frames


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
    """Seconds until the shelf is there, has been drawn, and the main thread answers."""
    page = _page(browser, address)
    page.add_init_script(_USABLE)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto("/", wait_until="commit")
    page.locator(".shelf a").first.wait_for()
    ready: float = page.evaluate("window.usable")
    page.context.close()
    return ready / 1000


def _moves(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    context = browser.new_context(base_url=address, reduced_motion="reduce", **VIEWPORTS["desk"])
    page = context.new_page()
    start(page, "kryds-bolle", "here")
    page.locator("[data-place][aria-pressed]").first.wait_for()
    page.wait_for_timeout(1000)
    times = [page.evaluate(_PRESS) for _ in range(20)]
    return [seen for seen, _ in times], [answered for _, answered in times]


if __name__ == "__main__":
    main()
