"""An analysis as plain values, for JSON."""

from __future__ import annotations

from typing import Any

from .analysis import Analysis, Scored


def as_plain(found: Analysis) -> dict[str, Any]:
    """An analysis as JSON-able values."""
    return {
        "exact": found.exact,
        "value": _plain(found.value),
        "moves": [_move(move) for move in found.moves],
    }


def _move(move: Scored) -> dict[str, Any]:
    plain = {"action": str(move.action), "value": _plain(move.value), "bound": move.bound}
    return plain if move.points is None else plain | {"points": move.points}


def _plain(value: Any) -> int | float:
    return value if isinstance(value, int) else float(value)
