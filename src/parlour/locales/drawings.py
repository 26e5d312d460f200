"""A game's drawing in another language: the board without English text, and lines below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.core.errors import UnknownGame
from parlour.core.registry import Registry

from .words import Words


class TextDrawing:
    """Base of a game's translated drawing. Games draw in English; this takes the part without text."""

    def board(self, drawn: str, words: Words) -> str:
        """Only the board, translated."""
        raise NotImplementedError

    def beside(self, view: Mapping[str, Any], names: Sequence[str], words: Words) -> list[str]:
        """Lines about what is not on the board, such as chips or a rack."""
        return []


#: drawings by game
DRAWINGS: Registry[Callable[[], TextDrawing]] = Registry("parlour.drawings", UnknownGame)


def drawing_of(key: str) -> TextDrawing | None:
    """A game's translated drawing; None if it has only its own."""
    return DRAWINGS.get(key)() if key in DRAWINGS else None


def picture(key: str, drawn: str, words: Words) -> str:
    """Only the board, translated; the game's own drawing if there is no translated one."""
    drawing = drawing_of(key)
    return drawn if drawing is None else drawing.board(drawn, words)
