"""The rules of Abaku: the game as others meet it. States are in `state` and `magic`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from msgspec.structs import replace

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.errors import BadPosition, BadView
from parlour.core.game import Game
from parlour.core.state import State

from . import actions, magic, notation, sight, tiles
from .board import grid_for
from .magic import MagicState
from .notation import Position
from .options import ALONE, AbakuOptions
from .pending import Dealing, Starting
from .search import random_action as robot
from .state import AbakuState
from .tiles import FREE
from .view import AbakuView, MagicView

# --- registration ---


class Abaku(Game[State]):
    """Equations in one line from the tiles of a rack: every tile of every new equation is a point."""

    key: ClassVar[str] = "abaku"
    name: ClassVar[str] = "Abaku"
    #: what was announced stands
    idle = ("pass", "accept")
    options_type = AbakuOptions
    #: magic squares have a state of their own; the tag in its JSON tells which
    state_type = cast(type[State], AbakuState | MagicState)

    def first_state(self, options: AbakuOptions) -> State:
        if options.mode == "magic":
            return MagicState(options, FREE * options.size**2)
        seats = options.seats
        return AbakuState(
            options,
            board=FREE * grid_for(options).squares,
            racks=("",) * seats,
            bag=tiles.ALL,
            score=(0,) * seats,
            turn=0,
            scoreless=(0,) * seats,
            used=(0,) * seats if options.count_tiles else (),
            known=("",) * seats,
            # alone there is nobody to draw lots with
            pending=Starting() if seats > 1 else Dealing(),
        )

    def read_action(self, text: str) -> Action:
        return actions.read(text)

    def read_position(self, text: str, options: AbakuOptions) -> State:
        if options.mode == "magic":
            return magic.read_position(text, options)
        state = _state(notation.read(text, options), options)
        ended = min(state.scoreless) >= 2 or (not state.bag and "" in state.racks)
        if state.pending is None and (ended or state.is_stuck()):
            return replace(state, over=True)
        return state

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> State:
        if _is_magic(view):
            seen = self._read_view(view, MagicView)
            return self.position(seen.square, **seen.options)
        read = self._read_view(view, AbakuView)
        options: AbakuOptions = self.options(**read.options)
        try:
            for _ in range(_TRIES):
                state = _state(sight.imagined(read, options, rng), options)
                notation.check(state.table, options)
                if read.places is not None:
                    return replace(state, over=True)
                # the game goes on, so somebody can place
                if state.pending is not None or options.seats < 3 or not state.is_stuck():
                    return state
        except BadPosition as error:
            raise BadView(f"not a view of {self.key}: {error}") from None
        return state

    def drawn(self, view: Mapping[str, Any]) -> str:
        if _is_magic(view):
            return super().drawn(view)
        read = self._read_view(view, AbakuView)
        return sight.drawn(read, self.options(**read.options))

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return (1, 1) if options.get("mode") in ALONE else (2, 4)

    def longest(self, options: AbakuOptions) -> int:
        if options.mode == "magic":
            return options.size**2
        # every placement that stands lays a tile; between two of them all pass at most twice
        turns = (len(tiles.ALL) + 1) * 2 * options.seats
        return 1 + options.seats + turns * (options.seats + 1)

    def lists_actions(self, options: AbakuOptions) -> bool:
        return options.mode == "magic"

    def seats_in(self, text: str) -> int | None:
        fields = text.split("|")
        has_form = len(fields) >= 5 and fields[0].count("/") >= 14
        return fields[1].count(",") + 1 if has_form else None

    def some_action(self, view: Mapping[str, Any], rng: Rng) -> Action:
        if _is_magic(view):
            return super().some_action(view, rng)
        read = self._read_view(view, AbakuView)
        return robot.some_action(read, self.options(**read.options), rng)


def _is_magic(view: Mapping[str, Any]) -> bool:
    """Whether a view, not yet checked, says that it is of a magic square."""
    options = view.get("options") if isinstance(view, Mapping) else None
    return isinstance(options, Mapping) and options.get("mode") == "magic"


#: how often hidden racks are imagined anew when nobody could place with them
_TRIES = 100


def _state(position: Position, options: AbakuOptions) -> AbakuState:
    return AbakuState(
        options,
        position.board,
        position.racks,
        position.bag,
        position.points,
        position.turn,
        position.scoreless,
        position.used,
        position.known,
        position.pending,
        position.challenger,
    )


GAME = Abaku()
