"""The parts of a game: one call declares them all, and each layer looks up the part it needs.

A game of this package calls `declare` in its folder's `__init__.py`. Another package declares the same parts
as entry points of the same groups (docs/how-to/add-a-game.md). A part is a path, `module:attribute`, which is
imported on first use, so that declaring costs nothing. No layer names a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .registry import declared

#: the group of entry points for each part
GROUPS: Final = MappingProxyType(
    {
        "game": "parlour.games",
        "robots": "parlour.bots",
        "analyser": "parlour.analysers",
        "valuer": "parlour.valuers",
        "puzzles": "parlour.puzzles",
        "drills": "parlour.drills",
        "encoding": "parlour.encodings",
        "batch": "parlour.batches",
        "drawing": "parlour.drawings",
        "spoken": "parlour.spoken",
        "picture": "parlour.pictures",
        "terminal_board": "parlour.terminal_boards",
        "preview": "parlour.previews",
        "reading": "parlour.readings",
        "solver": "parlour.solvers",
        "commands": "parlour.commands",
        "checks": "parlour.checks",
        "kernels": "parlour.kernels",
        "sheets": "parlour.sheets",
        "figure": "parlour.figures",
        "asked": "parlour.asked_figures",
    }
)
_NONE: Final[Mapping[str, str]] = MappingProxyType({})


def declare(
    key: str,
    *,
    game: str,
    robots: Mapping[str, str] = _NONE,
    analyser: str | None = None,
    valuer: str | None = None,
    puzzles: Mapping[str, str] = _NONE,
    drills: Mapping[str, str] = _NONE,
    encoding: str | None = None,
    batch: str | None = None,
    drawing: str | None = None,
    spoken: str | None = None,
    picture: str | None = None,
    terminal_board: str | None = None,
    preview: str | None = None,
    reading: str | None = None,
    solver: str | None = None,
    commands: Mapping[str, str] = _NONE,
    checks: Mapping[str, str] = _NONE,
    kernels: str | None = None,
    sheets: Mapping[str, str] = _NONE,
    figure: str | None = None,
    asked: Mapping[str, str] = _NONE,
) -> None:
    """Declare a game of this package. A part that is a mapping has several things by name."""
    single = {
        "game": game,
        "analyser": analyser,
        "valuer": valuer,
        "encoding": encoding,
        "batch": batch,
        "drawing": drawing,
        "spoken": spoken,
        "picture": picture,
        "terminal_board": terminal_board,
        "preview": preview,
        "reading": reading,
        "solver": solver,
        "kernels": kernels,
        "figure": figure,
    }
    for part, path in single.items():
        if path is not None:
            declared(GROUPS[part])[key] = path
    declared(GROUPS["robots"]).update({f"{key}/{name}": path for name, path in robots.items()})
    several = {
        "puzzles": puzzles,
        "drills": drills,
        "commands": commands,
        "checks": checks,
        "sheets": sheets,
        "asked": asked,
    }
    for part, named in several.items():
        declared(GROUPS[part]).update(named)
