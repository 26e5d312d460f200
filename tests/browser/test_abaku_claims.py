"""Abaku with challenges: claims are marked by first and last tile, and shown to the asked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import look, start

CHALLENGED = {"Wrong equations": "may be challenged"}
COLUMNS = "ABCDEFGHIJKLMNO"


def mine(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = look(page)["sides"][0]["view"]
    return found


def to_place(page: Page) -> None:
    """Once one may lay tiles; what the robot claims is framed, listed and accepted first."""
    page.locator("[data-slot]:not([aria-disabled])").or_(
        page.get_by_role("button", name="Accept")
    ).first.wait_for()
    if page.get_by_role("button", name="Accept").is_visible():
        claims = mine(page)["claims"]
        expect(page.locator(".preview li")).to_have_count(len(claims))
        expect(page.locator(".preview .sum strong")).to_have_text(str(sum(one["points"] for one in claims)))
        expect(page.locator("rect.frame")).to_have_count(len(claims))
        page.get_by_role("button", name="Accept").click()
    page.locator("[data-slot]:not([aria-disabled])").first.wait_for()


def two_squares(board: str) -> tuple[str, str]:
    """The start and the square beside it, or a tile that lies and a free square to its right or below."""
    rows = board.split("/")
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            for r, c in ((row, column + 1), (row + 1, column)):
                if sign != "." and r < 15 and c < 15 and rows[r][c] == ".":
                    return f"{COLUMNS[column]}{row + 1}", f"{COLUMNS[c]}{r + 1}"
    return "H8", "I8"


def test_claims_are_marked_by_first_and_last_tile(person: Opener) -> None:
    page = person("desk").new_page()
    start(page, "abaku", "now", agreed=CHALLENGED)
    to_place(page)
    before = mine(page)
    first, last = two_squares(before["board"])
    empty = not before["board"].strip("./")
    digits = [tile for tile in before["racks"][0] if tile != "?"]
    for square, digit in zip((first, last) if empty else (last,), digits, strict=False):
        page.locator("[data-slot]", has_text=digit).first.click()
        page.locator(f"[data-square={square}]").click()
    # nothing tells whether it's right
    expect(page.locator(".preview li")).to_have_count(0)
    page.get_by_role("button", name="Claim", exact=True).click()
    page.locator(f"[data-square={last}]").click()
    page.locator("[data-square=A1]").click()
    expect(
        page.locator("[data-slip], .preview").filter(has_text="claim tiles side by side").first
    ).to_be_visible()
    page.locator(f"[data-square={last}]").click()
    page.locator(f"[data-square={first}]").click()
    expect(page.locator(".preview li")).to_have_count(1)
    expect(page.locator("rect.frame")).to_have_count(1)
    points = int(page.locator(".preview li > strong").inner_text())
    button = page.get_by_role("button", name=f"Place for {points} point")
    # marked once more it's taken back
    page.locator(f"[data-square={first}]").click()
    page.locator(f"[data-square={last}]").click()
    expect(button).to_have_count(0)
    page.locator(f"[data-square={first}]").click()
    page.locator(f"[data-square={last}]").click()
    button.click()
    expect(page.locator(".acts .primary", has_text="Place for")).to_have_count(0)
    page.locator("[data-slot]:not([aria-disabled])").or_(
        page.get_by_role("button", name="Accept")
    ).first.wait_for()
    # it scored what was claimed, or cost it
    assert abs(mine(page)["points"][0] - before["points"][0]) == points
