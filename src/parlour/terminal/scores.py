"""The best scores of games that were played alone at this terminal, in a small file of this user's own."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.core.options import Options
from parlour.locales import Words

#: the option that names the tiles
_DEAL = "deal"


class OwnBest(Struct, frozen=True):
    """One's own best with any tiles, and with the tiles of a named deal; whether this score is a new best."""

    points: int
    deal: int | None
    new: bool

    def told(self, say: Words) -> list[str]:
        """In sentences."""
        told = [say("term-best-new" if self.new else "term-best", points=self.points)]
        return told if self.deal is None else [*told, say("term-best-deal", points=self.deal)]


def keep(game: str, options: Options, points: int) -> OwnBest:
    """Keep a score; the best so far, this one with it. What can't be read or written is left out."""
    agreed = {name: getattr(options, name) for name in options.__struct_fields__ if name != _DEAL}
    way = f"{game} {msgspec.json.encode(agreed, order='sorted').decode()}"
    deal = str(getattr(options, _DEAL, ""))
    scores = _read()
    before = scores.get(way)
    best = scores[way] = points if before is None else max(before, points)
    named = None
    if deal:
        named = scores[f"{way} {deal}"] = max(points, scores.get(f"{way} {deal}", points))
    with suppress(OSError):
        _file().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _file().write_bytes(msgspec.json.encode(scores))
    return OwnBest(best, named, before is not None and points > before)


def _read() -> dict[str, int]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, int])
    except (OSError, msgspec.MsgspecError):
        return {}


def _file() -> Path:
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "parlour" / "scores.json"
