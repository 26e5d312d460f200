"""An encoding: a game's views as arrays of numbers, and its actions as whole numbers (codes).

A game declares its own, other packages by the entry point `parlour.encodings` under the game's key; a game
without one gets `Listed`. An encoding belongs to a game with certain options and is immutable, so
environments share it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self, cast

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.errors import NotEnumerable, ParlourError
from parlour.core.game import Game
from parlour.core.registry import GAMES, Registry
from parlour.core.state import State


class UnknownEncoding(ParlourError):
    """No encoding is registered for that game."""

    default_code = "unknown-encoding"


class EncodedPart(Struct, frozen=True):
    """A group of numbers in an observation, and what they mean."""

    name: str
    size: int
    about: str
    low: float = 0
    high: float = 1


class Encoding:
    """Base of every encoding. Observations are from the view of `seat`; others follow in turn order."""

    dtype: ClassVar[Any] = np.float32
    #: 1 if more points are better, -1 if fewer are
    better: ClassVar[int] = 1

    #: the number of action codes
    size: int
    #: how many numbers an aim has, where seats also act by aiming freely; 0 where they do not
    aim_size: int = 0
    #: the parts of an observation, in order
    parts: tuple[EncodedPart, ...]

    def __init__(self, game: Game[Any], options: Any) -> None:
        self.game = game
        self.options = options
        self.seats: int = options.seats

    # --- what an encoding defines ---

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        """The seat's observation as one flat array with the `parts` in order."""
        raise NotImplementedError

    def codes(self, state: State) -> dict[int, Action]:
        """The legal actions of the seat to act, by code."""
        raise NotImplementedError

    def points_range(self) -> tuple[float, float]:
        """The fewest and most points possible in a single-player game."""
        return -np.inf, np.inf

    # --- what an encoding of a game with a free hand and simulated chance defines besides ---

    def aim(self, numbers: Sequence[float]) -> Action:
        """The action nearest to those numbers, each from -1 to 1."""
        raise NotImplementedError

    def outcome(self, code: int) -> Action:
        """The simulated outcome with that code."""
        raise NotImplementedError

    def outcome_code(self, outcome: Action) -> int:
        """The code of a simulated outcome."""
        raise NotImplementedError

    # --- defaults, which some encodings override with faster ones ---

    def action(self, state: State, code: int) -> Action | None:
        """The action with that code; None if it is not legal now."""
        return self.codes(state).get(code)

    def code(self, state: State, action: Action) -> int | None:
        """The code of an action; None if it is illegal or has no code."""
        return next((code for code, known in self.codes(state).items() if known == action), None)

    def legal_codes(self, state: State) -> list[int]:
        """Every legal code of the seat to act, in order."""
        return sorted(self.codes(state))

    def mask(self, state: State) -> NDArray[np.int8]:
        """1 for every legal code of the seat to act."""
        mask = np.zeros(self.size, np.int8)
        if state.actor is not None:
            mask[self.legal_codes(state)] = 1
        return mask

    def chances(self, state: State) -> list[float] | None:
        """At chance: the probability of each outcome, as `odds` lists them; None if they can't be listed."""
        try:
            return [float(chance) for _, chance in state.odds()]
        except NotEnumerable:
            return None

    def chance(self, state: State, number: int) -> Action:
        """At chance: the outcome with that number in the order of `odds`."""
        return state.odds()[number][0]

    def after(self, state: State, action: Action) -> State:
        """The state after a legal action: what `state.after` gives, sooner where more is known of it."""
        return state.after(action)

    def some_action(self, state: State, rng: Rng) -> Action:
        """What the random robot does for the seat to act, which may be found without making its view."""
        return self.game.some_action(state.view(cast(int, state.actor)), rng)

    def no_mask(self) -> NDArray[np.int8]:
        """The mask of a seat that can't act now."""
        return np.zeros(self.size, np.int8)

    @property
    def width(self) -> int:
        """The length of an observation."""
        return sum(part.size for part in self.parts)

    @property
    def bounds(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The lower and upper bound of every number of an observation."""
        sizes = [part.size for part in self.parts]
        low = np.repeat([part.low for part in self.parts], sizes).astype(self.dtype)
        return low, np.repeat([part.high for part in self.parts], sizes).astype(self.dtype)

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding, (self.game.key, msgspec.to_builtins(self.options))


class Alphabet(Encoding):
    """An encoding of a game with a fixed list of actions: a code is the index in it."""

    def __init__(self, game: Game[Any], options: Any, actions: Sequence[Action]) -> None:
        super().__init__(game, options)
        self.actions = tuple(actions)
        self.size = len(self.actions)
        self._code = {action: code for code, action in enumerate(self.actions)}

    def codes(self, state: State) -> dict[int, Action]:
        return {self._code[action]: action for action in state.legal()}

    def action(self, state: State, code: int) -> Action | None:
        action = self.actions[code]
        return None if state.accepts(action) else action

    def code(self, state: State, action: Action) -> int | None:
        return None if state.accepts(action) else self._code.get(action)


class Listed(Encoding):
    """For any game: a code is the index in the sorted list of legal actions; the view is given as text.

    If there are more legal actions than codes, the rest can't be chosen.
    """

    dtype: ClassVar[Any] = np.uint8
    size = 256
    #: longest text of a view in bytes; longer ones are cut
    text = 4096

    def __init__(self, game: Game[Any], options: Any) -> None:
        super().__init__(game, options)
        about = "the seat's view as JSON without its options, in UTF-8, then zeros"
        self.parts = (EncodedPart("view", self.text, about, 0, 255),)

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        view = {name: value for name, value in state.view(seat).items() if name not in ("options", "game")}
        text = msgspec.json.encode(view)[: self.text]
        seen = np.zeros(self.text, np.uint8)
        seen[: len(text)] = np.frombuffer(text, np.uint8)
        return seen

    def codes(self, state: State) -> dict[int, Action]:
        return dict(enumerate(state.legal()[: self.size]))


ENCODINGS: Registry[Callable[[Game[Any], Any], Encoding]] = Registry("parlour.encodings", UnknownEncoding)


def encoding(game: Game[Any] | str, options: Any = None) -> Encoding:
    """The encoding of a game with these options (a dict, or an Options object)."""
    game = GAMES.get(game) if isinstance(game, str) else game
    if options is None or isinstance(options, dict):
        options = game.options(**(options or {}))
    kind = ENCODINGS.get(game.key) if game.key in ENCODINGS else Listed
    return kind(game, options)


def from_seat(seat: int, seats: int) -> list[int]:
    """All seats in turn order, starting with this one."""
    return [(seat + n) % seats for n in range(seats)]
