"""Making puzzles: games are played on from a seed until a position is a puzzle of the theme and level.

Everything follows from the seed by whole numbers of `Fortune`, and no clock is asked, so a puzzle is the same
in every place and year as long as the maker of its game is the same.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec.structs import replace

from parlour.core.actor import Rng
from parlour.core.errors import BadOption, UnknownGame
from parlour.core.fairness import Fortune, seed_from
from parlour.core.registry import Registry

from .puzzle import Puzzle

#: games that are tried before a theme is given up
TRIES = 2000
MOST = 1000


class Maker(Protocol):
    """Makes the puzzles of a game."""

    #: from the easiest to the hardest
    levels: Sequence[int]
    themes: Sequence[str]

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        """The puzzles of that level and theme in one game played on from `rng`; maybe none."""


#: makers by the word that asks for them
PUZZLES: Registry[Maker] = Registry("parlour.puzzles", UnknownGame)


def levels(kind: str) -> Sequence[int]:
    """The levels of a game's puzzles, from the easiest."""
    return PUZZLES.get(kind).levels


def themes(kind: str) -> Sequence[str]:
    """The themes of a game's puzzles."""
    return PUZZLES.get(kind).themes


def puzzles(
    kind: str, *, level: int = 1, count: int = 1, seed: int | str = 0, theme: str | None = None
) -> Iterator[Puzzle]:
    """So many puzzles, numbered from 1; without a theme, each has one drawn by the seed."""
    if not 1 <= count <= MOST:
        raise BadOption(f"count is {count}; it is 1 to {MOST}", option="count", low=1, high=MOST)
    for number in range(1, count + 1):
        yield puzzle(kind, level=level, seed=seed, theme=theme, number=number)


def puzzle(
    kind: str, *, level: int = 1, seed: int | str = 0, theme: str | None = None, number: int = 1
) -> Puzzle:
    """The puzzle with that number."""
    maker = PUZZLES.get(kind)
    if level not in maker.levels:
        known = _listed(maker.levels)
        raise BadOption(f"level is {level}; levels are {known}", option="level", known=known)
    if theme is not None and theme not in maker.themes:
        known = _listed(maker.themes)
        raise BadOption(f"theme is {theme!r}; themes are: {known}", option="theme", known=known)
    for turn in range(TRIES):
        rng = Fortune(seed_from(f"puzzle {seed}"), f"{kind} {level} {theme or ''}", [str(number)], turn)
        wanted = theme or maker.themes[rng.randrange(len(maker.themes))]
        for found in maker.candidates(rng, level, wanted):
            return replace(found, seed=str(seed), number=number)
    raise BadOption(f"no puzzle of that theme was found at level {level}", code="no-puzzle", option="theme")


def daily(kind: str, day: datetime.date, *, level: int = 1, theme: str | None = None) -> Puzzle:
    """The puzzle of a day: the same for everybody, without a server."""
    return puzzle(kind, level=level, seed=f"day {day.isoformat()}", theme=theme)


def _listed(words: Sequence[object]) -> str:
    return ", ".join(map(str, words))
