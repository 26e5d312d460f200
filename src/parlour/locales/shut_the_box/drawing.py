"""The box of Shut the Box without text."""

from __future__ import annotations

import re

from parlour.locales.drawings import TextDrawing
from parlour.locales.words import Words

_FRAME = re.compile(r"[+|].*[+|]")


class ShutTheBoxDrawing(TextDrawing):
    """The lines of the frame."""

    def board(self, drawn: str, words: Words) -> str:
        return "\n".join(line for line in drawn.splitlines() if _FRAME.fullmatch(line))
