"""A right placement at random by the kernels: the very one that the pure rules choose with the same `rng`.

They shuffle the lines, then the windows of a line, and take the first window that holds a right placement.
So only the lines that are looked at are searched.
"""

from __future__ import annotations

from parlour.core.actor import Rng
from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import grid_for, ways_for
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.search.moves import in_any_order

from . import kernels
from .field import Field, held
from .generator import Searcher, place


class SomePlacement:
    """Finds placements at random under given options. Holds its own working space: one a thread."""

    def __init__(self, options: AbakuOptions) -> None:
        self._options, self._searcher = options, Searcher(options)
        self._grid, self._ways = grid_for(options), ways_for(options)
        #: the placement that was found last, and what it scores
        self.latest: tuple[PlaceTiles, int] | None = None

    def __call__(self, board: str, rack: str, options: AbakuOptions, rng: Rng) -> PlaceTiles | None:
        """A right placement at random; None if there is none."""
        assert options == self._options
        field, tiles = Field.read(board, options), held(rack)
        tables = [(field, tiles, 0)]
        if field.joker >= 0 and tiles[field.digits[field.joker]]:
            tables.append((*field.swapped(tiles), 1))
        for lying, holding, swap in in_any_order(tables, rng):
            for way, line in in_any_order(self._searcher.rooms(lying, holding), rng):
                rows, windows = self._searcher.line(way, line)
                found: dict[tuple[int, int], list[int]] = {}
                places = rows[:, kernels.SQUARE : kernels.COUNT + 1].tolist()
                for index, (square, count) in enumerate(places):
                    found.setdefault((square, count), []).append(index)
                for window in in_any_order(windows, rng):
                    if window in found:
                        chosen = sorted(rows[found[window]].tolist(), key=lambda row: row[4 : 4 + row[3]])
                        row = chosen[rng.randrange(len(chosen))]
                        row[kernels.SWAP] = swap
                        self.latest = place(row, board, self._grid, self._ways), row[kernels.POINTS]
                        return self.latest[0]
        return None
