"""The board of Abaku without text, and the own rack below it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from parlour.locales.drawings import TextDrawing
from parlour.locales.words import Words

_ROW = re.compile(r"( *\d+|   )(  ?\S+)*")


class AbakuDrawing(TextDrawing):
    """The rows of the board."""

    def board(self, drawn: str, words: Words) -> str:
        return "\n".join(line for line in drawn.splitlines() if _ROW.fullmatch(line))

    def beside(self, view: Mapping[str, Any], names: Sequence[str], words: Words) -> list[str]:
        mine = view["racks"][view["seat"]] if view["seat"] is not None else None
        return [words("ab-tell-rack", tiles=mine)] if isinstance(mine, str) else []
