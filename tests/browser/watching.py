"""A stop-watch at the table: what stands in the slip, each with when it came; every shift of the layout."""

from __future__ import annotations

import itertools
from typing import Any

from playwright.sync_api import BrowserContext, Page

from .playing import look

_WATCH = """
if (!sessionStorage.getItem('hurried')) localStorage.setItem('parlour.pace', 'quick');
window.told = []; window.shifts = []; window.phases = []; window.ended = null;
// each with what was moved
const moved = (one) => one.sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML?.slice(0, 120));
new PerformanceObserver((seen) => {
  for (const one of seen.getEntries()) window.shifts.push([one.value, moved(one)]);
}).observe({ type: 'layout-shift', buffered: true });
const now = () => performance.timeOrigin + performance.now();
const say = (key, words) => {
  if (key && window.told.at(-1)?.key !== key) window.told.push({ key, words, at: now() });
};
const note = () => {
  const slip = document.querySelector('[data-slip]');
  const heading = document.querySelector('[data-end] h1');
  // below the sentence the last act is told for as long as it has to be
  const last = document.querySelector('[data-end] [data-told]')?.firstChild.textContent.trim();
  if (heading) window.ended ??= now();
  if (last && window.told.at(-1)?.words.includes(last)) return;
  if (heading) say(last ? 'told/last' : 'end', last ?? heading.textContent);
  else say(slip?.dataset.key, slip?.textContent.trim());
  const phase = document.querySelector('.tray')?.dataset.phase;
  if (phase && window.phases.at(-1)?.phase !== phase)
    window.phases.push({ phase, mine: !!document.querySelector('.acts .primary'), at: now() });
};
new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
"""


def watched(context: BrowserContext) -> Page:
    """A page with the stop-watch, at the quick pace."""
    page = context.new_page()
    page.add_init_script(_WATCH)
    return page


def hurry(page: Page) -> None:
    """Show all that follows at once: what comes next has been timed often enough."""
    page.evaluate("sessionStorage.setItem('hurried', 'yes')")
    page.reload()
    page.locator(".table").wait_for()


def told_by(page: Page, *names: str) -> list[tuple[str, float]]:
    """What these did, and for how many milliseconds each was told. What still stands isn't there yet."""
    line: list[dict[str, Any]] = page.evaluate("window.told")
    return [
        (one["words"], after["at"] - one["at"])
        for one, after in itertools.pairwise(line)
        if one["key"].startswith("told/") and one["words"].startswith(names)
    ]


def lost_throws(page: Page) -> list[float]:
    """For how many milliseconds the throws of others lay that fitted nothing; the last one may still lie."""
    line: list[dict[str, Any]] = page.evaluate(
        "[...window.phases, { phase: 'now', at: performance.timeOrigin + performance.now() }]"
    )
    return [
        after["at"] - one["at"]
        for one, after in itertools.pairwise(line)
        if one["phase"] == "counted" and not one["mine"]
    ]


def end_came_after(page: Page) -> float:
    """Milliseconds between what ended the match, by the server's time, and its sentence on this page."""
    seen: float = page.evaluate("window.ended")
    last: int = look(page)["sides"][0]["events"][-1]["at"]
    return seen - last
