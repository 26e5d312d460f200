"""What each seat sees at a table of Abaku, and what it is asked for, told from the rules alone."""

from __future__ import annotations

from typing import Any

from .abaku import as_tile, digit
from .abaku_claims import name
from .abaku_referee import Referee
from .abaku_tries import minus


def view(table: Referee, seat: int | None) -> dict[str, Any]:
    """What a seat sees, or a spectator: its own rack, and of the others' how many tiles."""
    own = table.turn == seat
    counts = table.options.get("count_tiles", False)
    gone = "".join(table.lots.values()) + table.lots_before + "".join(map(as_tile, table.board.values()))
    over = table.stage == "over"  # then everything is counted in the open
    seen = [seat] if seat is not None else []
    gone += "".join(table.racks[s] for s in (range(table.seats) if over else seen))
    gone += table.aside + table.discarded if own or over else ""
    in_doubt = table.stage == "answer"
    # without aids a placer who claimed nothing learns what was right only when the others have answered;
    # a spectator could tell them
    said = table.announced is not None and bool(table.announced.claims)
    silent = in_doubt and not table.aids and not said and (own or seat is None)
    points = list(table.points)
    if silent:
        points[table.turn] -= table.gain
    lots = table.stage == "lots"
    return {
        "seat": seat,
        "actor": table.actor,
        "points": points,
        "places": None if table.places is None else list(table.places),
        "board": table.rows(),
        "racks": [rack if s == seat or over else None for s, rack in enumerate(table.racks)],
        "rack_sizes": list(map(len, table.racks)),
        "known": table.known,
        "bag": len(table.bag),
        "unseen": minus(table.every, gone),
        "turn": table.turn,
        "scoreless": table.scoreless,
        "used": [sum(turns) for turns in table.turns] if counts else [],
        "turns": table.turns if counts else [],
        "stage": table.stage,
        "aside": table.aside or None if own else None,
        "aside_size": len(table.aside),
        "announced": table.text if in_doubt else None,
        "challenger": table.challenger,
        "claims": None if silent or not in_doubt else _claims(table),
        "lots": [table.lots.get(s, "") for s in range(table.seats)] if lots else None,
        "lots_before": table.lots_before,
        "lots_among": table.among if lots else [],
        "discarded": table.discarded or None if own or over else None,
        "discarded_size": len(table.discarded),
        "empty": table.empty,
    }


def expects(table: Referee) -> dict[str, Any]:
    """What the seat to place is asked for: all it needs to write an act."""
    rack = table.racks[table.turn]
    jokers = [at for at, tile in table.board.items() if as_tile(tile) == "?" and digit(tile) in rack]
    signs = {(0, 1): "-", (1, 0): "|", (1, 1): "\\", (1, -1): "/"}
    return {
        "actions": ["place", "exchange", "pass"] if table.bag else ["place", "pass"],
        "tiles": rack,
        "squares": ["A1", name((table.size - 1, table.size - 1))],
        "ways": [signs[way] for way in table.ways],
        "start": None if table.board else name(table.start),
        "least": 1 if table.board else 2,
        "swaps": sorted(map(name, jokers)),
        "exchange": min(len(rack), len(table.bag)),
    }


def _claims(table: Referee) -> list[dict[str, Any]]:
    assert table.announced is not None
    return [
        {
            "squares": [name(at) for at in stretch],
            "digits": "".join(digit(table.board[at]) for at in stretch),
            "points": table.worth_of(stretch, table.announced.new),
        }
        for stretch in sorted(table.claims)
    ]
