"""Output for programs: JSON, one object per line."""

from __future__ import annotations

from typing import Any

import msgspec


def print_json(value: Any) -> None:
    """Print one line of JSON and flush it."""
    print(msgspec.json.encode(value).decode(), flush=True)
