"""The given digits of each level, made by `scripts/magic_squares.py`; tests prove their single solution."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


@cache
def givens(size: int, level: str) -> tuple[str, ...]:
    """The squares of a size and level to begin from, as rows joined by `/`."""
    read = msgspec.json.decode(
        files(__package__).joinpath("givens.json").read_bytes(), type=dict[str, dict[str, tuple[str, ...]]]
    )
    return read[str(size)][level]
