"""Abaku alone: for points, on the blank grid, in magic squares; the start page seats one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Opener
from .judging import serious
from .playing import look


@pytest.mark.parametrize("viewport", ["desk", "phone"])
@pytest.mark.parametrize("mode", ["solo", "cover", "magic"])
def test_abaku_is_played_alone(person: Opener, axe: str, viewport: str, mode: str) -> None:
    page = person(viewport).new_page()
    page.goto("/start/abaku?how=now")
    page.locator("form .primary:not([aria-disabled])").wait_for()
    expect(page.locator("form ol li")).to_have_count(2)
    page.get_by_text("What is agreed").click()
    page.get_by_label("Game", exact=True).select_option(mode)
    expect(page.locator("form ol li")).to_have_count(1)
    page.get_by_label("Game", exact=True).select_option("table")
    expect(page.locator("form ol li")).to_have_count(2)
    page.get_by_label("Game", exact=True).select_option(mode)
    page.locator("form .primary").click()
    page.wait_for_url("**/table/*")
    page.locator(".table").wait_for()
    seen = look(page)
    assert seen["table"]["options"]["mode"] == mode
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person"]
    assert seen["sides"][0]["view"]["actor"] == 0
    assert serious(page, axe) == []
