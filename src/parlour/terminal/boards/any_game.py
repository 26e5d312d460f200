"""The board of a game that has none of its own: its drawing in text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from parlour.core.registry import GAMES

from .board import Board


class AnyBoard(Board):
    """What the game itself draws; actions come from the list beside it or are typed."""

    def draw(self, view: Mapping[str, Any]) -> Text:
        return Text(GAMES.get(view["game"]).drawn(view))
