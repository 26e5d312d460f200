"""The types of what games' hooks answer, in the OpenAPI description."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Any, get_type_hints

from litestar.openapi import ResponseSpec

from parlour.core.registry import Registry


def answers_of(hooks: Registry[Callable[..., Any]]) -> ResponseSpec:
    """The response types of the built-in games' hooks."""
    return either(get_type_hints(hooks.get(key))["return"] for key in hooks.own())


def either(kinds: Iterable[Any]) -> ResponseSpec:
    """A response of one of these types."""
    return ResponseSpec(reduce(or_, kinds), description="Request fulfilled", generate_examples=False)
