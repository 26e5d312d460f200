"""The Kugelbox without text, and lines about the throw and the chips."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from parlour.locales.drawings import TextDrawing
from parlour.locales.words import Words

from .spoken import chips_named

_ROW = re.compile(r"[1-5 ]( [.RB\w])+(  [-+×−])?")


class KugelboxDrawing(TextDrawing):
    """The rows of the box."""

    def board(self, drawn: str, words: Words) -> str:
        return "\n".join(line for line in drawn.splitlines() if _ROW.fullmatch(line))

    def beside(self, view: Mapping[str, Any], names: Sequence[str], words: Words) -> list[str]:
        lines = []
        last = view["last"]
        if last is not None:
            holes = {ball: "miss" if last[ball] == "-" else last[ball] for ball in ("red", "black")}
            threw = {"points": last["points"], "shape": last["shape"], "sum": last.get("sum") or "none"}
            lines.append(words("kg-threw", name=names[last["seat"]], **threw, **holes))
        lines.append(words("kg-middle", up=len(view["up"]), down=view["face_down"]))
        if view["up"]:
            lines.append(words("kg-tell-up", chips=chips_named(view["up"], words)))
        for name, chips in zip(names, view["chips"], strict=True):
            lines.append(words("kg-tell-chips", name=name, chips=chips_named(chips, words), count=len(chips)))
        return lines
