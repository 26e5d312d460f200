"""Making puzzles: games are played from a seed until a position fits the theme and level.

Everything is derived from the seed by `Fortune` and nothing depends on time, so a puzzle is the same on every
machine as long as its maker doesn't change.
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

#: games tried before giving up on a theme
TRIES = 2000
MOST = 1000


class Maker(Protocol):
    """Makes the puzzles of a game."""

    #: from easiest to hardest
    levels: Sequence[int]
    themes: Sequence[str]

    def candidates(self, rng: Rng, level: int, theme: str) -> Iterator[Puzzle]:
        """The puzzles of that level and theme in one game played with `rng`; possibly none."""


#: makers by kind: a game's key, or smart-calculators
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
    """`count` puzzles, numbered from 1; without a theme, each gets a random one from the seed."""
    if not 1 <= count <= MOST:
        raise BadOption(f"count is {count}; allowed: 1 to {MOST}", option="count", low=1, high=MOST)
    for number in range(1, count + 1):
        yield puzzle(kind, level=level, seed=seed, theme=theme, number=number)


def puzzle(
    kind: str, *, level: int = 1, seed: int | str = 0, theme: str | None = None, number: int = 1
) -> Puzzle:
    """The puzzle with that number."""
    maker = PUZZLES.get(kind)
    if level not in maker.levels:
        known = _listed(maker.levels)
        raise BadOption(f"level is {level}; allowed: {known}", option="level", known=known)
    if theme is not None and theme not in maker.themes:
        known = _listed(maker.themes)
        raise BadOption(f"theme is {theme!r}; allowed: {known}", option="theme", known=known)
    for turn in range(TRIES):
        rng = Fortune(seed_from(f"puzzle {seed}"), f"{kind} {level} {theme or ''}", [str(number)], turn)
        wanted = theme or maker.themes[rng.randrange(len(maker.themes))]
        for found in maker.candidates(rng, level, wanted):
            return replace(found, seed=str(seed), number=number)
    raise BadOption(
        f"found no puzzle of this theme at level {level}; try another theme or seed",
        code="no-puzzle",
        option="theme",
    )


def daily(kind: str, day: datetime.date, *, level: int = 1, theme: str | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody, computed without a server."""
    return puzzle(kind, level=level, seed=f"day {day.isoformat()}", theme=theme)


def _listed(words: Sequence[object]) -> str:
    return ", ".join(map(str, words))
