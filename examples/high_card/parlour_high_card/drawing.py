"""The table of High Card in the terminal, in the player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.locales import Words
from parlour.locales.drawings import TextDrawing


class HighCardDrawing(TextDrawing):
    """There is no board; all that is to be seen is told in lines."""

    def board(self, drawn: str, words: Words) -> str:
        return words("game-high-card")

    def beside(self, view: Mapping[str, Any], names: Sequence[str], words: Words) -> list[str]:
        seen = [name for name in ("hand", "laid") if view[name]]
        return [f"{words(f'view-{name}')}: {words.list(view[name])}" for name in seen]
