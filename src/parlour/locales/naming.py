"""Translated names of games, players, options and their values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.harmless import harmless
from parlour.core.registry import GAMES

from .words import Words

#: prefix of a robot's name in a record
ROBOT = "robot:"


def game_named(key: str, say: Words) -> str:
    """A game's translated name; its own name if there is none."""
    return say(f"game-{key}") if say.has(f"game-{key}") else GAMES.get(key).name


def player_named(name: str, say: Words) -> str:
    """A player's name: translated for a robot, for a person as it is, without control characters."""
    key = f"robot-{name.removeprefix(ROBOT)}"
    return say(key) if name.startswith(ROBOT) and say.has(key) else harmless(name)


def options_told(options: Mapping[str, Any], say: Words) -> str:
    """The options without `seats`, in words: `Flaps: 12, Dice: always two`."""
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
