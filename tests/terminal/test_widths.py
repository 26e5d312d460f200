"""Nothing is cut in a terminal of 80 columns: every board and every line of every language fits."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

import parlour
from parlour.locales import LANGUAGES, Words
from parlour.terminal.boards import board_for
from parlour.terminal.boards.board import Board

#: the window, the list beside the board, and the spaces around a line
COLUMNS, SIDE, AROUND = 80, 27, 2
#: lines above and below the board: title, log, the line to type in, keys
ROWS, OTHERS = 24, 5


def views(key: str) -> list[dict[str, object]]:
    """What seats see at the start and in the middle of a random game."""
    game, rng, found = parlour.game(key), random.Random(3), []
    state = game.start(seats=game.seats_for({})[1])
    for _ in range(60):
        if state.actor is None:
            break
        chance = state.actor is parlour.CHANCE
        if not chance:
            found.append(state.view(state.actor))
        state = state.after(state.sample(rng) if chance else game.some_action(state.view(state.actor), rng))
    return [found[0], found[len(found) // 2], found[-1]]


@pytest.mark.parametrize("key", [game.key for game in parlour.games()])
def test_every_board_fits_beside_the_list_in_every_language(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Board, "narrow", True)
    seen = views(key)
    for language in LANGUAGES:
        board = board_for(key, Words(language))
        for view in seen:
            lines = board.draw(view).plain.rstrip("\n").split("\n")
            assert max(map(cell_len, lines)) <= COLUMNS - SIDE, (language, max(lines, key=cell_len))
            assert len(lines) <= ROWS - OTHERS, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_keys_fits(language: str) -> None:
    say = Words(language)
    for key in ("screen-keys", "screen-keys-menu", "screen-type"):
        for line in say(key).split("\n"):
            assert cell_len(line) <= COLUMNS - AROUND, line
