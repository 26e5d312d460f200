"""The terminal's screens: what they show, and matches played on them to the end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, OptionList, Static

import parlour
from parlour.terminal.app import ParlourApp
from parlour.terminal.boards.board import Board
from parlour.terminal.replay_screen import ReplayScreen
from parlour.terminal.table_screen import TableScreen

from .pilot import ENGLISH, drive, shown, table, until

pytestmark = pytest.mark.slow

PICTURES = Path(__file__).parent / "screens"


def at_rest(app: ParlourApp) -> bool:
    """A person is to act, or the match is over."""
    screen = app.screen
    return isinstance(screen, TableScreen) and (
        screen.table.actor is None or (screen.table.actor in screen.table.people and screen.faced is not None)
    )


def said(app: ParlourApp) -> str:
    return str(app.screen.query_one("#said", Static).content)


def compare(name: str, found: str) -> None:
    """Against the picture in the folder; PARLOUR_DRAW=1 draws it anew, for a person to look at."""
    path = PICTURES / f"{name}.txt"
    if os.environ.get("PARLOUR_DRAW"):
        path.write_text(found, "utf-8")
    assert found == path.read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "keys"),
    [
        ("kryds-bolle", {}, ["enter", "right", "enter"]),
        ("kryds-bolle", {"placement": "free"}, ["down", "enter"]),
        ("shut-the-box", {}, []),
        ("chikugo", {}, ["enter"]),
        ("take-it", {}, ["enter"]),
        ("abaku", {}, ["space", "4"]),
        ("abaku", {"mode": "magic", "seats": 1, "robots": {}}, []),
    ],
    ids=str,
)
def test_a_table_looks_like_its_picture(game: str, options: dict[str, Any], keys: list[str]) -> None:
    app = ParlourApp(ENGLISH, table(game, **options))
    words = [str(value) for name, value in options.items() if name not in ("seats", "robots")]

    async def look(pilot: Any) -> None:
        await until(pilot, lambda: at_rest(app))
        for key in keys:
            await pilot.press(key)
            await until(pilot, lambda: at_rest(app))
        compare("-".join([game, *words]), shown(app))

    drive(app, look)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["shut-the-box", "chikugo", "take-it", "kryds-bolle"])
def test_a_match_is_played_to_its_end_by_keyboard(game: str) -> None:
    options: dict[str, Any] = {"rounds": 1} if game == "shut-the-box" else {}
    app = ParlourApp(ENGLISH, table(game, **options))

    async def play(pilot: Any) -> None:
        while True:
            await until(pilot, lambda: at_rest(app))
            assert isinstance(app.screen, TableScreen)
            if app.screen.table.actor is None:
                break
            app.screen.query_one("#acts", OptionList).focus()
            await pilot.press("home", "enter")
        assert "over" in said(app)

    drive(app, play)


def test_a_throw_by_hand_is_typed() -> None:
    app = ParlourApp(ENGLISH, table("chikugo", throw="hand"))

    async def play(pilot: Any) -> None:
        await until(pilot, lambda: at_rest(app))
        assert "throw DIRECTION FORCE" in said(app), "it is told how"
        line = app.screen.query_one(Input)
        line.focus()
        line.value = "throw x=0 dir=500 force=50 loft=10 gap=20 turn=0"
        await pilot.press("enter")
        await pilot.pause()
        assert said(app).startswith("That doesn’t work:")
        line.value = "throw 5 50"
        await pilot.press("enter")
        await until(pilot, lambda: "red" in shown(app) and at_rest(app))

    drive(app, play)


@pytest.mark.slow
def test_abaku_tiles_are_typed_onto_the_board() -> None:
    opening = table("abaku", seed="typed", robots={})
    app = ParlourApp(ENGLISH, opening)

    async def play(pilot: Any) -> None:
        await until(pilot, lambda: not isinstance(app.screen, TableScreen) or at_rest(app))
        if not isinstance(app.screen, TableScreen):  # the curtain before the first hand
            await pilot.press("enter")
            await until(pilot, lambda: at_rest(app))
        assert isinstance(app.screen, TableScreen)
        seat = opening.actor
        place = next(
            str(action)
            for action in opening.match.state.legal()
            if str(action).startswith("8H ") and str(action)[3:].isdigit()
        )
        app.screen.query_one(Board).focus()
        await pilot.press(*place[3:])
        assert "=" in shown(app).split("⟶")[0]
        await pilot.press("enter")
        await pilot.pause()
        assert opening.match.state.points[seat] > 0
        # the other player's rack is behind the curtain
        assert not isinstance(app.screen, TableScreen)

    drive(app, play)


def test_nothing_of_a_rack_is_on_the_screen_behind_the_curtain() -> None:
    hidden = table("abaku", seed="curtain", robots={})
    app = ParlourApp(ENGLISH, hidden)

    async def play(pilot: Any) -> None:
        await until(pilot, lambda: not isinstance(app.screen, TableScreen) or at_rest(app))
        if isinstance(app.screen, TableScreen):
            app.screen.query_one(Input).focus()
            await pilot.press(*"pass", "enter")
            await pilot.pause()
        # the table that lies under the curtain shows what a spectator sees
        below = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))
        board = below.query_one(Board)
        assert board.view is not None
        assert board.view["seat"] is None

    drive(app, play)


@pytest.mark.slow
def test_undo_hint_save_and_a_bad_action(tmp_path: Path) -> None:
    played = table("kryds-bolle", robots={})
    app = ParlourApp(ENGLISH, played)
    path = tmp_path / "match.json"

    async def play(pilot: Any) -> None:
        await until(pilot, lambda: at_rest(app))
        line = app.screen.query_one(Input)
        for text in ("b2", "a1", "undo", "zz", f"save {path}"):
            line.focus()
            line.value = text
            await pilot.press("enter")
            await pilot.pause()
            if text == "zz":
                assert said(app).startswith("That doesn’t work:")
        assert played.match.state.view(0)["cube"] == "....x..../........./........."
        assert parlour.Record.load(path).events == tuple(played.match.events)
        await pilot.press("f2")
        await until(pilot, lambda: "est: " in said(app))

    drive(app, play)


@pytest.mark.slow
def test_the_menu_leads_to_a_table() -> None:
    app = ParlourApp(ENGLISH)

    async def play(pilot: Any) -> None:
        compare("menu", shown(app))
        await pilot.press("down", "down", "down", "down", "enter")
        await pilot.pause()
        compare("seats", shown(app))
        await pilot.press("enter")
        await until(pilot, lambda: at_rest(app))
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table.game.key == "kryds-bolle"
        await pilot.press("f1")
        await pilot.pause()
        compare("help", shown(app))

    drive(app, play)


def test_a_record_is_stepped_through() -> None:
    record = parlour.play("kryds-bolle", seed=3)
    app = ParlourApp(ENGLISH, record=record)

    async def play(pilot: Any) -> None:
        assert isinstance(app.screen, ReplayScreen)
        board = app.screen.query_one(Board)
        assert board.view is not None
        assert board.view["cube"].count(".") == 27
        await pilot.press("right", "right", "left")
        assert board.view["cube"].count(".") == 26
        await pilot.press("end")
        await pilot.pause()
        assert board.view["cube"].count(".") == 0
        compare("replay", shown(app))

    drive(app, play)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.key for game in parlour.games()])
def test_a_small_terminal_is_enough(game: str) -> None:
    app = ParlourApp(ENGLISH, table(game))

    async def look(pilot: Any) -> None:
        await until(pilot, lambda: at_rest(app))
        assert app.screen.query_one(Board).region.height > 0
        assert app.screen.query_one(Input).region.bottom <= 24
        # all of the board is seen, without scrolling
        board, around = app.screen.query_one(Board), app.screen.query_one("#board-side")
        assert board.region.width <= around.region.width
        assert board.region.height <= around.region.height
        assert around.max_scroll_x == around.max_scroll_y == 0

    drive(app, look, (80, 24))


@pytest.mark.slow
def test_the_mouse_chooses_on_the_board() -> None:
    played = table("kryds-bolle", robots={})
    app = ParlourApp(ENGLISH, played)

    async def play(pilot: Any) -> None:
        await until(pilot, lambda: at_rest(app))
        board = app.screen.query_one(Board)
        assert board.view is not None
        spot = next(spot for spot in board.spots(board.view) if spot.name == "b3.1")
        await pilot.click(board, offset=(spot.x + 1, spot.y))
        await pilot.pause()
        assert str(played.match.line[-1][1].position).count("x") == 1
        assert played.match.state.view(0)["cube"].index("x") == 7

    drive(app, play)
