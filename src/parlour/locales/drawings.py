"""A game's drawing in another language: the board without the English words, and what lies beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.core.errors import UnknownGame
from parlour.core.registry import Registry

from .words import Words


class TextDrawing:
    """Base of a game's drawing. Games draw themselves in English; this takes the wordless part."""

    def board(self, drawn: str, words: Words) -> str:
        """The board alone, in the words of a language."""
        raise NotImplementedError

    def beside(self, view: Mapping[str, Any], names: Sequence[str], words: Words) -> list[str]:
        """What lies beside the board, in lines."""
        return []


#: by game
DRAWINGS: Registry[Callable[[], TextDrawing]] = Registry("parlour.drawings", UnknownGame)


def drawing_of(key: str) -> TextDrawing | None:
    """A game's drawing; None where it has none, and is shown as it draws itself."""
    return DRAWINGS.get(key)() if key in DRAWINGS else None


def picture(key: str, drawn: str, words: Words) -> str:
    """The board alone, in the words of a language; the whole drawing where the game has no other."""
    drawing = drawing_of(key)
    return drawn if drawing is None else drawing.board(drawn, words)
