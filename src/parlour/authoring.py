"""What the author of a game or robot needs, in one place: everything here is public and stays compatible.

    from parlour.authoring import Action, Game, Options, State, View

See docs/how-to/add-a-game.md and docs/how-to/add-a-robot.md.
"""

from __future__ import annotations

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.bot import Bot, Budget
from parlour.core.errors import BadNotation, BadOption, BadPosition, BadView, IllegalAction, NotEnumerable
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.state import State, drawn, placed
from parlour.core.svg import Picture
from parlour.core.view import View

__all__ = [
    "CHANCE",
    "Action",
    "Actor",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadView",
    "Bot",
    "Budget",
    "Game",
    "IllegalAction",
    "NotEnumerable",
    "Options",
    "Picture",
    "Rng",
    "State",
    "View",
    "drawn",
    "placed",
]
