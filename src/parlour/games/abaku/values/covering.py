"""The value of every action when a grid is to be covered: squares covered in the end, estimated.

Turns cost nothing, tiles do: what is exchanged is gone. Squares that no tile fits any more lose the game, so
an action is weighed by the holes that it leaves: first all actions at a glance, then the best of them with
small holes filled in thought, and the last squares played out. In plain Python for any grid; a turn takes
some hundredths of a second.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from parlour.core.action import Action
from parlour.games.abaku import tiles
from parlour.games.abaku.actions import Exchange, PassTurn
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.placement import swapped_board
from parlour.games.abaku.search.generator import Placed, place
from parlour.games.abaku.tiles import FREE, RACK, minus, plus

from .finder import Finder, left, squares
from .holes import holes, inside, supply
from .last_squares import LastSquares

#: with more placements, only so many are weighed
_WEIGHED = 300
#: so many actions, the best at a glance, are looked at closely
_CLOSE = 16
#: what an exchanged tile costs while more squares than `_FEW` are free, and when the last tiles must come
_EARLY, _LATE, _FEW = 0.8, 0.3, 10
#: with hardly more tiles than squares it costs twice that
_TIGHT = 5
#: once no more squares than this are free, so many actions are played out, so many times
_LAST, _TRIED, _PLAYOUTS = 12, 8, 8
#: what counts of the closer look then
_BESIDE = 0.1
#: what an empty square between the tiles costs where the tiles cannot fill the grid: it decides among equals
_INSIDE = 0.01


class Covering(Struct, frozen=True):
    """An action with the squares it covers now and the estimate of all that are covered in the end."""

    action: Action
    points: int
    value: float


class _Outcome(Struct, frozen=True):
    """An action with the board and the tiles that it leaves, and what it costs."""

    action: Action
    points: int
    board: str
    rack: str
    bag: str
    cost: float = 0.0

    @property
    def tiles(self) -> str:
        """All tiles that are left."""
        return plus(self.rack, self.bag)


#: an action's value, its text to sort equals by, and what it leaves
_Valued: TypeAlias = tuple[float, str, _Outcome]


def coverings(finder: Finder, board: str, rack: str, bag: str, options: AbakuOptions) -> list[Covering]:
    """Every action, best first."""
    covered = len(board) - board.count(FREE)
    placed = finder.placed(board, rack)
    weighed = set(_spread(len(placed)))
    outcomes = [_laid(placed[n], board, rack, bag, options) for n in sorted(weighed)]
    outcomes += _exchanges(board, rack, bag)
    found = sorted([(_value(one, options), str(one.action), one) for one in outcomes], key=_best_first)
    close = [(_value(one, options, close=True), text, one) for _, text, one in found[:_CLOSE]]
    close = _tried(sorted(close, key=_best_first), board, bag, options)
    least = min([value for value, _, _ in close], default=0.0)
    # what was only glanced at is not thought better than what was looked at
    found = close + [(min(value, least), text, one) for value, text, one in found[_CLOSE:]]
    # one can always finish afterwards, so no action is worth less than what it covers
    result = [Covering(o.action, o.points, max(value, float(covered + o.points))) for value, _, o in found]
    result += [
        Covering(place(one, board, options), len(one.signs), float(covered + len(one.signs)))
        for n, one in enumerate(placed)
        if n not in weighed
    ]
    result.sort(key=lambda one: -one.value)
    result.append(Covering(PassTurn(), 0, float(covered)))
    return result


def _tried(close: list[_Valued], board: str, bag: str, options: AbakuOptions) -> list[_Valued]:
    """Once few squares are free: the best played out, ahead of the others."""
    if board.count(FREE) > _LAST or not close:
        return close
    playouts = LastSquares(holes(options), bag, board, _PLAYOUTS)
    found = []
    for value, text, one in close[:_TRIED]:
        empty = playouts.empty(one.board, one.rack)
        # the closer look decides among equals
        found.append((len(board) - empty - _BESIDE * (len(board) - value), text, one))
    found.sort(key=_best_first)
    return found + [(min(value, found[-1][0]), text, one) for value, text, one in close[_TRIED:]]


def _best_first(one: _Valued) -> tuple[float, str]:
    return -one[0], one[1]


def _spread(count: int) -> range:
    """Evenly spread over so many, as many as are weighed."""
    return range(0, count, max(1, -(-count // _WEIGHED)))


def _laid(one: Placed, board: str, rack: str, bag: str, options: AbakuOptions) -> _Outcome:
    signs = list(board if one.swap < 0 else swapped_board(board, one.swap))
    for square, sign in zip(squares(board, one, options), one.signs, strict=True):
        signs[square] = sign
    return _Outcome(place(one, board, options), len(one.signs), "".join(signs), left(board, rack, one), bag)


def _exchanges(board: str, rack: str, bag: str) -> list[_Outcome]:
    free, found = board.count(FREE), []
    for chosen in tiles.choices(rack, min(RACK, len(rack), len(bag))):
        rest = minus(rack, chosen)
        tight = len(rest) + len(bag) - free <= _TIGHT
        cost = (_EARLY if free > _FEW else _LATE) * len(chosen) * (2 if tight else 1)
        found.append(_Outcome(Exchange(chosen), 0, board, rest, bag, cost))
    return found


def _value(one: _Outcome, options: AbakuOptions, *, close: bool = False) -> float:
    """The squares covered in the end, estimated from the board and the tiles that an action leaves."""
    tiles_left = one.tiles
    found, kinds = holes(options), supply(tiles_left)
    lost = found.look(one.board, kinds) if close else found.glance(one.board, kinds)
    short = one.board.count(FREE) - len(tiles_left)
    if short > lost:
        lost = short + _INSIDE * inside(one.board, options)
    return len(one.board) - lost - one.cost
