"""Sight: from the table to what one seat may know of it, and back to a table that fits."""

from __future__ import annotations

from typing import Any

from parlour.core.actor import Actor, Rng
from parlour.core.errors import BadNotation, BadPosition

from . import actions, tiles
from .actions import PlaceTiles
from .board import grid_for, ways_for
from .notation import Position, draw, read_board
from .options import AbakuOptions
from .pending import Asking, Dealing, Drawing, Pending, Starting
from .tiles import FREE, RACK, faces, minus, plus, tidy
from .view import AbakuView


def of(table: Position, seat: int | None, options: AbakuOptions, actor: Actor) -> dict[str, Any]:
    """The fields of a view that are Abaku's own. Once the game is over all racks lie open."""
    over = actor is None
    opened = [over or other == seat for other in range(options.seats)]
    aside = table.pending.aside if isinstance(table.pending, Drawing) else ""
    hidden = [rack for rack, is_open in zip(table.racks, opened, strict=True) if not is_open]
    size = grid_for(options).size
    return {
        "board": "/".join(table.board[at : at + size] for at in range(0, len(table.board), size)),
        "racks": tuple(rack if is_open else None for rack, is_open in zip(table.racks, opened, strict=True)),
        "rack_sizes": tuple(map(len, table.racks)),
        "known": table.known,
        "bag": len(table.bag),
        "unseen": tidy(table.bag + "".join(hidden) + ("" if seat == table.turn else aside)),
        "turn": table.turn,
        "scoreless": table.scoreless,
        "used": table.used,
        "stage": "over" if over else _stage(table.pending),
        "aside": aside if seat == table.turn and aside else None,
        "aside_size": len(aside),
        "announced": str(table.pending.placement) if isinstance(table.pending, Asking) else None,
        "challenger": table.challenger,
        "expects": _expects(table, options) if seat is not None and seat == actor else None,
    }


def _stage(pending: Pending | None) -> str:
    match pending:
        case Starting():
            return "first"
        case Dealing():
            return "deal"
        case Drawing():
            return "draw"
        case Asking():
            return "answer"
    return "place"


def _expects(table: Position, options: AbakuOptions) -> dict[str, Any]:
    """The shape and limits of the action that is asked for."""
    if table.pending is not None:
        return {"actions": ["accept", "challenge"]}
    grid, rack = grid_for(options), table.racks[table.turn]
    first = table.board.count(FREE) == len(table.board)
    exchange = min(len(rack), len(table.bag))
    return {
        "actions": ["place", *(["exchange"] if exchange else []), "pass"],
        "tiles": rack,
        "squares": [grid.names[0], grid.names[-1]],
        "ways": list(ways_for(options)),
        "start": grid.names[grid.start] if first else None,
        "least": 2 if first else 1,
        "swaps": [
            grid.names[at] for at, sign in enumerate(table.board) if sign.isalpha() and faces(sign) in rack
        ],
        "exchange": exchange,
    }


def drawn(view: AbakuView, options: AbakuOptions) -> str:
    """What a view shows, for a person: the board, the racks that lie open, counts of the rest."""
    lines = [draw(_board(view.board, options), options)]
    for seat in range(options.seats):
        mark = ">" if seat == view.turn and view.places is None else " "
        used = f", {view.used[seat]} tiles used" if view.used else ""
        rack = view.racks[seat]
        held = f"{view.rack_sizes[seat]} tiles" if rack is None else "rack " + (" ".join(rack) or "-")
        if rack is None and view.known[seat]:
            held += f", among them {' '.join(view.known[seat])}"
        lines.append(f"{mark}  seat {seat}: {view.points[seat]} points{used}, {held}")
    lines.append(f"   bag: {view.bag} tiles")
    if view.announced is not None:
        lines.append(f"   announced: {view.announced}; seat {view.actor} is asked")
    return "\n".join(lines)


def imagined(view: AbakuView, options: AbakuOptions, rng: Rng) -> Position:
    """A table that fits the view: hidden tiles are dealt blindly, but what is known of a rack is kept."""
    seats = options.seats
    if not len(view.racks) == len(view.rack_sizes) == len(view.known) == seats:
        raise BadPosition(f"not one rack for each of {seats} seats", code="bad-seats")
    hidden = [seat for seat in range(seats) if view.racks[seat] is None]
    left = minus(view.unseen, "".join(view.known[seat] for seat in hidden))
    aside = view.aside or ""
    set_aside = 0 if aside else view.aside_size
    wanted = sum(view.rack_sizes[seat] - len(view.known[seat]) for seat in hidden) + set_aside
    if wanted + view.bag != len(left) or any(not 0 <= size <= RACK for size in view.rack_sizes):
        raise BadPosition("the unseen tiles do not fill bag and racks", code="bad-tiles")
    racks = list(view.racks)
    for seat in hidden:
        dealt, left = tiles.drawn(left, max(0, view.rack_sizes[seat] - len(view.known[seat])), rng)
        racks[seat] = plus(view.known[seat], dealt)
    if set_aside:
        aside, left = tiles.drawn(left, set_aside, rng)
    return Position(
        board=_board(view.board, options),
        racks=tuple(rack or "" for rack in racks),
        bag=left,
        points=view.points,
        turn=view.turn,
        scoreless=view.scoreless,
        used=view.used,
        pending=_pending(view, aside),
        known=view.known,
        challenger=view.challenger,
    )


def _board(text: str, options: AbakuOptions) -> str:
    try:
        return read_board(text, grid_for(options))
    except BadNotation as error:
        raise BadPosition(error.message) from None


def _pending(view: AbakuView, aside: str) -> Pending | None:
    if view.stage == "answer":
        if type(view.actor) is not int or view.announced is None:
            raise BadPosition("nobody is asked about an announced placement", code="bad-pending")
        try:
            placement = actions.read(view.announced)
        except BadNotation as error:
            raise BadPosition(error.message) from None
        if isinstance(placement, PlaceTiles):
            return Asking(view.actor, placement)
    stages: dict[str, Pending | None] = {
        "first": Starting(),
        "deal": Dealing(),
        "draw": Drawing(aside),
        "place": None,
        "over": None,
    }
    if view.stage not in stages:
        raise BadPosition(f"there is no stage {view.stage!r}", code="bad-pending")
    return stages[view.stage]
