"""The first paint: what the server sends is the page, before any script has run, and the script keeps it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import GAMES, start, until
from .serving import PAGE, free_port, running

ASSETS = PAGE.parent / "assets"
#: the first heading as it was sent, and what moved by itself
_WATCH = """
new MutationObserver((_, observer) => {
  const found = document.querySelector("h1");
  if (found) { window.sent = found; observer.disconnect(); }
}).observe(document, { childList: true, subtree: true });
window.moved = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.moved += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
_TAKEN_OVER = "performance.getEntriesByName('taken-over').length > 0"


def _pictures_are_drawn(page: Page) -> bool:
    drawn: bool = page.evaluate(
        "[...document.querySelectorAll('.shelf img')].every((one) => one.complete && one.naturalWidth > 0)"
    )
    return drawn


@pytest.mark.parametrize(("locale", "question"), [("de-DE", "Was spielen wir?"), ("ru", "Во что сыграем?")])
def test_the_first_page_is_there_without_a_script(person: Opener, locale: str, question: str) -> None:
    page = person("phone", locale=locale, java_script_enabled=False).new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name=question)).to_be_visible()
    expect(page.locator(".shelf a")).to_have_count(len(GAMES))
    expect(page.locator(".shelf img")).to_have_count(len(GAMES))
    assert page.locator("html").get_attribute("lang") == locale[:2]
    # the day's puzzle is in it, with the way to it
    expect(page.locator("a[href*='seed=day+20']")).to_be_visible()


def test_nobody_is_asked_for_who_is_not_known_and_who_is_known_is_met(person: Opener) -> None:
    context = person("desk")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/api/")[2]))
    page.goto("/")
    until(page, _TAKEN_OVER)
    page.wait_for_load_state("networkidle")
    assert "me" not in asked
    start(page, "kryds-bolle", "here")
    asked.clear()
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    assert asked.count("me") == 1


@pytest.mark.parametrize("viewport", ["desk", "phone"])
def test_the_script_takes_over_what_was_sent(person: Opener, viewport: str) -> None:
    page = person(viewport).new_page()
    page.add_init_script(_WATCH)
    page.goto("/")
    until(page, _TAKEN_OVER)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.sent === document.querySelector('h1')")
    assert page.evaluate("window.moved") == 0
    assert page.evaluate("document.querySelectorAll('*').length") < 900
    assert _pictures_are_drawn(page)
    # and it answers
    page.get_by_text("With friends").click()
    expect(page.locator(".shelf a").first).to_have_attribute("href", re.compile("how=friends"))


def test_a_chosen_language_is_sent_from_then_on(person: Opener) -> None:
    context = person("desk")
    page = context.new_page()
    page.goto("/")
    until(page, _TAKEN_OVER)
    page.get_by_label("Language").select_option("Dansk")
    expect(page.get_by_role("heading", name="Hvad skal vi spille?")).to_be_visible()
    later = person("desk", storage_state=context.storage_state(), java_script_enabled=False).new_page()
    later.goto("/")
    expect(later.get_by_role("heading", name="Hvad skal vi spille?")).to_be_visible()


def test_a_page_in_another_language_than_chosen_is_drawn_anew(person: Opener) -> None:
    # chosen before the server knew of it: there is no cookie
    page = person("desk").new_page()
    page.add_init_script("localStorage.setItem('parlour.language', 'sv')")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Vad ska vi spela?")
    expect(page.locator("h1")).to_have_count(1)
    assert page.locator("html").get_attribute("lang") == "sv"


def test_a_table_has_its_frame_and_opens_one_socket(person: Opener) -> None:
    context = person("phone")
    page = context.new_page()
    match = start(page, "shut-the-box", "here")
    state: Any = context.storage_state()
    bare = person("phone", storage_state=state, java_script_enabled=False).new_page()
    bare.goto(f"/table/{match}")
    expect(bare.locator("#frame")).to_contain_text("Shut the Box")
    # it is for the eye: who listens hears the page itself, once
    assert bare.locator("#frame").get_attribute("aria-hidden") == "true"
    again = person("phone", storage_state=state).new_page()
    sockets: list[str] = []
    scripts: list[str] = []
    again.on("websocket", lambda socket: sockets.append(socket.url))
    again.on("request", lambda request: scripts.append(request.url))
    again.goto(f"/table/{match}")
    expect(again.locator(".table .line button").first).to_be_visible()
    expect(again.locator("#frame")).to_have_count(0)
    assert len(sockets) == 1
    # the graphics of the round view are for those who ask for it
    assert not [url for url in scripts if "/woods-" in url]


def test_the_dark_is_there_from_the_start(person: Opener) -> None:
    page = person("desk", color_scheme="light").new_page()
    page.add_init_script("localStorage.setItem('parlour.theme', 'dark')")
    # the script that draws the page never comes
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    colour = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert colour == "rgb(29, 24, 20)"


def test_the_words_of_other_languages_are_not_kept(person: Opener, tmp_path: Path) -> None:
    port = free_port()
    context = person("desk", base_url=f"http://127.0.0.1:{port}", service_workers="allow", locale="fr")
    page = context.new_page()
    kept = """caches.keys().then((names) => caches.open(names.find((name) => name.startsWith("parlour-"))))
      .then((cache) => cache.keys()).then((all) => all.map((one) => new URL(one.url).pathname))"""
    with running(tmp_path, port):
        page.goto("/")
        until(page, "navigator.serviceWorker.controller !== null")
        words = re.compile(r"/assets/(da|de|en|es|fr|it|nl|pl|ru|sv)-")
        until(page, f"({kept}).then((all) => all.some((name) => name.startsWith('/assets/fr-')))")
        assert {found[1] for name in page.evaluate(kept) if (found := words.match(name))} == {"fr"}
    # without a network the first page and the others are still there, in that language
    page.goto("/")
    expect(page.locator("h1")).to_have_text(re.compile("À quoi on joue"))
    assert _pictures_are_drawn(page)
    page.goto("/settings")
    expect(page.locator("h1")).to_have_text("Réglages")


def test_what_is_sent_as_it_is_has_a_brotli_copy() -> None:
    scripts = [file for file in ASSETS.glob("*.js") if file.stat().st_size > 1000]
    assert len(scripts) > 50
    for file in (*scripts, *ASSETS.glob("picture-*.svg")):
        packed = file.with_name(f"{file.name}.br")
        assert 0 < packed.stat().st_size < file.stat().st_size
