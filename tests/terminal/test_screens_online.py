"""A match on a server on the terminal's screen: what others do is seen at once, whoever is to act."""

from __future__ import annotations

from typing import Any

import pytest
from textual.widgets import Input

from parlour.terminal.app import ParlourApp
from parlour.terminal.curtain import Curtain
from parlour.terminal.remote import Remote
from parlour.terminal.remote_table import RemoteTable

from .conftest import guest
from .pilot import ENGLISH, drive, shown, until

pytestmark = pytest.mark.slow


def at_a_table(url: str) -> tuple[Remote, str, RemoteTable, ParlourApp]:
    """Bo, the match, and Anna's table on her screen; Anna begins."""
    anna, bo = guest(url, "Anna"), guest(url, "Bo")
    match = str(
        anna.post("/api/matches", {"game": "kryds-bolle", "options": {"first": "seat"}})["table"]["match"]
    )
    bo.post(f"/api/matches/{match}/join", {})
    table = RemoteTable(anna, match)
    return bo, match, table, ParlourApp(ENGLISH, table)


async def types(pilot: Any, app: ParlourApp, text: str) -> None:
    line = app.screen.query_one(Input)
    line.focus()
    line.value = text
    await pilot.press("enter")
    await pilot.pause()


@pytest.mark.slow
def test_an_offer_during_ones_own_turn_is_seen_and_answered(url: str) -> None:
    bo, match, table, app = at_a_table(url)

    async def play(pilot: Any) -> None:
        line = app.screen.query_one(Input)
        line.value = "b"
        bo.post(f"/api/matches/{match}/offer", {"key": "o", "what": "draw"})
        await until(pilot, lambda: "Type yes or no to answer." in shown(app))
        assert "Bo offers a draw." in shown(app)
        assert line.value == "b", "what was being typed is kept"
        await types(pilot, app, "yes")
        await until(pilot, lambda: table.places is not None)
        assert "The game is over." in shown(app)

    drive(app, play)
    assert table.places == [0, 0]


def test_that_the_other_gives_up_during_ones_own_turn_is_seen(url: str) -> None:
    bo, match, _, app = at_a_table(url)

    async def play(pilot: Any) -> None:
        bo.post(f"/api/matches/{match}/resign", {"key": "r"})
        await until(pilot, lambda: "The game is over. Anna won." in shown(app))

    drive(app, play)


def test_whoever_waits_can_ask_for_a_take_back_and_goes_on(url: str) -> None:
    bo, match, table, app = at_a_table(url)

    async def play(pilot: Any) -> None:
        await types(pilot, app, "b2")
        await until(pilot, lambda: table.actor == 1)
        for key, yes in (("1", False), ("2", True)):
            await types(pilot, app, "undo")
            await until(pilot, lambda: "Asked. Waiting for the answer." in shown(app))
            offer = bo.get(f"/api/matches/{match}")["table"]["offer"]
            bo.post(f"/api/matches/{match}/answer", {"key": key, "to": offer["seq"], "yes": yes})
            await until(pilot, lambda: not table.waits)
        await until(pilot, lambda: table.actor == 0)
        await types(pilot, app, "a1")
        await until(pilot, lambda: table.actor == 1)
        look = bo.get(f"/api/matches/{match}")
        bo.post(f"/api/matches/{match}/act", {"key": "3", "seq": look["seq"] + 1, "act": "c3"})
        await until(pilot, lambda: "Bo: c3" in shown(app))

    drive(app, play)


@pytest.mark.slow
def test_one_can_leave_while_the_other_is_to_act(url: str) -> None:
    bo, match, table, app = at_a_table(url)

    async def play(pilot: Any) -> None:
        await types(pilot, app, "b2")
        await until(pilot, lambda: table.actor == 1)
        await types(pilot, app, "quit")

    drive(app, play)  # which would wait for Bo if the screen still listened
    assert bo.get(f"/api/matches/{match}")["table"]["status"] == "running"


def test_an_offer_behind_a_curtain_is_told_when_it_is_lifted(url: str) -> None:
    anna, bo = guest(url, "Anna"), guest(url, "Bo")
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
    match = str(anna.post("/api/matches", {"game": "abaku", "seats": seats})["table"]["match"])
    bo.post(f"/api/matches/{match}/join", {})
    table = RemoteTable(anna, match)
    if table.actor == 2:
        begun = bo.get(f"/api/matches/{match}")["seq"]
        bo.post(f"/api/matches/{match}/act", {"key": "p", "seq": begun + 1, "act": "pass"})
        table.catch_up()
    app = ParlourApp(ENGLISH, table)

    async def play(pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        stood = len(app.screen_stack)
        bo.post(f"/api/matches/{match}/offer", {"key": "o", "what": "draw"})
        await until(pilot, lambda: table.asked is not None)
        await pilot.pause(0.1)
        assert len(app.screen_stack) == stood, "one curtain is enough"
        await pilot.press("enter")
        await until(pilot, lambda: "Type yes or no to answer." in shown(app))

    drive(app, play)
