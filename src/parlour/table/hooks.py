"""What a game can answer about itself while people play: previews of acts, equations in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from parlour.core.errors import UnknownGame
from parlour.core.registry import GAMES, Registry

from .refusal import Refusal

T = TypeVar("T")
#: previews of an act before it is played: from a view and an act to a Struct
PREVIEWS: Registry[Callable[[dict[str, Any], str], Any]] = Registry("parlour.previews", UnknownGame)
#: all ways to say digits in a language
READINGS: Registry[Callable[[str, str], tuple[str, ...]]] = Registry("parlour.readings", UnknownGame)


def hook_of(registry: Registry[T], game: str) -> T:
    """The hook of a game; a Refusal if it has none."""
    key = GAMES.get(game).key
    if key not in registry:
        raise Refusal(f"{key} does not support this request", "not-found", 404)
    return registry.get(key)
