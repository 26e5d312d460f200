"""Choosing an aim, at several levels of skill, with the table of odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.actor import Rng
from parlour.games.kugelbox.box import Score

from .aim import LIMITS, Aim
from .odds_table import rows

#: an ordinary throw, and how far a novice is off at most; two throws of three are within 40 % of that
_ORDINARY: Final = Aim(x=0, dir=0, force=25, loft=15, gap=20, turn=0)
_NOVICE: Final = {"x": 60, "dir": 30, "force": 40, "loft": 34, "gap": 20, "turn": 90}


def any_aim(rng: Rng) -> Aim:
    """A random aim within the limits."""
    return Aim(**{name: least + rng.randrange(most - least + 1) for name, (least, most, _) in LIMITS.items()})


def novice_aim(rng: Rng) -> Aim:
    """The aim of a beginner: into the box, and not much more."""
    return shaken(_ORDINARY, rng, 100)


def shaken(aim: Aim, rng: Rng, percent: int) -> Aim:
    """The aim with random errors of this percentage of a novice's, within the limits."""
    numbers = {}
    for name, (least, most, _) in LIMITS.items():
        side = _NOVICE[name] * percent // 100
        err = rng.randrange(side + 1) + rng.randrange(side + 1) - side
        numbers[name] = min(max(getattr(aim, name) + err, least), most)
    return Aim(**numbers)


def best_aim(worth: Callable[[Score], float], *, operators: str = "") -> Aim:
    """The aim of the table with the highest mean worth."""
    return max(rows(operators), key=lambda row: row.mean(worth)).aim
