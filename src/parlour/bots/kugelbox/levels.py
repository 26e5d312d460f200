"""Robots for Chikugo and Take It.

In Chikugo there is nothing to choose before the lay-out, and a good rule of thumb there can't be told from
perfect play by results; nor can, in Take It, always taking the most valuable chip. So neither is a level of
its own. `hand_throw` has how they aim.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.bot import Bot, Budget
from parlour.core.registry import GAMES
from parlour.games.kugelbox.values import habits
from parlour.games.kugelbox.values.values import ThinkingLimit, values

from .hand_throw import hand_aim

#: seconds that a strong robot thinks by default
SECONDS = 0.25


class _ChipBot(Bot):
    """Throws; subclasses choose chips in `chosen`."""

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        game = GAMES.get(view["game"])
        if view["legal"] is None:
            return hand_aim(view, self.name, rng)
        if len(view["legal"]) == 1:
            return game.action(view["legal"][0])
        return self.chosen(view, budget, rng)

    def chosen(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        """The action if there is more than one."""
        raise NotImplementedError


class _HabitBot(_ChipBot):
    """Chooses by a fixed rule."""

    def habit(self, state: Any) -> Action:
        """The action by this robot's rule."""
        raise NotImplementedError

    def chosen(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        return self.habit(GAMES.get(view["game"]).imagine(view, rng))


class _CalculatingBot(_ChipBot):
    """Chooses the action with the highest value."""

    def chosen(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = GAMES.get(view["game"]).imagine(view, rng)
        unsaid = budget.seconds is None and budget.nodes is None
        effort = ThinkingLimit(SECONDS if unsaid else budget.seconds, budget.nodes)
        return values(state, effort, seed=rng.randrange(1 << 30)).actions[0][0]


class ChikugoNovice(_HabitBot):
    """Lays out the smallest chip."""

    name: ClassVar[str] = "novice"
    thinks: ClassVar[str] = "Lays out the smallest chip it can, and is left with the hard ones."

    def habit(self, state: Any) -> Action:
        return habits.smallest_out(state)


class ChikugoStrong(_CalculatingBot):
    """Calculates the race."""

    name: ClassVar[str] = "strong"
    thinks: ClassVar[str] = (
        "Lays out the chip that leaves it the best chance not to be last, worked out exactly."
    )


class TakeItNovice(_HabitBot):
    """Sees only the numbers on chips."""

    name: ClassVar[str] = "novice"
    thinks: ClassVar[str] = (
        "Takes or robs the largest number, and overlooks that lines and squares can be robbed."
    )

    def habit(self, state: Any) -> Action:
        return habits.numbers_only(state)


class TakeItCasual(_HabitBot):
    """Takes the largest number, whatever it scores."""

    name: ClassVar[str] = "casual"
    thinks: ClassVar[str] = "Takes or robs the largest number it can, and forgets what a square is worth."

    def habit(self, state: Any) -> Action:
        return habits.largest_number(state)


class TakeItStrong(_CalculatingBot):
    """Looks ahead by playouts, and solves the end for two."""

    name: ClassVar[str] = "strong"
    thinks: ClassVar[str] = "Plays each choice on many times, and for two solves the end of the game exactly."
