"""The examples of the OpenAPI description: JSON files, read at first use."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

#: the files with responses by type; in all of them Anna plays against Bo
_ANSWERS = ("analyses", "matches", "people")


class Examples(Struct, frozen=True):
    """Examples of every type, and of some routes."""

    #: an example of each request type
    requests: dict[str, Any]
    #: an example of each response type
    answers: dict[str, Any]
    #: the same while the response is still being computed (202)
    waiting: dict[str, Any]
    #: examples of single routes, such as `GET /api/host/names`, without a type or with a special example
    routes: dict[str, Any]


@cache
def examples() -> Examples:
    """All examples."""
    answers = {name: example for file in _ANSWERS for name, example in _read(file).items()}
    return Examples(_read("requests"), answers, _read("waiting"), _read("routes"))


def _read(file: str) -> dict[str, Any]:
    text = resources.files(__name__).joinpath(f"{file}.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Any])
