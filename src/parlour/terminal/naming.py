"""What a game is called in a language."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Game
from parlour.locales import Words


def named(game: Game[Any], say: Words) -> str:
    """A game's name in a language; its own where the language has none for it."""
    key = f"game-{game.key}"
    return say(key) if say.has(key) else game.name
