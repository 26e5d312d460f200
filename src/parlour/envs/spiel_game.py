"""OpenSpiel: every game as a registered Python game, `parlour_kryds_bolle` and so on.

Options are parameters; `players` is the number of seats, `position` a text to start from. Chance is explicit
if its odds can be listed: an outcome is the index in that list. A throw by hand is sampled: its chance node
has only the outcome that was drawn (by `rng_seed`), numbered by where the balls lie, so that a history
replays exactly everywhere.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import quote as url_quote
from urllib.parse import unquote

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.game import Game
from parlour.core.registry import GAMES
from parlour.core.state import State

from .encoding import encoding
from .reward import by_place

#: OpenSpiel uses 32-bit numbers
LONGEST = 2**31 - 1
#: utilities need bounds; no single-player game scores this much
WIDEST = 1e6
#: the most outcomes of a chance node: draws of five tiles from a full bag
MOST_OUTCOMES = 3003
#: parameters that are not options of the game
_OWN = ("players", "position", "rng_seed")


def short_name(game: str) -> str:
    """`parlour_kryds_bolle`."""
    return f"parlour_{game.replace('-', '_')}"


def load(game: str, **params: Any) -> Any:
    """Load the game with these parameters."""
    given = {n: _sealed(v) if isinstance(v, str) and n != "position" else v for n, v in params.items()}
    if "position" in given:
        given["position"] = quote(given["position"])
    return pyspiel.load_game(short_name(game), given)


def quote(position: str) -> str:
    """A position in URL quoting, since OpenSpiel's game strings can't contain `,` or `=`."""
    return url_quote(position, safe="")


def _sealed(text: str) -> str:
    """An option's text without the signs that part OpenSpiel's game strings; `unquote` reads it back."""
    return "".join(f"%{ord(sign):02X}" if sign in "%,=()" else sign for sign in text)


def _spec(game: Game[Any]) -> dict[str, Any]:
    """Every parameter with its default; an unset option is 0 for a number, else an empty text."""
    low, high = game.seats_for({})
    spec: dict[str, Any] = {"players": min(max(2, low), high), "position": "", "rng_seed": 0}
    for name, option in game.described().items():
        unset = 0 if option.kind == "number" else ""
        usual = unset if option.default is None else option.default
        spec[name] = _sealed(usual) if isinstance(usual, str) else usual
    return spec


def _type(game: Game[Any], options: Any) -> Any:
    kind = pyspiel.GameType
    first = game.first_state(options)
    low, high = game.seats_for({})
    chance = kind.ChanceMode.EXPLICIT_STOCHASTIC
    if game.engine(options) is not None:
        chance = kind.ChanceMode.SAMPLED_STOCHASTIC
    elif not game.has_chance(options):
        chance = kind.ChanceMode.DETERMINISTIC
    info = kind.Information
    return kind(
        short_name=short_name(game.key),
        long_name=f"{game.name} (Parlour)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=info.PERFECT_INFORMATION if first.open_information else info.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if options.seats > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=min(low, options.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_spec(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A Parlour game as an OpenSpiel game."""

    def __init__(self, game: Game[Any], options: Any, given: dict[str, Any]) -> None:
        self.encoding = encoding(game, options)
        self.game, self.options = game, options
        self.position = unquote(given.get("position", ""))
        self.rng = random.Random(given.get("rng_seed", 0))
        low, high = (-1.0, 1.0) if options.seats > 1 else self._alone()
        super().__init__(
            _type(game, options),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.size,
                max_chance_outcomes=MOST_OUTCOMES if game.has_chance(options) else 0,
                num_players=options.seats,
                min_utility=low,
                max_utility=high,
                utility_sum=0.0 if options.seats > 1 else None,
                max_game_length=min(game.longest(options), LONGEST),
            ),
            given,
        )

    def _alone(self) -> tuple[float, float]:
        few, many = (float(np.clip(end, -WIDEST, WIDEST)) for end in self.encoding.points_range())
        return (few, many) if self.encoding.better > 0 else (-many, -few)

    def new_initial_state(self, *_: Any) -> SpielState:
        """The start, or the given position."""
        return SpielState(self)

    def start(self) -> State:
        """The first state."""
        if not self.position:
            return self.game.first_state(self.options)  # type: ignore[no-any-return]
        return self.game.position(self.position, **msgspec.to_builtins(self.options))  # type: ignore[no-any-return]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The observer, as OpenSpiel requires."""
        return SpielObserver(self, iig_obs_type)


