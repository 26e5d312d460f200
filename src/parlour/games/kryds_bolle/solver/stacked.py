"""Solving `stacked` from scratch: every position, level by level."""

from __future__ import annotations

from pathlib import Path

from parlour.games.kryds_bolle.book.stacked import PLIES, StackedBook

from .checkpoint import Checkpoint
from .progress import Progress, Stage
from .search import CubeSearch
from .solution import Solution, best_line, named
from .stacked_levels import Level, solved_levels


def solve_stacked(
    checkpoint: Path | None = None, progress: Progress | None = None, workers: int = 2
) -> tuple[Solution, StackedBook]:
    """The solution, and the opening book made from its first levels."""
    run = Checkpoint("stacked", checkpoint)
    levels: dict[int, Level] = {int(name[5:]): values for name, values in run.load().items()}
    last = min(levels, default=None)
    most_bytes = 0
    for balls, values in solved_levels(None if last is None else (last, levels[last]), workers):
        levels[balls] = values
        run.positions += values.size
        most_bytes = max(most_bytes, sum(level.nbytes for level in levels.values()))
        if balls >= PLIES:
            levels.pop(balls + 1, None)
        if progress is not None:
            progress(Stage(share=1 - balls / 27, at="level", positions=values.size, balls=balls))
        run.save({f"level{n}": level for n, level in levels.items()})
    book = StackedBook(levels)
    first = {bar: -(book.value(1 << bar, 0) or 0) for bar in range(9)}
    value = max(first.values())
    solution = Solution(
        placement="stacked",
        value=value,
        first_moves=dict(sorted((named(bar, "stacked"), worth) for bar, worth in first.items())),
        line=tuple(named(place, "stacked") for place in best_line(CubeSearch("stacked", 20), book, value)),
        positions=run.positions,
        seconds=round(run.seconds(), 1),
        table_bytes=most_bytes,
    )
    return solution, book
