"""Add to the archive: `python -m tests.archive.keep` plays what is not there yet under the rules of today.

What stands in the archive is never written again: it is what earlier versions recorded. A new rules version
of a game gets records of its own beside the old ones.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import parlour
from parlour.core.match import Match

HERE = Path(__file__).parent
#: the ways to play each game that are kept
WAYS: dict[str, list[dict[str, Any]]] = {
    "shut-the-box": [
        {"seats": 1},
        {"seats": 2},
        {"seats": 3, "eliminate": True},
        {"seats": 2, "flaps": 9, "dice": "one-when-six"},
        {"seats": 2, "scoring": "digits", "limit": 100},
        {"seats": 2, "rounds": 2, "shut": "finish-round"},
    ],
    "chikugo": [{"seats": 2}, {"seats": 4}, {"seats": 3, "throw": "hand"}, {"seats": 2, "lay_out": "all"}],
    "take-it": [
        {"seats": 2},
        {"seats": 4},
        {"seats": 2, "throw": "hand"},
        {"seats": 3, "miss": "0", "smart_calculators": True},
    ],
    "abaku": [
        {"seats": 2},
        {"seats": 4},
        {"seats": 2, "diagonals": True, "tile_values": True},
        {"seats": 2, "referee": "challenge"},
        {"seats": 2, "bonuses": False, "count_tiles": True, "trivial_powers": False},
        {"seats": 1, "mode": "solo"},
        {"seats": 1, "mode": "cover"},
        {"seats": 1, "mode": "magic"},
        {"seats": 2, "board": "blank", "zeros": "new", "leftover": "value"},
        {"seats": 3, "first": "draw", "start_bonus": "equation-2", "sets": 2},
        {"seats": 1, "mode": "solo", "deal": "2026-11-17"},
        {"seats": 1, "mode": "magic", "size": 4, "level": "medium"},
    ],
    "kryds-bolle": [{"seats": 2}, {"seats": 2, "placement": "free"}, {"seats": 2, "first": "lots"}],
}


def name(game: str, rules: int, options: dict[str, Any]) -> str:
    words = [f"{key}-{str(value).lower()}" for key, value in options.items()]
    return "--".join([game, f"rules-{rules}", *words]) + ".json"


def kept(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """A record, and how it ends: what a reader of the archive must find again."""
    record = parlour.play(game, seed=name(game, 0, options), **options)
    match = Match.of(record)
    assert match.result is not None
    return {
        "ends": {
            "events": len(match.events),
            "position": match.state.position,
            "points": match.state.points,
            "places": match.result.places,
        },
        "record": json.loads(record.json()),
    }


def main() -> None:
    for game, ways in WAYS.items():
        for options in ways:
            file = HERE / name(game, parlour.game(game).rules_version, options)
            if not file.exists():
                file.write_text(json.dumps(kept(game, options), ensure_ascii=False, indent=1) + "\n", "utf-8")
                print(file.name)


if __name__ == "__main__":
    main()
