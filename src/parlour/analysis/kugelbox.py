"""Chikugo and Take It analysed over uniform throws: the chance to win, or not to lose.

A value is for the seat whose turn it is. Take It: the chance to win, a shared win counting its share.
Chikugo: the chance not to lose, and where all are equal in the end as if one of them lost by lot. Where
throws are by hand, choices of chips are valued as if all throws to come were uniform, which is an estimate;
aims are not compared here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from parlour.bots.bot import Budget
from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.errors import BadOption, IllegalAction, NotEnumerable
from parlour.core.state import State
from parlour.games.kugelbox import chikugo, habits, take_it
from parlour.games.kugelbox.actions import TURN, Lay, Rob, Take
from parlour.games.kugelbox.chikugo import ChikugoState
from parlour.games.kugelbox.lay_out_solver import LayOut
from parlour.games.kugelbox.take_it import TakeItState
from parlour.games.kugelbox.take_it_solver import TakeItSolver, tables_of

from . import playouts
from .analysis import Analysis, Bound, Scored

#: tables of Take It that are solved in a second, and at most without a budget
TABLES_A_SECOND = 60_000
MOST_TABLES = 3_000_000
#: games of Take It played out in a second, and for each move without a budget
GAMES_A_SECOND = 40_000
GAMES = 20_000
#: laps of the lay-out, times sets of chips and seats, that are solved in a second
LAYINGS_A_SECOND = 1_000_000


class _NoRng:
    """Nobody knows more than anybody else at this table, so imagining a state takes no chance."""

    def randrange(self, n: int, /) -> int:
        raise AssertionError("the Kugelbox hides nothing that a view does not")


# --- Take It ---


def analyse_take_it(
    view: Mapping[str, Any], budget: Budget, /, *, goal: str = "win", seed: int = 0
) -> Analysis:
    """Every action with the chance to win; exact for two once no chip lies face down."""
    given = take_it.GAME.imagine(view, _NoRng())
    state = _uniform(given, goal)
    if state.options.seats == 2 and tables_of(state) <= _most_tables(budget):
        proved = state is given and not state.unseen
        return _ranked(state, _solved_take_it(state), "exact" if proved else "estimate")
    return _ranked(state, _played_take_it(state, budget, seed), "estimate")


def _most_tables(budget: Budget) -> float:
    if budget.seconds is None:
        return budget.nodes or MOST_TABLES
    return min(budget.nodes or MOST_TABLES, TABLES_A_SECOND * budget.seconds)


def _solved_take_it(state: TakeItState) -> Callable[[Action | None], float]:
    solver = TakeItSolver(state)

    def chance(action: Action | None) -> float:
        if isinstance(action, Take):
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


def _played_take_it(state: TakeItState, budget: Budget, seed: int) -> Callable[[Action | None], float]:
    """One choice ahead, and from there on games played out by habit."""
    from parlour.games.kugelbox.take_it_kernel import winnings  # numba loads with it

    choices = 1 if state.actor is CHANCE else len(state.legal())
    outcomes = len(set(state.unseen)) if state.stage in ("turn", "chip") else 1
    most = GAMES if budget.nodes is None else budget.nodes // choices
    if budget.seconds is not None:
        most = int(min(most, GAMES_A_SECOND * budget.seconds / (choices * outcomes)))
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


# --- Chikugo ---


def analyse_chikugo(
    view: Mapping[str, Any], budget: Budget, /, *, goal: str = "win", seed: int = 0
) -> Analysis:
    """Every action with the chance not to lose; exact in the lay-out. Picking up there is no choice."""
    given = chikugo.GAME.imagine(view, _NoRng())
    state = _uniform(given, goal)
    if state.phase == "pick-up":
        return _played_chikugo(state, budget, seed)
    laps = _laps(state, budget)
    proved = state is given and state.round + laps >= chikugo.LAY_OUT_THROWS
    return _ranked(state, _solved_lay_out(state, laps), "exact" if proved else "estimate")


def _laps(state: ChikugoState, budget: Budget) -> int:
    """How many laps the budget allows to look ahead."""
    laps = chikugo.LAY_OUT_THROWS
    one = (1 << sum(map(len, state.chips))) * len(state.playing)
    if budget.seconds is not None:
        laps = min(laps, int(LAYINGS_A_SECOND * budget.seconds / one))
    if budget.nodes is not None:
        laps = min(laps, budget.nodes // one)
    return max(laps, 1)


def _solved_lay_out(state: ChikugoState, laps: int) -> Callable[[Action | None], float]:
    solved = LayOut(state, laps)

    def chance(action: Action | None) -> float:
        if state.stage in ("throw", "landing"):
            return solved.before_throwing()[state.seat]
        return solved.after_laying(action if isinstance(action, Lay) else None)[state.seat]

    return chance


def _not_lost(end: State, seat: int) -> float:
    """1 for a winner; where all are equal it is as if one of them lost by lot."""
    seats = end.options.seats
    return 1 - 1 / seats if len(end.winners) == seats else float(seat in end.winners)


def _played_chikugo(state: ChikugoState, budget: Budget, seed: int) -> Analysis:
    """Picking up nobody has a choice: what it is worth, estimated from games played on by habit."""
    share = playouts.mean(state, habits.rarest_out, budget, seed, lambda end: _not_lost(end, state.seat))
    return _ranked(state, lambda action: share, "estimate")


# --- both ---


def _uniform(state: Any, goal: str) -> Any:
    """The state itself, or where throws are by hand as if they were uniform; refuses what has no value."""
    if goal != "win":
        raise BadOption(f"goal is {goal!r}; the goal is win", option="goal")
    if state.actor is None:
        raise IllegalAction("the game is over", code="game-over")
    if state.options.throw == "uniform":
        return state
    if state.stage == "throw":
        raise NotEnumerable("a hand's aims cannot be listed")
    return replace(state, options=replace(state.options, throw="uniform"), aim=None)


def _ranked(state: State, value: Callable[[Action | None], float], bound: Bound) -> Analysis:
    """All actions by their value; at chance there are none to choose, only the value."""
    if state.actor is CHANCE:
        return Analysis(exact=bound == "exact", value=value(None), moves=[])
    moves = [Scored(action, value(action), bound) for action in state.legal()]
    moves.sort(key=lambda move: (-float(move.value), str(move.action)))
    return Analysis(exact=bound == "exact", value=moves[0].value, moves=moves)
