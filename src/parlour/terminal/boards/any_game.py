"""The board of a game that has none of its own: its drawing in text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from parlour.core.registry import GAMES
from parlour.terminal.drawing import table_drawn

from .board import Board


class AnyBoard(Board):
    """What the game itself draws; actions come from the list beside it or are typed."""

    def draw(self, view: Mapping[str, Any]) -> Text:
        names = [self.say("player-number", number=str(seat + 1)) for seat in range(len(view["points"]))]
        return Text(table_drawn(GAMES.get(view["game"]), view, names, self.say))
