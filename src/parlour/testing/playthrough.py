"""Golden playthroughs: a match as readable text that a test can replay."""

from __future__ import annotations

import json
import re
from typing import Any

from parlour.core.actor import CHANCE
from parlour.core.errors import BadNotation
from parlour.core.game import Game
from parlour.core.registry import GAMES
from parlour.core.state import State

_STEP = re.compile(r"^== \d+ · (?:seat \d+|chance): (.*)$", re.MULTILINE)


def playthrough(game: Game[Any], options: dict[str, Any], actions: list[str]) -> str:
    """The match of these actions as text: every position drawn, with points, and the places at the end."""
    state: State = game.start(**options)
    parts = [f"{game.key} {json.dumps(options)}", str(state), f"position {state.position}", ""]
    for number, text in enumerate(actions, 1):
        actor = state.actor
        who = "chance" if actor is CHANCE else f"seat {actor}"
        state = state.play(text)
        parts += [f"== {number} · {who}: {text}", str(state), f"position {state.position}"]
        parts += [f"points {', '.join(map(str, state.points))}", ""]
    parts.append("running" if state.places is None else f"places {', '.join(map(str, state.places))}")
    return "\n".join(line.rstrip() for part in parts for line in part.split("\n")) + "\n"


def replayed(text: str) -> str:
    """The playthrough again, from the options and actions in a golden text."""
    key, _, options = text.partition("\n")[0].partition(" ")
    try:
        read = json.loads(options)
    except ValueError:
        raise BadNotation("a playthrough's first line is the game's key and its options as JSON") from None
    return playthrough(GAMES.get(key), read, _STEP.findall(text))
