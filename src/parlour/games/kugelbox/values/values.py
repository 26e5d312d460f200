"""The value of actions in Chikugo and Take It with uniform throws, for the seat whose turn it is.

In Take It a value is the chance to win, a shared win counting its share; in Chikugo the chance not to lose,
and if all are equal at the end, as if one of them lost by lot. With throws by hand, choices of chips are
valued as if all later throws were uniform, which is an estimate; aims are not valued here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from parlour.core import kernels
from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.errors import NotEnumerable
from parlour.core.state import State
from parlour.games.kugelbox.actions import TURN, Lay, Rob, TakeChip
from parlour.games.kugelbox.chikugo.rules import LAY_OUT_THROWS, ChikugoState
from parlour.games.kugelbox.take_it.rules import TakeItState

from . import habits, playouts, pure_playouts, pure_take_it
from .pure_lay_out import PureLayOut

if TYPE_CHECKING:
    from .lay_out import LayOut

#: tables of Take It solved in a second, and the most that are solved without a limit
TABLES_A_SECOND = 60_000
MOST_TABLES = 3_000_000
#: games of Take It played out in a second, and games for each move without a limit
GAMES_A_SECOND = 40_000
GAMES = 20_000
#: laps × sets of chips × seats of the lay-out solved in a second
LAYINGS_A_SECOND = 1_000_000
#: the same without kernels, and without numpy
PURE_TABLES_A_SECOND = 12_000
PURE_MOST_TABLES = 24_000
PURE_GAMES_A_SECOND = 4_000
PURE_LAYINGS_A_SECOND = 100_000
#: games for each question without kernels, if the time is not limited
PURE_GAMES = 3_000

#: the value after an action; for None, of the state as it is
Valuing: TypeAlias = Callable[[Action | None], float]


class ThinkingLimit(NamedTuple):
    """How long to think. Seconds are converted into tables, games and laps, so that results can be repeated;
    only games of the pick-up are played out by the clock."""

    seconds: float | None = None
    nodes: int | None = None


class ChipValues(NamedTuple):
    """Whether it is proved, the value of the state, and of every action, best first (none at chance)."""

    exact: bool
    value: float
    actions: tuple[tuple[Action, float], ...]


def values(state: TakeItState | ChikugoState, effort: ThinkingLimit, seed: int = 0) -> ChipValues:
    """The value of every legal action."""
    if state.options.throw == "hand" and state.stage == "throw":
        raise NotEnumerable("the aims of a throw by hand cannot be listed")
    asked = as_uniform(state)
    if isinstance(asked, TakeItState):
        valuing, sure = _take_it(asked, effort, seed)
    else:
        valuing, sure = _chikugo(asked, effort, seed)
    return _valued(asked, valuing, exact=sure and asked is state)


def solved_values(state: TakeItState) -> ChipValues:
    """The value of every legal action of Take It for two with all chips face up, solved."""
    return _valued(state, _solved_purely(state), exact=True)


def _valued(state: TakeItState | ChikugoState, valuing: Valuing, *, exact: bool) -> ChipValues:
    if state.actor is CHANCE:
        return ChipValues(exact, valuing(None), ())
    found = [(action, valuing(action)) for action in state.legal()]
    # values that only rounding tells apart are equal
    found.sort(key=lambda pair: (-round(pair[1], 9), str(pair[0])))
    return ChipValues(exact, found[0][1], tuple(found))


def as_uniform(state: Any) -> Any:
    """The state, with uniform throws if they are by hand."""
    if state.options.throw == "uniform":
        return state
    return replace(state, options=replace(state.options, throw="uniform"), aim=None)


# --- Take It ---


def _take_it(state: TakeItState, effort: ThinkingLimit, seed: int) -> tuple[Valuing, bool]:
    """Solved for two seats if small enough, and exact if no chip is face down; else played out."""
    arrays = kernels.arrays()
    most: float = effort.nodes or MOST_TABLES
    if not arrays:
        most = min(most, PURE_MOST_TABLES)
    if effort.seconds is not None:
        most = min(most, (TABLES_A_SECOND if arrays else PURE_TABLES_A_SECOND) * effort.seconds)
    if state.options.seats == 2 and tables_of(state) <= most:
        if arrays:
            return _solved(state), not state.unseen
        if not state.unseen:
            return _solved_purely(state), True
    return _played(state, effort, seed), False


def tables_of(state: TakeItState) -> int:
    """The size of the problem: the number of tables, for every set of chips that may be unseen."""
    tables = 1
    for pile, ways in ((state.unseen, 4), (state.up, 3), *((pile, 2) for pile in state.chips)):
        for _ in pile:
            tables *= ways
    return tables


def _solved(state: TakeItState) -> Valuing:
    from .take_it import TakeItSolver  # numpy loads with it

    solver = TakeItSolver(state)

    def chance(action: Action | None) -> float:
        if isinstance(action, TakeChip):
            first = solver.after_take(action.chip)
        elif isinstance(action, Rob):
            first = solver.after_rob(action.seat, action.chip)
        elif state.stage in ("throw", "landing"):
            first = solver.before_throw()
        elif state.stage in ("turn", "chip"):
            first = solver.before_turn()
        else:
            first = solver.after_pass()
        return first if state.seat == 0 else 1 - first

    return chance


def _solved_purely(state: TakeItState) -> Valuing:
    solver = pure_take_it.solver(state.options.miss, state.options.counting, state.options.box)
    return lambda action: solver.chance(state, action if isinstance(action, TakeChip | Rob) else None)


def _played(state: TakeItState, effort: ThinkingLimit, seed: int) -> Valuing:
    """The best choices of this turn, then games played out by habit."""
    choices = 1 if state.actor is CHANCE else len(state.legal())
    outcomes = len(set(state.unseen)) if state.stage in ("turn", "chip") else 1
    most, a_second, winnings = GAMES, GAMES_A_SECOND, _winnings()
    if winnings is pure_playouts.winnings:
        most, a_second = PURE_GAMES // (choices * outcomes), PURE_GAMES_A_SECOND
    if effort.nodes is not None:
        most = effort.nodes // choices
    if effort.seconds is not None:
        most = min(most, int(a_second * effort.seconds / (choices * outcomes)))
    count, me = max(1, most), state.seat

    def share(after: TakeItState) -> float:
        if after.seat != me or after.stage == "over":
            return winnings(after, me, count, seed) / count
        if after.stage in ("throw", "landing"):
            return winnings(replace(after, stage="throw"), me, count, seed) / count
        if after.stage == "turn":
            return share(after.after(TURN))
        if after.stage == "chip":
            return sum(float(chance) * share(after.after(chip)) for chip, chance in after.odds())
        return max(share(after.after(choice)) for choice in after.legal())

    return lambda action: share(state if action is None else state.after(action))


def shares_of(state: TakeItState, games: int) -> tuple[float, ...]:
    """Every seat's share of the wins in so many games from a state in which somebody is to throw."""
    winnings = _winnings()
    return tuple(winnings(state, seat, games, 0) / games for seat in range(state.options.seats))


