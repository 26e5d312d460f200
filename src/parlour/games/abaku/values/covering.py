"""The value of every action when a grid is to be covered: squares covered in the end, estimated.

Turns cost nothing, tiles do. What loses a game is squares that no digit fits any more, so a board is weighed
by the free squares beside its tiles: how many digits each would take. In plain Python for any grid.
"""

from __future__ import annotations

from msgspec import Struct

from parlour.core.action import Action
from parlour.games.abaku import tiles
from parlour.games.abaku.actions import Exchange, PassTurn
from parlour.games.abaku.board import touching, ways_for
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.search.generator import Placed, place
from parlour.games.abaku.search.limits import digits_of, limits
from parlour.games.abaku.tiles import FREE, RACK, faces, minus

from .finder import Finder, left, squares

#: with more placements, only so many are weighed by the board that they leave
_WEIGHED = 120
#: what a free square costs that takes no digit, one, two, … beside tiles; more digits cost nothing
_TIGHT = (1.0, 0.55, 0.35, 0.22, 0.14, 0.08, 0.04)
#: a square that takes digits but makes no equation with any of them alone is harder to fill
_UNMAKING = 0.12
#: the worth of a rack that fits many squares, for each tile and up to so many squares
_FITS, _MOST_FITS = 0.05, 4
#: a tile that is set aside is one fewer to cover with, once tiles are short
_SPENT = 0.15


class Covering(Struct, frozen=True):
    """An action with the squares it covers now and the estimate of all that are covered in the end."""

    action: Action
    points: int
    value: float


def coverings(finder: Finder, board: str, rack: str, bag: str, options: AbakuOptions) -> list[Covering]:
    """Every action, best first."""
    covered = len(board) - board.count(FREE)
    placed = finder.placed(board, rack)
    found = [
        Covering(place(one, board, options), len(one.signs), value)
        for one, value in zip(placed, _weighed(placed, board, rack, bag, options), strict=True)
    ]
    found += _exchanges(board, rack, bag, options)
    found.append(Covering(PassTurn(), 0, float(covered)))
    return sorted(found, key=lambda one: (-one.value, str(one.action)))


def _weighed(placed: list[Placed], board: str, rack: str, bag: str, options: AbakuOptions) -> list[float]:
    """The value of each placement by the board that it leaves, if there are not too many."""
    values = []
    chosen = set(_spread(len(placed)))
    for n, one in enumerate(placed):
        if n not in chosen:
            values.append(float(len(board) - board.count(FREE)))
            continue
        signs = list(board if one.swap < 0 else _swapped(board, one.swap))
        for square, sign in zip(squares(board, one, options), one.signs, strict=True):
            signs[square] = sign
        values.append(outlook("".join(signs), left(board, rack, one), bag, options))
    return values


def _spread(count: int) -> range:
    """Evenly spread over so many, as many as are weighed."""
    return range(0, count, max(1, -(-count // _WEIGHED)))


def _swapped(board: str, at: int) -> str:
    return board[:at] + faces(board[at]) + board[at + 1 :]


def _exchanges(board: str, rack: str, bag: str, options: AbakuOptions) -> list[Covering]:
    """Exchanges: the tiles that fit fewest squares are the ones to set aside."""
    most = min(RACK, len(rack), len(bag))
    if not most:
        return []
    found, total = [], len(board)
    spare = len(bag) + len(rack) - board.count(FREE)
    for chosen in tiles.choices(rack, most):
        kept = minus(rack, chosen)
        value = outlook(board, kept, bag, options) - (0.02 if spare > len(chosen) else _SPENT) * len(chosen)
        # an exchange covers nothing, so any placement that does no harm is better
        found.append(Covering(Exchange(chosen), 0, min(value - 0.5, float(total))))
    return found


def outlook(board: str, rack: str, bag: str, options: AbakuOptions) -> float:
    """The squares that are covered in the end, estimated from a board and what is left of a rack."""
    reads = faces(board)
    ways = ways_for(options)
    free = board.count(FREE)
    reach = limits(reads, options.rows, ways, options.trivial_powers, options.zeros)
    takes, makes = reach.crossing(""), reach.makes
    lost = fits = 0.0
    held = [(digits_of(tile), rack.count(tile)) for tile in set(rack)]
    room = [0] * len(held)
    next_to = touching(options.rows, ways)
    for at in reach.near:
        able = takes[at]
        digits = able.bit_count()
        if digits < len(_TIGHT):
            shut = all(board[other] != FREE for other in next_to[at])
            lost += _TIGHT[digits] * (1.0 if shut else 0.6)
        if not able & makes[at]:
            lost += _UNMAKING
        for n, (mask, _) in enumerate(held):
            room[n] += bool(able & makes[at] & mask)
    for (_, count), squares_fit in zip(held, room, strict=True):
        fits += _FITS * min(squares_fit, _MOST_FITS) * count
    short = max(0, free - len(bag) - len(rack))
    return len(board) - max(lost, float(short)) + fits
