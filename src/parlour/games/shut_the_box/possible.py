"""Checks of a position: whether it is possible under the options, and whether the game is over."""

from __future__ import annotations

from parlour.core.errors import BadPosition

from .notation import HIGHEST_POINTS, TrayPosition
from .options import HIGHEST_LIMIT, ShutTheBoxOptions
from .tray import all_open, fits, may_take_one


def is_over(table: TrayPosition, options: ShutTheBoxOptions) -> bool:
    """Whether the game is over in this position; BadPosition if it is not possible."""
    _check_tray(table, options)
    _check_pad(table, options)
    if table.flaps and (not table.throw or fits(table.flaps, sum(table.throw))):
        _check_running(table, options)
        return False
    if not table.flaps and options.shut == "wins":
        _check_running(table, options)
        return True
    later = [seat for seat in range(table.seat + 1, options.seats) if seat not in table.out]
    if later or not _has_ended(table, options):
        raise BadPosition(
            "this turn is over but the game is not: give the position at the start of the next turn",
            code="turn-over",
        )
    return True


def _check_tray(table: TrayPosition, options: ShutTheBoxOptions) -> None:
    if table.flaps & ~all_open(options.flaps):
        raise BadPosition(
            f"a flap above {options.flaps} is open; the tray has {options.flaps} flaps", code="no-such-flap"
        )
    one_die = table.cup or len(table.throw) == 1
    if one_die and not (table.flaps and may_take_one(table.flaps, options.dice)):
        raise BadPosition("with these flaps open only two dice may be thrown", code="no-choice-of-dice")
    if not table.flaps and table.throw:
        raise BadPosition("the box is shut, so there is no throw", code="box-is-shut")


def _check_pad(table: TrayPosition, options: ShutTheBoxOptions) -> None:
    if table.seat >= options.seats:
        raise BadPosition(
            f"there is no seat {table.seat}; seats are 0 to {options.seats - 1}", code="no-such-seat"
        )
    last_round = options.rounds if options.rounds is not None else HIGHEST_LIMIT
    if not 1 <= table.round <= last_round:
        raise BadPosition(f"round is {table.round}; allowed: 1 to {last_round}", code="no-such-round")
    if max(table.pad) > HIGHEST_POINTS:
        raise BadPosition(
            f"a seat has {max(table.pad)} points; allowed: at most {HIGHEST_POINTS}", code="too-many-points"
        )
    if table.out and not options.eliminate:
        raise BadPosition("a seat can be out only with the option eliminate", code="nobody-is-out")
    for seat in table.out:
        if options.limit is not None and table.pad[seat] < options.limit:
            raise BadPosition(
                f"seat {seat} is out with {table.pad[seat]} points; the limit is {options.limit}",
                code="out-too-soon",
            )
    if any(seat > table.seat for seat in table.shut):
        raise BadPosition(
            "a seat is marked * for a shut box before its turn in this round", code="shut-too-soon"
        )
    if (table.flaps == 0) != (table.seat in table.shut):
        raise BadPosition(
            "the seat whose turn it is must be marked * if no flap is open, and only then",
            code="bad-shut-mark",
        )
    if options.shut == "wins" and any(seat != table.seat for seat in table.shut):
        raise BadPosition("another seat has shut the box, so the game was over before", code="won-already")


def _check_running(table: TrayPosition, options: ShutTheBoxOptions) -> None:
    """BadPosition if the game was over before this turn, or the seat is out."""
    if table.seat in table.out:
        raise BadPosition(f"seat {table.seat} is out and cannot have a turn", code="seat-is-out")
    if options.limit is None:
        return
    still_in = [seat for seat in range(options.seats) if seat not in table.out]
    for seat in still_in:
        if seat >= table.seat and table.pad[seat] >= options.limit:
            raise BadPosition(
                f"seat {seat} began this round with {table.pad[seat]} points, "
                f"so the limit {options.limit} was reached before",
                code="limit-reached",
            )
    if options.eliminate and len(still_in) < 2:
        raise BadPosition("only one seat is still in, so the game was over before", code="last-one-in")


def _has_ended(table: TrayPosition, options: ShutTheBoxOptions) -> bool:
    """Whether the round that has just ended was the last."""
    if options.rounds is not None:
        return bool(table.shut) or table.round == options.rounds
    limit = options.limit or 0
    if not options.eliminate:
        return bool(table.shut) or max(table.pad) >= limit
    still_in = [table.pad[seat] for seat in range(options.seats) if seat not in table.out]
    if table.shut:
        return max(still_in) < limit
    # one seat is left, or all who were still in reached the limit and these share the fewest points
    return len(still_in) == 1 or (len(set(still_in)) == 1 and still_in[0] >= limit)
