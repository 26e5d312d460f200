"""Printing results for programs: JSON, one object a line."""

from __future__ import annotations

from typing import Any

import msgspec


def print_json(value: Any) -> None:
    """One line of JSON on standard output, at once."""
    print(msgspec.json.encode(value).decode(), flush=True)
