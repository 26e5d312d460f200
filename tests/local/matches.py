"""Plays matches of every game and prints a hash of each record: by CPython and by Pyodide the same.

It runs in both, so it uses nothing but Parlour and the standard library. COUNT is how many a game.
"""

import hashlib
from typing import Any

import parlour

COUNT = 2
MATCHES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "shut-the-box": [("novice", {}), ("random", {"flaps": 9, "scoring": "digits"})],
    "chikugo": [("novice", {}), ("random", {"smart_calculators": True})],
    "take-it": [("casual", {}), ("random", {})],
    "abaku": [("novice", {}), ("random", {"board": "blank"})],
    "kryds-bolle": [("casual", {}), ("novice", {"placement": "free"})],
}


def main() -> None:
    for game, ways in MATCHES.items():
        for number in range(COUNT):
            robot, options = ways[number % len(ways)]
            record = parlour.play(game, bots=[robot, robot], seed=f"pocket {number}", **options)
            said = hashlib.sha256(record.json()).hexdigest()
            print(game, number, len(record.events), said, flush=True)


main()
