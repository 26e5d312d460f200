"""Robots for Shut the Box: a perfect one from the solver, and one with a common habit.

Closing the largest flaps first costs only a quarter of a point per turn against perfect play, so luck hides
any level in between. There are two levels besides random.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.bot import Bot, Budget
from parlour.core.errors import BadOption
from parlour.games.shut_the_box.actions import TAKE_ONE, TAKE_TWO, Numbers
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState
from parlour.games.shut_the_box.solver.chances import best_play
from parlour.games.shut_the_box.solver.turn import BestPlay, turn
from parlour.games.shut_the_box.tray import numbers_in


class ShutTheBoxNovice(Bot):
    """Closes the flaps that the two dice show."""

    name: ClassVar[str] = "novice"
    thinks: ClassVar[str] = "Closes the two flaps that the dice show if it can, else the largest that fits."

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = GAME.imagine(view, rng)
        if not state.throw:
            return TAKE_TWO
        shown, legal = Numbers(state.throw), state.legal()
        if shown in legal:
            return shown
        return max(legal, key=_largest_first)


class ShutTheBoxPerfect(Bot):
    """Plays the match, not just the turn."""

    name: ClassVar[str] = "perfect"
    thinks: ClassVar[str] = (
        "Knows the chance to win after every closing: exactly for two to a limit, as an estimate for more; "
        "where neither is known, the expected score."
    )

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = GAME.imagine(view, rng)
        if len(state.legal()) == 1:
            return state.legal()[0]
        best = _best_play(state)
        if not state.throw:
            return TAKE_ONE if 1 in best.cups(state.flaps) else TAKE_TWO
        rests = best.rests(state.flaps, sum(state.throw))
        return Numbers(numbers_in(state.flaps ^ rests[0]))


def _best_play(state: ShutTheBoxState) -> BestPlay:
    """Best play for the chance to win, or for the score if that chance is not known."""
    try:
        return best_play(state)[0]
    except BadOption:
        whole = turn(state.options.flaps, state.options.dice)
        return whole.best_play(whole.costs(state.options.scoring), min)


def _largest_first(action: Action) -> tuple[int, ...]:
    assert isinstance(action, Numbers)
    return action.numbers[::-1]
