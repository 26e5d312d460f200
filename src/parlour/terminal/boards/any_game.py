"""The board of a game without its own: the game's drawing as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from parlour.core.registry import GAMES
from parlour.terminal.drawing import table_drawn

from .board import Board


class AnyBoard(Board):
    """Shows the game's own drawing; actions are chosen from the list or typed."""

    def draw(self, view: Mapping[str, Any]) -> Text:
        names = [self.say("player-number", number=str(seat + 1)) for seat in range(len(view["points"]))]
        return Text(table_drawn(GAMES.get(view["game"]), view, names, self.say))
