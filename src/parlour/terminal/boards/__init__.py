"""Boards as text: a widget for each game, and one for games without their own."""

from __future__ import annotations

from parlour.core.errors import UnknownGame
from parlour.core.registry import Registry
from parlour.locales import Words

from .board import Board

#: a game's board, loaded when it is played
BOARDS: Registry[type[Board]] = Registry("parlour.terminal_boards", UnknownGame)
BOARDS.declare({"any": "parlour.terminal.boards.any_game:AnyBoard"})


def board_for(game: str, say: Words) -> Board:
    """The board widget for that game."""
    return BOARDS.get(game if game in BOARDS else "any")(say)
