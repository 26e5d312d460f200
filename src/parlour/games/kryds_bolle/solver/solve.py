"""Solve a placement from nothing: what `parlour solve kryds-bolle` runs."""

from __future__ import annotations

from pathlib import Path

from .progress import Progress
from .solution import Solution


def solve(
    placement: str,
    *,
    checkpoint: Path | None = None,
    progress: Progress | None = None,
    workers: int = 2,
) -> Solution:
    """Value, all first moves, a line of best play, and the cost.

    With a checkpoint file it can be stopped at any time; the next run continues from there.
    """
    if placement == "stacked":
        from .stacked import solve_stacked

        return solve_stacked(checkpoint, progress, workers)[0]
    from .free import FreeSolver

    return FreeSolver(checkpoint, progress).solve()
