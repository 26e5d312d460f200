"""How people and robots of several skills choose an aim. Pure: whole numbers and the table of odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.actor import Rng
from parlour.games.kugelbox.box import Score

from .aim import LIMITS, Aim
from .odds_table import rows

#: an ordinary throw, and how far a novice strays from it at most; two throws of three are within 40 % of that
_ORDINARY: Final = Aim(x=0, dir=0, force=25, loft=15, gap=20, turn=0)
_NOVICE: Final = {"x": 60, "dir": 30, "force": 40, "loft": 34, "gap": 20, "turn": 90}


def any_aim(rng: Rng) -> Aim:
    """Any aim that the limits allow, each as likely."""
    return Aim(**{name: least + rng.randrange(most - least + 1) for name, (least, most, _) in LIMITS.items()})


def novice_aim(rng: Rng) -> Aim:
    """Somebody throws for the first time: into the box, and not much more."""
    return shaken(_ORDINARY, rng, 100)


def shaken(aim: Aim, rng: Rng, percent: int) -> Aim:
    """An aim as a hand takes it that errs so many percent as much as a novice's, within the limits."""
    numbers = {}
    for name, (least, most, _) in LIMITS.items():
        side = _NOVICE[name] * percent // 100
        err = rng.randrange(side + 1) + rng.randrange(side + 1) - side
        numbers[name] = min(max(getattr(aim, name) + err, least), most)
    return Aim(**numbers)


def best_aim(worth: Callable[[Score], float], *, calculators: bool = False) -> Aim:
    """The aim of the table whose throws are worth most on average."""
    return max(rows(calculators), key=lambda row: row.mean(worth)).aim
