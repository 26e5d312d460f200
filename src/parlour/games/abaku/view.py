"""What a seat or a spectator sees of Abaku, and the tables that fit what a seat sees."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.core.action import Action
from parlour.core.actor import Actor, Rng
from parlour.core.errors import BadNotation, BadPosition
from parlour.core.view import View

from . import actions, tiles
from .actions import Draw, Exchange, PlaceTiles
from .board import grid_for, ways_for
from .equations import Reading, readings
from .notation import Position, draw, read_board, used_in_words
from .options import AbakuOptions
from .pending import Asking, Dealing, Drawing, Lots, Pending, Starting
from .placement import Judgement, judge_announced
from .tiles import FREE, RACK, faces, minus, plus, tidy


class ClaimedStretch(Struct, frozen=True):
    """A stretch that is claimed as an equation: its squares, digits and points, and how it can be read.

    Readings are left out without aids: whether it is an equation is for the seats to find out.
    """

    squares: tuple[str, ...]
    digits: str
    points: int
    readings: tuple[Reading, ...] | None


class AbakuView(View, frozen=True, kw_only=True):
    """The table as one seat sees it.

    `racks` holds one's own rack and None for the others; once the game is over all lie open. `known` are
    tiles that everybody saw go into a rack: a joker taken off the board, tiles taken back. `unseen` is the
    bag and the hidden racks together, sorted. `stage` is `first`, `deal`, `draw` (chance), `place`,
    `answer` (a seat) or `over`; `lots` while tiles are drawn for who begins. `challenger` is the seat whose
    challenge the last placement withstood. `claims` are the stretches that the announced placement claims:
    not for its own seat if it left them to the rules and there are no aids, and then its points are not
    counted yet. `lots` are the tiles that each seat has drawn for who begins, `turns` the tiles used in each
    turn, `discarded` the tiles set aside for good, `empty` with `cover` the empty squares of the grid and
    those inside the smallest rectangle around all tiles.
    """

    board: str
    racks: tuple[str | None, ...]
    rack_sizes: tuple[int, ...]
    known: tuple[str, ...]
    bag: int
    unseen: str
    turn: int
    scoreless: tuple[int, ...]
    used: tuple[int, ...]
    stage: str
    aside: str | None = None
    aside_size: int = 0
    announced: str | None = None
    challenger: int | None = None
    claims: tuple[ClaimedStretch, ...] | None = None
    lots: tuple[str, ...] | None = None
    lots_before: str = ""
    lots_among: tuple[int, ...] = ()
    turns: tuple[tuple[int, ...], ...] = ()
    discarded: str | None = None
    discarded_size: int = 0
    empty: tuple[int, int] | None = None


class Sum(Struct, frozen=True):
    """A row, column or diagonal of a magic square: its squares, its sum so far, whether it is full."""

    squares: tuple[str, ...]
    sum: int
    full: bool


class MagicView(View, frozen=True, kw_only=True):
    """A magic square in the making: its rows, how often each digit may still be used, all sums.

    `given` are the digits that stay, as rows; `changes_left` is how often a digit may still be moved or taken
    off; `position` is the square as a position.
    """

    square: str
    left: tuple[int, ...]
    sums: tuple[Sum, ...]
    given: str
    changes_left: int
    position: str


# --- from the table to a view ---


def fields(table: Position, seat: int | None, options: AbakuOptions, actor: Actor) -> dict[str, Any]:
    """The fields of a view that are Abaku's own. Once the game is over all racks lie open."""
    over = actor is None
    opened = [over or other == seat for other in range(options.seats)]
    aside = table.pending.aside if isinstance(table.pending, Drawing) else ""
    hidden = [rack for rack, is_open in zip(table.racks, opened, strict=True) if not is_open]
    size = grid_for(options).size
    sees_aside = over or seat == 0
    set_aside = "" if sees_aside else table.discarded
    lots = table.pending if isinstance(table.pending, Lots) else None
    return {
        "board": "/".join(table.board[at : at + size] for at in range(0, len(table.board), size)),
        "racks": tuple(rack if is_open else None for rack, is_open in zip(table.racks, opened, strict=True)),
        "rack_sizes": tuple(map(len, table.racks)),
        "known": table.known,
        "bag": len(table.bag),
        "unseen": tidy(table.bag + "".join(hidden) + ("" if seat == table.turn else aside) + set_aside),
        "turn": table.turn,
        "scoreless": table.scoreless,
        "used": table.used,
        "stage": "over" if over else stage_of(table.pending),
        "aside": aside if seat == table.turn and aside else None,
        "aside_size": len(aside),
        "announced": str(table.pending.placement) if isinstance(table.pending, Asking) else None,
        "challenger": table.challenger,
        "claims": None if hides_claims(table, seat, options) else _claims(table, options),
        "lots": None if lots is None else tuple(lots.tiles_of(other) for other in range(options.seats)),
        "lots_before": "" if lots is None else lots.before,
        "lots_among": () if lots is None else lots.seats,
        "turns": table.turns,
        "discarded": table.discarded if sees_aside and table.discarded else None,
        "discarded_size": len(table.discarded),
        "expects": _expects(table, options) if seat is not None and seat == actor else None,
    }


