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
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.placement import Judgement, WrongPlacement, judge, lay
from parlour.games.abaku.rules import AbakuState, ruled
from parlour.games.abaku.tiles import all_of
from parlour.games.abaku.view import AbakuView, ClaimedStretch


class ReadEquation(Struct, frozen=True):
    """A new equation with every way to read it: `38335` is 38−3=35 and 38−33=5."""

    squares: tuple[str, ...]
    digits: str
    readings: tuple[Reading, ...]
    points: int


class Preview(Struct, frozen=True):
    """The equations a placement would make, the points it would score, and everything wrong with it.

    `claims` are the stretches that it announces with the referee `challenge`. Without aids only what hands
    can't do is wrong here, and points are counted for named claims alone.
    """

    equations: tuple[ReadEquation, ...]
    points: int
    wrong: tuple[WrongPlacement, ...]
    claims: tuple[ClaimedStretch, ...] = ()


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
            options = ruled(table).options(**table["options"])
            board = read_board(table["board"], grid_for(options))
            rack = all_of(options.sets) if table["seat"] is None else table["racks"][table["seat"]] or ""
        except (KeyError, TypeError, IndexError) as error:
            raise BadView(f"not a view of Abaku's board: {error}") from None
    laid = lay(board, rack, action, options)
    if isinstance(laid, IllegalAction):
        squares = laid.details.get("squares", ())
        assert isinstance(squares, tuple)
        return Preview((), 0, (WrongPlacement(laid.code, laid.message, squares),))
    judgement = judge(laid, options, action.claims)
    claims = _claimed(judgement, action, options)
    if not options.aids:
        # without aids nothing tells what is right before the others have answered
        return Preview((), sum(claim.points for claim in claims), (), claims)
    equations = tuple(
        ReadEquation(e.squares, e.digits, readings(e.digits, options.trivial_powers), e.points)
        for e in judgement.equations
    )
    points = judgement.announced if options.referee == "challenge" else judgement.points
    return Preview(equations, points, judgement.wrong, claims)


def _claimed(judgement: Judgement, action: PlaceTiles, options: AbakuOptions) -> tuple[ClaimedStretch, ...]:
    """What a placement claims; what it leaves to the rules is shown with aids alone."""
    if not action.claims and not options.aids:
        return ()
    return tuple(
        ClaimedStretch(
            claim.squares,
            claim.digits,
            claim.points,
            readings(claim.digits, options.trivial_powers) if options.aids else None,
        )
        for claim in judgement.claims
    )


def preview_of_view(view: Mapping[str, Any], act: str) -> Preview:
    """The preview for a view from outside, which may be anything; BadView if it is not one of Abaku's."""
    try:
        read: dict[str, Any] = msgspec.to_builtins(msgspec.convert(view, AbakuView))
    except msgspec.ValidationError as error:
        raise BadView(f"not a view of Abaku: {error}") from None
    if read["seat"] is not None and not 0 <= read["seat"] < len(read["racks"]):
        raise BadView("there is no such seat")
    return preview(read, act)
