"""Statistics of a pairing: mean score, confidence interval, and the sequential test that may stop it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

from msgspec import Struct

#: a lower bound on the variance, since an estimate from few pairs may be too small
_LEAST_VARIANCE = 1 / 64


class LadderStanding(Struct, frozen=True):
    """A pairing's standing: `score` is the first robot's share of points, with a confidence interval."""

    first: str
    second: str
    pairs: int
    score: float
    low: float
    high: float
    #: first, second, even (the test found no difference of the stated margin) or open
    verdict: str


def standing(
    first: str, second: str, scores: Sequence[float], *, confidence: float, margin: float
) -> LadderStanding:
    """The standing from the scores of pairs, 0 to 2 each."""
    shares = [score / 2 for score in scores]
    count = len(shares)
    if not count:
        return LadderStanding(first, second, 0, 0.5, 0.0, 1.0, "open")
    mean = sum(shares) / count
    variance = _variance(shares, mean)
    reach = NormalDist().inv_cdf((1 + confidence) / 2) * math.sqrt(variance / count)
    low, high = max(0.0, mean - reach), min(1.0, mean + reach)
    return LadderStanding(
        first, second, count, mean, low, high, _verdict(shares, variance, confidence, margin)
    )


def _variance(shares: Sequence[float], mean: float) -> float:
    if len(shares) < 2:
        return 0.25
    return max(_LEAST_VARIANCE, sum((s - mean) ** 2 for s in shares) / (len(shares) - 1))


def _verdict(shares: Sequence[float], variance: float, confidence: float, margin: float) -> str:
    """Wald's sequential test in both directions: is the score even, or off by the margin?"""
    bound = math.log(confidence / (1 - confidence))
    count, total = len(shares), sum(shares)
    ahead = margin * (total - count * (0.5 + margin / 2)) / variance
    behind = margin * (count * (0.5 - margin / 2) - total) / variance
    if ahead >= bound:
        return "first"
    if behind >= bound:
        return "second"
    return "even" if max(ahead, behind) <= -bound else "open"
