"""Winning chances in a match: the value of ending the current turn with each set of flaps open.

Two seats are solved: to a limit by `MatchOfTwo`, over rounds by `MatchOfRounds`, and in the last round with
either scoring. More seats to a limit are estimated by `FieldOfMany`. Alone, only shutting the box wins.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import numpy as np
from msgspec import Struct

from parlour.core.errors import BadOption
from parlour.games.shut_the_box.options import Dice, ShutTheBoxOptions
from parlour.games.shut_the_box.rules import ShutTheBoxState

from .kernel import Floats, TurnTable, table, turn_values
from .many import FieldOfMany
from .rounds import MOST_SOLVED_ROUNDS, MatchOfRounds
from .turn import SolvedTurn, turn
from .two import HIGHEST_SOLVED_LIMIT, MatchOfTwo, versus


class EndingWorth(Struct, frozen=True):
    """The value of every end of the turn, and of every open set with best play."""

    ends: Any
    values: Any
    #: solved up to rounding; False if it is an estimate
    solved: bool


def worth(state: ShutTheBoxState) -> EndingWorth:
    """The winning chances of the seat at the tray; BadOption where they are neither solved nor estimated."""
    options = state.options
    whole = turn(options.flaps, options.dice)
    costs = np.array(whole.costs(options.scoring), dtype=object)
    ends, solved = _ends(state, whole, costs)
    values = np.empty(len(ends))
    turn_values(*table(options.flaps, options.dice), ends, values)
    return EndingWorth(ends, values, solved)


@lru_cache(maxsize=4)
def match(flaps: int, dice: Dice, limit: int, shut: Literal["wins", "finish-round"]) -> MatchOfTwo:
    """Best play of two to a limit, cached."""
    return MatchOfTwo(flaps, dice, limit, shut)


@lru_cache(maxsize=4)
def by_rounds(flaps: int, dice: Dice, rounds: int, shut: Literal["wins", "finish-round"]) -> MatchOfRounds:
    """Best play of two over a number of rounds, cached."""
    return MatchOfRounds(flaps, dice, rounds, shut)


@lru_cache(maxsize=4)
def field(flaps: int, dice: Dice, limit: int) -> FieldOfMany:
    """The estimate for many players to a limit, cached."""
    return FieldOfMany(flaps, dice, limit)


def _ends(state: ShutTheBoxState, whole: SolvedTurn, costs: Any) -> tuple[Floats, bool]:
    options = state.options
    last_round = options.rounds == state.round or _ends_this_round(state)
    if options.seats == 1:
        return _alone(state, whole, costs), True
    if options.seats == 2:
        if last_round:
            return _last_round(state, whole, costs), True
        if _has_table(options):
            return _of_two(state, costs), True
        if options.scoring == "sum" and 0 < (options.rounds or 0) - state.round < MOST_SOLVED_ROUNDS:
            return _of_two_by_rounds(state, costs), True
    elif _has_table(options) and options.shut == "wins" and not options.eliminate:
        return _of_many(state, costs), False
    raise BadOption(
        "winning chances are not known with these options; they are solved for two seats (by sum: to a "
        f"limit of at most {HIGHEST_SOLVED_LIMIT} or with at most {MOST_SOLVED_ROUNDS} rounds left; by "
        "digits: in the last round) and estimated for more seats to such a limit with scoring=sum, shut=wins "
        "and no eliminate",
        code="not-solved",
        option="goal",
    )


def _has_table(options: ShutTheBoxOptions) -> bool:
    return options.scoring == "sum" and options.limit is not None and options.limit <= HIGHEST_SOLVED_LIMIT


def _ends_this_round(state: ShutTheBoxState) -> bool:
    """Whether the game is sure to end with this round: the limit is reached, or somebody has shut."""
    limit = state.options.limit
    return bool(state.shut) or (limit is not None and max(state.pad) >= limit)


def _of_two(state: ShutTheBoxState, costs: Any) -> Floats:
    options = state.options
    solved = match(options.flaps, options.dice, options.limit or 0, options.shut)
    own, other = state.pad[state.seat], state.pad[1 - state.seat]
    ends = solved.first_ends(own, other) if state.seat == 0 else solved.second_ends(other, own)
    return np.asarray(ends[costs.astype(np.int64)])


def _of_two_by_rounds(state: ShutTheBoxState, costs: Any) -> Floats:
    options = state.options
    left = (options.rounds or 0) - state.round + 1
    # solved once for all rounds of the match
    longest = min(options.rounds or 0, MOST_SOLVED_ROUNDS)
    solved = by_rounds(options.flaps, options.dice, longest, options.shut)
    own, other = state.pad[state.seat], state.pad[1 - state.seat]
    ends = solved.first_ends(left, own, other) if state.seat == 0 else solved.second_ends(left, other, own)
    return np.asarray(ends[costs.astype(np.int64)])


def _of_many(state: ShutTheBoxState, costs: Any) -> Floats:
    """An estimate: all others, and this seat after this turn, play for the lowest expected score."""
    options = state.options
    by_cost = _by_cost(options.flaps, options.dice, options.limit or 0, state.pad, state.seat)
    return np.array([by_cost[cost] for cost in costs])


@lru_cache(maxsize=256)
def _by_cost(flaps: int, dice: Dice, limit: int, pads: tuple[int, ...], seat: int) -> dict[int, float]:
    """The value of ending a turn at each cost among many; cached, since a turn needs it more than once."""
    known, found = field(flaps, dice, limit), {0: 1.0}
    for cost in sorted(set(turn(flaps, dice).costs("sum")) - {0}):
        after = (*pads[:seat], pads[seat] + cost, *pads[seat + 1 :])
        found[cost] = float(known.chances(after, seat + 1)[seat])
    return found


def _alone(state: ShutTheBoxState, whole: SolvedTurn, costs: Any) -> Floats:
    """1 for shutting now, else the chance to shut in a later turn."""
    options = state.options
    flat = table(options.flaps, options.dice)
    if options.rounds is not None:
        later = 0.0
        for _ in range(options.rounds - state.round):
            later = _turn(flat, np.array([1.0] + [later] * whole.full))
        return np.array([1.0] + [later] * whole.full)
    if not _has_table(options):
        raise BadOption(
            "alone, winning chances are known with rounds, or with scoring=sum and a limit of at most "
            f"{HIGHEST_SOLVED_LIMIT}",
            code="not-solved",
            option="goal",
        )
    limit, steps = options.limit or 0, costs.astype(np.int64)
    by_pad = np.zeros(limit + int(steps.max()) + 1)
    for pad in range(limit - 1, state.pad[0], -1):
        ends = by_pad[pad + steps]
        ends[0] = 1.0
        by_pad[pad] = _turn(flat, ends)
    ends = by_pad[state.pad[0] + steps]
    ends[0] = 1.0
    return np.asarray(ends)


def _last_round(state: ShutTheBoxState, whole: SolvedTurn, costs: Any) -> Floats:
    """The values for two seats when the game ends with this round."""
    own, other = state.pad[state.seat], state.pad[1 - state.seat]
    flat = table(state.options.flaps, state.options.dice)
    if state.seat == 1:
        return _compared(own + costs, other, shut=1.0 if not state.shut else 0.5, other_shut=bool(state.shut))
    ends = np.empty(len(costs))
    known: dict[int, float] = {}
    for open_flaps, cost in enumerate(costs):
        if cost not in known:
            known[cost] = 1.0 - _turn(flat, _compared(other + costs, own + cost, shut=1.0, other_shut=False))
        ends[open_flaps] = known[cost]
    shut_too = _turn(flat, np.array([1.0] + [0.0] * whole.full))
    ends[0] = 1.0 if state.options.shut == "wins" else 1.0 - shut_too / 2
    return ends


def _compared(pads: Any, other: int, *, shut: float, other_shut: bool) -> Floats:
    """The value of each final pad against the other's."""
    ends = np.zeros(len(pads)) if other_shut else versus(pads, other)
    ends[0] = shut
    return ends


def _turn(flat: TurnTable, ends: Floats) -> float:
    values = np.empty(len(ends))
    turn_values(*flat, ends, values)
    return float(values[-1])