def make(game: Game[Any], params: dict[str, Any] | None = None) -> SpielGame:
    """The game with these parameters; a bad one raises before anything is created."""
    given = params or {}
    texts = {n: _text(v) for n, v in given.items() if n not in _OWN}
    if given.get("players") is not None:
        texts["seats"] = str(given["players"])
    options = game.options_from_text(_complete(game, texts))
    if given.get("position"):
        game.position(
            unquote(given["position"]), **{n: getattr(options, n) for n in ("seats", *game.described())}
        )
    return SpielGame(game, options, given)


def _complete(game: Game[Any], texts: dict[str, str]) -> dict[str, str]:
    """Drop the defaults that OpenSpiel filled in: the game fills in its own."""
    plain = {name: _text(value) for name, value in _spec(game).items()}
    return {name: text for name, text in texts.items() if name == "seats" or plain.get(name) != text}


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else unquote(str(value))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state with the history as each player saw it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state = game.start()
        #: for each action, how each player saw it: all that players can recall
        self.shown: list[tuple[str, ...]] = []
        #: at chance, the probability of each outcome; None where they cannot be listed
        self._chances: list[float] | None = None
        #: what was simulated for a chance node whose odds cannot be listed
        self._outcome: Action | None = None
        self._settle(game)

    def _settle(self, game: SpielGame) -> None:
        """Sample a throw by hand once, when its chance node is reached."""
        self._outcome = self._chances = None
        if self.state.actor is CHANCE:
            self._chances = game.encoding.chances(self.state)
            if self._chances is None:
                self._outcome = self.state.sample(game.rng)

    def current_player(self) -> Any:
        """The seat to act, or OpenSpiel's ids for chance and the end."""
        actor = self.state.actor
        if actor is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if actor is CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        codes: list[int] = self.get_game().encoding.legal_codes(self.state)
        return codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability; for a throw by hand only the one that was drawn."""
        if self._outcome is not None:
            return [(self.get_game().encoding.outcome_code(self._outcome), 1.0)]
        return list(enumerate(self._chances or ()))

    def _action(self, code: int) -> Action:
        if self.state.actor is not CHANCE:
            action = self.get_game().encoding.action(self.state, code)
            assert action is not None, f"code {code} is not legal now"
            return action  # type: ignore[no-any-return]
        known = self.get_game().encoding
        return known.outcome(code) if self._chances is None else known.chance(self.state, code)  # type: ignore[no-any-return]

    def _apply_action(self, code: int) -> None:
        action, before = self._action(code), self.state
        seats = range(before.options.seats)
        self.shown.append(tuple(before.shown(action, seat) for seat in seats))
        game = self.get_game()
        self.state = game.encoding.after(before, action)
        self._settle(game)

    def _action_to_string(self, player: int, code: int) -> str:
        return str(self._action(code))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.actor is None

    def returns(self) -> list[float]:
        """By place, with one seat by points; 0 until the end."""
        places = self.state.places
        if places is None:
            return [0.0] * self.state.options.seats
        if len(places) > 1:
            return list(by_place(places))
        return [float(self.get_game().encoding.better * self.state.points[0])]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player can recall: every action as this seat saw it."""
        seat = self.current_player() if player is None else player
        return "\n".join([self.get_game().position, *(shown[seat] for shown in self.shown)])

    def __str__(self) -> str:
        return self.state.position

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own pickling does not support sampled chance in Python games
        return _replayed, (str(self.get_game()), self.history())

    def __deepcopy__(self, memo: Any) -> SpielState:
        return self.clone()  # type: ignore[no-any-return]


def _replayed(game: str, history: list[int]) -> SpielState:
    """A state from its game's string and its history."""
    state: SpielState = pyspiel.load_game(game).new_initial_state()
    for code in history:
        state.apply_action(code)
    return state


class SpielObserver:
    """An observation with the encoding's parts as named slices of one tensor."""

    def __init__(self, game: SpielGame, iig_obs_type: Any) -> None:
        self._encoding = game.encoding
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(self._encoding.width, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for part in self._encoding.parts:
            self.dict[part.name] = self.tensor[at : at + part.size]
            at += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into the tensor."""
        self.tensor[:] = self._encoding.observe(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view, or all they can recall, as text."""
        if self._recalls:
            return state.information_state_string(player)
        game = self._encoding.game
        view = state.state.view(player)
        return f"{game.drawn(view)}\n{view['actor']} {view['points']}"


def register() -> None:
    """Register every game for `pyspiel.load_game`."""
    for key in GAMES:
        game = GAMES.get(key)
        maker: Callable[..., Any] = partial(make, game)
        # OpenSpiel frees its reference after Python has shut down; ours keeps it from being the last
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(maker))
        pyspiel.register_game(_type(game, game.options()), maker)


register()
