"""Option sets for tests: the defaults, every single value, and pairs of values."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.options import Described


def option_sets(game: Game[Any], *, pairs: bool = False) -> list[dict[str, Any]]:
    """Sets of options that the game accepts, the defaults first."""
    single = [{name: value} for name, option in game.described().items() for value in _values(option)]
    tried: list[dict[str, Any]] = [{}, *single]
    if pairs:
        tried += [a | b for a, b in combinations(single, 2) if a.keys() != b.keys()]
    found = []
    for options in tried:
        low, high = game.seats_for(options)
        for seats in sorted({low, min(3, high), high} if not options else {min(max(2, low), high)}):
            try:
                game.options(seats, **options)
            except BadOption:
                continue
            found.append({"seats": seats, **options})
    return found


def _values(option: Described) -> list[Any]:
    if option.kind != "number":
        return [value for value in option.values if value != option.default]
    low, high = option.low or 0, option.high or 0
    return sorted({low, min(low + 2, high), min(max(low, 60), high)})