def hides_claims(table: Position, seat: int | None, options: AbakuOptions) -> bool:
    """Whether this seat must not know what the announced placement claims and scores.

    A placement that names no claims claims what is right, so that would tell its own seat what it may find
    out only from the others' answers; spectators are told no more than that seat.
    """
    left_open = isinstance(table.pending, Asking) and not table.pending.placement.claims
    return left_open and options.claims and not options.aids and seat in (None, table.turn)


def judgement_of(table: Position, options: AbakuOptions) -> Judgement | None:
    """The judgement of the announced placement, if one is announced."""
    if not isinstance(table.pending, Asking):
        return None
    found = judge_announced(table.board, table.racks[table.turn], table.pending.placement, options)
    return None if found is None else found.judgement


def _claims(table: Position, options: AbakuOptions) -> tuple[ClaimedStretch, ...] | None:
    judgement = judgement_of(table, options) if options.claims else None
    if judgement is None:
        return None
    return tuple(
        ClaimedStretch(
            claim.squares,
            claim.digits,
            claim.points,
            readings(claim.digits, options.trivial_powers) if options.aids else None,
        )
        for claim in judgement.claims
    )


def stage_of(pending: Pending | None) -> str:
    """The stage of a game that is not over."""
    match pending:
        case Starting():
            return "first"
        case Lots():
            return "lots"
        case Dealing():
            return "deal"
        case Drawing():
            return "draw"
        case Asking():
            return "answer"
    return "place"


def _expects(table: Position, options: AbakuOptions) -> dict[str, Any]:
    """The shape and limits of the action that the seat is asked for."""
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


def shown(action: Action, seat: int | None, turn: int) -> str:
    """An action as that seat sees it: of tiles that others exchange or draw it sees the number alone."""
    match action:
        case Exchange(tiles=secret) if seat != turn:
            return f"exchange {_count(secret)}"
        case Draw(seat=drawer, tiles=secret) if seat != drawer:
            return f"draw {drawer} {_count(secret)}"
    return str(action)


def _count(secret: str) -> str:
    return "1 tile" if len(secret) == 1 else f"{len(secret)} tiles"


