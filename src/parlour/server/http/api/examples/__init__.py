"""The examples of the OpenAPI description: JSON files, read when the description is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

#: the files that hold answers by their type; Anna plays against Bo in all of them
_ANSWERS = ("analyses", "matches", "people")


class Examples(Struct, frozen=True):
    """What the description shows of each type and route."""

    #: a body of each type that a client gives
    requests: dict[str, Any]
    #: an answer of each type that the server gives
    answers: dict[str, Any]
    #: the same while the answer is still being computed (202)
    waiting: dict[str, Any]
    #: answers of routes, as `GET /api/host/names`, that are of no such type or that its example does not show
    routes: dict[str, Any]


@cache
def examples() -> Examples:
    """All examples."""
    answers = {name: example for file in _ANSWERS for name, example in _read(file).items()}
    return Examples(_read("requests"), answers, _read("waiting"), _read("routes"))


def _read(file: str) -> dict[str, Any]:
    text = resources.files(__name__).joinpath(f"{file}.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Any])
