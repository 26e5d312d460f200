"""One running game for an environment. Chance is sampled here; seats play codes."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.core.registry import GAMES
from parlour.core.state import State

from .encoding import Encoding, encoding


class Moment(Struct, frozen=True):
    """A snapshot: the state and the random generator. Restoring it continues exactly as before."""

    state: State
    chance: Any


class EnvTable:
    """The state of one game and its random generator.

    `deepcopy`, `pickle` and `save`/`restore` keep both, so a copy continues identically.
    """

    def __init__(self, game: Game[Any] | str, options: dict[str, Any]) -> None:
        self.game = GAMES.get(game) if isinstance(game, str) else game
        self.options = self.game.options(**options)
        self.encoding: Encoding = encoding(self.game, self.options)
        self.rng = random.Random()
        self.state: State = self.game.first_state(self.options)

    def begin(self, seed: int | None = None, position: str | None = None) -> None:
        """Start a new game, or from a position text. Without a seed the generator goes on."""
        if seed is not None:
            self.rng = random.Random(seed)
        if position is None:
            self.state = self.game.first_state(self.options)
        else:
            given = msgspec.to_builtins(self.options)
            self.state = self.game.position(position, **given)
        self.settle()

    def settle(self) -> None:
        """Sample chance events until a seat is to act or the game is over."""
        state = self.state
        while state.actor is CHANCE:
            state = state.after(state.sample(self.rng))
        self.state = state

    def play(self, action: Action) -> None:
        """Play an action, and the chance events that follow."""
        self.state = self.state.play(action)
        self.settle()

    def follow(self, action: Action) -> None:
        """Play an action that is known to be legal, and the chance events that follow."""
        self.state = self.encoding.after(self.state, action)
        self.settle()

    def action(self, code: int) -> Action:
        """The action with that code; raises IllegalAction if it is not legal now."""
        if not 0 <= code < self.encoding.size:
            raise IllegalAction(
                f"code is {code}; codes are 0 to {self.encoding.size - 1}", code="no-such-code"
            )
        action = self.encoding.action(self.state, code)
        if action is None:
            raise IllegalAction(f"code {code} is not legal now", code="illegal-code")
        return action

    def save(self) -> Moment:
        """A snapshot, for `restore`."""
        return Moment(self.state, self.rng.getstate())

    def restore(self, moment: Moment) -> None:
        """Go back to a snapshot of this game with the same options."""
        if type(moment.state) is not type(self.state) or moment.state.options != self.options:
            raise IllegalAction("this snapshot is from another game or from other options", code="other-game")
        self.state = moment.state
        self.rng.setstate(moment.chance)

    def __getstate__(self) -> dict[str, Any]:
        # games are stored by key and never copied
        return {**self.__dict__, "game": self.game.key}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, game=GAMES.get(kept["game"]))
