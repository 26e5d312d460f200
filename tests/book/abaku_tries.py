"""Every placement that a rack has on a board of Abaku, found by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from .abaku import Board, Square, as_tile, digit, in_order
from .abaku_claims import name, written


def minus(tiles: str, taken: str) -> str:
    """The tiles without those taken; what isn't there can't be taken."""
    left = Counter(tiles)
    left.subtract(taken)
    assert min(left.values(), default=0) >= 0, (tiles, taken)
    return in_order(left.elements())


def touches(board: Board, new: Iterable[Square], ways: tuple[Square, ...]) -> bool:
    return any((r + k * d, c + k * a) in board for r, c in new for d, a in ways for k in (1, -1))


def right_placements(
    board: Board,
    rack: str,
    size: int,
    ways: tuple[Square, ...],
    is_right: Callable[[Board, Board], bool],
) -> Iterator[str]:
    """Every right placement, with a joker swapped first or not, as it is written."""
    held = [("", board, rack)]
    for at, tile in board.items():
        if as_tile(tile) == "?" and digit(tile) in rack:
            swapped = in_order(minus(rack, digit(tile)) + "?")
            held.append((f"={name(at)} ", {**board, at: digit(tile)}, swapped))
    for prefix, table, tiles_held in held:
        for squares, step in _lines(table, len(tiles_held), size, ways):
            for tiles in sorted(set(permutations(tiles_held, len(squares)))):
                for laid in _said("".join(tiles)):
                    new = dict(zip(squares, laid, strict=True))
                    if is_right(table, new):
                        yield prefix + written(squares, new, step)


def _said(tiles: str) -> Iterator[str]:
    """The tiles with every joker laid as each digit."""
    if "?" not in tiles:
        yield tiles
        return
    for digit_said in "abcdefghij":
        yield from _said(tiles.replace("?", digit_said, 1))


def _lines(
    board: Board, most: int, size: int, ways: tuple[Square, ...]
) -> Iterator[tuple[list[Square], Square]]:
    """Free squares in a line without gaps, from one to the whole rack; a single one counts as across."""
    for start in ((row, column) for row in range(size) for column in range(size)):
        for step in ways if start not in board else ():
            squares: list[Square] = []
            at = start
            while 0 <= at[0] < size and 0 <= at[1] < size and len(squares) < most:
                if at not in board:
                    squares.append(at)
                    single = len(squares) == 1
                    near = touches(board, squares, ways) if board else not single
                    if near and not (single and step != (0, 1)):
                        yield list(squares), step
                at = at[0] + step[0], at[1] + step[1]
