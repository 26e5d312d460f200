"""For everyone: by keyboard alone, by ear alone, nothing serious for axe, nothing inline, a small page."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .judging import serious
from .playing import GAMES, OVER, PLAY, look, placement, settled, start

FIRST_SCRIPT = 120_000
#: further pages, and what is there once they are
ELSEWHERE = {
    "/lobby": "#free, main .empty",
    "/history": "li a",
    "/settings": "main select",
    "/lesson/shut-the-box": ".table",
    "/lesson/abaku": ".table",
    "/puzzles": "li select",
    "/analysis/shut-the-box": ".keeper",
    "/analysis/kryds-bolle": ".values li",
}


@pytest.mark.parametrize(
    ("viewport", "theme"),
    [
        ("desk", "light"),
        ("phone", "dark"),
        pytest.param("desk", "dark", marks=pytest.mark.prove),
        pytest.param("phone", "light", marks=pytest.mark.prove),
    ],
)
def test_axe_finds_nothing_serious(person: Opener, axe: str, viewport: str, theme: str) -> None:
    page = person(viewport, color_scheme=theme).new_page()
    found: dict[str, list[str]] = {}
    page.goto("/")
    page.locator(".shelf a").first.wait_for()
    found["home"] = serious(page, axe)
    page.goto("/nowhere/at/all")
    found["lost"] = serious(page, axe)
    for game in GAMES:
        page.goto(f"/start/{game}?how=now")
        page.locator(PLAY).wait_for()
        found[f"start {game}"] = serious(page, axe)
        start(page, game, "now")
        page.locator(".table").wait_for()
        found[f"table {game}"] = serious(page, axe)
    start(page, "kryds-bolle", "friends")
    page.locator(".invite").wait_for()
    found["waiting"] = serious(page, axe)
    start(page, "kryds-bolle", "here")
    page.locator("[data-place^='b2.'][aria-pressed]").click()
    page.get_by_role("button", name="Place the ball").click()
    settled(page)
    page.goto(page.url.replace("/table/", "/m/") + "#1")
    page.locator(".controls").wait_for()
    found["replay"] = serious(page, axe)
    page.goto(page.url.replace("/m/", "/embed/"))
    page.locator(".controls").wait_for()
    found["embed"] = serious(page, axe)
    page.goto("/start/shut-the-box?how=score")
    page.locator(PLAY).click()
    page.locator(".keeper").wait_for()
    found["score-keeping"] = serious(page, axe)
    for path, sign in ELSEWHERE.items():
        page.goto(path)
        page.locator(sign).first.wait_for()
        found[path] = serious(page, axe)
    assert {where: what for where, what in found.items() if what} == {}


def test_kryds_bolle_by_keyboard_alone(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "kryds-bolle", "here")
    page.locator("[data-place]").first.wait_for()
    for _ in range(60):  # Tab reaches the layers: one stop for all 27 places
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.place ?? ''"):
            break
    moves = 0
    for _ in range(400):
        if page.locator(OVER).count():
            break
        here = page.evaluate("document.activeElement?.dataset?.place ?? ''")
        assert here, "the focus left the layers"
        wanted = page.locator("[data-place][aria-pressed]").first.get_attribute("data-place")
        assert wanted is not None
        _walk(page, here, wanted)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        moves += 1
        expect(page.locator(f"[data-place='{wanted}']")).not_to_have_attribute("aria-pressed", "true")
    assert moves == 27
    assert look(page)["table"]["status"] == "over"


def _tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on something that matches."""
    for _ in range(120):
        if page.evaluate(f"document.activeElement?.matches({selector!r}) ?? false"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


@pytest.mark.prove
@pytest.mark.parametrize("game", ["shut-the-box", "chikugo", "take-it"])
def test_by_keyboard_alone(person: Opener, game: str) -> None:
    page = person("desk").new_page()
    start(page, game, "now")
    for _ in range(600):
        page.locator(f"{OVER}, .acts .primary").first.wait_for()
        if page.locator(OVER).count():
            break
        if page.locator(".acts .primary[aria-disabled]").count():
            _tab_to(page, ".sets button" if game == "shut-the-box" else "button.chip")
            page.keyboard.press("Enter")
        _tab_to(page, ".acts .primary")
        page.keyboard.press("Enter")
        settled(page)
    assert look(page)["table"]["status"] == "over"


@pytest.mark.prove
def test_abaku_by_keyboard_alone(person: Opener) -> None:
    """Digits lay tiles where the cursor stands, Enter plays them; the rest of the game is passed."""
    page = person("desk").new_page()
    start(page, "abaku", "now")
    laid = 0
    for _ in range(60):
        page.locator(f"{OVER}, .acts .primary").first.wait_for()
        if page.locator(OVER).count():
            break
        view = look(page)["sides"][0]["view"]
        best = placement(view) if laid < 3 else None
        if best is None:
            _tab_to(page, ".acts .quiet:nth-last-child(2)")
            page.keyboard.press("Enter")
            settled(page)
            continue
        laid += 1
        _tab_to(page, "[data-square]")
        here = page.evaluate("document.activeElement.dataset.square")
        down = page.locator(".hits.down").count() > 0
        if down != (best.way == "|"):
            page.keyboard.press("Space")
        right, below = ord(best.square[0]) - ord(here[0]), int(best.square[1:]) - int(here[1:])
        for _ in range(abs(right)):
            page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        for _ in range(abs(below)):
            page.keyboard.press("ArrowDown" if below > 0 else "ArrowUp")
        for sign in best.tiles.replace(".", ""):
            page.keyboard.press(sign)
        expect(page.get_by_role("button", name="Place for")).to_be_visible()
        page.keyboard.press("Enter")
        settled(page)
    assert look(page)["table"]["status"] == "over"
    assert laid > 0


def _walk(page: Page, here: str, to: str) -> None:
    """Arrows from place to place: columns across, rows and levels as one ladder of nine."""

    def ladder(name: str) -> int:
        return (int(name[3]) - 1) * 3 + int(name[1]) - 1

    across, up = ord(to[0]) - ord(here[0]), ladder(to) - ladder(here)
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")


def test_the_policy_has_no_exception(person: Opener) -> None:
    """No inline style or script is allowed, and every other test would see the browser refuse one."""
    page = person("phone").new_page()
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    page.locator(".shelf a").first.wait_for()


def test_the_first_page_is_small(person: Opener) -> None:
    page = person("phone").new_page()
    scripts: dict[str, bytes] = {}

    def keep(answer: Any) -> None:
        if answer.request.resource_type == "script":
            scripts[answer.url] = answer.body()

    page.on("response", keep)
    page.goto("/")
    page.locator(".shelf a").first.wait_for()
    page.wait_for_load_state("networkidle")
    packed = sum(len(gzip.compress(body, 6)) for body in scripts.values())
    assert 10_000 < packed < FIRST_SCRIPT
    assert not any(b"WebGLRenderer" in body for body in scripts.values())
