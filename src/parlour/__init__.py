"""Parlour: five boxed games by their rule books. This list is the public surface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadView,
    IllegalAction,
    NotEnumerable,
    ParlourError,
    UnknownBot,
    UnknownGame,
)
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.missing import MissingPart, missing_named
from parlour.core.record import Header, Player, Record
from parlour.core.state import State
from parlour.core.verify import verify

from .games import GAMES as _GAMES
from .version import __version__

if TYPE_CHECKING:
    from .analysis import Analysis
    from .core.bot import Bot, Budget
    from .typed_games import game

__all__ = [
    "CHANCE",
    "Action",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadView",
    "Game",
    "Header",
    "IllegalAction",
    "Match",
    "MissingPart",
    "NotEnumerable",
    "ParlourError",
    "Player",
    "Record",
    "State",
    "UnknownBot",
    "UnknownGame",
    "__version__",
    "analyse",
    "game",
    "games",
    "play",
    "verify",
]


if not TYPE_CHECKING:

    def game(key: str) -> Game[Any]:
        """The game with that key; UnknownGame names the keys there are."""
        return _GAMES.get(key)


def games() -> tuple[Game[Any], ...]:
    """Every game there is: our five, then those of other packages."""
    return tuple(_GAMES.get(key) for key in _GAMES)


def analyse(
    position: State | Mapping[str, Any], budget: Budget | float | None = None, **wishes: Any
) -> Analysis:
    """Every legal action of a state or view with its value, best first; see `parlour.analysis`."""
    from .analysis import analyse as analyse_position

    return analyse_position(position, budget, **wishes)


def play(
    game: Game[Any] | str,
    bots: Sequence[Bot | str] | None = None,
    seed: int | str | bytes | None = None,
    budget: Budget | None = None,
    *,
    seats: int | None = None,
    **options: Any,
) -> Record:
    """Play one match between robots and return its record; see `parlour.bots.play`."""
    from parlour.bots.play import play as play_match

    with missing_named():
        return play_match(game, bots, seed, budget, seats=seats, **options)
