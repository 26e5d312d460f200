"""Writes web/tests/views.json: views of real games in their middle, for the boards' tests.

Run it after a change to a view: `.venv/bin/python web/scripts/views.py`; `--check` only compares.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import parlour
from parlour.core.fairness import Fortune
from parlour.core.state import State

FILE = Path(__file__).parent.parent / "tests/views.json"


def played(game: str, acts: str, **options: Any) -> State:
    """A game after these acts, separated by semicolons."""
    state: State = parlour.game(game).start(**options)
    for act in filter(None, acts.split(";")):
        state = state.play(act.strip())
    return state


def both(state: State) -> dict[str, Any]:
    """The views of all seats and of a spectator."""
    return {
        "seats": [state.view(seat) for seat in range(state.options.seats)],
        "spectator": state.view(None),
    }


def views() -> dict[str, Any]:
    balls = "b2;b1;c2;a2;a1;a2;a2;a1;a1;b3;c1;a3;b2;b3;a3;b3;a3;c3"
    chance = Fortune(b"views" * 7, "views", ["a", "b"], 1)
    abaku: State = parlour.game("abaku").start(seats=2)
    while abaku.actor == parlour.CHANCE:
        abaku = abaku.play(abaku.sample(chance))
    return {
        "kryds-bolle": both(played("kryds-bolle", balls)),
        "kryds-bolle free": both(played("kryds-bolle", "b2.3;a1.1", placement="free")),
        "shut-the-box": both(played("shut-the-box", "3+4;3,4;2+6", seats=2)),
        "chikugo": both(played("chikugo", "throw;red b2 black d4", seats=3)),
        "take-it": both(played("take-it", "throw;red b2 black d4;turn;chip 8", seats=2)),
        "chikugo hand": both(played("chikugo", "", seats=2, throw="hand")),
        "abaku": both(abaku),
    }


def main(arguments: list[str]) -> int:
    text = json.dumps(views(), indent=1, ensure_ascii=False) + "\n"
    if "--check" not in arguments:
        FILE.write_text(text, "utf-8")
        return 0
    if json.loads(FILE.read_text("utf-8")) == json.loads(text):
        return 0
    print("web/tests/views.json is not what the games say: run web/scripts/views.py")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
