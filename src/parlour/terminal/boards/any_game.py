"""The board of a game without its own: the game's drawing as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from parlour.core.registry import GAMES

from .board import Board


class AnyBoard(Board):
    """Shows the game's own drawing; actions are chosen from the list or typed."""

    def draw(self, view: Mapping[str, Any]) -> Text:
        return Text(GAMES.get(view["game"]).drawn(view))