def drawn(view: AbakuView, options: AbakuOptions) -> str:
    """A view drawn in text: the board, the racks that lie open, counts of the rest."""
    lines = [draw(_board(view.board, options), options)]
    for seat in range(options.seats):
        mark = ">" if seat == view.turn and view.places is None else " "
        used = f", {used_in_words(view.used[seat], view.turns, seat)}" if view.used else ""
        rack = view.racks[seat]
        held = f"{view.rack_sizes[seat]} tiles" if rack is None else "rack " + (" ".join(rack) or "-")
        if rack is None and view.known[seat]:
            held += f", among them {' '.join(view.known[seat])}"
        lines.append(f"{mark}  seat {seat}: {view.points[seat]} points{used}, {held}")
    lines.append(f"   bag: {view.bag} tiles")
    if view.discarded_size:
        lines.append(f"   set aside: {view.discarded_size} tiles")
    if view.empty is not None:
        lines.append(f"   empty squares: {view.empty[0]}")
    if view.lots is not None:
        drawn = (f"seat {seat} {' '.join(tile)}" for seat, tile in enumerate(view.lots) if tile)
        lines.append(f"   drawn for who begins: {', '.join(drawn) or '-'}")
    if view.announced is not None:
        lines.append(f"   announced: {view.announced}; seat {view.actor} is asked")
    return "\n".join(lines)


# --- from a view to a table that fits it ---


def imagined(view: AbakuView, options: AbakuOptions, rng: Rng) -> Position:
    """A table that fits the view: hidden tiles are dealt at random; what is known of a rack stays there."""
    seats = options.seats
    if not len(view.racks) == len(view.rack_sizes) == len(view.known) == seats:
        raise BadPosition(
            f"racks, rack_sizes and known need one entry for each of {seats} seats", code="bad-seats"
        )
    hidden = [seat for seat in range(seats) if view.racks[seat] is None]
    left = minus(view.unseen, "".join(view.known[seat] for seat in hidden))
    aside = view.aside or ""
    set_aside = 0 if aside else view.aside_size
    gone = 0 if view.discarded is not None else view.discarded_size
    wanted = sum(view.rack_sizes[seat] - len(view.known[seat]) for seat in hidden) + set_aside + gone
    if wanted + view.bag != len(left) or any(not 0 <= size <= RACK for size in view.rack_sizes):
        raise BadPosition("the unseen tiles do not make up the bag and the hidden racks", code="bad-tiles")
    racks = list(view.racks)
    for seat in hidden:
        dealt, left = tiles.drawn(left, max(0, view.rack_sizes[seat] - len(view.known[seat])), rng)
        racks[seat] = plus(view.known[seat], dealt)
    if set_aside:
        aside, left = tiles.drawn(left, set_aside, rng)
    discarded, left = (view.discarded or "", left) if not gone else tiles.drawn(left, gone, rng)
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
        discarded=discarded,
        turns=view.turns,
    )


def _board(text: str, options: AbakuOptions) -> str:
    try:
        return read_board(text, grid_for(options))
    except BadNotation as error:
        raise BadPosition(error.message) from None


def _pending(view: AbakuView, aside: str) -> Pending | None:
    if view.stage == "answer":
        if type(view.actor) is not int or view.announced is None:
            raise BadPosition(
                "stage answer needs the seat that is asked and the announced placement", code="bad-pending"
            )
        try:
            placement = actions.read(view.announced)
        except BadNotation as error:
            raise BadPosition(error.message) from None
        if isinstance(placement, PlaceTiles):
            return Asking(view.actor, placement)
    if view.stage == "lots":
        if view.lots is None or not all(0 <= seat < len(view.lots) for seat in view.lots_among):
            raise BadPosition("stage lots needs the tiles that are drawn", code="bad-pending")
        drawn = "".join(view.lots[seat] for seat in view.lots_among)
        return Lots(view.lots_among, drawn, view.lots_before)
    stages: dict[str, Pending | None] = {
        "first": Starting(),
        "deal": Dealing(),
        "draw": Drawing(aside),
        "place": None,
        "over": None,
    }
    if view.stage not in stages:
        raise BadPosition(
            f"stage is {view.stage!r}; allowed: first, lots, deal, draw, place, answer, over",
            code="bad-pending",
        )
    return stages[view.stage]
