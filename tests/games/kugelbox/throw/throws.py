"""Throws to test with, by what they count, and a way to play them."""

import parlour

#: one throw for each count; lines and squares where there are both by their name
THROWS = {
    "0": "red - black -",
    "1": "red - black c3",
    "2": "red a1 black a2",
    "3": "red b2 black d2",
    "4 line": "red c1 black c4",
    "4 square": "red b3 black c4",
    "5": "red a5 black e5",
    "6": "red a1 black b3",
    "8": "red a1 black d2",
    "9": "red b2 black d4",
    "12": "red a1 black c4",
    "16": "red a1 black d4",
    "20": "red a1 black d5",
    "25": "red a1 black e5",
}


def throw(state: parlour.State, *counts: str) -> parlour.State:
    """The seats throw so, one after the other."""
    for count in counts:
        state = state.play("throw").play(THROWS[count])
    return state


def play(state: parlour.State, *actions: str) -> parlour.State:
    """These actions, one after the other."""
    for action in actions:
        state = state.play(action)
    return state


def refusal(state: parlour.State, action: str) -> str | None:
    """The code with which the state refuses an action."""
    found = state.accepts(state.game.action(action))
    return None if found is None else found.code
