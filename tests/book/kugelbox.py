"""Telling a game of the Kugelbox: throws by their points, and the turns of Chikugo and Take It."""

from __future__ import annotations

from typing import Any

from parlour import CHANCE

CHIPS = ("2", "3", "4", "5", "8", "12", "<=4", "<=6", "line", "line", "square", "square")

#: a throw for every way to score; "4" is a row of four, "4sq" the square
THROWS = {
    "0": "red - black -",
    "1": "red c3 black -",
    "2": "red a1 black b1",
    "3": "red a1 black a3",
    "4": "red a1 black d1",
    "4sq": "red b2 black c3",
    "5": "red e5 black a5",
    "6": "red a1 black b3",
    "8": "red a1 black d2",
    "9": "red c3 black e5",
    "10": "red a1 black b5",
    "12": "red b1 black d4",
    "15": "red a3 black e5",
    "16": "red d1 black a4",
    "20": "red a2 black e5",
    "25": "red a1 black e5",
}


def throw(state: Any, score: str) -> Any:
    """The seat to act throws, and the balls come to lie so that it scores this (or lie as told)."""
    return state.play("throw").play(THROWS.get(score, score))


def turned(state: Any, chip: str) -> Any:
    """A chip is taken from the middle and turned over: it shows this."""
    if state.actor is not CHANCE:
        state = state.play("turn")
    return state.play(f"chip {chip}")


def moved_on(state: Any) -> Any:
    """A seat that can do nothing but pass, passes."""
    if isinstance(state.actor, int) and tuple(map(str, state.legal())) == ("pass",):
        return state.play("pass")
    return state
