"""Statistics of many throws: balls in holes, where, and points, for several skills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from typing import Final, TypeVar

from msgspec import Struct

from parlour.core.actor import Rng
from parlour.games.kugelbox.actions import Landing
from parlour.games.kugelbox.box import HOLES, MISS, score
from parlour.games.kugelbox.throw.aim import Aim
from parlour.games.kugelbox.throw.aiming import any_aim, best_aim, novice_aim, shaken
from parlour.games.kugelbox.throw.simulation import simulate
from parlour.games.kugelbox.throw.uniform import uniform_odds

K = TypeVar("K", int, str)


@cache
def most_points() -> Aim:
    """The aim of the table with the most points on average."""
    return best_aim(lambda found: found.points)


#: how a thrower of each skill chooses the next aim
SKILLS: Final[dict[str, Callable[[Rng], Aim]]] = {
    "random": any_aim,
    "novice": novice_aim,
    "practised": lambda rng: shaken(most_points(), rng, 40),
    "careful": lambda rng: most_points(),
}


class Tally(Struct, frozen=True):
    """Shares over many throws: number of balls in holes, points, and balls per throw in each hole."""

    count: int
    balls: dict[int, float]
    points: dict[int, float]
    holes: dict[str, float]

    @property
    def mean(self) -> float:
        """Mean points per throw."""
        return sum(points * share for points, share in self.points.items())


def tally(landings: Iterable[Landing]) -> Tally:
    """The shares over these throws."""
    counts = Counter(landings)
    count = counts.total()
    return _tally({landing: Fraction(times, count) for landing, times in counts.items()}, count)


def uniform_tally(miss: str = "3/20") -> Tally:
    """The exact shares of the uniform model."""
    return _tally(dict(uniform_odds(miss)), 0)


def throws(choose: Callable[[Rng], Aim], count: int, rng: Rng) -> list[Landing]:
    """`count` simulated throws, each with an aim by `choose`."""
    return [simulate(choose(rng), rng).landing for _ in range(count)]


def _tally(odds: dict[Landing, Fraction], count: int) -> Tally:
    balls = dict.fromkeys(range(3), Fraction(0))
    points: dict[int, Fraction] = {}
    holes = dict.fromkeys(HOLES, Fraction(0))
    for landing, share in odds.items():
        found = score(landing.red, landing.black).points
        points[found] = points.get(found, Fraction(0)) + share
        lying = [place for place in (landing.red, landing.black) if place != MISS]
        balls[len(lying)] += share
        for hole in lying:
            holes[hole] += share
    return Tally(count, _floats(balls), _floats(dict(sorted(points.items()))), _floats(holes))


def _floats(shares: dict[K, Fraction]) -> dict[K, float]:
    return {key: float(share) for key, share in shares.items()}
