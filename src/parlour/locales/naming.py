"""What games, players, options and their values are called in a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.registry import GAMES

from .words import Words

#: how a record names a robot's seat
ROBOT = "robot:"


def game_named(key: str, say: Words) -> str:
    """A game's name in a language; its own where the language has none for it."""
    return say(f"game-{key}") if say.has(f"game-{key}") else GAMES.get(key).name


def player_named(name: str, say: Words) -> str:
    """Who plays: a robot by what it is called in a language, a person by their name."""
    key = f"robot-{name.removeprefix(ROBOT)}"
    return say(key) if name.startswith(ROBOT) and say.has(key) else name


def options_told(options: Mapping[str, Any], say: Words) -> str:
    """What was agreed, without the number of seats: `Flaps: 12, Dice: always two`."""
    return ", ".join(_agreed(name, value, say) for name, value in options.items() if name != "seats")


def _agreed(name: str, value: Any, say: Words) -> str:
    called = say(f"option-{name}") if say.has(f"option-{name}") else name
    key = f"option-{name}-{value}"
    if isinstance(value, bool):
        told = say("told-switch", on="yes" if value else "no")
    elif value is None:
        told = say("option-none")
    else:
        told = say(key) if say.has(key) else str(value)
    return f"{called}: {told}"
