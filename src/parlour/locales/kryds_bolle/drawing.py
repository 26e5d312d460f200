"""The cube of Kryds & Bolle with translated names of its levels."""

from __future__ import annotations

from parlour.locales.drawings import TextDrawing
from parlour.locales.words import Words


class KrydsBolleDrawing(TextDrawing):
    """The three levels side by side."""

    def board(self, drawn: str, words: Words) -> str:
        head = "".join(f"{words('kb-level', level=level):<11}" for level in (1, 2, 3))
        return "\n".join([f"  {head}".rstrip(), *drawn.splitlines()[1:5]])
