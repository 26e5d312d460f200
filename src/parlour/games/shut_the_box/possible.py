"""Whether a position can come up under the options, and whether its game is over."""

from __future__ import annotations

from parlour.core.errors import BadPosition

from .notation import HIGHEST_POINTS, TrayPosition
from .options import HIGHEST_LIMIT, ShutTheBoxOptions
from .tray import all_open, fits, may_take_one


def is_over(table: TrayPosition, options: ShutTheBoxOptions) -> bool:
    """Whether the game of this position is over; BadPosition if there is no such position."""
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
            "the turn is over and the game is not: write the position in which the next seat begins",
            code="turn-over",
        )
    return True


def _check_tray(table: TrayPosition, options: ShutTheBoxOptions) -> None:
    if table.flaps & ~all_open(options.flaps):
        raise BadPosition(f"the tray has {options.flaps} flaps", code="no-such-flap")
    one_die = table.cup or len(table.throw) == 1
    if one_die and not (table.flaps and may_take_one(table.flaps, options.dice)):
        raise BadPosition("with these flaps open nothing but two dice is thrown", code="no-choice-of-dice")
    if not table.flaps and table.throw:
        raise BadPosition("there is nothing to throw for: the box is shut", code="box-is-shut")


def _check_pad(table: TrayPosition, options: ShutTheBoxOptions) -> None:
    if table.seat >= options.seats:
        raise BadPosition(f"there is no seat {table.seat}", code="no-such-seat")
    last_round = options.rounds if options.rounds is not None else HIGHEST_LIMIT
    if not 1 <= table.round <= last_round:
        raise BadPosition(f"round {table.round}; rounds are 1 to {last_round}", code="no-such-round")
    if max(table.pad) > HIGHEST_POINTS:
        raise BadPosition(f"nobody can have more than {HIGHEST_POINTS} points", code="too-many-points")
    if table.out and not options.eliminate:
        raise BadPosition("nobody is ever out without the option eliminate", code="nobody-is-out")
    for seat in table.out:
        if options.limit is not None and table.pad[seat] < options.limit:
            raise BadPosition(f"seat {seat} is out below the limit {options.limit}", code="out-too-soon")
    if any(seat > table.seat for seat in table.shut):
        raise BadPosition("a seat has shut that has not yet had its turn", code="shut-too-soon")
    if (table.flaps == 0) != (table.seat in table.shut):
        raise BadPosition("the seat at the tray is marked * just when no flap is open", code="bad-shut-mark")
    if options.shut == "wins" and any(seat != table.seat for seat in table.shut):
        raise BadPosition("a seat has shut and so has won already", code="won-already")


def _check_running(table: TrayPosition, options: ShutTheBoxOptions) -> None:
    """A turn that has its place in a round that was not the last one before it."""
    if table.seat in table.out:
        raise BadPosition(f"seat {table.seat} is out", code="seat-is-out")
    if options.limit is None:
        return
    still_in = [seat for seat in range(options.seats) if seat not in table.out]
    for seat in still_in:
        if seat >= table.seat and table.pad[seat] >= options.limit:
            raise BadPosition(
                f"seat {seat} came into this round with {table.pad[seat]} points: "
                f"the limit {options.limit} was reached before",
                code="limit-reached",
            )
    if options.eliminate and len(still_in) < 2:
        raise BadPosition("one seat alone is in: the game was over before", code="last-one-in")


def _has_ended(table: TrayPosition, options: ShutTheBoxOptions) -> bool:
    """Whether the round that has just been played out was the last."""
    if options.rounds is not None:
        return bool(table.shut) or table.round == options.rounds
    limit = options.limit or 0
    if not options.eliminate:
        return bool(table.shut) or max(table.pad) >= limit
    still_in = [table.pad[seat] for seat in range(options.seats) if seat not in table.out]
    if table.shut:
        return max(still_in) < limit
    # one is left, or all that were left reached the limit and share the fewest points
    return len(still_in) == 1 or (len(set(still_in)) == 1 and still_in[0] >= limit)
