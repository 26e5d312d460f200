"""Winning chances in a match without numpy and numba (see `winning`, which is the same with them).

A whole match is too much to solve in plain Python while somebody waits. So solved matches of two to the
usual limit come with the package (`shipped`), and so do the small tables of which a last round and a player
alone need one number after another. What is not there is not known here, only with kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from parlour.core.errors import BadOption
from parlour.games.shut_the_box.options import Dice, ShutTheBoxOptions
from parlour.games.shut_the_box.rules import ShutTheBoxState

from .pure_field import PureField
from .shipped import MatchTable, match_table, small_tables
from .turn import WAYS, SolvedTurn, turn

#: more than two seats to a higher limit take too long
HIGHEST_LIMIT = 200


class Chances(NamedTuple):
    """The value of every end of the turn, and of every open set with best play."""

    ends: list[float]
    values: list[float]
    #: solved up to rounding; False if it is an estimate
    solved: bool


def worth(state: ShutTheBoxState) -> Chances:
    """The chances of the seat at the tray; BadOption where they are not known without kernels."""
    options = state.options
    whole = turn(options.flaps, options.dice)
    costs = whole.costs(options.scoring)
    ends, solved = _ends(state, whole, costs)
    return Chances(ends, turn_values(options.flaps, options.dice, ends), solved)


def turn_values(flaps: int, dice: Dice, ends: Sequence[float]) -> list[float]:
    """The highest worth of every open set, given the worth of each end; rounded as the kernel does."""
    values = [ends[0]] + [0.0] * (len(ends) - 1)
    known = values.__getitem__
    for open_flaps, cups in enumerate(_rows(flaps, dice), 1):
        end, best = ends[open_flaps], -1.0
        for throws in cups:
            value = 0.0
            for chance, rests in throws:
                if not rests:
                    value += chance * end
                elif len(rests) == 1:
                    value += chance * values[rests[0]]
                else:
                    value += chance * max(map(known, rests))
            if value > best:
                best = value
        values[open_flaps] = best
    return values


#: for each number of dice that may be thrown: the chance of each total, and the sets it may leave open
_Cups = list[list[tuple[float, list[int]]]]


@lru_cache(maxsize=3)
def _rows(flaps: int, dice: Dice) -> list[_Cups]:
    """For each open set but the empty one."""
    whole = turn(flaps, dice)
    chances = {cup: [(total, ways / 36) for total, ways in found] for cup, found in WAYS.items()}
    return [
        [[(chance, after[total]) for total, chance in chances[cup]] for cup in cups]
        for after, cups in zip(whole.left[1:], whole.may_take[1:], strict=True)
    ]


# --- what an end of the turn is worth ---


def _ends(state: ShutTheBoxState, whole: SolvedTurn, costs: list[int]) -> tuple[list[float], bool]:
    options = state.options
    limit = options.limit
    last_round = bool(state.shut) or (limit is not None and max(state.pad) >= limit)
    last_round = last_round or options.rounds == state.round
    if options.seats == 1:
        return _alone(state, costs), True
    if options.seats == 2:
        if last_round:
            return _last_round(state, costs), True
        if (table := _match_of(options)) is not None:
            return _of_two(table, state, costs), True
    elif limit is not None and limit <= HIGHEST_LIMIT and _is_estimated(options):
        return _of_many(state, costs), False
    raise _unknown()


def _unknown() -> BadOption:
    return BadOption(
        "winning chances with these options are known only with compiled kernels "
        "(pip install 'parlour[robots]', then parlour warm)",
        code="not-solved",
        option="goal",
    )


def _match_of(options: ShutTheBoxOptions) -> MatchTable | None:
    if options.scoring != "sum" or options.shut != "wins" or options.limit is None:
        return None
    table = match_table(options.flaps, options.dice)
    return table if table is not None and table.limit == options.limit else None


def _is_estimated(options: ShutTheBoxOptions) -> bool:
    return options.scoring == "sum" and options.shut == "wins" and not options.eliminate


def _alone(state: ShutTheBoxState, costs: list[int]) -> list[float]:
    """1 for shutting now, else the chance to shut in a later turn."""
    options = state.options
    small = small_tables(options.flaps, options.dice)
    if options.rounds is not None:
        later = 1 - (1 - small.second[0]) ** (options.rounds - state.round)
        return [1.0] + [later] * (len(costs) - 1)
    if options.scoring != "sum" or options.limit is None or options.limit - state.pad[0] > len(small.alone):
        raise _unknown()
    left = options.limit - state.pad[0]
    return [1.0] + [small.alone[left - cost - 1] if cost < left else 0.0 for cost in costs[1:]]


def _last_round(state: ShutTheBoxState, costs: list[int]) -> list[float]:
    """For two seats when the game ends with this round."""
    own, other, options = state.pad[state.seat], state.pad[1 - state.seat], state.options
    if state.seat == 1:
        if state.shut:
            return [0.5] + [0.0] * (len(costs) - 1)
        return [1.0] + [_versus(own + cost, other) for cost in costs[1:]]
    if options.scoring != "sum":
        raise _unknown()
    second = small_tables(options.flaps, options.dice).second
    ends = [1 - _against(second, own + cost - other) for cost in costs]
    ends[0] = 1.0 if options.shut == "wins" else 1 - second[0] / 2
    return ends


def _against(second: Sequence[float], score: int) -> float:
    """The second player's chance against this many points more than his own."""
    return second[min(max(score, 0), len(second) - 1)]


def _versus(pad: int, other: int) -> float:
    return 1.0 if pad < other else 0.5 if pad == other else 0.0


def _of_two(table: MatchTable, state: ShutTheBoxState, costs: list[int]) -> list[float]:
    limit, own, other = table.limit, state.pad[state.seat], state.pad[1 - state.seat]
    if state.seat == 0:
        by_cost = [1 - table.second[own + cost][other] for cost in range(costs[-1] + 1)]
    else:
        by_cost = [
            1 - table.first[other][own + cost]
            if own + cost < limit and other < limit
            else _versus(own + cost, other)
            for cost in range(costs[-1] + 1)
        ]
    by_cost[0] = 1.0
    return [by_cost[cost] for cost in costs]


def _of_many(state: ShutTheBoxState, costs: list[int]) -> list[float]:
    """An estimate: all others, and this seat after this turn, play for the lowest expected score."""
    options = state.options
    by_cost = _by_cost(options.flaps, options.dice, options.limit or 0, state.pad, state.seat)
    return [by_cost[cost] for cost in costs]


@lru_cache(maxsize=256)
def _by_cost(flaps: int, dice: Dice, limit: int, pads: tuple[int, ...], seat: int) -> list[float]:
    return [1.0, *_field(flaps, dice, limit).chances(pads, seat)]


@cache
def _field(flaps: int, dice: Dice, limit: int) -> PureField:
    return PureField(flaps, dice, limit)
