"""Boards as text: a widget for each game, and one for games without their own."""

from __future__ import annotations

from importlib import import_module

from parlour.locales import Words

from .board import Board

#: a game's board, loaded when it is played
_BOARDS = {
    "shut-the-box": "shut_the_box:ShutTheBoxBoard",
    "chikugo": "kugelbox:KugelboxBoard",
    "take-it": "kugelbox:KugelboxBoard",
    "abaku": "abaku:AbakuBoard",
    "kryds-bolle": "kryds_bolle:KrydsBolleBoard",
}


def board_for(game: str, say: Words) -> Board:
    """The board widget for that game."""
    module, _, name = _BOARDS.get(game, "any_game:AnyBoard").partition(":")
    made: Board = getattr(import_module(f"{__name__}.{module}"), name)(say)
    return made
