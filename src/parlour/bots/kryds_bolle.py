"""Robots for Kryds & Bolle: three that play like people, a perfect one, and one by tree search."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from parlour.analysis.kryds_bolle.analyser import best_action
from parlour.core import kernels
from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.bot import Bot, Budget
from parlour.games.kryds_bolle.actions import PlaceBall
from parlour.games.kryds_bolle.cube import PARTNERS, PLACES, lines_made
from parlour.games.kryds_bolle.rules import GAME, KrydsBolleState, by_order
from parlour.games.kryds_bolle.solver.pure_tree import PureTree

#: with at most this many free places the strong robot solves the rest
_WORKED_OUT = 10
#: seconds for a search by default, so that a move takes less than a second
_SECONDS = 0.9
#: playouts of the tree search by default, which take some ten milliseconds
_GAMES = 20_000


class KrydsBolleNovice(Bot):
    """Sees straight lines only."""

    name: ClassVar[str] = "novice"
    thinks: ClassVar[str] = (
        "Completes its own straight lines when it sees one; overlooks diagonals and all that you threaten."
    )

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = GAME.imagine(view, rng)
        own, _ = _colours(state)
        return _any_best(state.legal(), [_straight_lines(own, _place(state, a)) for a in state.legal()], rng)


class KrydsBolleCasual(Bot):
    """Sees every line, but not what comes next."""

    name: ClassVar[str] = "casual"
    thinks: ClassVar[str] = (
        "Sees every line: takes what makes most points, else stops your lines; never looks a ball ahead."
    )

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = GAME.imagine(view, rng)
        own, other = _colours(state)
        legal = state.legal()
        places = [_place(state, action) for action in legal]
        worth = [8 * lines_made(own, place) + 7 * lines_made(other, place) for place in places]
        return _any_best(legal, worth, rng)


class KrydsBolleStrong(Bot):
    """Considers the best reply, counts open lines, and solves the end."""

    name: ClassVar[str] = "strong"
    thinks: ClassVar[str] = (
        "Weighs every ball against your best answer, likes open lines, and works out the last ten places."
    )

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = GAME.imagine(view, rng)
        if PLACES - (state.x | state.o).bit_count() <= _WORKED_OUT:
            return _proved(view, budget)
        legal = state.legal()
        return _any_best(legal, [_ahead(state, action) for action in legal], rng)


class KrydsBollePerfect(Bot):
    """Never gives a point away.

    In the opening of free placement a position that is not in the book is searched for a second, and its
    value may stay unproved.
    """

    name: ClassVar[str] = "perfect"
    thinks: ClassVar[str] = "Plays by proved values, from the book and by a search of up to a second."

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        return _proved(view, budget)


class KrydsBolleTree(Bot):
    """Monte Carlo tree search; a node of the budget is a playout."""

    name: ClassVar[str] = "tree"
    thinks: ClassVar[str] = (
        "Plays twenty thousand games to the end in its head, more and more of them after what went well."
    )

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = GAME.imagine(view, rng)
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        games = _GAMES if budget.nodes is None else budget.nodes
        search = _compiled_tree if kernels.ready(GAME.key) else _pure_tree
        place = search(state, games, budget, rng)
        return next(action for action in legal if _place(state, action) == place)


def _compiled_tree(state: KrydsBolleState, games: int, budget: Budget, rng: Rng) -> int:
    from parlour.games.kryds_bolle.solver.tree_search import tree_search  # numba loads with it

    seed = rng.randrange(1 << 62)
    return tree_search(*by_order(state), state.options.placement, games, seed)[0].place


def _pure_tree(state: KrydsBolleState, games: int, budget: Budget, rng: Rng) -> int:
    """As many of the games as there is time for."""
    ends = time.perf_counter() + min(_SECONDS, budget.seconds or _SECONDS)
    tree = PureTree(*by_order(state), state.options.placement, rng)
    return tree.best(games, lambda: time.perf_counter() >= ends)


def _proved(view: Mapping[str, Any], budget: Budget) -> Action:
    if budget == Budget():
        budget = Budget(seconds=_SECONDS)
    return best_action(view, budget)


def _ahead(state: KrydsBolleState, action: Action) -> int:
    """In sixteenths of a point: this ball's points less the best reply's, plus credit for lines."""
    own, other = _colours(state)
    place = _place(state, action)
    after = state.after(action)
    answers = [lines_made(other, _place(after, answer)) for answer in after.legal()]
    made = lines_made(own, place)
    return 16 * (made - max(answers, default=0)) + 3 * lines_made(other, place) + _open(own, other, place)


def _open(own: int, other: int, place: int) -> int:
    """How many lines through a place can still be completed by one side."""
    return sum(1 for partners in PARTNERS[place] if not (own & partners and other & partners))


def _straight_lines(balls: int, place: int) -> int:
    """Lines along a row, column or bar that a ball would complete."""
    count = 0
    for partners in PARTNERS[place]:
        first, last = (partners & -partners).bit_length() - 1, partners.bit_length() - 1
        if balls & partners == partners and _is_straight(min(first, place), max(last, place)):
            count += 1
    return count


def _is_straight(low: int, high: int) -> bool:
    """Whether the ends of a line differ along one axis only."""
    return sum(low // step % 3 != high // step % 3 for step in (1, 3, 9)) == 1


def _colours(state: KrydsBolleState) -> tuple[int, int]:
    """The balls of the seat to act and of the other."""
    return (state.x, state.o) if state.actor == 0 else (state.o, state.x)


def _place(state: KrydsBolleState, action: Action) -> int:
    """Where the action's ball comes to rest."""
    assert isinstance(action, PlaceBall)
    if action.level is not None:
        return action.level * 9 + action.bar
    place = action.bar
    while (state.x | state.o) >> place & 1:
        place += 9
    return place


def _any_best(actions: Sequence[Action], worth: Sequence[int], rng: Rng) -> Action:
    """A random one of the best."""
    best = [action for action, value in zip(actions, worth, strict=True) if value == max(worth)]
    return best[rng.randrange(len(best))]
