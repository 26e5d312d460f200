"""What a placement of Abaku makes, claims and is worth, told from the rules alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from . import abaku
from .abaku import COLUMNS, Board, Square, Stretch, as_tile, digit, runs, square, steps

if TYPE_CHECKING:
    from .abaku_referee import Placement

is_equation = cache(abaku.is_equation)


def new_equations(
    board: Board, new: Board, ways: tuple[Square, ...], trivial_powers: bool = True
) -> list[Stretch]:
    """Every stretch that is an equation and holds a new tile, nested ones too, each once."""
    everything = board | new
    return [
        run[i:j]
        for step in ways
        for run in runs(board, new, step)
        for i in range(len(run))
        for j in range(i + 2, len(run) + 1)
        if is_equation("".join(digit(everything[at]) for at in run[i:j]), trivial_powers)
        and any(at in new for at in run[i:j])
    ]


def is_right(
    board: Board, new: Board, start: Square, diagonals: bool, trivial_powers: bool, zeros: str
) -> bool:
    """Whether tiles that lie in one line without gaps are a legal placement."""
    ways = steps(diagonals)
    # all new tiles belong to one equation; most tries fail here, so it comes first
    if not any(_holds_all(board, new, step, trivial_powers) for step in ways):
        return False
    found = new_equations(board, new, ways, trivial_powers)
    if not board:
        return len(new) >= 2 and start in new
    for at, tile in new.items():
        for down, across in ways:
            for sign in (1, -1):
                other = at[0] + sign * down, at[1] + sign * across
                if other not in board:
                    continue
                free = digit(tile) == "0" or (zeros == "either" and digit(board[other]) == "0")
                if not free and not any(at in stretch and other in stretch for stretch in found):
                    return False
    return any(at in board for stretch in found for at in stretch)


def _holds_all(board: Board, new: Board, step: Square, trivial_powers: bool) -> bool:
    everything, (run, *others) = board | new, runs(board, new, step)
    if others:
        return False
    places = [run.index(at) for at in new]
    text = "".join(digit(everything[at]) for at in run)
    return any(
        is_equation(text[i:j], trivial_powers)
        for i in range(min(places) + 1)
        for j in range(max(places) + 1, len(run) + 1)
    )


def told(claim: str) -> Stretch:
    """The squares from the first of a claim to its last; none if they don't lie in a line."""
    (row, column), (last_row, last_column) = sorted(map(square, claim.split("-")))
    down, across = last_row - row, last_column - column
    length = max(down, abs(across))
    if length == 0 or (down and across and down != abs(across)):
        return ()
    return tuple((row + n * down // length, column + n * across // length) for n in range(length + 1))


def claimed(placed: Placement, board: Board, found: list[Stretch], ways: tuple[Square, ...]) -> list[Stretch]:
    """What was claimed; without a word every right equation, or if there's none the run along the line."""
    if placed.claims:
        return sorted({told(claim) for claim in placed.claims})
    if found:
        return found
    # a single tile has no line of its own: the first way in which it has a neighbour
    for step in [placed.step] if len(placed.new) > 1 else ways:
        run = max(runs(board, placed.new, step), key=len)
        if len(run) > 1:
            return [run]
    return []


def worth(
    stretch: Stretch, board: Board, new: Board, bonus: Callable[[Square], str], tile_values: bool
) -> int:
    """One point a tile (or its number, a joker none), with the bonuses that new tiles cover."""
    everything, times, total = board | new, 1, 0
    for at in stretch:
        tile = everything[at]
        value = 1
        if tile_values:
            value = 0 if as_tile(tile) == "?" else int(tile)
        sign = bonus(at) if at in new else "."
        total += value * {"2": 2, "3": 3}.get(sign, 1)
        times *= {"6": 2, "9": 3}.get(sign, 1)
    return times * total


def name(at: Square) -> str:
    return f"{COLUMNS[at[1]]}{at[0] + 1}"


def written(squares: list[Square], new: Board, step: Square) -> str:
    """A placement as it is written, from its first new tile to its last; a single one across."""
    (row, column), what = squares[0], ""
    at = (row, column)
    while at != squares[-1]:
        what += new.get(at, ".")
        at = at[0] + step[0], at[1] + step[1]
    ways = {(0, 1): f"{row + 1}{COLUMNS[column]}", (1, 0): name(squares[0])}
    ways |= {(1, 1): f"\\{name(squares[0])}", (1, -1): f"/{name(squares[0])}"}
    return f"{ways[step]} {what}{new[at]}"
