"""Rewards: what a result, or a change of points, is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

#: `places`: once, at the end, from 1 for the best place to -1 for the worst; `points`: as they are made
Reward: TypeAlias = Literal["places", "points"]


def by_place(places: Sequence[int]) -> tuple[float, ...]:
    """1 for the best alone, -1 for the worst alone, evenly between; equals share. The sum is 0.

    Alone there is nobody to be better than: 1 for a game won, -1 for one lost.
    """
    if len(places) == 1:
        return (1.0 if places[0] == 0 else -1.0,)
    others = len(places) - 1
    return tuple(
        (sum(other > place for other in places) - sum(other < place for other in places)) / others
        for place in places
    )


def by_points(before: Sequence[int], after: Sequence[int], better: int) -> tuple[float, ...]:
    """What each seat gained; `better` is -1 where fewer points are better."""
    return tuple(float(better * (new - old)) for old, new in zip(before, after, strict=True))
