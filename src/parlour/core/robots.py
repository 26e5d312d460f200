"""The registry of robots: found by name, loaded when asked for.

A robot stands under its name if it plays every game, or under `game/name`: the level `novice` of Abaku is
`abaku/novice`. Other packages add theirs by the entry point `parlour.bots`.
"""

from __future__ import annotations

from .bot import Bot
from .errors import UnknownBot
from .registry import Registry

#: the levels from weakest to strongest; a game has those that its choices can separate
LEVELS = ("random", "novice", "casual", "strong", "best", "perfect")

BOTS: Registry[type[Bot]] = Registry("parlour.bots", UnknownBot)


def names(game: str) -> tuple[str, ...]:
    """The robots that play a game: its levels from weakest to strongest, then all others.

    `search` plays every game, but is only named where a game has no robot of its own.
    """
    own = {key.partition("/")[2] for key in BOTS if key.startswith(f"{game}/")}
    found = own | {key for key in BOTS if "/" not in key and not (own and key == "search")}
    return tuple(sorted(found, key=lambda name: (LEVELS.index(name) if name in LEVELS else 99, name)))


def create(name: str, game: str) -> Bot:
    """A robot of that name for that game; UnknownBot names those there are."""
    if name not in (*names(game), "search"):
        known = ", ".join(names(game))
        raise UnknownBot(f"there is no robot {name!r} for {game}; robots are: {known}", known=known)
    key = f"{game}/{name}"
    return BOTS.get(key if key in BOTS else name)()
