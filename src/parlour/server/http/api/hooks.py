"""Routes that a game answers by a hook of its own; the description shows what each game's hook answers."""

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
#: what a placement would make, before it is played: a view and an act in, a Struct out
PREVIEWS: Registry[Callable[[dict[str, Any], str], Any]] = Registry("parlour.previews", UnknownGame)
#: every way to say digits in a language
READINGS: Registry[Callable[[str, str], tuple[str, ...]]] = Registry("parlour.readings", UnknownGame)


def hook_of(registry: Registry[T], game: str) -> T:
    """The hook of a game; a Refusal where it has none."""
    key = GAMES.get(game).key
    if key not in registry:
        raise Refusal(f"{key} has no answer to this", "not-found", 404)
    return registry.get(key)


def answers_of(hooks: Registry[Callable[..., Any]]) -> ResponseSpec:
    """What our own games answer; what others' do is theirs to describe."""
    return either(get_type_hints(hooks.get(key))["return"] for key in hooks.own())


def either(kinds: Iterable[Any]) -> ResponseSpec:
    """An answer of one of these types."""
    return ResponseSpec(reduce(or_, kinds), description="Request fulfilled", generate_examples=False)
