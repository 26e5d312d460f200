"""Boards in text: each game's own, and one for any other game."""

from __future__ import annotations

import random

import pytest

import parlour
from parlour.locales import LANGUAGES, Words
from parlour.terminal.boards import board_for
from parlour.terminal.boards.any_game import AnyBoard

GAMES = [game.key for game in parlour.games()]


@pytest.mark.parametrize("key", GAMES)
def test_every_position_of_a_game_can_be_drawn_for_every_seat(key: str) -> None:
    rng, game, board = random.Random(4), parlour.game(key), board_for(key, Words("en"))
    state = game.start()
    drawn = set()
    for _ in range(40):
        if state.actor is None:
            break
        for seat in (*range(state.options.seats), None):
            drawn.add(str(board.draw(state.view(seat))))
        if state.actor is parlour.CHANCE:
            state = state.play(state.sample(rng))
        else:
            state = state.play(game.some_action(state.view(state.actor), rng))
    assert len(drawn) > 5
    assert all(picture.strip() for picture in drawn)


def test_the_tray_shows_its_open_flaps_and_the_dice() -> None:
    state = parlour.game("shut-the-box").position("1,2,7,12|3+4|0,31|0|2")
    drawn = str(board_for("shut-the-box", Words("en")).draw(state.view(0)))
    assert "12" in drawn
    assert " 11 " not in drawn
    assert drawn.count("●") == 7


def test_an_abaku_board_shows_ones_own_rack_and_nobody_elses() -> None:
    board = "/".join(["." * 15] * 15)
    bag = "".join(digit * 9 for digit in "0123456789") + "?"
    state = parlour.game("abaku").position(f"{board}|01234,56789|{bag}|0,0|0")
    board_of = board_for("abaku", Words("en"))
    assert "0 1 2 3 4" in " ".join(str(board_of.draw(state.view(0))).split())
    assert "5 6 7 8 9" not in " ".join(str(board_of.draw(state.view(0))).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_board_of_its_own_gets_one_that_lists_its_acts(lang: str) -> None:
    assert isinstance(board_for("no-such-game", Words(lang)), AnyBoard)
