"""Uniform throws, with exact odds.

Each ball misses with probability `miss`; balls that do not miss end in distinct, uniformly random holes. A
throw by hand is simulated instead, and its odds cannot be listed.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from parlour.core.actor import Rng
from parlour.core.errors import IllegalAction
from parlour.games.kugelbox.actions import Landing
from parlour.games.kugelbox.box import HOLES, MISS, PLACES, Score, score
from parlour.games.kugelbox.options import KugelboxOptions


@lru_cache(maxsize=16)
def uniform_odds(miss: str) -> tuple[tuple[Landing, Fraction], ...]:
    """Every possible outcome of a throw with its probability, sorted."""
    missing = Fraction(miss)
    hit = 1 - missing
    odds = []
    for red in PLACES:
        for black in PLACES:
            if red == black != MISS:
                continue
            lying = (red, black).count(MISS)
            chance = (hit * hit / 600, hit * missing / 25, missing * missing)[lying]
            if chance:
                odds.append((Landing(red, black), chance))
    return tuple(odds)


@lru_cache(maxsize=16)
def uniform_outcomes(miss: str) -> tuple[Landing, ...]:
    """Every outcome that a throw may have, sorted."""
    return tuple(landing for landing, _ in uniform_odds(miss))


@lru_cache(maxsize=16)
def score_odds(miss: str, operators: str) -> Mapping[Score, Fraction]:
    """The odds of each score of a uniform throw."""
    odds: dict[Score, Fraction] = {}
    for landing, chance in uniform_odds(miss):
        found = score(landing.red, landing.black, operators)
        odds[found] = odds.get(found, Fraction(0)) + chance
    return MappingProxyType(odds)


def uniform_landing(miss: str, rng: Rng) -> Landing:
    """One outcome by its odds."""
    missing = Fraction(miss)
    red_hits, black_hits = (rng.randrange(missing.denominator) >= missing.numerator for _ in range(2))
    red = HOLES[rng.randrange(25)] if red_hits else MISS
    free = [hole for hole in HOLES if hole != red]
    return Landing(red, free[rng.randrange(len(free))] if black_hits else MISS)


def refused_landing(landing: Landing, options: KugelboxOptions) -> IllegalAction | None:
    """Why the balls cannot end there under these options; None if they can."""
    if landing.red not in PLACES or landing.black not in PLACES:
        return IllegalAction(
            "there is no such hole; holes are a1 to e5, and - for a miss", code="no-such-hole"
        )
    if landing.red == landing.black != MISS:
        return IllegalAction("two balls cannot be in one hole", code="two-in-one-hole")
    misses = MISS in (landing.red, landing.black)
    if misses and options.throw == "uniform" and options.miss == "0":
        return IllegalAction("no ball misses with the option miss=0", code="no-miss")
    return None
