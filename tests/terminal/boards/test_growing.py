"""Boards grow with the window, and what is chosen on a large one is the same."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.locales import Words
from parlour.terminal.app import ParlourApp
from parlour.terminal.boards import board_for
from parlour.terminal.boards.board import Board
from tests.terminal.pilot import ENGLISH, drive, table, until

#: a window with room for a larger board, but not for the largest
LARGER = {"kryds-bolle": (125, 40), "shut-the-box": (125, 40), "take-it": (120, 45), "abaku": (120, 50)}


@pytest.mark.slow
@pytest.mark.parametrize("game", LARGER)
def test_a_board_grows_and_shrinks_with_the_window(game: str) -> None:
    app = ParlourApp(ENGLISH, table(game))

    async def look(pilot: Any) -> None:
        await until(pilot, lambda: app.screen.query(Board).first().view is not None)
        board = app.screen.query_one(Board)
        usual = board.size
        await pilot.resize_terminal(*LARGER[game])
        await until(pilot, lambda: board.size.height > usual.height)
        assert board.size.width > usual.width or board.cell != board.CELLS[0]
        assert board.size.width <= app.screen.query_one("#board-side").size.width
        assert board.size.height <= app.screen.query_one("#board-side").size.height
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: board.cell == board.CELLS[0])

    drive(app, look)


@pytest.mark.slow
def test_a_click_on_a_large_board_is_the_place_under_it() -> None:
    app = ParlourApp(ENGLISH, table("kryds-bolle", placement="free"))

    async def look(pilot: Any) -> None:
        await pilot.resize_terminal(*LARGER["kryds-bolle"])
        board = app.screen.query_one(Board)
        await until(pilot, lambda: board.cell.height == 3)
        spot = next(spot for spot in board.spots(board.view or {}) if spot.name == "b2.3")
        # the lowest right corner of the place
        corner = (spot.x + spot.width - 1, spot.y + spot.height - 1)
        await pilot.click(board, offset=corner)
        await until(pilot, lambda: len((board.view or {})["cube"].replace("/", "").replace(".", "")) >= 1)
        layers = (board.view or {})["cube"].split("/")
        assert layers[2][4] == "x"

    drive(app, look)


@pytest.mark.parametrize("game", ["kryds-bolle", "shut-the-box", "chikugo", "take-it", "abaku"])
def test_every_size_is_as_large_as_it_says(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a board wants is what its drawing needs, so that it's never cut."""
    view = parlour.game(game).start().view(0)
    board = board_for(game, Words("en"))
    for cell in board.CELLS:
        monkeypatch.setattr(type(board), "cell", cell)
        board.set_reactive(Board.view, view)
        lines = board.draw(view).split("\n")
        width, height = board.wants(view, cell)
        assert max(line.cell_len for line in lines) <= width
        assert len(lines) <= height
