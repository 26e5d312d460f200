"""On the device: settings that stay, sound that can be off, a page that is kept and tells of a newer one."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import settled, start, until
from .serving import PAGE, free_port, running

#: notes every tone that the page makes
_LISTEN = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.tones.push(this.frequency.value);
  return start.apply(this, at);
};
"""


def _ball(page: Page, bar: str) -> None:
    page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    settled(page)


def test_a_ball_is_heard_and_sound_can_be_off(person: Opener) -> None:
    page = person("desk").new_page()
    page.add_init_script(_LISTEN)
    start(page, "kryds-bolle", "here")
    _ball(page, "b2")
    assert len(page.evaluate("window.tones")) > 0
    page.get_by_role("button", name="Sound off").click()
    page.evaluate("window.tones = []")
    _ball(page, "a1")
    assert page.evaluate("window.tones") == []
    page.reload()
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()


def test_settings_stay(person: Opener) -> None:
    page = person("phone").new_page()
    page.goto("/settings?part=table")
    page.get_by_text("Quick", exact=True).click()
    assert page.evaluate("localStorage.getItem('parlour.pace')") == "quick"
    page.get_by_role("link", name="Look and sound").click()
    page.get_by_text("None", exact=True).click()
    page.get_by_text("Dark", exact=True).click()
    page.get_by_text("Large", exact=True).click()
    page.get_by_text("Strong", exact=True).click()
    page.get_by_role("switch", name="Wood", exact=True).click()
    page.locator("main select").select_option("Dansk")
    expect(page.get_by_role("heading", name="Indstillinger")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Ingen")).to_be_checked()
    expect(page.get_by_role("switch", name="Træ", exact=True)).to_have_attribute("aria-checked", "false")
    said = page.evaluate("({ ...document.documentElement.dataset })")
    assert {key: said[key] for key in ("theme", "size", "marks", "motion")} == {
        "theme": "dark",
        "size": "large",
        "marks": "strong",
        "motion": "none",
    }
    # the browser's own bar has the colour of the table, and goes with it
    bar = "document.querySelector('meta[name=theme-color]').content"
    assert page.evaluate(bar) == "#1D1814"
    page.get_by_text("Lys", exact=True).click()
    assert page.evaluate(bar) == "#F3EEE4"
    page.get_by_text("Som enheden", exact=True).click()
    page.emulate_media(color_scheme="dark")
    until(page, "document.documentElement.dataset.theme === 'dark'")
    settle = "getComputedStyle(document.documentElement).getPropertyValue('--d-settle')"
    assert page.evaluate(settle).strip() in ("0ms", "0s")


def test_the_page_is_kept_and_a_newer_one_asks_first(person: Opener, tmp_path: Path) -> None:
    worker = PAGE.parent / "sw.js"
    old = worker.read_text("utf-8")
    port = free_port()
    context = person("desk", base_url=f"http://127.0.0.1:{port}", service_workers="allow")
    page = context.new_page()
    with running(tmp_path, port):
        page.goto("/")
        until(page, "navigator.serviceWorker.ready.then(() => true)")
        # claimed: from now on the page comes from what is kept where the network gives nothing
        until(page, "navigator.serviceWorker.controller !== null")
    page.goto("/lobby")
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    expect(page.locator("main").get_by_role("button", name="Try again")).to_be_visible()
    # a newer build: it waits, says so, and comes when it is asked for
    built = tmp_path / "sw.js"
    shutil.copy(worker, built)
    try:
        worker.write_text(old.replace("const CACHE = `parlour-", "const CACHE = `parlour-newer-"), "utf-8")
        with running(tmp_path, port):
            page.goto("/")
            expect(page.get_by_text("New version available.")).to_be_visible()
            page.evaluate("window.old = true")
            page.get_by_role("button", name="Refresh").click()
            until(page, "window.old === undefined")
            expect(page.get_by_text("New version available.")).to_have_count(0)
            context.close()
    finally:
        shutil.copy(built, worker)
