"""Hands and eyes: plays each game on its table by what a person sees and touches."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Error, Page, expect

import parlour
from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.search.moves import right_placements

GAMES = ("shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle")
#: agreed before the game where a whole game would be long
AGREED: dict[str, dict[str, str]] = {
    # lots would make every test begin with either
    "kryds-bolle": {"Who begins": "the first seat"},
    "chikugo": {"Throw": "by chance"},
    "take-it": {"Throw": "by chance"},
}
#: the button that starts what is set up, once the page knows the game
PLAY = ".start .primary:not([aria-disabled])"
OVER = "[data-end]"


def start(
    page: Page, game: str, how: str, names: Sequence[str] = (), agreed: Mapping[str, str] | None = None
) -> str:
    """Set up a match: `here`, `now` (against a robot), `friends` or `score`. The match's id."""
    page.goto(f"/start/{game}?how={how}")
    page.locator(PLAY).wait_for()
    if names:
        sit_down(page, names)
    if chosen := {**AGREED.get(game, {}), **(agreed or {})}:
        agree(page, chosen)
    page.locator(PLAY).click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def sit_down(page: Page, names: Sequence[str]) -> None:
    """Name the people at this device in the sheet; chairs are added where there are too few."""
    page.get_by_role("button", name="Change players").click()
    sheet = page.get_by_role("dialog")
    for number, name in enumerate(names):
        if sheet.locator(".sit").count() <= number:
            sheet.get_by_role("button", name="Add a chair").click()
        sheet.locator(".sit").nth(number).click()
        sheet.locator(".someone input").fill(name)
    close_sheet(page)


def agree(page: Page, chosen: Mapping[str, str]) -> None:
    """Choose options and terms in the sheet by what stands on their pills."""
    page.get_by_role("button", name="How shall we play?").click()
    sheet = page.get_by_role("dialog")
    for label, value in chosen.items():
        group = sheet.get_by_role("radiogroup", name=label, exact=True)
        if not group.is_visible():
            sheet.get_by_text("More", exact=True).click()
        group.get_by_text(value, exact=True).click()
    close_sheet(page)


def close_sheet(page: Page) -> None:
    """Close what lies over the page; what was chosen stays."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def join(page: Page, name: str) -> None:
    """Sit down as a guest who came by the link."""
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()


def menu(page: Page, name: str) -> None:
    """Choose something from the table's menu."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog", name="Table menu").get_by_role("button", name=name, exact=True).click()


def resign(page: Page) -> None:
    """Resign by the menu; the slip asks whether one is sure."""
    menu(page, "Resign")
    page.locator("[data-slip=question]").get_by_role("button", name="Resign").click()


def look(page: Page) -> dict[str, Any]:
    """What the server tells this browser of the match on the page."""
    match = page.url.rsplit("/", 1)[1]
    found: dict[str, Any] = page.evaluate(f"fetch('/api/matches/{match}').then((a) => a.json())")
    return found


def begin(page: Page) -> None:
    """The game begins by itself once everybody sits."""
    expect(page.locator(".lobby")).to_have_count(0)
    page.locator(".table").wait_for()


def until(page: Page, true: str) -> None:
    """Wait for an expression to hold. Playwright's own way evaluates text, which the page does not allow."""
    for _ in range(150):
        try:
            if page.evaluate(true):
                return
        except Error as why:
            if "context was destroyed" not in why.message:
                raise
        page.wait_for_timeout(100)
    raise AssertionError(f"never came true: {true}")


def called(seat: dict[str, Any]) -> str:
    """What the page calls whoever sits here."""
    return f"{seat['robot'].capitalize()} robot" if seat["robot"] else str(seat["name"])


def play_to_the_end(page: Page, game: str, turns: int = 2000) -> None:
    """Play whatever is asked of this device until the match is over."""
    hand = hand_for(game)
    for _ in range(turns):
        asked = page.locator(f"{OVER}, .acts .primary, main section.paper .primary").first
        asked.wait_for()
        if page.locator(OVER).count():
            return
        hand(page)
    raise AssertionError("the game does not end")


def hand_for(game: str) -> Callable[[Page], None]:
    """What does the next thing that a game asks of this device."""
    hands: dict[str, Callable[[Page], None]] = {
        "shut-the-box": _shut,
        "kryds-bolle": _place_ball,
        "abaku": Abaku(),
    }
    return hands.get(game, _chips)


def settled(page: Page) -> None:
    """Wait until what was sent is answered and shown."""
    expect(page.locator("main")).to_have_attribute("data-waiting", "0")


def _place_ball(page: Page) -> None:
    page.locator("[data-place][aria-pressed]").first.click()
    button = page.get_by_role("button", name="Place the ball")
    if button.count():
        button.click()
    settled(page)


def _shut(page: Page) -> None:
    sets = page.locator(".sets button")
    if sets.count():
        sets.first.click()
    page.locator(".acts .primary").first.click()
    settled(page)


def _chips(page: Page) -> None:
    button = page.locator(".acts .primary").first
    if button.get_attribute("aria-disabled"):
        page.locator("button.chip:visible:not([aria-disabled])").first.click()
    button.click()
    settled(page)


class Abaku:
    """Lays a few placements tile by tile, exchanges once, then passes until the game ends."""

    def __init__(self, placements: int = 4) -> None:
        self.left = placements
        self.exchanged = False

    def __call__(self, page: Page) -> None:
        curtain = page.locator("main section.paper > .primary")
        if curtain.count() and not page.locator(".rack").count():
            curtain.click()
            return
        page.locator(".rack").wait_for()
        if self.left:
            self.left -= 1
            if self._lay(page):
                return
        if not self.exchanged and page.get_by_role("button", name="Exchange", exact=True).count():
            self.exchanged = True
            page.get_by_role("button", name="Exchange", exact=True).click()
            page.locator("[data-slot]").first.click()
            page.get_by_role("button", name="Exchange 1 tile").click()
        else:
            page.get_by_role("button", name="Pass").click()
        settled(page)

    def _lay(self, page: Page) -> bool:
        if not self.show(page):
            return False
        page.get_by_role("button", name="Place for").click()
        settled(page)
        return True

    def show(self, page: Page) -> bool:
        """Lay the tiles of some placement on the board, without playing it."""
        view = next(s["view"] for s in look(page)["sides"] if s["view"]["actor"] == s["seat"])
        best = placement(view)
        if best is None:
            return False
        column, row = best.square[0], int(best.square[1:])
        used: set[int] = set()
        for i, sign in enumerate(best.tiles):
            if sign == ".":
                continue
            across = best.way == "-"
            square = f"{chr(ord(column) + (i if across else 0))}{row + (0 if across else i)}"
            slot = next(
                n for n, tile in enumerate(view["racks"][view["seat"]]) if n not in used and tile == sign
            )
            used.add(slot)
            page.locator(f'[data-slot="{slot}"]').click()
            if not page.locator(f'[data-square="{square}"]').count():
                page.get_by_role("button", name="Whole board").click()  # near, only a part of it is there
            page.locator(f'[data-square="{square}"]').click()
        return True


class _Rng:
    def __init__(self) -> None:
        self.random = random.Random(1)

    def randrange(self, n: int) -> int:
        return self.random.randrange(n)


def placement(view: dict[str, Any]) -> PlaceTiles | None:
    """Some placement of digits alone in this view."""
    state = parlour.game("abaku").imagine(view, _Rng())
    rack = view["racks"][view["seat"]].replace("?", "")
    found = right_placements(state.board, rack, state.options)
    plain = (p for p, _ in found if p.swap is None and p.tiles.replace(".", "").isdigit())
    return next(plain, None)
