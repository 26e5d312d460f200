"""The tremor of the hand: the random errors added to an aim, whole numbers drawn with `randrange` only.

So the tremor of a recorded throw can be drawn again from the match's seed with any Python, without the
physics.
"""

from __future__ import annotations

from typing import Final, Self

from msgspec import Struct

from parlour.core.actor import Rng

#: a deviation is the sum of this many uniform draws: bell-shaped, with a hard limit
_DRAWS: Final = 4


class BallTremor(Struct, frozen=True):
    """The errors of one ball, besides those of the hand."""

    dir: int
    force: int
    loft: int

    @classmethod
    def draw(cls, rng: Rng) -> Self:
        """One ball's deviations."""
        return cls(dir=_deviation(rng, 300), force=_deviation(rng, 600), loft=_deviation(rng, 400))


class Tremor(Struct, frozen=True):
    """The hand's deviations from its aim, in hundredths of the aim's units, and each ball's own.

    Those of force are hundredths of a percent of the speed. `nudge` is the direction, in degrees, in which
    a ball that comes to rest on a rim is tipped first.
    """

    x: int
    dir: int
    force: int
    loft: int
    turn: int
    red: BallTremor
    black: BallTremor
    nudge: int

    @classmethod
    def draw(cls, rng: Rng) -> Self:
        """The tremor of one throw: always the same number of draws, in this order."""
        return cls(
            x=_deviation(rng, 600),
            dir=_deviation(rng, 500),
            force=_deviation(rng, 800),
            loft=_deviation(rng, 600),
            turn=_deviation(rng, 1500),
            red=BallTremor.draw(rng),
            black=BallTremor.draw(rng),
            nudge=rng.randrange(360),
        )


#: no tremor at all: for tests, and to look at a throw without chance
STEADY: Final = Tremor(
    x=0, dir=0, force=0, loft=0, turn=0, red=BallTremor(0, 0, 0), black=BallTremor(0, 0, 0), nudge=0
)


def _deviation(rng: Rng, spread: int) -> int:
    """A bell-shaped whole number around 0 whose standard deviation is close to `spread`."""
    # the sum of four uniform draws from -s to s has standard deviation s · 2/√3; 13/15 is about √3/2
    side = spread * 13 // 15
    return sum(rng.randrange(2 * side + 1) for _ in range(_DRAWS)) - _DRAWS * side
