"""A match seen again: every move has an address and a picture, and another page may show it."""

from __future__ import annotations

import io
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import OVER, play_to_the_end, resign, settled, start

BARS = ("b2", "a1", "c3")


@pytest.fixture
def played(person: Opener) -> tuple[Page, str]:
    """Somebody who has played three balls and given up."""
    page = person("desk").new_page()
    match = start(page, "kryds-bolle", "here")
    for bar in BARS:
        page.locator(f"[data-place^='{bar}.'][aria-pressed]").click()
        page.get_by_role("button", name="Place the ball").click()
        settled(page)
    resign(page)
    page.locator(OVER).wait_for()
    return page, match


def _balls(page: Page) -> list[str]:
    # a place with a ball is told with its owner, a free one as free
    names = page.locator("[data-place]").evaluate_all("all => all.map((b) => b.ariaLabel)")
    return sorted(name[:4] for name in names if ": Player" in name)


def test_every_move_can_be_gone_to_and_has_its_own_address(played: tuple[Page, str], person: Opener) -> None:
    page, match = played
    # from the end it's two presses: the review shows the same move in the replay
    page.get_by_role("link", name="Review").click()
    page.get_by_role("link", name="Watch replay").click()
    expect(page).to_have_url(re.compile(rf"/m/{match}#\d+$"))
    page.goto(f"/m/{match}#0")
    page.reload()
    # the address is there before the page, which is loaded on demand
    page.get_by_role("button", name="To the end").wait_for()
    assert _balls(page) == []
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#1$"))
    assert _balls(page) == ["b2.1"]
    page.get_by_role("button", name="To the end").click()
    assert _balls(page) == ["a1.1", "b2.1", "c3.1"]
    page.locator("[data-ply='2']").click()
    assert _balls(page) == ["a1.1", "b2.1"]
    assert "a1.1" in page.locator(".controls .words").inner_text()
    # nothing can be touched, and the address leads anybody to this very move
    expect(page.locator("[data-place][aria-pressed]")).to_have_count(0)
    somebody = person("phone").new_page()
    somebody.goto(page.url)
    somebody.locator("[data-place]").first.wait_for()
    assert _balls(somebody) == ["a1.1", "b2.1"]


def test_the_throw_of_every_act_lies_there(person: Opener) -> None:
    """Also the one that fits nothing and ends a turn."""
    page = person("desk").new_page()
    match = start(page, "shut-the-box", "here")
    play_to_the_end(page, "shut-the-box")
    plies = page.evaluate(f"fetch('/api/matches/{match}/replay?first=0').then((a) => a.json())")["plies"]
    throw, seen = "", 0
    for number, ply in enumerate(plies[1:], 1):
        throw = ply["act"].replace("+", " + ") if ply["by"] == "chance" else throw
        lost = ply["by"] == "chance" and not ply["view"]["throw"]
        if number > 4 and not lost:
            continue
        seen += lost
        page.goto(f"/m/{match}#{number}")
        page.reload()
        expect(page.locator(f".hits[aria-label*='{throw}']")).to_be_visible()
        if seen == 2:
            break
    assert seen == 2
    # the list follows, and the review is one press away
    assert page.locator("[data-ply].here").evaluate(
        """(row) => {
          const [inner, outer] = [row.getBoundingClientRect(), row.closest('ol').getBoundingClientRect()];
          return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
        }"""
    )
    page.get_by_role("link", name="Review").click()
    page.locator(".skill").wait_for(timeout=60_000)


def test_ones_own_matches_are_listed(played: tuple[Page, str]) -> None:
    page, match = played
    page.goto("/history")
    page.get_by_role("link", name="Kryds & Bolle").first.click()
    expect(page).to_have_url(re.compile(rf"/m/{match}"))


def _saved(page: Page, button: str) -> bytes:
    with page.expect_download() as saved:
        page.get_by_role("button", name=button).click()
    return Path(saved.value.path()).read_bytes()


def test_pictures_stand_by_themselves(played: tuple[Page, str], browser: Any) -> None:
    page, match = played
    page.goto(f"/m/{match}#3")
    _share(page)
    svg = _saved(page, "Save as SVG").decode()
    assert "Player 1" in svg
    assert f"/m/{match[:8]}" in svg
    # it needs nobody: no address in it but the namespace, no class, no variable of the page's
    assert re.findall(r'(?:href|src)="(?!data:|#)[^"]*"|url\((?!["\']?(?:#|data:))', svg) == []
    assert "var(--" not in svg
    picture = Image.open(io.BytesIO(_saved(page, "Save as PNG"))).convert("RGB")
    assert picture.size == (1200, 630)
    # light and dark wood and the table: more than a blank sheet
    colours = picture.resize((72, 72)).getcolors(5184)
    assert colours is not None
    assert len(colours) > 300


def _share(page: Page) -> None:
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("img", name="Picture to share")).to_be_visible()


def test_a_match_becomes_a_moving_picture(played: tuple[Page, str]) -> None:
    page, match = played
    page.goto(f"/m/{match}#1")
    _share(page)
    film = Image.open(io.BytesIO(_saved(page, "Animated GIF")))
    assert film.format == "GIF"
    assert getattr(film, "n_frames", 1) == len(BARS) + 1
    expect(page).to_have_url(re.compile(r"#1$"))


def test_another_page_may_show_it(played: tuple[Page, str], person: Opener) -> None:
    _, match = played
    page = person("desk").new_page()
    page.goto("/")
    address = page.url.rstrip("/")
    code = f'<iframe src="{address}/embed/{match}#2" width="480" height="620"></iframe>'
    with blog(f'{code}<script async src="{address}/embed.js"></script>') as elsewhere:
        page.goto(elsewhere)
        frame = page.frame_locator("iframe")
        expect(frame.locator(".controls .words")).to_contain_text("a1.1")
        frame.get_by_role("button", name="One move forward").click()
        expect(frame.locator(".controls .words")).to_contain_text("c3.1")
        expect(frame.locator("aside")).to_be_hidden()
        # the script that comes with the code gives the frame the height of what it shows
        page.wait_for_function("() => document.querySelector('iframe').style.height")
        high = frame.locator("main").evaluate("main => Math.ceil(main.getBoundingClientRect().height)")
        expect(page.locator("iframe")).to_have_css("height", f"{high}px")


@contextmanager
def blog(body: str) -> Iterator[str]:
    """A page of another origin."""

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(b"<link rel='icon' href='data:,'>" + body.encode())

        def log_message(self, format: str, *args: Any) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.2", 0), Blog) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.2:{server.server_address[1]}/"
        server.shutdown()
