"""The placements of many positions of Abaku at once, on all cores."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.core.errors import BadOption
from parlour.games.abaku.generator.generator import Generator, Moves
from parlour.games.abaku.notation import read_board
from parlour.games.abaku.rules import GAME
from parlour.games.abaku.values.finder import is_compiled


class Placements(Struct, frozen=True):
    """The right placements of many positions; `found[n]` has those of the position with that number.

    `moves.rows` are numbers, a row each: points, way, first square, count, signs, and more (see
    `parlour.games.abaku.generator.kernels`; of the signs only the first `count` mean anything). Iterate over
    `moves` for actions with their points.
    """

    found: tuple[Moves, ...]

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, number: int) -> Moves:
        return self.found[number]

    def __iter__(self) -> Iterator[Moves]:
        return iter(self.found)

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many each position has."""
        return np.array([len(moves) for moves in self.found], np.int64)


def placements(
    boards: Sequence[str], racks: Sequence[str], *, threads: int | None = None, **options: Any
) -> Placements:
    """Every right placement of each board with its rack, boards as in position texts.

    The kernels run beside each other: `threads` is as many as there are cores.
    """
    if len(boards) != len(racks):
        raise BadOption(
            f"there are {len(boards)} boards and {len(racks)} racks; give a rack for each", option="racks"
        )
    if threads is not None and (type(threads) is not int or threads < 1):
        raise BadOption(f"threads is {threads!r}; allowed: a whole number of at least 1", option="threads")
    chosen = GAME.options(**options)
    if not is_compiled(chosen):
        raise BadOption(f"mode is {chosen.mode!r}; placements have the modes with tiles", option="mode")
    grid = Generator(chosen).grid
    signs = [read_board(board, grid) for board in boards]
    workers = min(threads or os.cpu_count() or 1, max(1, len(boards)))

    def part(first: int) -> list[Moves]:
        generator = Generator(chosen)
        return [generator.placements(signs[n], racks[n]) for n in range(first, len(signs), workers)]

    with ThreadPoolExecutor(workers) as pool:
        parts = list(pool.map(part, range(workers)))
    return Placements(tuple(parts[n % workers][n // workers] for n in range(len(signs))))
