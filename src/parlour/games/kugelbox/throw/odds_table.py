"""The table of odds: useful aims, and how often each landing was measured for them.

`odds.json` is made by `scripts/kugelbox_odds.py` for one version of the model. With it robots know the odds
of a throw without simulating it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from parlour.games.kugelbox.actions import Landing
from parlour.games.kugelbox.box import COLUMNS, HOLES, MISS, Score, score

from .aim import Aim

#: one character for each place: the miss, then the holes in order
_SIGNS: Final = dict(zip("-ABCDEFGHIJKLMNOPQRSTUVWXY", (MISS, *HOLES), strict=True))
_SIGN_OF: Final = {place: sign for sign, place in _SIGNS.items()}
_MIRRORED: Final = dict(zip(COLUMNS, reversed(COLUMNS), strict=True))


class MeasuredAim(Struct, frozen=True):
    """One aim of the file with the landings of its throws, two characters each, red first."""

    aim: str
    landings: str

    @classmethod
    def of(cls, aim: Aim, landings: list[Landing]) -> MeasuredAim:
        """Measured landings in the form of the file."""
        return cls(str(aim), "".join(_SIGN_OF[at.red] + _SIGN_OF[at.black] for at in landings))

    def read(self) -> list[Landing]:
        """The landings, throw by throw."""
        pairs = zip(self.landings[::2], self.landings[1::2], strict=True)
        return [Landing(_SIGNS[red], _SIGNS[black]) for red, black in pairs]


class OddsFile(Struct, frozen=True):
    """The file: the engine and model version it was measured with, and its aims."""

    engine: str
    model: int
    aims: tuple[MeasuredAim, ...]


class OddsRow(Struct, frozen=True):
    """An aim and the odds of its scores."""

    aim: Aim
    odds: dict[Score, float]

    def mean(self, worth: Callable[[Score], float]) -> float:
        """The mean worth of a throw with this aim."""
        return sum(chance * worth(found) for found, chance in self.odds.items())


@cache
def table() -> OddsFile:
    """The measured table."""
    return msgspec.json.decode(files(__package__).joinpath("odds.json").read_bytes(), type=OddsFile)


@cache
def rows(operators: str = "") -> tuple[OddsRow, ...]:
    """Every aim with the odds of its scores.

    With Smart Calculators left and right, red and black make a difference, so each aim is there four times:
    as measured, with the colours swapped, mirrored, and both.
    """
    found = []
    for measured in table().aims:
        aim, landings = Aim.parse(measured.aim), measured.read()
        found.append(_row(aim, landings, operators))
        if operators:
            mirror, mirrored = _mirror(aim), [Landing(_across(at.red), _across(at.black)) for at in landings]
            found.append(_row(_swap(aim), [Landing(at.black, at.red) for at in landings], operators))
            found.append(_row(mirror, mirrored, operators))
            found.append(_row(_swap(mirror), [Landing(at.black, at.red) for at in mirrored], operators))
    return tuple(found)


def _row(aim: Aim, landings: list[Landing], operators: str) -> OddsRow:
    counts = Counter(score(at.red, at.black, operators) for at in landings)
    return OddsRow(aim, {found: count / len(landings) for found, count in counts.items()})


def _swap(aim: Aim) -> Aim:
    """The hand turned by 180 degrees, so that red and black change places."""
    return msgspec.structs.replace(aim, turn=aim.turn - 180 if aim.turn > 0 else aim.turn + 180)


def _mirror(aim: Aim) -> Aim:
    """The same throw mirrored, left and right exchanged."""
    turn = 180 - aim.turn if aim.turn >= 0 else -180 - aim.turn
    return msgspec.structs.replace(aim, x=-aim.x, dir=-aim.dir, turn=turn)


def _across(place: str) -> str:
    return place if place == MISS else _MIRRORED[place[0]] + place[1]
