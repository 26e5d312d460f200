"""A placement's equations, points and faults before it is played, as boards show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core.errors import BadView, IllegalAction
from parlour.games.abaku import actions
from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.equations import Reading, readings
from parlour.games.abaku.notation import read_board
from parlour.games.abaku.placement import WrongPlacement, judge, lay
from parlour.games.abaku.rules import GAME, AbakuState
from parlour.games.abaku.tiles import ALL
from parlour.games.abaku.view import AbakuView


class ReadEquation(Struct, frozen=True):
    """A new equation with every way to read it: `38335` is 38−3=35 and 38−33=5."""

    squares: tuple[str, ...]
    digits: str
    readings: tuple[Reading, ...]
    points: int


class Preview(Struct, frozen=True):
    """The equations a placement would make, the points it would score, and everything wrong with it."""

    equations: tuple[ReadEquation, ...]
    points: int
    wrong: tuple[WrongPlacement, ...]


def preview(table: AbakuState | Mapping[str, Any], placement: PlaceTiles | str) -> Preview:
    """What a placement would make on the board of a state or a view.

    The tiles come from the rack of the state's seat to move or of the view's own seat, even when it is
    another's turn; a spectator may use any tiles.
    """
    action = actions.read(placement) if isinstance(placement, str) else placement
    if not isinstance(action, PlaceTiles):
        return Preview((), 0, ())
    if isinstance(table, AbakuState):
        board, rack, options = table.board, table.racks[table.turn], table.options
    else:
        try:
            options = GAME.options(**table["options"])
            board = read_board(table["board"], grid_for(options))
            rack = ALL if table["seat"] is None else table["racks"][table["seat"]] or ""
        except (KeyError, TypeError, IndexError) as error:
            raise BadView(f"not a view of Abaku's board: {error}") from None
    laid = lay(board, rack, action, options)
    if isinstance(laid, IllegalAction):
        squares = laid.details.get("squares", ())
        assert isinstance(squares, tuple)
        return Preview((), 0, (WrongPlacement(laid.code, laid.message, squares),))
    judgement = judge(laid, options)
    equations = tuple(
        ReadEquation(e.squares, e.digits, readings(e.digits, options.trivial_powers), e.points)
        for e in judgement.equations
    )
    points = judgement.announced if options.referee == "challenge" else judgement.points
    return Preview(equations, points, judgement.wrong)


def preview_of_view(view: Mapping[str, Any], act: str) -> Preview:
    """The preview for a view from outside, which may be anything; BadView if it is not one of Abaku's."""
    try:
        read: dict[str, Any] = msgspec.to_builtins(msgspec.convert(view, AbakuView))
    except msgspec.ValidationError as error:
        raise BadView(f"not a view of Abaku: {error}") from None
    if read["seat"] is not None and not 0 <= read["seat"] < len(read["racks"]):
        raise BadView("there is no such seat")
    return preview(read, act)
