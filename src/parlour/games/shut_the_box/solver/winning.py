"""The chance to win a real match: what ending a turn with each set open is worth to who plays it.

Two seats are solved: to a limit by `Match`, over rounds by `Rounds`, in the last round whatever the scoring.
More seats to a limit are estimated by `Field`. Alone, winning is shutting the box before the end.
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
    """What every end of the turn is worth, and what best play makes of every open set."""

    ends: Any
    values: Any
    #: proved up to rounding, or else an estimate
    solved: bool


def worth(state: ShutTheBoxState) -> EndingWorth:
    """The winning chance of the seat at the tray; BadOption where there is neither table nor estimate."""
    options = state.options
    whole = turn(options.flaps, options.dice)
    costs = np.array(whole.costs(options.scoring), dtype=object)
    ends, solved = _ends(state, whole, costs)
    values = np.empty(len(ends))
    turn_values(*table(options.flaps, options.dice), ends, values)
    return EndingWorth(ends, values, solved)


@lru_cache(maxsize=4)
def match(flaps: int, dice: Dice, limit: int, shut: Literal["wins", "finish-round"]) -> MatchOfTwo:
    """Best play of two to a limit, solved once."""
    return MatchOfTwo(flaps, dice, limit, shut)


@lru_cache(maxsize=4)
def by_rounds(flaps: int, dice: Dice, rounds: int, shut: Literal["wins", "finish-round"]) -> MatchOfRounds:
    """Best play of two over a number of rounds, solved once."""
    return MatchOfRounds(flaps, dice, rounds, shut)


@lru_cache(maxsize=4)
def field(flaps: int, dice: Dice, limit: int) -> FieldOfMany:
    """Many players to a limit, their turn solved once."""
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
        f"winning chances by sum are known for two to a limit of at most {HIGHEST_SOLVED_LIMIT} or with "
        f"at most {MOST_SOLVED_ROUNDS} rounds left, by digits for two in the last round, "
        "and estimated for more to such a limit by sum with shut=wins and without eliminate",
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
    # solved once for all rounds that will come
    longest = min(options.rounds or 0, MOST_SOLVED_ROUNDS)
    solved = by_rounds(options.flaps, options.dice, longest, options.shut)
    own, other = state.pad[state.seat], state.pad[1 - state.seat]
    ends = solved.first_ends(left, own, other) if state.seat == 0 else solved.second_ends(left, other, own)
    return np.asarray(ends[costs.astype(np.int64)])


def _of_many(state: ShutTheBoxState, costs: Any) -> Floats:
    """Everybody else, and this seat from its next turn on, plays for the lowest expected score."""
    options = state.options
    by_cost = _by_cost(options.flaps, options.dice, options.limit or 0, state.pad, state.seat)
    return np.array([by_cost[cost] for cost in costs])


@lru_cache(maxsize=256)
def _by_cost(flaps: int, dice: Dice, limit: int, pads: tuple[int, ...], seat: int) -> dict[int, float]:
    """What ending a turn at each cost is worth among many; kept, as a turn asks for it more than once."""
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
            "alone, winning chances are known by rounds, or by sum to a limit of at most "
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
    """Two seats, and the game ends with this round."""
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
    """What each final pad is worth against the other's."""
    ends = np.zeros(len(pads)) if other_shut else versus(pads, other)
    ends[0] = shut
    return ends


def _turn(flat: TurnTable, ends: Floats) -> float:
    values = np.empty(len(ends))
    turn_values(*flat, ends, values)
    return float(values[-1])
