"""Telling Shut the Box: whole turns, and boxes with some flaps open."""

from __future__ import annotations

from typing import Any

import parlour

GAME = parlour.game("shut-the-box")
TWELVE = "1,2,3,4,5,6,7,8,9,10,11,12"

# Whole turns from the open box of 12, and what they leave open. 78 is the sum of all.
LEAVES_76 = ("1+1", "2", "1+1")  # the second 1+1 finds no 2, and 1 alone is no 2
LEAVES_75 = ("1+2", "1,2", "1+1")
LEAVES_73 = ("1+2", "3", "1+1", "2", "1+1")
SHUTS = (
    *("6+6", "12", "5+6", "11", "4+6", "10", "3+6", "9", "2+6", "8", "1+6", "7"),
    *("1+5", "6", "1+4", "5", "1+3", "4", "3+3", "1,2,3"),
)


def flaps(state: Any) -> Any:
    """The open flaps, as the position tells them."""
    return state.position.split("|")[0]


def boxed(open_flaps: Any, **options: Any) -> Any:
    """A lone player's box with these flaps open, before the throw."""
    return GAME.position(f"{open_flaps}||0|0|1", **options)


def given_options(state: Any) -> Any:
    return {name: value for name, value in state.view()["options"].items() if value is not None}
