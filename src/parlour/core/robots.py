"""The registry of robots, imported on first use.

A robot that plays every game has its name as key, others have `game/name`: the level `novice` of Abaku is
`abaku/novice`. Other packages add theirs by the entry point `parlour.bots`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .bot import Bot
from .errors import UnknownBot
from .registry import Registry

#: the levels from weakest to strongest; a game has those that differ in strength there
LEVELS = ("random", "novice", "casual", "strong", "best", "perfect")

BOTS: Registry[type[Bot]] = Registry("parlour.bots", UnknownBot)


def names(game: str) -> tuple[str, ...]:
    """The robots that play a game: its levels from weakest to strongest, then all others.

    `search` plays every game, but is listed only if a game has no robot of its own.
    """
    own = {key.partition("/")[2] for key in BOTS if key.startswith(f"{game}/")}
    found = own | {key for key in BOTS if "/" not in key and not (own and key == "search")}
    return tuple(sorted(found, key=lambda name: (LEVELS.index(name) if name in LEVELS else 99, name)))


def middling(game: str, options: Mapping[str, Any]) -> str:
    """The robot that takes over a person's seat: a middling level of the game, never the random one."""
    levels = [name for name in names(game) if name in LEVELS[1:] and create(name, game).serves(game, options)]
    if levels:
        return levels[(len(levels) - 1) // 2]
    return "search" if create("search", game).serves(game, options) else LEVELS[0]


def create(name: str, game: str) -> Bot:
    """A new robot with that name for that game; raises UnknownBot with the known names."""
    if name not in (*names(game), "search"):
        known = ", ".join(names(game))
        raise UnknownBot(f"there is no robot {name!r} for {game}; robots are: {known}", known=known)
    key = f"{game}/{name}"
    return BOTS.get(key if key in BOTS else name)()
