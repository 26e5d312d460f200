"""Rewards for each seat, from the final places or from points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

#: `places`: once at the end, from 1 for first place to -1 for last; `points`: as they are scored
Reward: TypeAlias = Literal["places", "points"]


def by_place(places: Sequence[int]) -> tuple[float, ...]:
    """1 for first place, -1 for last, evenly spaced between; ties share. The sum is 0.

    With one seat: 1 for a win, -1 for a loss.
    """
    if len(places) == 1:
        return (1.0 if places[0] == 0 else -1.0,)
    others = len(places) - 1
    return tuple(
        (sum(other > place for other in places) - sum(other < place for other in places)) / others
        for place in places
    )


def by_points(before: Sequence[int], after: Sequence[int], better: int) -> tuple[float, ...]:
    """The points each seat gained; `better` is -1 if fewer points are better."""
    return tuple(float(better * (new - old)) for old, new in zip(before, after, strict=True))