def is_quick() -> bool:
    """Whether the kernels play games out."""
    return kernels.ready("take-it")


def _winnings() -> Callable[[TakeItState, int, int, int], float]:
    if not is_quick():
        return pure_playouts.winnings
    from .take_it_kernel import winnings  # numba loads with it

    return winnings


# --- Chikugo ---


def _chikugo(state: ChikugoState, effort: ThinkingLimit, seed: int) -> tuple[Valuing, bool]:
    """Solved in the lay-out. In the pick-up nobody has a choice, so games are played out by habit."""
    if state.phase == "pick-up":
        share = playouts.mean(
            state,
            habits.rarest_out,
            lambda end: not_lost(end, state.seat),
            seconds=effort.seconds,
            nodes=effort.nodes,
            seed=seed,
        )
        return lambda action: share, False
    laps = laps_for(state, effort)
    return _laid_out(state, laps), state.round + laps >= LAY_OUT_THROWS


def laps_for(state: ChikugoState, effort: ThinkingLimit) -> int:
    """How many laps ahead the limit allows to look."""
    laps = LAY_OUT_THROWS
    one = (1 << sum(map(len, state.chips))) * len(state.playing)
    if effort.seconds is not None:
        a_second = LAYINGS_A_SECOND if kernels.arrays() else PURE_LAYINGS_A_SECOND
        laps = min(laps, int(a_second * effort.seconds / one))
    if effort.nodes is not None:
        laps = min(laps, effort.nodes // one)
    return max(laps, 1)


def lay_out(state: ChikugoState, laps: int = LAY_OUT_THROWS) -> LayOut | PureLayOut:
    """The lay-out from a state on, solved for so many laps; with numpy if it is there."""
    if not kernels.arrays():
        return PureLayOut(state, laps)
    from .lay_out import LayOut  # numpy loads with it

    return LayOut(state, laps)


def _laid_out(state: ChikugoState, laps: int) -> Valuing:
    solved = lay_out(state, laps)

    def chance(action: Action | None) -> float:
        if state.stage in ("throw", "landing"):
            return solved.before_throwing()[state.seat]
        return solved.after_laying(action if isinstance(action, Lay) else None)[state.seat]

    return chance


def not_lost(end: State, seat: int) -> float:
    """1 for a winner, 0 for a loser; if all are equal, as if one of them lost by lot."""
    seats = end.options.seats
    return 1 - 1 / seats if len(end.winners) == seats else float(seat in end.winners)
