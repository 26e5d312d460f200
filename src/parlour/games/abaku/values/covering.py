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
_WEIGHED = 150
#: what a free square beside tiles costs by how many digits fit it alone, if all its neighbours are covered
_SHUT = (1.0, 0.2, 0.1, 0.05, 0.02, 0.01, 0.0)
#: the same for a square with a free neighbour, which a row may fill: by the digits that suit its neighbours
_OPEN = (0.5, 0.2, 0.1, 0.05, 0.02, 0.0)
#: what an exchanged tile costs while there are more tiles than squares, and when there are not
_SPARE, _NEEDED = 0.1, 1.0
#: what a turn without a placement costs at least: a harmless placement is better
_IDLE = 1.0
#: the worth of a tile that is kept and fits a square
_FITS = 0.03


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
    spare = max(0, len(bag) + len(rack) - board.count(FREE))
    found = []
    for chosen in tiles.choices(rack, most):
        cost = _IDLE + _SPARE * min(len(chosen), spare) + _NEEDED * max(0, len(chosen) - spare)
        value = outlook(board, minus(rack, chosen), bag, options) - cost
        found.append(Covering(Exchange(chosen), 0, value))
    return found


def outlook(board: str, rack: str, bag: str, options: AbakuOptions) -> float:
    """The squares that are covered in the end, estimated from a board and what is left of a rack."""
    ways = ways_for(options)
    reach = limits(faces(board), options.rows, ways, options.trivial_powers, options.zeros)
    takes, makes, next_to = reach.crossing(""), reach.makes, touching(options.rows, ways)
    lost, fitting = 0.0, 0
    for at in reach.near:
        alone = takes[at] & makes[at]
        fitting |= alone
        if all(board[other] != FREE for other in next_to[at]):
            lost += _SHUT[min(alone.bit_count(), len(_SHUT) - 1)]
        else:
            lost += _OPEN[min(takes[at].bit_count(), len(_OPEN) - 1)]
    short = max(0, board.count(FREE) - len(bag) - len(rack))
    fits = sum(_FITS for tile in rack if digits_of(tile) & fitting)
    return len(board) - max(lost, float(short)) + fits
