"""Routes answered by a game's hook, and their types in the OpenAPI description."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Any, TypeVar, get_type_hints

from litestar.openapi import ResponseSpec

from parlour.core.errors import UnknownGame
from parlour.core.registry import GAMES, Registry
from parlour.table.refusal import Refusal

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


def answers_of(hooks: Registry[Callable[..., Any]]) -> ResponseSpec:
    """The response types of the built-in games' hooks."""
    return either(get_type_hints(hooks.get(key))["return"] for key in hooks.own())


def either(kinds: Iterable[Any]) -> ResponseSpec:
    """A response of one of these types."""
    return ResponseSpec(reduce(or_, kinds), description="Request fulfilled", generate_examples=False)
